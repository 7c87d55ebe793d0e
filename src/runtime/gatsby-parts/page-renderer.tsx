import { type ComponentType, createElement, type ReactElement } from "react"
import { apiRunner } from "gatsby-runtime/api-runner-browser"
import { type HeadProps, useHead } from "./head"
import type { StaticQueryResults } from "./static-query"

interface PageProps extends HeadProps {
  path: string
  pageResources: {
    component: { default: ComponentType<PageProps> }
    head: { Head?: ComponentType<HeadProps> }
    staticQueryResults: StaticQueryResults
  }
}

/** A page within what the site puts around all of them. */
export default function PageRenderer(props: PageProps): ReactElement {
  const { component, head, staticQueryResults } = props.pageResources
  const page = createElement(component.default, { ...props, key: props.path })
  useHead(head.Head, props, staticQueryResults)
  return apiRunner("wrapPageElement", { element: page, props }, page, ({ result }) => ({
    element: result,
    props,
  })).pop() as ReactElement
}
