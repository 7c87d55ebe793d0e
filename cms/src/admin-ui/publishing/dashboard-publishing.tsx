"use client"

import { Link, useAuth } from "@payloadcms/ui"
import type { User } from "../../payload-types"
import { panelState } from "./panel-state"
import { PublishingPanel } from "./publishing-panel"
import { useEntities } from "./use-entities"
import { useAskForBuild } from "./use-ask-for-build"
import { usePublishing } from "./use-publishing"

/** For `admin.components.beforeDashboard`. */
export function DashboardPublishing() {
  const { state, now } = usePublishing()
  const { labelOf, linkOf } = useEntities()
  const { user } = useAuth<User>()
  const askForBuild = useAskForBuild()
  const mayPublish = user?.role === "admin" || user?.role === "editor"
  return (
    <PublishingPanel
      askForBuild={mayPublish ? askForBuild : undefined}
      Link={Link}
      isPending={state.report === null && state.trouble === null}
      linkOf={linkOf}
      state={panelState(state, { now }, labelOf)}
    />
  )
}
