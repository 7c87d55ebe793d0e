import { EVENT_TYPES } from "../../shared/event-types"
import { DIETARY_LABELS } from "../../shared/food-labels"
import { DEPARTMENTS } from "./careers"
import { ACCESS, FEATURES } from "./venue-features"

/** What the site says for a guest's word. */
export interface Meaning {
  /** What is labelled so is just what was asked for. */
  readonly labels?: readonly string[]
  /** A word that says it in a text. */
  readonly word?: string
}

/** In guests' own words, and in Italian, as the towns and the dishes are. */
const MEANINGS: readonly (Meaning & { readonly asked: string })[] = [
  {
    asked: "kid kids child children family families baby babies toddler highchair bambini bambino",
    labels: [FEATURES.highChairs],
    word: "children",
  },
  {
    asked: "pram prams pushchair pushchairs buggy stroller passeggino",
    labels: [ACCESS.stepFree],
    word: "pushchair",
  },
  {
    asked: "wheelchair wheelchairs disabled disability accessible ramp disabili",
    labels: [ACCESS.stepFree, ACCESS.accessibleToilet],
    word: "wheelchair",
  },
  { asked: "dog dogs pet pets puppy cane cani", labels: [FEATURES.dogFriendly], word: "dogs" },
  { asked: "deaf hearing sordi", labels: [ACCESS.hearingLoop] },
  { asked: "blind ciechi", labels: [ACCESS.brailleMenu, ACCESS.largePrintMenu] },
  { asked: "autism autistic quiet", labels: [ACCESS.quietHours], word: "quiet" },
  {
    asked: "coeliac coeliacs celiac celiacs celiachia glutine",
    labels: [DIETARY_LABELS.glutenFree],
    word: "glutenfree",
  },
  { asked: "veggie vegetariano vegetariana vegetariani", labels: [DIETARY_LABELS.vegetarian] },
  { asked: "vegano vegana vegani", labels: [DIETARY_LABELS.vegan] },
  { asked: "car cars park garage parcheggio", word: "parking" },
  { asked: "bike bikes bici bicicletta", labels: [FEATURES.bicycleParking] },
  {
    asked: "outside outdoor outdoors alfresco terrazza giardino",
    labels: [FEATURES.terrace, FEATURES.garden],
  },
  { asked: "pane", word: "bread" },
  { asked: "vino vini", word: "wine" },
  { asked: "birra birre", word: "beer" },
  { asked: "pranzo", word: "lunch" },
  { asked: "cena", word: "dinner" },
  { asked: "colazione", word: "breakfast" },
  {
    asked: "waiter waiters waitress server cameriere cameriera",
    labels: [DEPARTMENTS.floor],
    word: "waiter",
  },
  { asked: "chef chefs cook cuoco cuoca", labels: [DEPARTMENTS.kitchen], word: "chef" },
  { asked: "barman barista", labels: [DEPARTMENTS.bar], word: "bartender" },
  { asked: "panettiere fornaio", labels: [DEPARTMENTS.bakery], word: "baker" },
]

/** Two words that mean something together, and what each of them means does not. */
const TOGETHER: readonly (Meaning & { readonly asked: readonly [string, string] })[] = [
  { asked: ["live", "music"], labels: [EVENT_TYPES.music] },
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
