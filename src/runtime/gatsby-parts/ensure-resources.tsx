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

  override shouldComponentUpdate(
    { location: { pathname, search } }: Props,
    { pageResources }: State,
  ): boolean {
    if (!pageResources) this.load(pathname + search)
    return pageResources !== undefined
  }

  override render(): ReactNode {
    return this.props.children(this.state)
  }

  private load(path: string): void {
    void loader.loadPage(path).then((pageResources) => {
      if (!("status" in pageResources)) {
        this.setState({
          location: { ...window.location } as unknown as RouterLocation,
          pageResources,
        })
      } else {
        history.replaceState({}, "", location.href)
        location.assign(path)
      }
    })
  }
}
