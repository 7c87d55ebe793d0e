import { SECURITY_TEXT } from "../../shared/site-files"
import { required } from "../../src/content/content-error"
import type { SecurityTextQuery } from "../../src/content/generated/queries"
import { SETTINGS } from "../../src/content/site-facts"
import type { DerivedOutput } from "./derived-output"

const query = /* GraphQL */ `
  query SecurityText {
    cms {
      SiteSettings {
        email
      }
    }
  }
`

/** Whom to tell of a weakness of the site (RFC 9116). */
export const securityText: DerivedOutput<SecurityTextQuery> = {
  name: "security.txt",
  query,
  files({ cms }, { siteUrl, now }) {
    const email = required(cms.SiteSettings?.email, SETTINGS, "email", "an e-mail address")
    const lines = [
      `Contact: mailto:${email}`,
      `Expires: ${expiry(now)}`,
      "Preferred-Languages: en",
      `Canonical: ${siteUrl}/${SECURITY_TEXT}`,
    ]
    return [{ path: SECURITY_TEXT, text: `${lines.join("\n")}\n` }]
  },
}

/** The first of a month, less than a year ahead (RFC 9116, 2.5.5): the file changes once a month, not in every build. */
const expiry = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1))
    .toISOString()
    .replace(".000", "")
