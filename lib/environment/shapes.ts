import { z } from "zod"

/** Spaces around a value are no part of it, and an empty one is as good as none. */
const given = z
  .string()
  .optional()
  .transform((text) => text?.trim() || undefined)

/** What the sentence about a value that cannot be used says after the variable's name. */
type Wrong = (text: string) => string

const judge = <Value>(
  shape: z.ZodType<Value, string>,
  wrong: Wrong | undefined,
  text: string,
  context: z.RefinementCtx,
): Value => {
  const { data, error } = shape.safeParse(text)
  if (!error) return data
  context.addIssue(wrong?.(text) ?? error.issues[0]?.message ?? "cannot be used.")
  return z.NEVER
}

/** @param wrong where the shape does not say it itself */
export const setting = <Value, Usual extends Value | undefined>(
  shape: z.ZodType<Value, string>,
  usual: Usual,
  wrong?: Wrong,
) =>
  given.transform((text, context): Value | Usual =>
    text === undefined ? usual : judge(shape, wrong, text, context),
  )

export const required = <Value>(shape: z.ZodType<Value, string>, missing: string, wrong?: Wrong) =>
  given.transform((text, context): Value => {
    if (text !== undefined) return judge(shape, wrong, text, context)
    context.addIssue(missing)
    return z.NEVER
  })

export const text = <Usual extends string | undefined>(usual: Usual) => setting(z.string(), usual)

/** Only that one word turns it off. */
export const unlessOff = () =>
  setting(
    z.string().transform((word) => word !== "off"),
    true,
  )

export const port = <Usual extends number | undefined>(usual: Usual) =>
  setting(
    z.coerce.number<string>().int().min(1).max(65_535),
    usual,
    (text) => `is "${text}"; it should be a port number from 1 to 65535.`,
  )

const LONGEST_SECONDS = 86_400

/** In milliseconds. */
export const seconds = (usual: number, least: number) =>
  setting(
    z.coerce
      .number<string>()
      .min(least)
      .max(LONGEST_SECONDS)
      .transform((value) => value * 1000),
    usual * 1000,
    (text) =>
      `is "${text}"; it should be a number of seconds from ${least} to ${LONGEST_SECONDS}, such as ${usual}.`,
  )

export const whole = (usual: number, least: number, what: string) =>
  setting(
    z.coerce.number<string>().int().min(least),
    usual,
    (text) =>
      `is "${text}"; it should be a whole number of ${what} from ${least}, such as ${usual}.`,
  )

export const webAddress = z.url({ protocol: /^https?$/ })

export const withoutSlash = z.string().transform((address) => address.replace(/\/+$/, ""))

/** What a policy may name (CSP Level 3, 2.3.1): a scheme, a host whose first label may be `*`, a port. */
const ORIGIN = /^(https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?)(?:\/.*)?$/i

const origin = z
  .string()
  .regex(ORIGIN, {
    error: ({ input }) =>
      `holds “${input}”; it should be addresses such as https://cms.example.com, with spaces between them.`,
  })
  .transform((address) => address.replace(ORIGIN, "$1"))

/** `none` is as good as nothing, where something else would be filled in. */
export const origins = () =>
  setting(
    z
      .string()
      .transform((words) => (words === "none" ? [] : words.split(/[\s,]+/).filter(Boolean)))
      .pipe(z.array(origin)),
    [],
  )
