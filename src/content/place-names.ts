/**
 * Towns with more than one name, by country (ISO 3166-1 alpha-2): as English has it, as its people do, as Italians and
 * neighbours do. Of the building of pages: no browser loads it.
 */
const TOWNS: Readonly<Record<string, readonly string[]>> = {
  AT: ["Vienna/Wien/Vienne", "Salzburg/Salisburgo", "Klagenfurt/Klagenfurt am Wörthersee"],
  BE: [
    "Antwerp/Antwerpen/Anversa/Anvers",
    "Bruges/Brugge",
    "Brussels/Bruxelles/Brussel/Brüssel",
    "Ghent/Gent/Gand",
    "Leuven/Louvain/Lovanio",
    "Liège/Liegi/Luik/Lüttich",
    "Ostend/Oostende/Ostenda",
  ],
  CH: [
    "Basel/Basilea/Bâle/Basle",
    "Bern/Berna/Berne",
    "Chur/Coira",
    "Fribourg/Freiburg/Friburgo",
    "Geneva/Genève/Ginevra/Genf",
    "Lausanne/Losanna",
    "Lucerne/Luzern/Lucerna",
    "Sion/Sitten",
    "St. Gallen/San Gallo/Sankt Gallen",
    "Zurich/Zürich/Zurigo",
  ],
  DE: [
    "Aachen/Aquisgrana/Aix-la-Chapelle",
    "Berlin/Berlino",
    "Bremen/Brema",
    "Brunswick/Braunschweig",
    "Cologne/Köln/Colonia",
    "Constance/Konstanz/Costanza",
    "Dresden/Dresda/Dresde",
    "Frankfurt/Frankfurt am Main/Francoforte/Francfort",
    "Freiburg/Freiburg im Breisgau/Friburgo",
    "Hamburg/Amburgo/Hambourg",
    "Hanover/Hannover",
    "Leipzig/Lipsia",
    "Mainz/Magonza/Mayence",
    "Munich/München/Monaco di Baviera/Monaco",
    "Nuremberg/Nürnberg/Norimberga",
    "Regensburg/Ratisbona/Ratisbon",
    "Stuttgart/Stoccarda",
    "Trier/Treviri/Trèves",
  ],
  ES: [
    "Barcelona/Barcellona/Barcelone",
    "Bilbao/Bilbo",
    "Cadiz/Cádiz/Cadice",
    "Cordoba/Córdoba/Cordova",
    "Corunna/A Coruña/La Coruña",
    "Palma/Palma de Mallorca/Palma di Maiorca",
    "Pamplona/Iruña",
    "San Sebastián/Donostia",
    "Seville/Sevilla/Siviglia",
    "Valencia/València",
    "Vitoria/Vitoria-Gasteiz/Gasteiz",
    "Zaragoza/Saragossa/Saragozza",
  ],
  FR: [
    "Avignon/Avignone",
    "Dijon/Digione",
    "Lille/Lilla",
    "Lyon/Lyons/Lione",
    "Marseille/Marseilles/Marsiglia",
    "Nice/Nizza",
    "Orléans/Orleans",
    "Paris/Parigi",
    "Reims/Rheims",
    "Strasbourg/Strasburgo/Straßburg",
    "Toulon/Tolone",
    "Toulouse/Tolosa",
  ],
  GB: [
    "Cardiff/Caerdydd",
    "Edinburgh/Edimburgo/Édimbourg",
    "London/Londra/Londres",
    "Newport/Casnewydd",
    "Swansea/Abertawe",
  ],
  IE: ["Cork/Corcaigh", "Dublin/Dublino/Baile Átha Cliath", "Galway/Gaillimh"],
  IT: [
    "Bolzano/Bozen",
    "Bressanone/Brixen",
    "Florence/Firenze/Florenz",
    "Genoa/Genova/Gênes/Genua",
    "Leghorn/Livorno",
    "Mantua/Mantova",
    "Merano/Meran",
    "Milan/Milano/Mailand",
    "Naples/Napoli/Neapel",
    "Padua/Padova",
    "Rome/Roma/Rom",
    "Syracuse/Siracusa",
    "Trento/Trent/Trient",
    "Turin/Torino",
    "Venice/Venezia/Venedig/Venise",
  ],
  LU: ["Luxembourg/Lussemburgo/Luxemburg"],
  NL: ["The Hague/Den Haag/'s-Gravenhage/L’Aia", "’s-Hertogenbosch/Den Bosch"],
  PT: ["Lisbon/Lisboa/Lisbona", "Porto/Oporto"],
  US: ["New York City/New York/Nuova York"],
}

/** Countries that are called by a part of them, or in short. */
const COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  GB: ["UK", "Great Britain", "Gran Bretagna", "England", "Inghilterra"],
  NL: ["Holland", "Olanda"],
  US: ["USA", "America"],
}

const namesOf = new Map(
  Object.entries(TOWNS).flatMap(([country, towns]) =>
    towns.flatMap((town) => {
      const names = town.split("/")
      return names.map((name) => [keyOf(name, country), names] as const)
    }),
  ),
)

function keyOf(name: string, country: string): string {
  return `${country} ${name.toLowerCase().normalize()}`
}

/** The other names of a town, where it has some. @param country ISO 3166-1 alpha-2 */
export const otherTownNames = (name: string, country: string): readonly string[] =>
  (namesOf.get(keyOf(name, country)) ?? []).filter((other) => other !== name)

/** Slow to ask for, and asked for with each of thousands of shops. */
const countryNames = new Map<string, readonly string[]>()

/** What Italians call a country, its own people, and who is in a hurry. @param code ISO 3166-1 alpha-2 */
export function otherCountryNames(code: string): readonly string[] {
  const names = countryNames.get(code) ?? namesOfCountry(code)
  countryNames.set(code, names)
  return names
}

function namesOfCountry(code: string): readonly string[] {
  const own = new Intl.Locale(`und-${code}`).maximize().language
  const names = ["it", own].flatMap(
    (language) => new Intl.DisplayNames(language, { type: "region" }).of(code) ?? [],
  )
  return [...names, ...(COUNTRIES[code] ?? [])]
}
