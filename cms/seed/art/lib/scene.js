/** A picture: its size in pixels and how to draw it. */
const sized = (width, height) => (draw) => ({ width, height, draw })

export const landscape = sized(1920, 1280)
export const portrait = sized(1280, 1600)
export const square = sized(1280, 1280)
export const social = sized(1200, 630)
