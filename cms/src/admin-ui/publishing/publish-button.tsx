"use client"

import {
  ConfigProvider,
  PublishButton as PayloadsButton,
  ServerFunctionsContext,
  useConfig,
  useDocumentInfo,
  useServerFunctions,
} from "@payloadcms/ui"
import type { ClientConfig } from "payload"
import { useMemo } from "react"
import { cityOf } from "../../validation/moments"
import { isPublishedBefore } from "./document-schedule"
import { checkedSchedule } from "./scheduling"
import { usePublishing } from "./use-publishing"
import { useScheduleZone } from "./use-schedule-zone"

/** Payload's own, whose drawer for schedules knows the zone and refuses a time that has passed. */
export function PublishButton() {
  const { config } = useConfig()
  const functions = useServerFunctions()
  const { feed } = usePublishing()
  const { collectionSlug, hasPublishedDoc, id } = useDocumentInfo()
  const timeZone = useScheduleZone()
  const inZone = useMemo(() => configInZone(config, timeZone), [config, timeZone])
  const checked = useMemo(
    () => ({
      ...functions,
      schedulePublish: checkedSchedule(
        functions.schedulePublish,
        {
          timeZone,
          isOnSiteAt: (time) =>
            hasPublishedDoc ||
            isPublishedBefore(time, feed.read().report, { collection: collectionSlug, id }),
        },
        () => feed.expectChange(),
      ),
    }),
    [functions, timeZone, collectionSlug, id, hasPublishedDoc, feed],
  )
  return (
    <ConfigProvider config={inZone}>
      <ServerFunctionsContext value={checked}>
        <PayloadsButton />
      </ServerFunctionsContext>
    </ConfigProvider>
  )
}

/** One whose documents can be published now, and not at a time. */
function withoutSchedules(collection: ClientConfig["collections"][number]) {
  const { versions } = collection
  if (!versions || !versions.drafts) return collection
  const drafts = { ...versions.drafts, schedulePublish: false }
  return { ...collection, versions: { ...versions, drafts } }
}

/**
 * The admin's configuration for Payload's button: its drawer has one zone, which is shown and not asked. With several,
 * a time that is typed already would be moved when another one is chosen. While none is known it is not offered.
 */
function configInZone(config: ClientConfig, timeZone: string | null): ClientConfig {
  if (timeZone === null) return { ...config, collections: config.collections.map(withoutSchedules) }
  const timezones = {
    ...config.admin.timezones,
    defaultTimezone: timeZone,
    supportedTimezones: [{ label: `${cityOf(timeZone)} (${timeZone})`, value: timeZone }],
  }
  return { ...config, admin: { ...config.admin, timezones } }
}
