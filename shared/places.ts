/** Address of the towns that can be searched by, written by the build. */
export const PLACES = "/places.json"

/** A town's name in English, and its degrees north and east. */
export type Place = readonly [name: string, latitude: number, longitude: number]
