import { spawnSync } from "node:child_process"

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
