import { expect, it } from "@jest/globals"
import { fieldInWords } from "../../../cms/src/hooks/field-in-words"

const field = (name: string, label: string | false, ...flattenedFields: object[]) => ({
  ...{ name, label, flattenedFields: flattenedFields as { name: string }[] },
})

it("a refused field is named as editors know it, with the row that each list has it in", () => {
  const amount = field("amount", "Amount")
  const items = field("items", "Items", field("prices", "Prices", amount), field("note", false))
  const fields = [field("sections", "Sections", items), field("pairing", "Pairing", amount)]
  const named = (path: string) => fieldInWords(fields, path)
  expect(named("sections.1.items.0.prices.2.amount")).toBe(
    "Sections 2 > Items 1 > Prices 3 > Amount",
  )
  expect(named("pairing.amount")).toBe("Pairing > Amount")
  expect(named("sections.0.items.4.note")).toBe("Sections 1 > Items 5 > note")
  expect(named("sections.0.gone")).toBe("Sections 1 > gone")
})
