import type { ServerFunctionsContextType } from "@payloadcms/ui"
import type { ClientConfig } from "payload"
import { placeOf } from "./document-schedule"
import { timeOf } from "./words"

type Schedule = ServerFunctionsContextType["schedulePublish"]

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
export function configInZone(config: ClientConfig, timeZone: string | null): ClientConfig {
  if (timeZone === null) return { ...config, collections: config.collections.map(withoutSchedules) }
  const timezones = {
    ...config.admin.timezones,
    defaultTimezone: timeZone,
    supportedTimezones: [{ label: `${placeOf(timeZone)} (${timeZone})`, value: timeZone }],
  }
  return { ...config, admin: { ...config.admin, timezones } }
}

/**
 * Payload's own, which says “Scheduled” of everything: to what has passed already, and where the CMS did not take it.
 * The drawer shows the message of what is thrown here.
 */
export function checkedSchedule(
  schedule: Schedule,
  timeZone: string | null,
  onScheduled: () => void,
): Schedule {
  return async (args) => {
    const { date, deleteID } = args
    if (deleteID === undefined) {
      if (timeZone === null) {
        throw new Error("The venue's time zone is not known yet. Try again in a moment.")
      }
      const now = Date.now()
      const at = date === undefined ? NaN : new Date(date).getTime()
      if (!(at > now)) throw new Error(`${passed(at, now, timeZone)} Choose a time to come.`)
    }
    const outcome = await schedule(args)
    if (typeof outcome === "object" && outcome !== null && "error" in outcome) {
      throw new Error("The CMS did not take it. Nothing has been changed. Try again.")
    }
    onScheduled()
    return outcome
  }
}

function passed(at: number, now: number, timeZone: string): string {
  if (Number.isNaN(at)) return "There is no time yet."
  const inZone = (time: number) => timeOf(new Date(time).toISOString(), { now, timeZone })
  const place = placeOf(timeZone)
  return `${inZone(at)} in ${place} has passed: it is ${inZone(now)} there.`
}
