import type { Image } from "../../content/image"

const address = ({ avif, webp }: Image): string | undefined => avif[0]?.url ?? webp[0]?.url

/** Whether two pictures are one file. Names hold a hash of the content, so the address is enough. */
export function isSamePicture(one: Image | undefined, other: Image | undefined): boolean {
  return one !== undefined && other !== undefined && address(one) === address(other)
}
