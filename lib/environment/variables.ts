import { z } from "zod"
import {
  isLongEnough,
  isWebhookSecret,
  SHORTEST_SECRET,
  SHORTEST_WEBHOOK_SECRET,
} from "../../shared/secrets"
import {
  DEFAULT_AUTH_SCHEME,
  DEFAULT_CMS_PORT,
  DEFAULT_PREVIEW_PORT,
  DEFAULT_SITE_PORT,
} from "../defaults"
import {
  origins,
  port,
  required,
  seconds,
  setting,
  text,
  unlessOff,
  webAddress,
  whole,
  withoutSlash,
} from "./shapes"

interface Visibility {
  /** Which process gets it beside the CMS, which gets everything; all do where nothing is said. */
  onlyFor?: "cms" | "build" | "origin" | "preview" | "api"
  /** Whether it may stand in a file of the site all the same. */
  mayBeShown?: true
  /** What somebody has set for an installation of their own would lead a test site astray. */
  inTestSites?: "unset" | "empty"
}

export const visibility = z.registry<Visibility>()

const MEBIBYTE = 1_048_576
const MEMORY_MB = 64

const webhookSecret = () =>
  setting(
    z.string().refine(isWebhookSecret),
    undefined,
    () =>
      `should be at least ${SHORTEST_WEBHOOK_SECRET} random bytes in base64, such as \`openssl rand -base64 36\` prints.`,
  )

/**
 * Every variable that whoever runs this may set, each as README.md and .env.example explain it. What the CMS alone
 * reads, a package of its own, is judged there.
 */
export const environment = z.object({
  CMS_GRAPHQL_URL: required(
    webAddress,
    "is not set. It needs the address of the CMS's GraphQL endpoint, such as http://localhost:3000/api/graphql.",
    (url) =>
      `is “${url}”, which is not an address. It needs one that starts with http:// or https://, such as http://localhost:3000/api/graphql.`,
  ),
  CMS_API_KEY: required(
    z.string().regex(/^[\x21-\x7e]+$/),
    "is not set. It needs the read-only key of the CMS (Admin → Access → API keys).",
    () =>
      "holds a space or a character outside ASCII. It needs the key exactly as the CMS shows it.",
  ).register(visibility, { onlyFor: "build" }),
  CMS_AUTH_SCHEME: setting(
    z.string().regex(/^[\x20-\x7e]+$/),
    DEFAULT_AUTH_SCHEME,
    () =>
      `holds a character a header may not have. It needs words such as Bearer or ${DEFAULT_AUTH_SCHEME}.`,
  ).register(visibility, { inTestSites: "unset" }),
  SITE_URL: setting(
    withoutSlash.pipe(webAddress.regex(/^[^?#]*$/)),
    undefined,
    (url) =>
      `is “${url}”. It needs the public address of the site, such as https://www.example.com.`,
  ),
  SITE_PORT: port(DEFAULT_SITE_PORT),
  // It answers on IPv4 too, so `localhost` works whichever way it resolves.
  SITE_HOST: text("::").register(visibility, { inTestSites: "unset" }),
  CMS_PORT: port(DEFAULT_CMS_PORT),
  CMS_HOST: text(undefined).register(visibility, { inTestSites: "unset" }),
  CMS_URL: text(undefined).register(visibility, { inTestSites: "unset" }),
  CMS_TRUSTED_PROXIES: text(undefined).register(visibility, { inTestSites: "unset" }),
  GUESTS_KEPT_DAYS: text(undefined).register(visibility, { inTestSites: "unset" }),
  GTM_ID: setting(
    z.string().regex(/^GTM-[A-Z0-9]+$/),
    undefined,
    (id) =>
      `is “${id}”. It needs a container id such as GTM-ABC1234, or nothing for a site without tags.`,
  ).register(visibility, { inTestSites: "empty" }),
  SERVICE_WORKER: setting(
    z.enum(["on", "off"]),
    "on",
    (word) =>
      `is “${word}”. It needs on, or off to remove the service worker from every visitor's browser.`,
  ).register(visibility, { inTestSites: "empty" }),
  CMS_SECRET: text(undefined).register(visibility, { onlyFor: "cms" }),
  CMS_DATA_DIR: text("data"),
  CMS_ADMIN: text(undefined).register(visibility, { inTestSites: "unset" }),
  CMS_ADMIN_EMAIL: text(undefined).register(visibility, { onlyFor: "cms", mayBeShown: true }),
  CMS_ADMIN_PASSWORD: text(undefined).register(visibility, { onlyFor: "cms" }),
  SEED_DATE: text(undefined),
  RELEASES_DIR: text("releases"),
  RELEASE_FOLDER: text(undefined).register(visibility, { inTestSites: "empty" }),
  PUBLISH_HOOK_URL: text(undefined).register(visibility, { inTestSites: "empty" }),
  PUBLISH_SECRET: webhookSecret().register(visibility, { onlyFor: "origin" }),
  PUBLISH_SECRET_PREVIOUS: webhookSecret().register(visibility, {
    onlyFor: "origin",
    inTestSites: "unset",
  }),
  PUBLISH_TOKEN: setting(
    z.string().refine(isLongEnough),
    undefined,
    () =>
      `should be at least ${SHORTEST_SECRET} random characters, such as \`openssl rand -hex 32\` prints.`,
  ).register(visibility, { onlyFor: "origin" }),
  PUBLISH_QUIET_SECONDS: seconds(0.3, 0),
  PUBLISH_LONGEST_WAIT_SECONDS: seconds(15, 0),
  RECONCILE_SECONDS: seconds(300, 1),
  PUBLISH_PAGE_FLOOR: unlessOff().register(visibility, { inTestSites: "unset" }),
  BUILD_TIME_LIMIT_SECONDS: seconds(600, 10),
  BUILD_MEMORY_MB: whole(2048, 256, "megabytes"),
  RELEASES_KEPT: whole(10, 1, "releases").register(visibility, { inTestSites: "unset" }),
  OPERATIONS_PORT: port(undefined).register(visibility, { inTestSites: "empty" }),
  OPERATIONS_HOST: text("127.0.0.1"),
  PREVIEW_PORT: port(DEFAULT_PREVIEW_PORT).register(visibility, { inTestSites: "empty" }),
  PREVIEW_HOST: text("127.0.0.1"),
  PREVIEW_URL: setting(
    webAddress.pipe(withoutSlash),
    undefined,
    (url) => `is “${url}”; it should be an address with http:// or https://.`,
  ).register(visibility, { inTestSites: "empty" }),
  PREVIEW_SECRET: required(
    z.string().refine(isLongEnough),
    "is not set. The preview needs the secret that the CMS signs links with.",
    () => `is too short; it needs ${SHORTEST_SECRET} characters.`,
  ).register(visibility, { onlyFor: "preview" }),
  PREVIEW_API_KEY: required(
    z.string(),
    "is not set. The preview needs a key of the CMS that may read drafts.",
  ).register(visibility, { onlyFor: "preview" }),
  API_PORT: port(undefined).register(visibility, { inTestSites: "empty" }),
  API_HOST: text("127.0.0.1").register(visibility, { inTestSites: "unset" }),
  API_URL: setting(
    webAddress.pipe(withoutSlash),
    undefined,
    (url) => `is “${url}”; it should be an address with http:// or https://.`,
  ).register(visibility, { inTestSites: "unset" }),
  API_TRUSTED_PROXIES: setting(
    z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(z.union([z.literal("loopback"), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))),
    ["loopback"],
    (text) =>
      `is “${text}”. It should be addresses or networks with commas between them, such as loopback, 10.0.0.0/8.`,
  ).register(visibility, { inTestSites: "unset" }),
  SUBMISSIONS_DIR: text("submissions"),
  SUBMISSIONS_API_KEY: required(
    z.string().regex(/^[\x21-\x7e]+$/),
    "is not set. The API needs the key of the CMS that creates what guests send.",
  ).register(visibility, { onlyFor: "api" }),
  SUBMISSIONS_SECRET: required(
    z.string().refine(isLongEnough),
    "is not set. The API needs a secret to sign its forms and the links in its mails.",
    () => `is too short; it needs ${SHORTEST_SECRET} characters.`,
  ).register(visibility, { onlyFor: "api" }),
  SUBMISSIONS_KEPT_DAYS: whole(30, 1, "days").register(visibility, { inTestSites: "unset" }),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/ }),
    undefined,
    () => "should be an address such as smtp://user:password@mail.example.com:587.",
  ).register(visibility, { onlyFor: "api", inTestSites: "unset" }),
  STRIPE_SECRET_KEY: setting(
    z.string().regex(/^(sk|rk)_\w+$/),
    undefined,
    () => "should be a secret or restricted key of Stripe: it starts with sk_ or rk_.",
  ).register(visibility, { onlyFor: "api", inTestSites: "unset" }),
  STRIPE_WEBHOOK_SECRET: setting(
    z.string().regex(/^whsec_\w+$/),
    undefined,
    () => "should be the signing secret of Stripe's endpoint: it starts with whsec_.",
  ).register(visibility, { onlyFor: "api", inTestSites: "unset" }),
  STRIPE_API_URL: setting(webAddress, undefined, () => "should be an address.").register(
    visibility,
    { onlyFor: "api", inTestSites: "unset" },
  ),
  MAIL_FROM: text(undefined).register(visibility, { inTestSites: "unset" }),
  MAIL_DIR: text(undefined).register(visibility, { inTestSites: "unset" }),
  FRAME_ANCESTORS: origins().register(visibility, { inTestSites: "unset" }),
  TAG_HOSTS: origins().register(visibility, { inTestSites: "unset" }),
  /** In bytes. */
  SITE_MEMORY_MB: setting(
    z.coerce
      .number<string>()
      .nonnegative()
      .transform((megabytes) => megabytes * MEBIBYTE),
    MEMORY_MB * MEBIBYTE,
    (text) =>
      `is “${text}”; it should be a number of megabytes, such as ${MEMORY_MB}, or 0 to keep nothing.`,
  ),
  LOG_LEVEL: text(undefined).register(visibility, { inTestSites: "unset" }),
  CHROMIUM_PATH: text(undefined),
})

/** The variables of which it is true who may see them. */
export const variablesWhere = (is: (seen: Visibility) => boolean): string[] =>
  Object.entries(environment.shape)
    .filter(([, shape]) => is(visibility.get(shape) ?? {}))
    .map(([name]) => name)
