import type { GlobalConfig } from "payload"
import { siteNavigation } from "./site-navigation"
import { siteSettings } from "./site-settings"

export const globals: GlobalConfig[] = [siteSettings, siteNavigation]
