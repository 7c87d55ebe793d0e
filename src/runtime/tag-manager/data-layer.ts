/** What the owner's tag manager is told. A key that is left out keeps its last value there: say `undefined`. */
export interface DataLayerEvent {
  event: string
  [variable: string]: unknown
}

declare global {
  interface Window {
    /** Made by the container's snippet, which stands in the head of a build with a container and of no other. */
    dataLayer?: DataLayerEvent[]
  }
}
