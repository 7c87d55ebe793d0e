import type { GlobalConfig } from "payload"
import { GLOBAL_SLUGS, type GlobalSlug, SITE_GLOBALS } from "../../../shared/content-types"
import { globalWithPublishingStatus } from "../admin-ui/publishing/with-publishing-status"
import { globalWithPreview } from "../publishing/with-preview"
import { globalWithPublishing } from "../publishing/with-publishing"
import { siteNavigation } from "./site-navigation"
import { siteSettings } from "./site-settings"

const configs: Readonly<Record<GlobalSlug, GlobalConfig>> = {
  "site-settings": siteSettings,
  "site-navigation": siteNavigation,
}

export const globals: GlobalConfig[] = GLOBAL_SLUGS.map((slug) => ({
  ...configs[slug],
  graphQL: { name: SITE_GLOBALS[slug].type },
}))
  .map(globalWithPublishing)
  .map(globalWithPreview)
  .map(globalWithPublishingStatus)
