/** A picture of the demo content. */
export interface MediaContent {
  /** The file's name in `images/`, without `.webp`. */
  name: string
  alt: string
  caption?: string
  credit?: string
  focalX?: number
  focalY?: number
}
