import { Failure } from "../lib/failure"
import type { ContentProblem } from "../shared/publishing"

/** The site as it stands cannot be built; `problems` are complete sentences. */
export class PreflightError extends Failure {
  override readonly name = "PreflightError"
}

/** The published content cannot be shown as it is. */
export class ContentProblemsError extends PreflightError {
  readonly problems: readonly ContentProblem[]

  constructor(problems: readonly ContentProblem[]) {
    const messages = [...new Set(problems.map(({ message }) => message))]
    super(["The published content cannot be shown as it is:", ...messages.map(bullet)].join("\n"))
    this.problems = problems
  }
}

/** @throws PreflightError */
export function requireConfiguration(problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new PreflightError(
      ["The configuration is not complete (environment or .env):", ...problems.map(bullet)].join(
        "\n",
      ),
    )
  }
}

/** A line of a message's list. */
export const bullet = (line: string): string => `  - ${line}`
