import { readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { isMissing } from "../../../lib/is-missing"

/** The names of a mail's files: a submission's or a record's, with which mail it is. */
export const MAIL_FILE = /^[\w-]+(?:\.[\w-]+)+\.(?:html|eml)$/

/**
 * Deletes mails about a guest.
 * @param about ids and references with which their names begin; a mail to the house about others that names one of them, whom to
 * call or who holds a second table, goes too
 * @param email mails to this address go too, and those to staff about who has it: an answer to them goes there
 * @returns how many
 */
export async function eraseMails(
  folder: string,
  about: readonly string[],
  email?: string,
): Promise<number> {
  const names = (await readdir(folder).catch(none)) ?? []
  let erased = 0
  for (const name of names.filter((file) => file.endsWith(".eml"))) {
    const path = join(folder, name)
    const mail = await readFile(path, "utf8")
    const shown = (await readFile(path.replace(/\.eml$/, ".html"), "utf8").catch(none)) ?? ""
    const isTheirs =
      about.some((one) => name.startsWith(`${one}.`) || shown.includes(one)) ||
      (email !== undefined && addressesIn(mail).includes(email))
    if (!isTheirs) continue
    // The mail itself last: without it, nobody would know whose the other file is.
    await rm(path.replace(/\.eml$/, ".html"), { force: true })
    await rm(path, { force: true })
    erased += 1
  }
  return erased
}

function none(error: unknown): undefined {
  if (isMissing(error)) return undefined
  throw error
}

/** Of its headers To and Reply-To, in lower case. A long header goes on in a line that begins with a space (RFC 5322, 2.2.3). */
function addressesIn(mail: string): string[] {
  const [head = ""] = mail.split(/\r?\n\r?\n/, 1)
  return head
    .replaceAll(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n/)
    .flatMap((header) => /^(?:to|reply-to):(.*)$/i.exec(header)?.[1] ?? [])
    .map((value) => value.replaceAll(/[<>\s]/g, "").toLowerCase())
}
