import { rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import nodemailer from "nodemailer"
import type SMTPPool from "nodemailer/lib/smtp-pool"
import { makePrivateFolder } from "../../../lib/private-folder"
import { letterOf } from "./letter"
import type { Mail } from "./mail"

export interface MailSettings {
  /** `smtp://user:password@host:587`, or `smtps://…`. */
  smtpUrl: string | undefined
  /** Where mails are put instead, for who tries the site out. */
  folder: string | undefined
  /** `Name <address>` or an address; without one it is the group's own. */
  from: string | undefined
  siteUrl: string
}

/** A mail was not handed over. Its sentence names no guest: it stands in logs and lists. */
export class MailNotSent extends Error {
  /**
   * @param is whether nobody answers, this mail will never be taken, or anything else
   * @param mayHaveArrived the connection ended before it was said whether the mail is taken
   */
  constructor(
    message: string,
    readonly is: "unreachable" | "refused" | "failed",
    readonly mayHaveArrived = false,
  ) {
    super(message)
  }
}

const BROKEN_OFF: ReadonlySet<unknown> = new Set(["ECONNECTION", "ETIMEDOUT", "ESOCKET"])
/** What takes too long before anything of a mail is on its way. */
const BEFORE: ReadonlySet<unknown> = new Set(["CONNECT_TIMEOUT", "GREETING_TIMEOUT"])

/** Security or policy, as of who may not send through it (RFC 3463, 3.8). */
const OF_POLICY = /^5\d\d[ -]5\.7\./
/** It wants to know first who sends (RFC 4954, section 6). */
const WANTS_A_LOGIN = 530
/** Until that is mended in the configuration no mail is taken, whoever it is for. */
const OF_THE_SENDER =
  " It refused who sends, not who it is for: see that MAIL_FROM is an address that the login of SMTP_URL may send from."

/** What a mail server says back holds the address, so that its code alone is told (RFC 5321, 4.2.1). */
function notSent(error: unknown): MailNotSent {
  const { code, command, response, responseCode, syscall, timeoutType } = error as Readonly<
    Record<string, unknown>
  >
  const hasAnswered = typeof responseCode === "number"
  const isRefused = hasAnswered && responseCode >= 500 && code === "EENVELOPE"
  // Its recipient is unknown there, for good.
  const isFinal =
    isRefused &&
    command === "RCPT TO" &&
    responseCode !== WANTS_A_LOGIN &&
    !OF_POLICY.test(String(response))
  const answered = hasAnswered ? ` and answered ${responseCode}` : ""
  const mend = isRefused && command === "MAIL FROM" ? OF_THE_SENDER : ""
  const told = `The mail server did not take it (${String(code ?? "no reason given")}${answered}).${mend}`
  const isBrokenOff = BROKEN_OFF.has(code)
  const isUnreachable = isBrokenOff || code === "EDNS"
  const hadBegun = syscall !== "connect" && !BEFORE.has(timeoutType)
  return new MailNotSent(
    told,
    isFinal ? "refused" : isUnreachable ? "unreachable" : "failed",
    isBrokenOff && !hasAnswered && hadBegun,
  )
}

/** Nothing that ends a line: it would begin another header (RFC 5322, 2.2). */
// eslint-disable-next-line no-control-regex -- a NUL is none of a header's either
const LINE_END = /[\r\n\u0085\u2028\u2029\u0000]/
/** A title of the CMS may have been pasted from a slide, in two lines: its mail is sent all the same. */
const inOneLine = (words: string): string => words.split(LINE_END).filter(Boolean).join(" ")
/** One address, not a list of them. */
const ADDRESS = /^[^\s@,;<>"]+@[^\s@,;<>"]+$/

function check(mail: Mail): void {
  for (const header of [mail.to, mail.replyTo ?? "", mail.unsubscribeUrl ?? ""]) {
    if (LINE_END.test(header))
      throw new MailNotSent("A header of the mail holds the end of a line.", "refused")
  }
  for (const address of [mail.to, ...(mail.replyTo ? [mail.replyTo] : [])]) {
    if (!ADDRESS.test(address))
      throw new MailNotSent("An address of the mail is not one e-mail address.", "refused")
  }
}

const POOL: Partial<SMTPPool.Options> = {
  pool: true,
  maxConnections: 2,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

export interface PostOffice {
  /** @throws MailNotSent; whatever the file system has to say, where mails are put in a folder */
  send(mail: Mail, about: { group: string; email: string; id: string }): Promise<void>
  close(): void
}

/** Hands mails over; nothing where there is neither a server nor a folder for them. */
export function openPostOffice(settings: MailSettings): PostOffice | undefined {
  const { smtpUrl, folder, from, siteUrl } = settings
  if (smtpUrl === undefined && folder === undefined) return undefined
  const smtp =
    smtpUrl === undefined
      ? undefined
      : nodemailer.createTransport({ ...POOL, url: smtpUrl } as SMTPPool.Options)
  const inFolder = nodemailer.createTransport({ streamTransport: true, buffer: true })

  return {
    async send(written, { group, email, id }) {
      check(written)
      const mail = { ...written, subject: inOneLine(written.subject) }
      const letter = letterOf(mail, { group, siteUrl })
      const host = new URL(siteUrl).hostname
      const message = {
        from: from ?? { name: inOneLine(group), address: email },
        to: { name: "", address: mail.to },
        ...(mail.replyTo ? { replyTo: { name: "", address: mail.replyTo } } : {}),
        subject: mail.subject,
        ...letter,
        ...(mail.calendar
          ? {
              attachments: [
                {
                  filename: "appointment.ics",
                  content: mail.calendar,
                  contentType: `text/calendar; charset=utf-8; method=${methodIn(mail.calendar)}`,
                },
              ],
            }
          : {}),
        // The same at each attempt: a mailbox shows a mail that came twice once.
        messageId: `<${id}@${host}>`,
        headers: {
          "Auto-Submitted": "auto-generated",
          ...(mail.unsubscribeUrl
            ? {
                "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
                "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
              }
            : {}),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      }
      if (smtp) {
        await smtp.sendMail(message).catch((error: unknown) => {
          throw notSent(error)
        })
      } else if (folder !== undefined) {
        makePrivateFolder(folder)
        const { message: eml } = await inFolder.sendMail(message)
        await put(join(folder, `${id}.eml`), eml as Buffer)
        await put(join(folder, `${id}.html`), letter.html)
      }
    },
    close() {
      smtp?.close()
    },
  }
}

/** As the file says it (RFC 6047, section 2.4). */
const methodIn = (calendar: string): string => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? "PUBLISH"

async function put(path: string, content: Buffer | string): Promise<void> {
  await writeFile(`${path}.new`, content, { mode: 0o600 })
  await rename(`${path}.new`, path)
}
