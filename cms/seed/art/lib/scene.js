/** A picture: its size in pixels and how to draw it. */
const sized = (width, height) => (draw) => ({ width, height, draw })

export const landscape = sized(1920, 1280)
/** Posters are 3:4: the lowest sixth stays plain for the words the site sets there. */
export const poster = sized(1280, 1707)
export const mapSheet = sized(1600, 1067)
export const social = sized(1200, 630)

/** A file of the site itself, not of its content. */
export const siteSquare = (draw) => ({ ...sized(1000, 1000)(draw), site: true })
