import { Failure } from "../../lib/failure"

/** @throws Failure naming the option, with an example of what it takes */
export function numberOption(option: string, value: string, example: number): number {
  const number = Number(value)
  if (value !== "" && Number.isInteger(number) && number >= 0) return number
  throw new Failure(`--${option} needs a number, such as ${example}.`)
}
