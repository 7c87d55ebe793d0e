import type { Environment } from "../environment"

/** Whether and how this process shows the admin. */
export type AdminMode = "build" | "later" | "ready" | "dev" | "off"

export interface ServerSettings {
  port: number
  host: string
  admin: AdminMode
}

const ADMIN_MODES: readonly AdminMode[] = ["build", "later", "ready", "dev", "off"]

function portFrom(value: string | undefined): number {
  const port = Number(value || "3000")
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(
    `CMS_PORT is “${value}”. It must be a whole number from 1 to 65535, such as 3000.`,
  )
}

function adminFrom(value: string | undefined): AdminMode {
  const mode = ADMIN_MODES.find((known) => known === (value || "ready"))
  if (mode) return mode
  throw new Error(`CMS_ADMIN is “${value}”. It must be one of ${ADMIN_MODES.join(", ")}.`)
}

/**
 * `CMS_PORT` (3000), `CMS_HOST` (127.0.0.1) and `CMS_ADMIN`: `ready` loads the admin if it has been built,
 * `build` builds it first where needed, `later` does so when the parent process sends a message, `dev` runs Next's development server, `off` leaves it out.
 * The argument `--admin=…` wins over `CMS_ADMIN`.
 *
 * @throws where a value cannot be used, naming the variable
 */
export function readSettings(env: Environment, argv: readonly string[]): ServerSettings {
  const flag = argv.find((argument) => argument.startsWith("--admin="))
  return {
    port: portFrom(env.CMS_PORT),
    host: env.CMS_HOST || "127.0.0.1",
    admin: adminFrom(flag?.slice("--admin=".length) ?? env.CMS_ADMIN),
  }
}
