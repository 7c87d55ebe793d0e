import { type Config, defaultLoggerOptions } from "payload"
import { withoutContent } from "./log-content"

/**
 * What Payload logs goes to a file beside what is published: who is refused something is told the names of drafts and
 * guests, the log is not.
 */
export const payloadLog = {
  destination: defaultLoggerOptions,
  options: {
    hooks: {
      logMethod(args, method) {
        method.apply(this, args.map(withoutContent) as typeof args)
      },
    },
  },
} satisfies Config["logger"]
