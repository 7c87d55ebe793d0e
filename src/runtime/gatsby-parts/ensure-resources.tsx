import { Component, type ReactNode } from "react"
import loader from "../../../plugins/gatsby-plugin-resilience/src/gatsby-adapter/loader"
import type { RouterLocation } from "./router"

interface Props {
  location: RouterLocation
  children: (shown: State) => ReactNode
}

interface State {
  location: RouterLocation
  /** None: the page before stays until they are here. */
  pageResources?: object
}

const resourcesOf = ({ pathname, search }: RouterLocation): object | undefined =>
  loader.loadPageSync(pathname + search)

/** Holds on to what is shown until the page at the window's address is here. */
export default class EnsureResources extends Component<Props, State> {
  static getDerivedStateFromProps(
    { location }: Props,
    { location: before }: State,
  ): Partial<State> {
    return before.href === location.href
      ? { location }
      : { location, pageResources: resourcesOf(location) }
  }

  override state: State = {
    location: this.props.location,
    pageResources: resourcesOf(this.props.location),
  }

  override shouldComponentUpdate({ location }: Props, { pageResources }: State): boolean {
    if (!pageResources) this.load(location)
    return pageResources !== undefined
  }

  override render(): ReactNode {
    return this.props.children(this.state)
  }

  /** What fails here is not the window's page any more: for that the loader loads a document. */
  private load(location: RouterLocation): void {
    void loader.loadPage(location.pathname + location.search).then((pageResources) => {
      // Meanwhile the visitor may have stepped on through the history.
      const isAwaited = location === this.props.location
      if (isAwaited && !("status" in pageResources)) this.setState({ pageResources })
    })
  }
}
