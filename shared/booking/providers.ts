/** What a guest wants, as far as it is known. */
export interface ProviderWish {
  /** `YYYY-MM-DD` */
  day?: string
  /** `HH:MM` */
  time?: string
  party?: string
}

interface Provider {
  name: string
  /** Ends of host names. */
  hosts: readonly string[]
  /** What their forms' addresses say, by the providers' own documentation of links to them. */
  query: (wish: ProviderWish) => Readonly<Record<string, string | undefined>>
}

/** Without a time, evenings are what most ask for. */
const EVENING = "19:00"

/** Origins that a provider's form may lead on to, as a policy's `frame-src` names them. */
export const framesOf = ({ hosts }: Provider): string =>
  hosts.map((host) => `https://${host} https://*.${host}`).join(" ")

/** Booking forms that may be shown within the site when a guest asks for it. */
const PROVIDERS: readonly Provider[] = [
  {
    name: "OpenTable",
    // One site for each country.
    hosts: [
      ...["opentable.com", "opentable.ae", "opentable.ca", "opentable.co.th", "opentable.co.uk"],
      ...["opentable.com.au", "opentable.com.mx", "opentable.de", "opentable.es", "opentable.fr"],
      ...["opentable.hk", "opentable.ie", "opentable.it", "opentable.jp", "opentable.nl"],
      "opentable.sg",
    ],
    query: ({ day, time = EVENING, party }) => ({
      covers: party,
      dateTime: day && `${day}T${time}`,
    }),
  },
  {
    name: "SevenRooms",
    hosts: ["sevenrooms.com"],
    query: ({ day, time, party }) => ({ date: day, start_time: time, party_size: party }),
  },
  { name: "Resy", hosts: ["resy.com"], query: ({ day, party }) => ({ date: day, seats: party }) },
  {
    name: "Tock",
    hosts: ["exploretock.com"],
    query: ({ day, time, party }) => ({ date: day, size: party, time }),
  },
  {
    name: "ResDiary",
    hosts: ["resdiary.com"],
    query: ({ day, time, party }) => ({ date: day, time, covers: party }),
  },
  {
    name: "NowBookIt",
    hosts: ["nowbookit.com"],
    query: ({ day, time, party }) => ({ date: day, time, covers: party }),
  },
]

/** Whose form an address leads to; nothing for one that is not known, which is a link and no more. */
export function providerOf(address: string): Provider | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname } = new URL(address)
  if (protocol !== "https:") return undefined
  return PROVIDERS.find(({ hosts }) =>
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  )
}

/** The address of a provider's form with what is known filled in; another address as it is. */
export function filledIn(address: string, wish: ProviderWish): string {
  const provider = providerOf(address)
  if (!provider) return address
  const url = new URL(address)
  for (const [name, value] of Object.entries(provider.query(wish))) {
    if (value) url.searchParams.set(name, value)
  }
  return url.href
}
