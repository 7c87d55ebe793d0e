import Fastify from "fastify"
import { registerHooks } from "../../../../../server/origin/hooks/register-hooks"
import { SECRET } from "./deliveries"

/** A process of its own with the build hook over the releases folder it is given, to be killed. */
async function main(releasesDir: string): Promise<void> {
  const app = Fastify()
  await registerHooks(app, { releasesDir, secrets: [SECRET], token: undefined })
  console.log(await app.listen({ port: 0, host: "127.0.0.1" }))
}

void main(process.argv[2] ?? "")
