/** Hexadecimal digits of a content's hash in a name. */
export const PICTURE_HASH_LENGTH = 12

const LONGEST = 80

/** `Oven 2.webp` to `oven-2`: how the site names the files of a picture, before their hash. */
export const pictureStem = (filename: string): string =>
  filename
    .replace(/\.[^.]*$/, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, LONGEST) || "picture"

const PUBLISHED = new RegExp(`^(.+)-[0-9a-f]{${PICTURE_HASH_LENGTH}}\\.[a-z0-9]+$`)

/** The stem of a name that the site has given; nothing for one that it has not. */
export const publishedStem = (name: string): string | undefined => PUBLISHED.exec(name)?.[1]

/** `oven-640x427` to `oven`: the CMS names the sizes of a picture after it. */
export const withoutSize = (stem: string): string => stem.replace(/-\d+x\d+$/, "")
