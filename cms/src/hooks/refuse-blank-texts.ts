import { type Field, type SanitizedConfig, type TabAsField, traverseFields } from "payload"
import { CONTENT_SLUGS } from "../../../shared/content-types"

/** Asks of a text that is all blanks what is asked of an empty one. */
const blanksAsEmpty =
  <Text, Options, Answer>(validate: (value: Text | "", options: Options) => Answer) =>
  (value: Text | "", options: Options): Answer =>
    validate(typeof value === "string" && value.trim() === "" ? "" : value, options)

function takeBlanksForEmpty(field: Field | TabAsField): void {
  if (field.type === "text" && !field.hasMany && field.validate) {
    field.validate = blanksAsEmpty(field.validate)
  } else if (field.type === "textarea" && field.validate) {
    field.validate = blanksAsEmpty(field.validate)
  }
}

/** Of what the site shows: of a title of blanks the heading, the link in lists and the line of a feed would be empty. */
export function refuseBlankTexts(config: SanitizedConfig): SanitizedConfig {
  const ofSite = config.collections.filter(({ slug }) =>
    CONTENT_SLUGS.some((content) => content === slug),
  )
  for (const { fields } of [...ofSite, ...config.globals]) {
    traverseFields({ fields, callback: ({ field }) => takeBlanksForEmpty(field) })
  }
  return config
}
