import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Kind, print } from "graphql"
import type { SiteDefinition } from "./site-queries"

/**
 * The site's fragments as Gatsby reads them: exported, in its own tag, in the folder of its cache that it looks into beside
 * `src/`. It empties the folder when it starts.
 */
export async function writeFragmentsFile(
  root: string,
  definitions: readonly SiteDefinition[],
): Promise<void> {
  const fragments = definitions.flatMap(({ definition }) =>
    definition.kind === Kind.FRAGMENT_DEFINITION ? [print(definition)] : [],
  )
  await writeFile(
    join(root, ".cache", "fragments", "content.js"),
    `import { graphql } from "gatsby"

export const fragments = graphql\`
${fragments.join("\n\n")}
\`
`,
  )
}
