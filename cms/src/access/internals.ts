import type { Access, SanitizedConfig } from "payload"
import { isPerson } from "./roles"

const OWN_PREFIX = "payload-"

function peopleOnly(access: Access): Access {
  return (args) => isPerson(args.req.user) && access(args)
}

/** Payload's own collections (locks, preferences) let in whoever is authenticated; a key has no business there. */
export function closeInternalsToKeys(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, access } of config.collections) {
    if (!slug.startsWith(OWN_PREFIX)) continue
    access.create = peopleOnly(access.create)
    access.read = peopleOnly(access.read)
    access.update = peopleOnly(access.update)
    access.delete = peopleOnly(access.delete)
  }
  return config
}
