import { EVENT_TYPES } from "../../shared/event-types"
import { DIETARY_LABELS } from "../../shared/food-labels"
import { DEPARTMENTS } from "./careers"
import { KINDS } from "./menu"
import { ACCESS, FEATURES } from "./venue-features"

/** What the site says for a guest's word. */
export interface Meaning {
  /** What is labelled so is just what was asked for. */
  readonly labels?: readonly string[]
  /** Words that say it in a text, the likeliest first. */
  readonly words?: readonly string[]
}

/** In guests' own words, and in Italian, as the towns and the dishes are. */
const MEANINGS: readonly (Meaning & { readonly asked: string })[] = [
  {
    asked: "kid kids child children family families baby babies toddler highchair bambini bambino",
    labels: [FEATURES.highChairs],
    words: ["children"],
  },
  {
    asked: "pram prams pushchair pushchairs buggy stroller passeggino",
    labels: [ACCESS.stepFree],
    words: ["pushchair"],
  },
  {
    asked: "wheelchair wheelchairs disabled disability accessible ramp disabili",
    labels: [ACCESS.stepFree, ACCESS.accessibleToilet],
    words: ["wheelchair"],
  },
  { asked: "dog dogs pet pets puppy cane cani", labels: [FEATURES.dogFriendly], words: ["dogs"] },
  { asked: "deaf hearing sordi", labels: [ACCESS.hearingLoop] },
  { asked: "blind ciechi", labels: [ACCESS.brailleMenu, ACCESS.largePrintMenu] },
  {
    asked: "toilet toilets loo wc bagno",
    labels: [ACCESS.accessibleToilet],
    words: ["toilet"],
  },
  {
    asked: "autism autistic quiet noise noisy loud",
    labels: [ACCESS.quietHours],
    words: ["quiet"],
  },
  {
    asked: "coeliac coeliacs celiac celiacs celiachia glutine",
    labels: [DIETARY_LABELS.glutenFree],
    words: ["glutenfree"],
  },
  { asked: "veggie vegetariano vegetariana vegetariani", labels: [DIETARY_LABELS.vegetarian] },
  { asked: "vegano vegana vegani", labels: [DIETARY_LABELS.vegan] },
  { asked: "car cars park garage parcheggio", words: ["parking"] },
  { asked: "bike bikes bici bicicletta", labels: [FEATURES.bicycleParking] },
  {
    asked: "outside outdoor outdoors alfresco terrazza giardino",
    labels: [FEATURES.terrace, FEATURES.garden],
  },
  { asked: "tube subway metropolitana", words: ["underground", "metro"] },
  { asked: "bus tram autobus", words: ["bus", "tram"] },
  {
    asked: "dessert desserts pudding puddings dolce dolci",
    labels: [KINDS.dessert],
    words: ["sweet", "dessert", "pudding", "dolci"],
  },
  { asked: "drink drinks cocktail cocktails spritz aperitivo bere", labels: [KINDS.drinks] },
  { asked: "pane", words: ["bread"] },
  { asked: "vino vini", words: ["wine"] },
  { asked: "birra birre", words: ["beer"] },
  { asked: "pranzo", words: ["lunch"] },
  { asked: "cena", words: ["dinner"] },
  { asked: "colazione", words: ["breakfast"] },
  {
    asked: "waiter waiters waitress server cameriere cameriera",
    labels: [DEPARTMENTS.floor],
    words: ["waiter"],
  },
  { asked: "chef chefs cook cuoco cuoca", labels: [DEPARTMENTS.kitchen], words: ["chef"] },
  { asked: "barman barista", labels: [DEPARTMENTS.bar], words: ["bartender"] },
  { asked: "panettiere fornaio", labels: [DEPARTMENTS.bakery], words: ["baker"] },
]

/** Two words that mean something together, and what each of them means does not. */
const TOGETHER: readonly (Meaning & { readonly asked: readonly [string, string] })[] = [
  { asked: ["live", "music"], labels: [EVENT_TYPES.music] },
  { asked: ["wine", "list"], labels: [KINDS.drinks] },
]

/** By what two words are, written as one. */
export const MEANT_BY_TWO: ReadonlyMap<string, readonly [string, string]> = new Map(
  TOGETHER.map(({ asked }) => [asked.join(""), asked]),
)

/** By each of the guests' words. */
export const MEANT: ReadonlyMap<string, Meaning> = new Map([
  ...MEANINGS.flatMap(({ asked, ...meaning }) =>
    asked.split(" ").map((word) => [word, meaning] as const),
  ),
  ...TOGETHER.map(({ asked, ...meaning }) => [asked.join(""), meaning] as const),
])
