/**
 * Asks the seeded CMS what a page must show, with the site's own read-only key.
 * @throws Error naming the CMS's own errors.
 */
export async function askCms<Result>(query: string): Promise<Result> {
  const response = await fetch(`${requiredEnv("CMS_ORIGIN")}/api/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `api-clients API-Key ${requiredEnv("CMS_API_KEY")}`,
    },
    body: JSON.stringify({ query }),
  })
  const { data, errors } = (await response.json()) as { data?: Result; errors?: unknown }
  if (!data || errors) throw new Error(`The CMS refused ${query}: ${JSON.stringify(errors)}`)
  return data
}

export function requiredEnv(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the browser tests with npm test`)
  return value
}
