/** Every picture by the name of its file. */
import { heroes } from "./heroes.js"
import { interiors } from "./interiors.js"
import { maps } from "./maps.js"
import { posters } from "./posters.js"
import { rooms } from "./rooms.js"
import { site } from "./site.js"
import { stories } from "./stories.js"
import { venues } from "./venues.js"

export const scenes = {
  ...heroes,
  ...venues,
  ...rooms,
  ...interiors,
  ...maps,
  ...posters,
  ...stories,
  ...site,
}
