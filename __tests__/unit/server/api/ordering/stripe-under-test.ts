import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"

interface Session {
  id: string
  object: "checkout.session"
  url: string | null
  status: "open" | "complete" | "expired"
  payment_status: "unpaid" | "paid"
  payment_intent: string | null
  amount_total: number
  success_url: string | null
  /** Not of Stripe's answer: what its page shows. */
  lines: readonly string[]
}

interface Answer {
  status: number
  content: object
}

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"))
}

const refusal = (message: string, code?: string): Answer => ({
  status: 400,
  content: { error: { type: "invalid_request_error", message, code } },
})

interface Line {
  count: number
  amount: number
  name: string
}

function linesOf(sent: URLSearchParams): Line[] {
  const lines: Line[] = []
  for (let line = 0; sent.has(`line_items[${line}][quantity]`); line += 1) {
    const price = `line_items[${line}][price_data]`
    lines.push({
      count: Number(sent.get(`line_items[${line}][quantity]`)),
      amount: Number(sent.get(`${price}[unit_amount]`)),
      name: sent.get(`${price}[product_data][name]`) ?? "",
    })
  }
  return lines
}

/** As Stripe documents its API (docs.stripe.com/api): sessions, refunds, and keys under which both are made once. */
export async function startStripe() {
  const sessions = new Map<string, Session>()
  const refunds: string[] = []
  const answered = new Map<string, { sent: string; answer: Answer }>()
  const state = {
    /** Nobody answers. */
    isDown: false,
    /** There is not enough of it to give back. */
    isBalanceLow: false,
    refundsRefused: 0,
    /** Called before a session is made: what happens meanwhile. */
    meanwhile: undefined as (() => void | Promise<void>) | undefined,
  }

  function made(path: string, sent: URLSearchParams): Answer {
    if (path === "/v1/checkout/sessions") {
      const lines = linesOf(sent)
      if (lines.length > 100) return refusal("You may only specify up to 100 line items.")
      const isOdd = lines.some(({ amount }) => amount % 10 !== 0)
      if (isOdd && sent.get("line_items[0][price_data][currency]") === "kwd") {
        return refusal("The last digit of the amount must be 0.")
      }
      const id = `cs_test_${sessions.size + 1}`
      const url = `https://checkout.stripe.example/c/${id}`
      const session: Session = {
        ...{ id, url, object: "checkout.session", status: "open", payment_status: "unpaid" },
        ...{
          payment_intent: null,
          amount_total: lines.reduce((sum, { count, amount }) => sum + count * amount, 0),
          lines: lines.map(({ count, name }) => `${count} × ${name}`),
          success_url: sent.get("success_url"),
        },
      }
      sessions.set(id, session)
      return { status: 200, content: session }
    }
    if (state.isBalanceLow) {
      state.refundsRefused += 1
      return refusal("Insufficient funds.", "balance_insufficient")
    }
    const intent = sent.get("payment_intent") ?? ""
    if (refunds.includes(intent)) return refusal("Already refunded.", "charge_already_refunded")
    refunds.push(intent)
    return { status: 200, content: { id: `re_${refunds.length}`, object: "refund" } }
  }

  function answerTo(method: string, path: string, sent: URLSearchParams, key: string): Answer {
    const [, id = "", expires] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? []
    const session = sessions.get(id)
    if (session && method === "GET") return { status: 200, content: session }
    if (session && expires) {
      if (session.status !== "open") return refusal("Only open sessions can be expired.")
      session.status = "expired"
      session.url = null
      return { status: 200, content: session }
    }
    if (method !== "POST" || !["/v1/checkout/sessions", "/v1/refunds"].includes(path)) {
      return { status: 404, content: { error: { type: "invalid_request_error" } } }
    }
    if (key === "") return refusal("These tests ask for a key.")
    const before = answered.get(key)
    if (before && before.sent !== sent.toString()) {
      return { status: 400, content: { error: { type: "idempotency_error" } } }
    }
    const answer = before?.answer ?? made(path, sent)
    answered.set(key, { sent: sent.toString(), answer: structuredClone(answer) })
    return answer
  }

  const server = createServer((request, response) => {
    void (async () => {
      const sent = await bodyOf(request)
      if (state.isDown || request.headers.authorization !== "Bearer sk_test_forno") {
        return void response.destroy()
      }
      const path = (request.url ?? "").split("?")[0] ?? ""
      if (path === "/v1/checkout/sessions") await state.meanwhile?.()
      const key = String(request.headers["idempotency-key"] ?? "")
      const { status, content } = answerTo(request.method ?? "", path, sent, key)
      response.writeHead(status, { "content-type": "application/json" })
      response.end(JSON.stringify(content))
    })().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    ...{ state, sessions, refunds },
    url: `http://127.0.0.1:${port}`,
    /** Stripe's own page: the guest pays there. */
    pay(id: string): void {
      const session = sessions.get(id)
      if (session?.status !== "open") throw new Error("Stripe takes no money for it.")
      Object.assign(session, { status: "complete", payment_status: "paid", url: null })
      session.payment_intent = `pi_${id}`
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
