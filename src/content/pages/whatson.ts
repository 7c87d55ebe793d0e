import { list } from "../content-error"
import { mapEvent } from "../event"
import type { WhatsOnPageQuery } from "../generated/queries"
import { mapPage } from "../page-text"

export const toWhatsOnModel = ({ cms }: WhatsOnPageQuery) => ({
  page: mapPage(cms.Pages, "whatson"),
  events: list(cms.Events?.docs).map(mapEvent),
})

export type WhatsOnModel = ReturnType<typeof toWhatsOnModel>
