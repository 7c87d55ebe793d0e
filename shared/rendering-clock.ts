/**
 * What pages say depends on when: which events are still to come, which hours hold. Who renders them says for which moment,
 * so that the same content at the same moment is the same page.
 */
type Clock = () => Date

/** Code that webpack has bundled and code that it has not share no modules. */
const PLACE = Symbol.for("forno.renderingClock")
const place = globalThis as { [PLACE]?: Clock }

/** The variable that says the moment to processes of a build, ISO 8601 in UTC. */
export const RENDERED_AT = "RENDERED_AT"

/** From now on, in this process. */
export function setRenderingClock(clock: Clock): void {
  place[PLACE] = clock
}

/** The moment that is rendered for; now, where nobody has said one, as in a browser. */
export function renderedAt(): Date {
  const clock = place[PLACE]
  if (clock) return clock()
  const said = (globalThis as { process?: { env?: Record<string, string> } }).process?.env?.[
    RENDERED_AT
  ]
  return said ? new Date(said) : new Date()
}
