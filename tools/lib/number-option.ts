import { Failure } from "../../lib/failure"

/**
 * @param least that it may be
 * @throws Failure naming the option, with an example of what it takes
 */
export function numberOption(option: string, value: string, example: number, least = 0): number {
  const number = Number(value)
  if (value !== "" && Number.isInteger(number) && number >= least) return number
  throw new Failure(`--${option} needs a number, such as ${example}.`)
}
