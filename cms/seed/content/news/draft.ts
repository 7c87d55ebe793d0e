import { days, type Day } from "../../dates"
import { brand, image } from "../../references"
import { richText } from "../../rich-text"
import type { Content } from "../../types"
import { DRAFT_MARKER } from "../draft-marker"

/** The one article that is not published: nothing of it may reach the site. */
export const draftArticle = (base: Day): Content<"news"> => ({
  title: `Working title: ${DRAFT_MARKER}`,
  slug: "a-fifth-oven",
  publishedOn: days(base, 14),
  author: "Ilaria Montefusco",
  excerpt: `Not for publication yet: ${DRAFT_MARKER}.`,
  image: image("news-courtyard"),
  body: richText(
    `The working title of the fifth oven is ${DRAFT_MARKER}. We have a city, a street and half a chimney, and are not saying which until the lease is signed.`,
    "To do before this goes out: the address, a picture that is not of somebody else’s courtyard, and permission from the landlord to be rude about the wallpaper.",
  ),
  brands: [brand("400")],
  tags: ["Ovens"],
})
