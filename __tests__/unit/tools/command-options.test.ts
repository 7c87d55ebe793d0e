import { spawnSync } from "node:child_process"

it.each([
  ["race", "bookings", "--rounds=1k"],
  ["race", "bookings", "--rounds=0"],
  ["trial", "burst", "--times=x"],
])("%s %s %s is refused before anything is begun", (command, what, option) => {
  const args = ["tools/forno.mjs", command, what, option]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" })
  expect(stderr).toMatch(/^\n--(rounds|times) needs a number, such as \d+\.\n\n$/)
  expect(status).toBe(1)
})

it.each([
  ["--help", "Unknown option '--help'"],
  ["--export", "Option '--export <value>' argument missing"],
])("a command says in one line what is wrong with %s", (option, problem) => {
  const { status, stderr } = spawnSync(process.execPath, ["tools/forno.mjs", "releases", option], {
    encoding: "utf8",
  })
  expect(stderr).toBe(`\n${problem}. README.md says what each command takes.\n\n`)
  expect(status).toBe(1)
})
