import { describe, expect, it } from "@jest/globals"
import { counterpart } from "../../../cms/src/questions/counterpart"
import { answersIn, answerTo, asQuestion, isQuestion } from "../../../cms/src/questions/question"
import { contradictionsInWords, dayToCome, oddJump } from "../../../cms/src/validation/questions"
import { contradictions } from "../../../shared/label-rules"

describe("an amount", () => {
  it.each([
    [9.5, 950, /950, 100 times as much/],
    [9.5, 95, /95, 10 times as much/],
    [950, 9.5, /9.5, one part in 100/],
  ])("that goes from %s to %s is asked about", (before, now, said) => {
    expect(oddJump(before, now)).toMatch(said)
  })

  it.each([
    [9.5, 94.9],
    [9.5, 1],
    [0, 12],
    [12, 0],
  ])("may go from %s to %s", (before, now) => {
    expect(oddJump(before, now)).toBeUndefined()
  })
})

describe("the labels of a dish", () => {
  it.each([
    ["vegan", ["milk", "eggs", "fish", "crustaceans", "molluscs"]],
    ["vegetarian", ["fish", "crustaceans", "molluscs"]],
    ["glutenFree", ["gluten"]],
  ])("contradict each other where it is %s and contains one of %s", (diet, allergens) => {
    for (const allergen of allergens) {
      expect(contradictions([diet], ["nuts", allergen])).toEqual([{ diet, allergen }])
    }
  })

  it("may promise on request what the dish as it comes is not", () => {
    const onRequest = ["veganOption", "glutenFreeOption", "vegetarian"]
    expect(contradictions(onRequest, ["milk", "eggs", "gluten"])).toEqual([])
  })

  it("are named as guests read them", () => {
    const found = contradictions(["vegan"], ["milk", "eggs"])
    expect(contradictionsInWords(found)).toBe(
      "The labels contradict each other: “Vegan” and “contains eggs”; “Vegan” and “contains milk”. Guests with an allergy rely on them.",
    )
  })
})

it("a day to come is a question that says how to have an article, or a position, wait", () => {
  const question = asQuestion(dayToCome("2030-12-24", "a position"))
  expect(question).toMatch(
    /^24 December 2030 is still to come, and guests read a position as soon.*“Schedule Publish”/,
  )
  expect(isQuestion(question)).toBe(true)
})

describe("a question", () => {
  it("is known from a complaint, and has one answer for one value in one place", () => {
    expect(isQuestion(asQuestion("This was 9.5 and would become 950."))).toBe(true)
    expect(isQuestion("950 is not a price.")).toBe(false)
    expect(answersIn([answerTo("price", 950), 7])).toEqual(["price=950"])
    expect(answersIn("price=950")).toEqual([])
  })

  const price = (id: string, label: string, amount: number) => ({ id, label, amount })
  const item = (id: string, name: string, ...prices: object[]) => ({ id, name, prices })
  const menu = (...items: object[]) => ({ sections: [{ id: "s", title: "Pizza", items }] })
  const path = ["sections", "0", "items", "1", "prices", "0", "amount"]

  it("compares a row with itself, wherever it has been moved to", () => {
    const before = menu(
      item("a", "Marinara", price("p", "", 9.5)),
      item("b", "Diavola", price("q", "", 14)),
    )
    const after = menu(
      item("b", "Diavola", price("q", "", 14)),
      item("a", "Marinara rossa", price("p", "", 950)),
    )
    expect(counterpart(after, before, path)).toEqual(price("p", "", 9.5))
  })

  it("compares rows by name where a program has given them new ids", () => {
    const before = menu(item("a", "Diavola"), item("b", "Wine", price("p", "Glass", 6)))
    const after = menu(item("c", "Diavola"), item("d", "Wine", price("e", "Glass", 60)))
    expect(counterpart(after, before, path)).toEqual(price("p", "Glass", 6))
    const renamed = menu(item("c", "Diavola"), item("d", "Beer", price("e", "Glass", 60)))
    expect(counterpart(renamed, before, path)).toBeUndefined()
  })

  it("compares nothing with a document that is not there yet", () => {
    expect(counterpart(menu(item("a", "Diavola")), null, path)).toBeUndefined()
  })
})
