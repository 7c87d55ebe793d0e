import type { SanitizedConfig } from "payload"
import { cleanTexts } from "../../../shared/clean-texts"

const cleaned = <Args extends object>(args: Args): Args =>
  "data" in args ? { ...args, data: cleanTexts(args.data) } : args

/** What is pasted from slides and PDFs brings characters that nobody sees; none of them is kept. */
export function cleanAllTexts(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) {
    hooks.beforeOperation = [({ args }) => cleaned(args), ...(hooks.beforeOperation ?? [])]
  }
  for (const { hooks } of config.globals) {
    hooks.beforeOperation = [({ args }) => cleaned(args), ...(hooks.beforeOperation ?? [])]
  }
  return config
}
