import { list } from "../content-error"
import { reshapeEvent } from "../event"
import type { WhatsOnPageQuery } from "../generated/queries"
import { memoise } from "../memoise"
import { reshapePage } from "../page-text"
import type { WhatsOnModel } from "../view-models"

export const toWhatsOnModel = memoise(({ cms }: WhatsOnPageQuery): WhatsOnModel => ({
  page: reshapePage(cms.Pages, "whatson"),
  events: list(cms.Events?.docs).map(reshapeEvent),
}))
