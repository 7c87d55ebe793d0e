/** Files of a workspace beside what was copied from the build. */
export const PLAN_FILE = "query-plan.json"
export const SCHEMA_FILE = "cms-schema.graphql"
