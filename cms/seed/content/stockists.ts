import { product } from "../references"
import type { Content } from "../types"

type Kind = Content<"stockists">["kind"]
type Address = NonNullable<Content<"stockists">["address"]>
type ProductSlug = "passata" | "chilli-oil" | "flour" | "dough-kit" | "panettone"

const ALL: readonly ProductSlug[] = ["passata", "chilli-oil", "flour", "dough-kit", "panettone"]
const PANTRY: readonly ProductSlug[] = ["passata", "chilli-oil", "flour"]

const stockist = (
  slug: string,
  name: string,
  kind: Kind,
  address: Address,
  [latitude, longitude]: readonly [number, number],
  products: readonly ProductSlug[],
  more: { phone?: string; url?: string; note?: string } = {},
): Content<"stockists"> => ({
  name,
  slug,
  kind,
  address,
  geo: { latitude, longitude },
  products: products.map(product),
  ...more,
})

const online = (
  slug: string,
  name: string,
  products: readonly ProductSlug[],
  more: { url: string; note: string },
): Content<"stockists"> => ({
  name,
  slug,
  kind: "online",
  products: products.map(product),
  ...more,
})

const at =
  (country: string) =>
  (street: string, postcode: string, city: string, district?: string): Address => ({
    street,
    postcode,
    city,
    country,
    ...(district ? { district } : {}),
  })

const it = at("IT")
const gb = at("GB")
const pt = at("PT")

export const stockists: readonly Content<"stockists">[] = [
  // Italy
  stockist(
    "bottega-tre-lune",
    "Bottega Tre Lune",
    "delicatessen",
    it("Via dei Cordari Vecchi 18", "00186", "Rome", "Campo Marzio"),
    [41.9009, 12.4763],
    ALL,
    { phone: "+39 06 5550 0161", url: "https://trelune.example" },
  ),
  stockist(
    "drogheria-ansuini",
    "Drogheria Ansuini",
    "grocer",
    it("Via del Pesce Azzurro 4", "00154", "Rome", "Garbatella"),
    [41.8621, 12.4883],
    PANTRY,
    { phone: "+39 06 5550 0173" },
  ),
  stockist(
    "banco-otto-testaccio",
    "Banco Otto",
    "market",
    it("Mercato Coperto, box 8", "00153", "Rome", "Testaccio"),
    [41.8757, 12.4739],
    ["passata", "flour"],
    { note: "Mornings only, closed Sundays. Ask for Nives." },
  ),
  stockist(
    "cantina-rovere",
    "Cantina Rovere",
    "wineShop",
    it("Via della Quercia Bianca 30", "00184", "Rome", "Monti"),
    [41.8957, 12.4922],
    ["chilli-oil"],
    { phone: "+39 06 5550 0195" },
  ),
  stockist(
    "salumeria-borgonovo",
    "Salumeria Borgonovo",
    "delicatessen",
    it("Corso dei Tintori Nuovi 51", "20123", "Milan", "Ticinese"),
    [45.4571, 9.1812],
    ALL,
    { phone: "+39 02 5550 0143", url: "https://borgonovo.example" },
  ),
  stockist(
    "emporio-lambrate",
    "Emporio del Viadotto",
    "grocer",
    it("Via del Viadotto 9", "20134", "Milan", "Lambrate"),
    [45.4836, 9.2412],
    PANTRY,
  ),
  stockist(
    "galleria-del-gusto-milano",
    "Grandi Magazzini Ceresio",
    "departmentStore",
    it("Piazza del Ceresio 1", "20121", "Milan", "Brera"),
    [45.4722, 9.1878],
    ["dough-kit", "panettone"],
    { phone: "+39 02 5550 0188", note: "Food hall, lower ground floor." },
  ),
  stockist(
    "alimentari-capuozzolo",
    "Alimentari Capuozzolo",
    "grocer",
    it("Vico Lungo dei Pastai 7", "80135", "Naples", "Quartieri Spagnoli"),
    [40.8413, 14.2462],
    ALL,
    { phone: "+39 081 555 0164" },
  ),
  stockist(
    "dispensa-chiaia",
    "La Dispensa di Chiaia",
    "delicatessen",
    it("Via della Cernia 22", "80121", "Naples", "Chiaia"),
    [40.8349, 14.2411],
    ["passata", "chilli-oil", "panettone"],
  ),
  stockist(
    "bottegone-bologna",
    "Il Bottegone",
    "delicatessen",
    it("Via delle Sfogline 13", "40124", "Bologna"),
    [44.4931, 11.3446],
    PANTRY,
    { phone: "+39 051 555 0129" },
  ),
  stockist(
    "due-torchi-firenze",
    "Due Torchi",
    "wineShop",
    it("Via del Torchio Rosso 6", "50125", "Florence", "Oltrarno"),
    [43.7666, 11.2479],
    ["chilli-oil", "passata"],
  ),
  stockist(
    "porta-palazzo-mirella",
    "Mirella al Mercato",
    "market",
    it("Tettoia dei Contadini, stall 41", "10152", "Turin"),
    [45.0767, 7.6838],
    ["flour", "passata"],
    { note: "Tuesday, Thursday and Saturday." },
  ),

  // United Kingdom
  stockist(
    "larder-and-lamp",
    "Larder & Lamp",
    "delicatessen",
    gb("38 Tallow Street", "SE1 0XX", "London", "Bermondsey"),
    [51.4987, -0.0812],
    ALL,
    { phone: "+44 20 7946 0467", note: "Madia bread daily from nine while our arch is closed." },
  ),
  stockist(
    "quill-street-grocery",
    "Quill Street Grocery",
    "grocer",
    gb("3 Quill Street", "N1 0XX", "London", "Islington"),
    [51.5386, -0.1027],
    PANTRY,
    {
      phone: "+44 20 7946 0471",
      url: "https://quillstreet.example",
      note: "Madia bread on Fridays and Saturdays.",
    },
  ),
  stockist(
    "harcourt-and-finch",
    "Harcourt & Finch",
    "departmentStore",
    gb("200 Regency Parade", "W1J 0XX", "London", "Mayfair"),
    [51.5083, -0.1412],
    ["dough-kit", "panettone", "chilli-oil"],
    { phone: "+44 20 7946 0480" },
  ),
  stockist(
    "cork-and-anchor",
    "Cork & Anchor",
    "wineShop",
    gb("17 Rope Walk Lane", "E8 0XX", "London", "Hackney"),
    [51.5412, -0.0576],
    ["chilli-oil"],
    { phone: "+44 20 7946 0488" },
  ),
  stockist(
    "piccadilly-pantry-manchester",
    "Ancoats Pantry",
    "delicatessen",
    gb("61 Bobbin Street", "M4 0XX", "Manchester", "Ancoats"),
    [53.4843, -2.2272],
    PANTRY,
    { phone: "+44 161 496 0124" },
  ),
  stockist(
    "tolbooth-provisions",
    "Tolbooth Provisions",
    "grocer",
    gb("9 Candlemaker Wynd", "EH1 0XX", "Edinburgh", "Old Town"),
    [55.9485, -3.1911],
    ALL,
    { phone: "+44 131 496 0137", url: "https://tolbooth.example" },
  ),
  stockist(
    "harbourside-stall",
    "The Harbourside Stall",
    "market",
    gb("Whapping Shed, pitch 12", "BS1 0XX", "Bristol"),
    [51.4488, -2.5983],
    ["flour", "passata"],
    { note: "Saturdays and Sundays, ten to four." },
  ),
  stockist(
    "leeds-kirkgate-deli",
    "Marrow & Rye",
    "delicatessen",
    gb("24 Butcher’s Arcade", "LS2 0XX", "Leeds"),
    [53.7967, -1.5391],
    ["passata", "chilli-oil", "panettone"],
    { phone: "+44 113 496 0152" },
  ),

  // Portugal
  stockist(
    "mercearia-do-lume",
    "Mercearia do Lume",
    "grocer",
    pt("Beco do Lume 2", "1100-000", "Lisbon", "Alfama"),
    [38.7119, -9.1292],
    PANTRY,
    { phone: "+351 21 555 0118", note: "Next door to the new oven, and patient about the noise." },
  ),
  stockist(
    "garrafeira-tres-marias",
    "Garrafeira Três Marias",
    "wineShop",
    pt("Rua do Almirante Velho 44", "1200-000", "Lisbon", "Bica"),
    [38.7093, -9.1462],
    ["chilli-oil"],
  ),
  stockist(
    "mercado-campo-antigo",
    "Banca da Odete",
    "market",
    pt("Mercado do Campo Antigo, banca 15", "1350-000", "Lisbon", "Campo de Ourique"),
    [38.7169, -9.1664],
    ["passata", "flour"],
    { note: "Every morning but Monday." },
  ),
  stockist(
    "casa-bolhao-porto",
    "Casa Sequeira & Filha",
    "delicatessen",
    pt("Rua das Amoreiras Altas 81", "4000-000", "Porto"),
    [41.1496, -8.6079],
    ALL,
    { phone: "+351 22 555 0136", url: "https://sequeira.example" },
  ),

  // Elsewhere in Europe
  stockist(
    "epicerie-du-canal",
    "Épicerie du Petit Canal",
    "grocer",
    at("FR")("27 rue des Écluses Vertes", "75010", "Paris"),
    [48.8729, 2.3644],
    PANTRY,
    { url: "https://petitcanal.example" },
  ),
  stockist(
    "feinkost-lindner-hof",
    "Feinkost Lindenhof",
    "delicatessen",
    at("DE")("Backsteinstraße 14", "10997", "Berlin", "Kreuzberg"),
    [52.5003, 13.4317],
    ["passata", "chilli-oil", "dough-kit"],
  ),
  stockist(
    "greisslerei-am-eck",
    "Greißlerei am Eck",
    "grocer",
    at("AT")("Kreidegasse 5", "1070", "Vienna", "Neubau"),
    [48.2029, 16.3497],
    ["flour", "panettone"],
  ),
  stockist(
    "colmado-la-brasa",
    "Colmado La Brasa",
    "delicatessen",
    at("ES")("Carrer de les Brases 19", "08012", "Barcelona", "Gràcia"),
    [41.4025, 2.1567],
    ["chilli-oil", "passata"],
  ),

  // Online
  online("quattrocento-pantry", "The Quattrocento Pantry", ALL, {
    url: "https://pantry.quattrocento.example",
    note: "Our own shop. Ships across the EU from Rome, usually within two working days.",
  }),
  online("dry-goods-post", "The Dry Goods Post", PANTRY, {
    url: "https://drygoodspost.example",
    note: "Ships across the United Kingdom.",
  }),
]
