import { draftsGate } from "./drafts"
import { type Gate, type GateContext, type GateFinding } from "./gate"
import { linksGate } from "./links"
import { pageFloorGate } from "./page-floor"
import { pagesGate } from "./pages"
import { secretsGate } from "./secrets"
import { structuredDataGate } from "./structured-data"

/** What a release has to pass before it is served. */
const GATES: readonly Gate[] = [
  pageFloorGate,
  pagesGate,
  linksGate,
  structuredDataGate,
  secretsGate,
  draftsGate,
]

/** Everything that speaks against serving a release; nothing where it is fit. */
export const runGates = (context: GateContext): GateFinding[] =>
  GATES.flatMap((check) => check(context))
