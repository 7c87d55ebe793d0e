import type { FastifyInstance } from "fastify"
import { NEWSLETTER, routeTo } from "../../../shared/paths"
import { linkAddress } from "../../../shared/submissions/links"
import * as common from "../../../src/texts/common"
import * as texts from "../../../src/texts/form-answers"
import { menus } from "../../../src/texts/menu"
import type { Element } from "../answers/dom"
import type { PlainPage } from "../answers/plain-page"
import { createSaidPages, type SaidPage } from "../answers/said-page"
import type { Say } from "../answers/say"
import type { SlipPage } from "../answers/slip-page"
import { link as wayTo } from "../answers/slip-parts"
import { limited } from "../intake/guards"
import type { LinkPurpose, SignedLinks } from "../intake/signed-link"
import type { BucketSize } from "../intake/token-buckets"
import { KINDS } from "../kinds"
import type { SubmissionStore } from "../store/submission-store"

/** For each network address. A mailbox's own button is pressed by its provider, for many guests from the same. */
const LINK_LIMIT: BucketSize = { burst: 60, every: 1000 }

interface LinkRoutesOptions {
  store: SubmissionStore
  links: SignedLinks
  /** In words, which list it is for, by its id. */
  named: (id: string) => Promise<string>
  slipPage: SlipPage
  answers: Pick<Say, "tooMany">
  limit?: BucketSize
  onChange: () => void
}

/** For who is done here. */
const onward = (): Element[] => [
  wayTo(routeTo("home"), texts.backToSite, "button"),
  wayTo(routeTo("menus"), menus, "button button--quiet"),
  wayTo(routeTo("news"), common.allNews, "button button--quiet"),
]
/** For who is not: what they came for, by another way. */
const confirmOver = (): SaidPage => ({
  title: texts.linkOver,
  sentences: [texts.linkOverNext],
  ways: [wayTo(routeTo("news", { hash: NEWSLETTER }), common.newsByMail, "button")],
})
const unsubscribeBroken = (): SaidPage => ({
  title: texts.linkBroken,
  sentences: [texts.linkBrokenNext],
  ways: [wayTo(routeTo("contact"), common.contactUs, "button")],
})

type Params = { Params: { token: string } }

/**
 * Where links in mails lead. Opening one changes nothing, for programs that look at mails open them too: the button on its
 * page does, or a mailbox's own (RFC 8058, which posts to the address itself).
 */
export function registerLinks(
  app: FastifyInstance,
  { store, links, named, slipPage, answers, limit = LINK_LIMIT, onChange }: LinkRoutesOptions,
): void {
  const send = createSaidPages(slipPage)
  const guarded = { preHandler: limited(limit, answers) }

  /**
   * @param question by the list that it is for, and the id; nothing where it leads to nothing any more
   * @param lost where the link leads to nothing
   * @param act whether there was something to do
   */
  const link = (
    purpose: Extract<LinkPurpose, "confirm" | "unsubscribe">,
    question: (
      list: string,
      id: string,
    ) => (Omit<PlainPage, "action"> & { label: string }) | undefined,
    done: (list: string) => PlainPage,
    lost: () => SaidPage,
    act: (id: string) => boolean,
  ): void => {
    app.get<Params>(`/${purpose}/:token`, guarded, async (request, reply) => {
      const { token } = request.params
      const id = links.read(purpose, token)
      const asks = id === undefined ? undefined : question(await named(id), id)
      if (!asks) return send(reply, 410, lost())
      const { label, ...asked } = asks
      return send(reply, 200, {
        ...asked,
        action: { label, url: linkAddress(purpose, token) },
        ways: [],
      })
    })
    app.post<Params>(`/${purpose}/:token`, guarded, async (request, reply) => {
      const id = links.read(purpose, request.params.token)
      if (id === undefined || !act(id)) return send(reply, 410, lost())
      onChange()
      return send(reply, 200, { ...done(await named(id)), ways: onward() })
    })
  }

  link(
    "confirm",
    (list, id) =>
      list === "" || store.hasEnded(id)
        ? undefined
        : {
            title: texts.confirmTitle,
            sentences: [texts.confirmQuestion(list)],
            label: texts.confirmAction,
          },
    (list) => ({
      title: texts.confirmed,
      sentences: [texts.confirmedFor(list), texts.confirmedNext],
    }),
    confirmOver,
    (id) => {
      const found = store.find(id)
      // An old mail puts nobody back on a list that they have left.
      if (!found || store.hasEnded(id)) return false
      // Twice is as good as once.
      store.confirm(id, found.suspicion === null ? KINDS[found.kind].mails : [], Date.now())
      return true
    },
  )
  link(
    "unsubscribe",
    () => ({
      title: texts.unsubscribeTitle,
      sentences: [texts.unsubscribeQuestion],
      label: texts.unsubscribeAction,
    }),
    () => ({ title: texts.unsubscribed, sentences: [texts.unsubscribedNext] }),
    unsubscribeBroken,
    (id) => {
      store.end(id, Date.now())
      return true
    },
  )
}
