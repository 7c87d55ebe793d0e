import { resolve } from "node:path"
import {
  buildClientSchema,
  getIntrospectionQuery,
  print,
  type GraphQLSchema,
  type IntrospectionQuery,
} from "graphql"
import { queryCms } from "../cms-client/cms-client"
import type { Configuration } from "../cms-client/configuration"
import { bullet, PreflightError } from "./preflight-error"
import { pruneSchema } from "./prune-schema"
import { findSchemaProblems, type SchemaProblem } from "./schema-check"
import { collectSiteQueries, type SiteDefinition } from "./site-queries"
import { findUnanswerable } from "./unanswerable"

/** @throws CmsError */
export async function introspectCms(configuration: Configuration): Promise<GraphQLSchema> {
  const data = await queryCms<IntrospectionQuery>(
    configuration,
    getIntrospectionQuery({ descriptions: false }),
  )
  return buildClientSchema(data)
}

/**
 * Asks for one thing the key must be able to read: introspection alone answers anybody.
 * @throws CmsError where the key is refused
 */
async function checkKey(configuration: Configuration): Promise<void> {
  await queryCms(
    configuration,
    /* GraphQL */ `
      query KeyCheck {
        Pages(limit: 1) {
          totalDocs
        }
      }
    `,
  )
}

/**
 * Everything that can be known to be wrong before the build starts.
 * @returns the SDL of the part of the CMS's schema that the site uses
 * @throws PreflightError or CmsError, with one message that names what is wrong and what would be right
 */
export async function preflight(configuration: Configuration, root: string): Promise<string> {
  const checking = checkKey(configuration)
  // Told after what is wrong with the schema.
  checking.catch(() => undefined)
  const [schema, definitions] = await Promise.all([
    introspectCms(configuration),
    collectSiteQueries(resolve(root)),
  ])
  requireAnswerable(definitions)
  const problems = findSchemaProblems(schema, definitions)
  if (problems.length > 0) throw new PreflightError(describeProblems(configuration, problems))
  await checking
  return print(pruneSchema(schema, definitions))
}

/** @throws PreflightError where a query asks in a way that a snapshot of the content does not answer */
export function requireAnswerable(definitions: readonly SiteDefinition[]): void {
  const problems = findUnanswerable(definitions)
  if (problems.length === 0) return
  const lines = problems.map(({ message, files }) => bullet(`${message} (${files.join(", ")})`))
  throw new PreflightError(["The site cannot be built with its own queries:", ...lines].join("\n"))
}

export function describeProblems(
  { cmsGraphqlUrl }: Pick<Configuration, "cmsGraphqlUrl">,
  problems: readonly SchemaProblem[],
): string {
  return [
    `The schema of the CMS at ${cmsGraphqlUrl} lacks what the site needs (docs/content.md):`,
    ...problems.map(({ message, files }) =>
      bullet(files.length > 0 ? `${message} Needed by ${files.join(", ")}.` : message),
    ),
  ].join("\n")
}
