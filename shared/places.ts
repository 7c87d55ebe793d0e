/** Address of the towns that can be searched by, written by the build. */
export const PLACES = "/places.json"

/** A town's name, its degrees north and east, and what else it is called. */
export type Place = readonly [
  name: string,
  latitude: number,
  longitude: number,
  ...otherNames: string[],
]
