import type { FunctionSpace } from "../../content/function-space"
import type { Image } from "../../content/image"
import { isSamePicture } from "../shared/same-picture"

const MORE_SHOWN = 2

export interface PicturedSpace {
  space: FunctionSpace
  picture: Image
  more: readonly Image[]
}

/** Spaces of one house share pictures: each is shown once on the page, its header included. */
export function pictureSpaces(spaces: readonly FunctionSpace[], hero?: Image): PicturedSpace[] {
  const shown = hero ? [hero] : []
  const isShown = (image: Image): boolean => shown.some((other) => isSamePicture(image, other))
  const pictured = spaces.map((space) => {
    const picture = [space.image, ...space.gallery].find((image) => !isShown(image)) ?? space.image
    shown.push(picture)
    return { space, picture }
  })
  // After every space has its own picture, so that none is taken away by another's gallery.
  return pictured.map(({ space, picture }) => {
    const more = [space.image, ...space.gallery]
      .filter((image) => !isShown(image))
      .slice(0, MORE_SHOWN)
    shown.push(...more)
    return { space, picture, more }
  })
}
