import { createServer, type Server, type Socket } from "node:net"
import type { AddressInfo } from "node:net"
import { type MailNotSent, openPostOffice } from "../../../../../server/api/mail/post-office"

const MAIL = {
  ...{ to: "ada@example.org", subject: "Hello", heading: "Hello", note: "" },
  ...{ paragraphs: [], facts: [] },
}

let server: Server | undefined
afterEach(() => server?.close())

/** A mail server that says what it is told to, and then ends the connection. */
async function listen(answer: (line: string, socket: Socket) => string | undefined) {
  server = createServer((socket) => {
    socket.on("error", () => undefined)
    socket.write("220 here\r\n")
    socket.on("data", (chunk) => {
      const said = answer(String(chunk), socket)
      if (said === undefined) socket.destroy()
      else if (said) socket.write(`${said}\r\n`)
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve))
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function outcome(smtpUrl: string, mail = MAIL): Promise<Partial<MailNotSent> | undefined> {
  const siteUrl = "https://quattrocento.example"
  const postOffice = openPostOffice({ smtpUrl, folder: undefined, from: undefined, siteUrl })
  try {
    await postOffice?.send(mail, { group: "House", email: "house@example.org", id: "1" })
    return undefined
  } catch (error) {
    return error as MailNotSent
  } finally {
    postOffice?.close()
  }
}

describe("a mail of which nobody has said that it is taken", () => {
  it("may have arrived where the connection ends after it was sent", async () => {
    const url = await listen((line) =>
      line.startsWith("DATA") ? "354 go on" : line.includes("Hello") ? undefined : "250 ok",
    )
    expect(await outcome(url)).toMatchObject({ is: "unreachable", mayHaveArrived: true })
  })

  it("has not where it is answered that it is not taken", async () => {
    const url = await listen((line) => (line.startsWith("RCPT") ? "451 later" : "250 ok"))
    expect(await outcome(url)).toMatchObject({ mayHaveArrived: false })
  })

  it("has not where nobody was there", async () => {
    const url = await listen(() => undefined)
    await new Promise((resolve) => server?.close(resolve))
    expect(await outcome(url)).toMatchObject({ is: "unreachable", mayHaveArrived: false })
  })
})

describe("a mail that is refused", () => {
  const answering = (command: string, answer: string) =>
    listen((line) => (line.startsWith(command) ? answer : "250 ok"))

  it("is given up where its recipient is unknown there", async () => {
    const url = await answering("RCPT", "550 5.1.1 no such user")
    expect(await outcome(url)).toMatchObject({ is: "refused" })
  })

  it.each([
    ["MAIL", "550 5.1.0 not your address"],
    ["MAIL", "530 5.7.0 log in first"],
    ["RCPT", "554 5.7.1 relay access denied"],
    ["RCPT", "530 log in first"],
    ["DATA", "554 no more for today"],
  ])("waits where it is not for its recipient's sake: %s, %s", async (command, answer) => {
    expect(await outcome(await answering(command, answer))).toMatchObject({ is: "failed" })
  })

  it("says what to look at where its sender is refused", async () => {
    const url = await answering("MAIL", "550 5.1.0 not your address")
    expect(String(await outcome(url))).toMatch(/answered 550.*MAIL_FROM/)
  })
})

it("a title in two lines, as pasted from a slide, is one line of the subject; an address in two lines is refused", async () => {
  let sent = ""
  const url = await listen((line) => {
    if (line.includes("Subject:")) sent = line
    return line.startsWith("DATA") ? "354 go on" : "250 ok"
  })
  const subject = "Dinner\nwith wine\u2028and cheese"
  expect(await outcome(url, { ...MAIL, subject })).toBeUndefined()
  expect(sent).toMatch(/^Subject: Dinner with wine and cheese\r$/m)
  const to = "ada@example.org\nBcc: bo@example.org"
  expect(await outcome(url, { ...MAIL, to })).toMatchObject({ is: "refused" })
})
