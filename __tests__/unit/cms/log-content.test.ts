import { withoutContent } from "../../../cms/src/server/log-content"

it("keeps what was refused and why in the log, and not the names of drafts that it was told with", () => {
  const refusal =
    "This picture cannot be deleted, because it is used by news “Say “owl” now”, “A second oven”. Change those first."
  expect(withoutContent({ msg: refusal })).toEqual({
    msg: "This picture cannot be deleted, because it is used by news “…”. Change those first.",
  })
})

it("keeps what the database could not do in the log, and no value of a document", () => {
  const cause = new Error("FOREIGN KEY constraint failed")
  const failed = new Error(
    "Failed query: insert into news (title) values (?)\nparams: A second\noven",
    { cause },
  )
  const logged = withoutContent({
    err: Object.assign(failed, { params: ["A second\noven"] }),
    msg: failed.message,
  }) as { err: Error; msg: string }
  expect(logged.err).toMatchObject({
    message: "Failed query: insert into news (title) values (?)",
    cause: { message: "FOREIGN KEY constraint failed" },
  })
  expect(logged.err.stack).toContain("log-content.test.ts")
  expect(Object.entries(logged.err)).not.toContainEqual(["params", expect.anything()])
  expect(logged.err.stack + logged.msg).not.toContain("oven")
})
