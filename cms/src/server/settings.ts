import { setting, type Environment, type Setting } from "../environment"

export interface ServerSettings {
  port: number
  host: string
  /** Whether and how this process shows the admin. */
  admin: Setting<"CMS_ADMIN">
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
    port: setting(env, "CMS_PORT"),
    host: setting(env, "CMS_HOST") ?? "127.0.0.1",
    admin: setting(
      flag === undefined ? env : { CMS_ADMIN: flag.slice("--admin=".length) },
      "CMS_ADMIN",
    ),
  }
}
