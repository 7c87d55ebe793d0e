import { appendFileSync } from "node:fs"
import { SMTPServer } from "smtp-server"

/**
 * A mail server in a process of its own, so that `kill -9` ends it in the middle of whatever it does:
 * `mail-server.ts <port> <file>`. Notes the subject of each mail before it says that it has it.
 */
const [port, file = ""] = process.argv.slice(2)

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: (stream, _session, done) => {
    const chunks: Buffer[] = []
    stream.on("data", (chunk: Buffer) => chunks.push(chunk))
    stream.on("end", () => {
      const [subject = ""] = /^Subject: .*$/m.exec(Buffer.concat(chunks).toString("utf8")) ?? []
      appendFileSync(file, `${subject}\n`)
      done()
    })
  },
})
server.listen(Number(port), "127.0.0.1", () => process.send?.("ready"))
