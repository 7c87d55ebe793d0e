"use client"

import { Link } from "@payloadcms/ui"
import { panelState } from "./panel-state"
import { PublishingPanel } from "./publishing-panel"
import { useEntities } from "./use-entities"
import { usePublishing } from "./use-publishing"

/** For `admin.components.beforeDashboard`. */
export function DashboardPublishing() {
  const { state, now } = usePublishing()
  const { labelOf, linkOf } = useEntities()
  return (
    <PublishingPanel
      Link={Link}
      isPending={state.report === null && state.trouble === null}
      linkOf={linkOf}
      state={panelState(state, { now }, labelOf)}
    />
  )
}
