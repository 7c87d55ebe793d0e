import { wrongsIn } from "../../../../tools/trials/hostile-requests"

const sent = { method: "POST", path: "/api/booking", headers: {}, body: Buffer.from("") }
const answered = (text: string) => wrongsIn(sent, { status: 400, headers: {}, text })

const { stack = "" } = new Error("It failed.")

it.each([
  ["a page", `<pre>${stack}</pre>`],
  ["JSON", JSON.stringify({ error: stack })],
])("a stack is found in %s", (_where, text) => {
  expect(answered(text)).toEqual([expect.stringContaining("POST /api/booking")])
})

it("nothing is wrong with an answer that says what is", () => {
  expect(answered(JSON.stringify({ error: "Choose a day.\n    At 19:00 there is none." }))).toEqual(
    [],
  )
})

it("what was sent is found where it runs, and not where it is a text", () => {
  const script = "<script>alert(1)</script>"
  expect(answered(`<p>${script}</p>`)).toEqual([expect.stringContaining("runs what it was sent")])
  expect(answered(`<script>const name = "${script}"</script>`)).not.toEqual([])
  expect(answered(`<input value="${script}"><p>&lt;script>alert(1)`)).toEqual([])
})
