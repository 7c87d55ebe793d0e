"use client"

import { useConfig } from "@payloadcms/ui"
import { useEffect, useState, useSyncExternalStore } from "react"
import { createStatusFeed, type FeedState, NOTHING_YET, type StatusFeed } from "./status-feed"

const feeds = new Map<string, StatusFeed>()

const pageVisibility = {
  isHidden: () => document.hidden,
  onChange(listener: () => void) {
    document.addEventListener("visibilitychange", listener)
    // A window beside another one is in view all the time.
    window.addEventListener("focus", listener)
    return () => {
      document.removeEventListener("visibilitychange", listener)
      window.removeEventListener("focus", listener)
    }
  },
}

/** One for each page, however many parts read it. */
function feedOf(url: string): StatusFeed {
  const feed = feeds.get(url) ?? createStatusFeed({ url, visibility: pageVisibility })
  feeds.set(url, feed)
  return feed
}

export function usePublishing(): { feed: StatusFeed; state: FeedState; now: number } {
  const { config } = useConfig()
  const feed = feedOf(`${config.serverURL}${config.routes.api}/publishing/status`)
  const state = useSyncExternalStore(feed.subscribe, feed.read, () => NOTHING_YET)
  return { feed, state, now: usePublisherClock(state) }
}

/** The publisher's clock, in milliseconds since 1970: ticks while something is under way, else with each answer. */
function usePublisherClock({ report, receivedAt }: FeedState): number {
  const [page, setPage] = useState(0)
  const isTicking = report?.status?.state === "working" || (report?.deliveries.waiting ?? 0) > 0
  useEffect(() => {
    const tick = () => setPage(performance.now())
    tick()
    const timer = isTicking ? setInterval(tick, 1000) : undefined
    return () => clearInterval(timer)
  }, [isTicking, receivedAt])
  const answered = report?.status ? Date.parse(report.status.now) : Date.now()
  return answered + Math.max(0, page - receivedAt)
}
