import type { GlobalConfig } from "payload"
import { globalWithPublishingStatus } from "../admin-ui/publishing/with-publishing-status"
import { globalWithPreview } from "../publishing/with-preview"
import { globalWithPublishing } from "../publishing/with-publishing"
import { siteNavigation } from "./site-navigation"
import { siteSettings } from "./site-settings"

export const globals: GlobalConfig[] = [siteSettings, siteNavigation]
  .map(globalWithPublishing)
  .map(globalWithPreview)
  .map(globalWithPublishingStatus)
