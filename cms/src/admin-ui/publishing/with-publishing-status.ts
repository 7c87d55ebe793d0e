import type { CollectionConfig, GlobalConfig } from "payload"

const LINE = "/admin-ui/publishing/document-publishing#DocumentPublishing"
const PUBLISH_BUTTON = "/admin-ui/publishing/publish-button#PublishButton"
const REFUSAL = "/admin-ui/publishing/document-refusal#DocumentRefusal"

/** For `admin.components.beforeDashboard`. */
export const PUBLISHING_PANEL = "/admin-ui/publishing/dashboard-publishing#DashboardPublishing"

/** A collection whose documents say, beside their buttons, whether the site shows them as published. */
export const withPublishingStatus = (collection: CollectionConfig): CollectionConfig =>
  withLine(collection, LINE)

/** One whose documents say there, and keep saying, that and why they were not saved. */
export const withRefusal = (collection: CollectionConfig): CollectionConfig =>
  withLine(collection, REFUSAL)

function withLine(collection: CollectionConfig, line: string): CollectionConfig {
  const { admin } = collection
  const edit = admin?.components?.edit
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        edit: {
          ...edit,
          beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), line],
          ...(collection.versions ? { PublishButton: PUBLISH_BUTTON } : {}),
        },
      },
    },
  }
}

/** The same for a global. */
export function globalWithPublishingStatus(global: GlobalConfig): GlobalConfig {
  const { admin } = global
  const elements = admin?.components?.elements
  return {
    ...global,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        elements: {
          ...elements,
          beforeDocumentControls: [...(elements?.beforeDocumentControls ?? []), LINE],
        },
      },
    },
  }
}
