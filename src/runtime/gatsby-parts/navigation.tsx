import { Component, type ReactNode } from "react"
import { apiRunner } from "gatsby-runtime/api-runner-browser"
import { RouteAnnouncerProps } from "gatsby-runtime/route-announcer-props"
import { navigatedTo } from "../../texts/frame"
import type { RouterLocation } from "./router"

/** The plugin for resilience navigates, and catches what Gatsby would have caught here. */
export const init = (): void => undefined

/** ../scroll-memory decides. */
export const shouldUpdateScroll = (): boolean => false

interface Entry {
  location: RouterLocation
}

const keyOf = ({ location: { state } }: Entry): string | undefined =>
  (state as { key?: string } | null)?.key

const isOther = (one: Entry, other: Entry): boolean =>
  one.location.href !== other.location.href || keyOf(one) !== keyOf(other)

function announce(): void {
  requestAnimationFrame(() => {
    const heading = document.querySelector("#gatsby-focus-wrapper h1")
    const announcer = document.getElementById(RouteAnnouncerProps.id)
    const words = navigatedTo(heading?.textContent ?? document.title)
    if (announcer && announcer.textContent !== words) announcer.textContent = words
  })
}

/** Tells plugins of each change of address, and who cannot see it that another page is here. */
export class RouteUpdates extends Component<Entry & { children: ReactNode }> {
  constructor(props: Entry & { children: ReactNode }) {
    super(props)
    apiRunner("onPreRouteUpdate", { location: props.location, prevLocation: null })
  }

  override componentDidMount(): void {
    apiRunner("onRouteUpdate", { location: this.props.location, prevLocation: null })
  }

  override shouldComponentUpdate(next: Entry): boolean {
    if (!isOther(this.props, next)) return false
    apiRunner("onPreRouteUpdate", { location: next.location, prevLocation: this.props.location })
    return true
  }

  override componentDidUpdate(before: Entry): void {
    // A jump within the page, or another filter of it, leads to no other page.
    if (before.location.pathname !== this.props.location.pathname) announce()
    apiRunner("onRouteUpdate", { location: this.props.location, prevLocation: before.location })
  }

  override render(): ReactNode {
    return (
      <>
        {this.props.children}
        <div {...RouteAnnouncerProps} />
      </>
    )
  }
}
