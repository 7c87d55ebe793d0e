import type { Content } from "../../types"
import { degustation, functions, menus, news, whatson } from "./eat-and-gather"
import { notFound, offline, serverError } from "./errors"
import { about, home } from "./group"
import { privacyPolicy, termsAndConditions } from "./legal"
import { book, contact, locations, order } from "./visit"
import { careers, stockists } from "./work-and-shops"

export const pages: readonly Content<"pages">[] = [
  home,
  about,
  locations,
  book,
  order,
  menus,
  degustation,
  functions,
  whatson,
  news,
  careers,
  stockists,
  contact,
  privacyPolicy,
  termsAndConditions,
  notFound,
  serverError,
  offline,
]
