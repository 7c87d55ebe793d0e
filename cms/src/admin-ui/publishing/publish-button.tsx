"use client"

import {
  ConfigProvider,
  PublishButton as PayloadsButton,
  ServerFunctionsContext,
  useConfig,
  useServerFunctions,
} from "@payloadcms/ui"
import { useMemo } from "react"
import { checkedSchedule, configInZone } from "./scheduling"
import { usePublishing } from "./use-publishing"
import { useScheduleZone } from "./use-schedule-zone"

/** Payload's own, whose drawer for schedules knows the zone and refuses a time that has passed. */
export function PublishButton() {
  const { config } = useConfig()
  const functions = useServerFunctions()
  const { feed } = usePublishing()
  const zone = useScheduleZone()
  const inZone = useMemo(() => configInZone(config, zone), [config, zone])
  const checked = useMemo(
    () => ({
      ...functions,
      schedulePublish: checkedSchedule(functions.schedulePublish, zone, () => feed.expectChange()),
    }),
    [functions, zone, feed],
  )
  return (
    <ConfigProvider config={inZone}>
      <ServerFunctionsContext value={checked}>
        <PayloadsButton />
      </ServerFunctionsContext>
    </ConfigProvider>
  )
}
