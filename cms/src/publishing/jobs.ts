import type { CollectionConfig, Field, JobsConfig, TextField } from "payload"
import { isAdmin } from "../access/roles"
import { deliverPublishEvent } from "./deliver"
import type { Delivery } from "./outbox"

/** A job as far as its columns look at it. */
interface JobData {
  taskSlug?: string | null
  input?: unknown
  completedAt?: string | null
  hasError?: boolean | null
  totalTried?: number | null
  waitUntil?: string | null
  error?: unknown
  log?: readonly { state?: string; error?: unknown }[] | null
}

export interface ScheduledInput {
  type?: string
  doc?: { relationTo: string; value: unknown }
  global?: string
  timezone?: string
  user?: { relationTo: string; value: unknown }
}

function whatItIs({ taskSlug, input }: JobData): string {
  if (taskSlug === "deliverPublishEvent") {
    const { event } = input as Delivery
    return `${event.event}: ${event.collection}${event.title ? ` “${event.title}”` : ""}`
  }
  const { type = "publish", doc, global } = (input ?? {}) as ScheduledInput
  return `scheduled ${type}: ${global ?? `${doc?.relationTo ?? ""} ${String(doc?.value ?? "")}`}`
}

function stateOf({ completedAt, hasError, totalTried, waitUntil }: JobData): string {
  if (completedAt) return "Done"
  if (hasError) return "Failed"
  if (totalTried) return "Not accepted yet; tried again"
  return waitUntil ? "Scheduled" : "Waiting"
}

/** Why the last attempt failed, while it matters. */
export function lastError({ completedAt, log, error: cancelled }: JobData): string | undefined {
  // One that was given up before it began has no log.
  const error = completedAt ? undefined : (log?.at(-1)?.error ?? cancelled)
  if (typeof error !== "object" || error === null || !("message" in error)) return undefined
  return String(error.message)
}

function column(
  name: string,
  label: string,
  tell: (job: JobData) => string | undefined,
): TextField {
  return {
    name,
    type: "text",
    label,
    virtual: true,
    admin: { readOnly: true },
    hooks: { afterRead: [({ data }) => tell((data ?? {}) as JobData)] },
  }
}

const LABELS: Readonly<Record<string, string>> = {
  totalTried: "Attempts",
  waitUntil: "Next attempt",
  completedAt: "Done at",
}

function labelled(field: Field): Field {
  if (field.type === "tabs") {
    return {
      ...field,
      tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(labelled) })),
    }
  }
  const label = "name" in field ? LABELS[field.name] : undefined
  return label === undefined ? field : ({ ...field, label } as Field)
}

function deliveries(jobs: CollectionConfig): CollectionConfig {
  return {
    ...jobs,
    labels: { singular: "Delivery", plural: "Deliveries" },
    graphQL: false,
    access: { ...jobs.access, read: ({ req }) => isAdmin(req.user) },
    defaultSort: "-createdAt",
    admin: {
      ...jobs.admin,
      group: "Publishing",
      hidden: ({ user }) => user?.role !== "admin",
      defaultColumns: ["what", "state", "createdAt", "totalTried", "lastError", "waitUntil"],
      description:
        "What the site's server has been told, or is to be told: each change that is to be seen on the site. What it does not accept is tried again until it does.",
    },
    fields: [
      column("what", "What", whatItIs),
      column("state", "State", stateOf),
      column("lastError", "Last error", lastError),
      ...jobs.fields.map(labelled),
    ],
  }
}

const nobody = (): boolean => false

/** Payload's queue: deliveries to the publisher, and what is scheduled. `JobRunner` runs it. */
export const jobs: JobsConfig = {
  tasks: [deliverPublishEvent],
  // What is finished stays for a while; the runner removes what is old.
  deleteJobOnComplete: false,
  processingOrder: "createdAt",
  access: { run: nobody, queue: nobody, cancel: nobody },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => deliveries(defaultJobsCollection),
}
