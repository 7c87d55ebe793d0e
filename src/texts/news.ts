import { plural } from "./intl"

export const by = (author: string): string => `By ${author}`
export const reading = (minutes: number): string =>
  plural(minutes, { one: `${minutes} minute to read`, other: `${minutes} minutes to read` })
export const topics = "What the news is about"
export const newsAbout = (topic: string): string => `News: ${topic}`
export function articleCount(shown: number, total: number): string {
  const all = plural(total, { one: `${total} article`, other: `${total} articles` })
  return shown < total ? `The newest ${shown} of ${all}` : all
}
export const inThisArticle = "In this article"
export const tags = "Tags"
export const readOn = "Read on"

export const articles = "Articles"
export const moreArticles = "More articles"

export const newsByMailText =
  "What is new, four times a year. Your address is used for nothing else, and each letter has a link that ends it."
