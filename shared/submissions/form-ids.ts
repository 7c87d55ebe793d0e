import type { SubmissionSlug } from "./kinds"

/**
 * Names of what a form's HTML has, by which the browser's script and the server, in its answers to browsers without
 * scripts, find where to say what is wrong.
 */
export const FORM_IDS = "form-"
export const formId = (slug: SubmissionSlug): string => FORM_IDS + slug
export const fieldId = (slug: SubmissionSlug, field: string): string => `${slug}-${field}`
export const problemId = (slug: SubmissionSlug, field: string): string =>
  `${fieldId(slug, field)}-problem`
export const hintId = (slug: SubmissionSlug, field: string): string =>
  `${fieldId(slug, field)}-hint`
/** Holds what is wrong all together, or what became of the form. */
export const summaryId = (slug: SubmissionSlug): string => `${formId(slug)}-summary`
