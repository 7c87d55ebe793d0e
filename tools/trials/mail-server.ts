import { appendFileSync } from "node:fs"
import { SMTPServer } from "smtp-server"

/**
 * A mail server in a process of its own, so that `kill -9` ends it in the middle of whatever it does:
 * `mail-server.ts <port> <file>`. Notes of each mail what it is about, by its subject or its id, before it says that it has it.
 */
const [port, file = ""] = process.argv.slice(2)

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: (stream, _session, done) => {
    const chunks: Buffer[] = []
    stream.on("data", (chunk: Buffer) => chunks.push(chunk))
    stream.on("end", () => {
      const text = Buffer.concat(chunks).toString("utf8")
      const [subject = ""] = /^Subject: .*$/m.exec(text) ?? []
      const [id = ""] = /^Message-ID: .*$/im.exec(text) ?? []
      appendFileSync(file, `${subject.trimEnd()} ${id.trimEnd()}\n`)
      done()
    })
  },
})
// A client that is killed resets its connection.
server.on("error", (error) => console.error(error.message))
server.listen(Number(port), "127.0.0.1", () => process.send?.("ready"))
