export type Environment = Readonly<Record<string, string | undefined>>

/**
 * The web address that a variable holds; nothing where it is empty.
 * @param what it must be, as the message goes on: “the address that drafts are shown at, such as http://localhost:8001”
 * @throws where it is no address, naming the variable
 */
export function webAddress(env: Environment, variable: string, what: string): string | undefined {
  const url = env[variable]
  if (!url || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)))
    return url || undefined
  throw new Error(`${variable} is “${url}”. It must be ${what}, or empty.`)
}
