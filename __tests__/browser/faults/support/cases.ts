import {
  CHUNKS,
  FAULTS,
  MOMENTS,
  PERSISTENCES,
  RESOURCES,
  type Fault,
  type FaultCase,
  type Moment,
  type Persistence,
  type Resource,
} from "./fault-case"

type Combination = Pick<FaultCase, "resource" | "fault" | "persistence">

/** Faults that only page data can have. */
const OF_PAGE_DATA: readonly Fault[] = ["page gone", "500 everywhere"]

/** Combinations that exist, and whose waiting is worth it. */
function isCombination({ resource, fault, persistence }: Combination): boolean {
  if (OF_PAGE_DATA.includes(fault)) return resource === "page data" && persistence === "always"
  // What a page shows at first is in the document: one case a moment shows that nothing depends on it.
  if (resource === "style sheet") return persistence === "always" && fault !== "no answer"
  // Persisting, it would be waited for four times ten seconds: import, retry, and both again after the reload.
  if (CHUNKS.includes(resource) && fault === "no answer") return persistence === "once"
  return true
}

function canHappen({ resource, fault, persistence }: Combination, moment: Moment): boolean {
  if (resource === "app script") return moment === "first load"
  if (fault !== "no answer") return true
  // Ten seconds a time: what persists is waited for where it is waited for least, what passes everywhere else.
  return (moment === "first load") === (persistence === "always")
}

/** How many cases have had both values so far. */
class Tally {
  readonly #counts = new Map<string, number>()

  of(...pair: readonly string[]): number {
    return this.#counts.get(pair.join("|")) ?? 0
  }

  add(...pair: readonly string[]): void {
    this.#counts.set(pair.join("|"), this.of(...pair) + 1)
  }
}

/**
 * The rule by which the product of resource, fault, moment and persistence (some 750 cases) is pruned: every fault of
 * every resource, once and for good, is tried at one moment. It is the moment which this resource, then this fault,
 * then this persistence has been tried at least. Every pair of values is so tried at least once (`untriedPairs`).
 * Every second case of a moment has an address with a query and a fragment.
 */
export function faultCases(): readonly FaultCase[] {
  const tally = new Tally()
  const combinations = RESOURCES.flatMap((resource) =>
    FAULTS.flatMap((fault) =>
      PERSISTENCES.map((persistence) => ({ resource, fault, persistence })),
    ),
  ).filter(isCombination)

  return combinations.map((combination) => {
    const { resource, fault, persistence } = combination
    const uses = (moment: Moment): number =>
      4 * tally.of(resource, moment) +
      2 * tally.of(fault, moment) +
      2 * tally.of(resource, persistence, moment) +
      tally.of(persistence, moment)
    const moment = MOMENTS.filter((candidate) => canHappen(combination, candidate)).reduce(
      (least, candidate) => (uses(candidate) < uses(least) ? candidate : least),
    )
    const withQuery = tally.of(moment) % 2 === 1
    tally.add(moment)
    tally.add(resource, moment)
    tally.add(fault, moment)
    tally.add(persistence, moment)
    tally.add(resource, persistence, moment)
    return { ...combination, moment, withQuery }
  })
}

/** Pairs of values that could be tried together and are not; empty as long as the rule above does what it says. */
export function untriedPairs(cases: readonly FaultCase[]): readonly string[] {
  const possible = RESOURCES.flatMap((resource) =>
    FAULTS.flatMap((fault) =>
      PERSISTENCES.flatMap((persistence) =>
        MOMENTS.filter(
          (moment) =>
            isCombination({ resource, fault, persistence }) &&
            canHappen({ resource, fault, persistence }, moment),
        ).map((moment) => ({ resource, fault, persistence, moment })),
      ),
    ),
  ).filter(({ fault, resource }) => !OF_PAGE_DATA.includes(fault) && resource !== "style sheet")
  const tried = new Set(cases.flatMap(pairsOf))
  return [...new Set(possible.flatMap(pairsOf))].filter((pair) => !tried.has(pair))
}

function pairsOf({
  resource,
  fault,
  moment,
  persistence,
}: {
  resource: Resource
  fault: Fault
  moment: Moment
  persistence: Persistence
}): readonly string[] {
  return [
    `${resource} × ${fault}`,
    `${resource} × ${moment}`,
    `${fault} × ${moment}`,
    `${resource} × ${persistence}`,
    `${fault} × ${persistence}`,
    `${moment} × ${persistence}`,
  ]
}
