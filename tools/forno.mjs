import { requireSupportedNode } from "../lib/node-version.mjs"

/** The commands that npm runs, each in a file of that name in `commands/`. */
const COMMANDS = [
  "build",
  "dev",
  "gallery",
  "measure-origin",
  "publisher",
  "purge",
  "releases",
  "rollback",
  "serve",
  "start",
  "test",
  "with-env",
]

requireSupportedNode()
// As if the command had been called itself.
const [name = ""] = process.argv.splice(2, 1)
if (COMMANDS.includes(name)) {
  const { default: run } = await import(`./commands/${name}.mjs`)
  await run()
} else {
  console.error(
    name === "" ? "Say which command." : `There is no command ${name}.`,
    `There are: ${COMMANDS.join(", ")}.`,
  )
  process.exitCode = 1
}
