import type { OpeningPeriod, TimeRange, Weekday } from "../../../shared/opening-hours"
import { comingRange, days, type Day } from "../dates"
import { brand, image, menu } from "../references"
import { bullets, heading, paragraph, richText } from "../rich-text"
import type { Content } from "../types"

const hours = (on: readonly Weekday[], ...periods: TimeRange[]): OpeningPeriod[] =>
  on.flatMap((day) => periods.map((period) => ({ day, ...period })))

const range = (opens: string, closes: string): TimeRange => ({ opens, closes })

/** The seven venues; their dated exceptions lie around `base`. */
export const locations = (base: Day): readonly Content<"locations">[] => [
  {
    name: "400 Trastevere",
    slug: "400-trastevere",
    brand: brand("400"),
    status: "open",
    summary:
      "The first oven, in a former coal store off the quiet end of Trastevere. Fifty-two seats, six small tables in the lane, one very old chimney.",
    description: richText(
      "This is where the number comes from. The oven was built in 2011 in what had been the neighbourhood coal store, and the walls are still a shade darker at coal height. Lunch is unhurried; dinner fills by eight. Between the two we shut the doors, feed the fire and eat something green.",
      heading("Where to sit", 3),
      bullets(
        "**At the oven:** six stools, warm in January, warmer in July.",
        "**Under the vault:** the main room, best for four and up.",
        "**In the lane:** six small tables, no reservations, first come.",
      ),
      paragraph(
        "The room in front of the oven, or the roof above it, can be [yours for an evening](internal:pages/functions).",
      ),
    ),
    address: {
      street: "Vicolo della Brace 14",
      district: "Trastevere",
      city: "Rome",
      postcode: "00153",
      region: "Lazio",
      country: "IT",
    },
    geo: { latitude: 41.8879, longitude: 12.4703 },
    map: image("map-rome"),
    timeZone: "Europe/Rome",
    phone: "+39 06 5550 0140",
    email: "trastevere@400.example",
    currency: "EUR",
    priceLevel: 2,
    openingHours: [
      ...hours(
        ["monday", "tuesday", "wednesday", "thursday"],
        range("12:30", "15:00"),
        range("19:00", "23:30"),
      ),
      ...hours(["friday", "saturday"], range("12:30", "15:30"), range("19:00", "00:30")),
      ...hours(["sunday"], range("12:30", "16:00"), range("19:00", "23:00")),
    ],
    hoursExceptions: [
      {
        from: days(base, 6),
        reason: "The whole team is at the mill for the day, learning to be humble about flour",
        closed: true,
      },
    ],
    features: [
      "terrace",
      "counter",
      "takeaway",
      "dogFriendly",
      "highChairs",
      "liveFire",
      "privateRoom",
    ],
    access: ["accessibleToilet", "largePrintMenu", "assistanceDogs"],
    accessNote:
      "One 4 cm step at the door; we keep a ramp behind it, so ring the bell at wheelchair height. The lane outside is cobbled.",
    gettingThere:
      "Tram 8 to Trastevere, then four minutes on foot towards the river. No cars in the lane after 11 in the morning.",
    menus: [menu("400-pizza"), menu("400-lunch-trastevere"), menu("400-drinks")],
    booking: {
      method: "own",
      seats: 40,
      coversPerSlot: 12,
      slotMinutes: 30,
      turnMinutes: 105,
      minPartySize: 1,
      daysAhead: 60,
      maxPartySize: 8,
      noticeHours: 2,
      note: "Tables are yours for an hour and three quarters. The lane is never booked.",
    },
    pickup: {
      offered: true,
      dishesPerSlot: 10,
      slotMinutes: 15,
      noticeMinutes: 20,
      lastBeforeClosing: 30,
      daysAhead: 2,
      note: "At the lane window, left of the door: say your name to whoever holds the peel. Cash and card, and bring a bag if you have one.",
    },
    hero: image("venue-400-trastevere"),
    gallery: [image("inside-400-trastevere"), image("space-forno-room"), image("space-terrazza")],
    seo: {
      title: "400 Trastevere, Rome",
      description:
        "The original 400 oven in Trastevere, Rome. Wood-fired pizza at lunch and dinner every day. Address, opening hours, menus, booking and collection.",
    },
  },
  {
    name: "400 Navigli",
    slug: "400-navigli",
    brand: brand("400"),
    status: "open",
    summary:
      "Canal-side in Milan, open past midnight at the end of the week. The terrace gets the evening sun and the occasional duck.",
    description: richText(
      "A rope-maker’s workshop on the canal, long and narrow, with the oven where the winding wheel used to be. Dinner starts with the first aperitivo and, on Fridays and Saturdays, carries on until two in the morning, when pizza makes the most sense.",
      "Thursdays belong to the [record player](internal:pages/whatson). The terrace seats forty; the water is decorative.",
    ),
    address: {
      street: "Alzaia del Fornaio 22",
      district: "Navigli",
      city: "Milan",
      postcode: "20144",
      region: "Lombardy",
      country: "IT",
    },
    geo: { latitude: 45.4507, longitude: 9.1719 },
    map: image("map-milan"),
    timeZone: "Europe/Rome",
    phone: "+39 02 5550 0122",
    email: "navigli@400.example",
    currency: "EUR",
    priceLevel: 2,
    openingHours: [
      ...hours(["tuesday", "wednesday", "thursday"], range("18:00", "00:00")),
      ...hours(["friday", "saturday"], range("18:00", "02:00")),
      ...hours(["sunday"], range("12:00", "15:30"), range("18:00", "23:30")),
    ],
    hoursExceptions: [
      {
        from: days(base, 9),
        reason: "Canal festival: open from noon, straight through",
        closed: false,
        periods: [range("12:00", "01:00")],
      },
    ],
    features: [
      "terrace",
      "bar",
      "takeaway",
      "delivery",
      "dogFriendly",
      "wifi",
      "liveFire",
      "bicycleParking",
    ],
    access: ["stepFree", "accessibleToilet", "assistanceDogs"],
    accessNote:
      "Level from the towpath to every table, terrace included. The accessible toilet is on the ground floor.",
    gettingThere:
      "Metro M2 to Porta Genova, six minutes along the water. Bicycle racks at the bridge; parking is a rumour.",
    menus: [menu("400-pizza"), menu("400-drinks")],
    booking: {
      method: "own",
      seats: 60,
      coversPerSlot: 16,
      slotMinutes: 30,
      turnMinutes: 120,
      minPartySize: 1,
      daysAhead: 60,
      maxPartySize: 10,
      noticeHours: 3,
      note: "The terrace is booked separately, from March to October, and the weather is not our department.",
    },
    ordering: [
      {
        kind: "collection",
        label: "Collect at the bar",
        url: "https://order.quattrocento.example/400-navigli",
      },
      {
        kind: "delivery",
        label: "By cargo bike",
        url: "https://order.quattrocento.example/400-navigli/delivery",
        note: "Within 2 km, because a pizza is at its best for eleven minutes.",
      },
    ],
    hero: image("venue-400-navigli"),
    gallery: [image("inside-400-navigli"), image("news-courtyard"), image("event-vinyl-night")],
    seo: {
      title: "400 Navigli, Milan",
      description:
        "Wood-fired pizza by the canal in Milan, until two in the morning on Fridays and Saturdays. Terrace, menus, hours, booking and cargo-bike delivery.",
    },
  },
  {
    name: "400 Soho",
    slug: "400-soho",
    brand: brand("400"),
    status: "open",
    summary:
      "One long counter, one oven, fifty stools and a few tables for people who need backs to their chairs. Open all day, every day.",
    description: richText(
      "Getting four tonnes of brick into a Soho basement took eleven nights and one understanding neighbour, who now eats free. The oven stands at the end of a twenty-metre counter, so everybody gets a seat with a view of their own supper.",
      heading("Good to know", 3),
      bullets(
        "Half the counter is kept for walk-ins, always.",
        "The last pizza goes in thirty minutes before we close.",
        "Upstairs, the [Mezzanine](internal:pages/functions) takes groups of up to 28.",
      ),
    ),
    address: {
      street: "11 Cinder Court",
      district: "Soho",
      city: "London",
      postcode: "W1F 0XX",
      region: "Greater London",
      country: "GB",
    },
    geo: { latitude: 51.5131, longitude: -0.1349 },
    map: image("map-london"),
    timeZone: "Europe/London",
    phone: "+44 20 7946 0411",
    email: "soho@400.example",
    currency: "GBP",
    priceLevel: 2,
    openingHours: [
      ...hours(["monday", "tuesday", "wednesday"], range("12:00", "22:30")),
      ...hours(["thursday", "friday", "saturday"], range("12:00", "00:30")),
      ...hours(["sunday"], range("12:00", "21:30")),
    ],
    hoursExceptions: [
      {
        ...comingRange(base, "12-24", "12-26"),
        reason: "Christmas: the oven rests and so does Priya",
        closed: true,
      },
      {
        ...comingRange(base, "12-31", "12-31"),
        reason: "New Year’s Eve, open late",
        closed: false,
        periods: [range("12:00", "02:30")],
      },
    ],
    features: [
      "counter",
      "bar",
      "takeaway",
      "delivery",
      "highChairs",
      "wifi",
      "liveFire",
      "privateRoom",
    ],
    access: [
      "stepFree",
      "accessibleToilet",
      "hearingLoop",
      "largePrintMenu",
      "brailleMenu",
      "assistanceDogs",
      "quietHours",
    ],
    accessNote:
      "Step-free from the street, with four low counter places. Quiet hours are Mondays from 3 to 5: no music, lamps down. The Mezzanine is up one flight with no lift.",
    gettingThere:
      "Five minutes from Oxford Circus or Piccadilly Circus Underground. The court is easy to miss; follow the smell.",
    menus: [menu("400-soho-pizza")],
    booking: {
      method: "online",
      // A made-up restaurant's page: the provider says that it does not know it.
      url: "https://www.exploretock.com/quattrocento-example-400-soho",
      maxPartySize: 6,
      noticeHours: 1,
      note: "The Mezzanine takes larger parties, from a minimum spend.",
    },
    pickup: {
      offered: true,
      dishesPerSlot: 12,
      slotMinutes: 15,
      noticeMinutes: 25,
      lastBeforeClosing: 30,
      daysAhead: 3,
      note: "At the hatch on Cinder Court, beside the front door. Say your name, and carry the box level: it has had a long day already.",
    },
    ordering: [
      {
        kind: "delivery",
        label: "Delivery in Soho and Fitzrovia",
        url: "https://order.quattrocento.example/400-soho/delivery",
        note: "By bicycle, in a box that breathes. £3.50.",
      },
    ],
    hero: image("venue-400-soho"),
    gallery: [image("inside-400-soho"), image("space-mezzanine")],
    seo: {
      title: "400 Soho, London",
      description:
        "A twenty-metre counter and a wood oven at 400\u00a0°C in Soho, London. Open all day, every day, half of it for walk-ins. Hours, menu, booking and delivery.",
    },
  },
  {
    name: "400 Alfama",
    slug: "400-alfama",
    brand: brand("400"),
    status: "openingSoon",
    statusNote:
      "The oven is built and drying out. First pizzas this season; we would rather be late than damp.",
    summary:
      "A former sail loft below the castle in Lisbon, with a chimney the neighbours voted on. Opening as soon as the oven is dry.",
    description: richText(
      "Duarte Ferrão worked the oven in Trastevere for six years, and talked about Lisbon for all of them. His sail loft in Alfama has the river at one end and the fire at the other, with forty seats in between.",
      heading("What to expect", 3),
      "The pizza list you know and, from the first week, three that could only be from here: tinned sardines taken seriously, clams with coriander, and São Jorge cheese with quince. The hours on this page are the ones we plan to keep once the doors open.",
      paragraph("We are hiring: see [open positions](internal:pages/careers)."),
    ),
    address: {
      street: "Beco do Lume 7",
      district: "Alfama",
      city: "Lisbon",
      postcode: "1100-000",
      country: "PT",
    },
    geo: { latitude: 38.7117, longitude: -9.1289 },
    map: image("map-lisbon"),
    timeZone: "Europe/Lisbon",
    phone: "+351 21 555 0107",
    email: "alfama@400.example",
    currency: "EUR",
    priceLevel: 2,
    openingHours: [
      ...hours(
        ["wednesday", "thursday", "friday", "saturday"],
        range("12:30", "15:00"),
        range("19:00", "23:30"),
      ),
      ...hours(["sunday"], range("12:30", "17:00")),
    ],
    hoursExceptions: [],
    features: ["terrace", "bar", "takeaway", "highChairs", "liveFire"],
    access: ["accessibleToilet", "assistanceDogs"],
    accessNote:
      "Alfama is steep and stepped. The level way in is from the street above, through the courtyard door: phone us and somebody will open it.",
    gettingThere:
      "Tram 28 to the viewpoint, then downhill for three minutes. Uphill afterwards, so leave room.",
    menus: [menu("400-pizza"), menu("400-drinks")],
    booking: {
      method: "phone",
      maxPartySize: 8,
      noticeHours: 24,
      note: "Bookings open two weeks before we do. Leave your name by phone and we’ll ring back.",
    },
    ordering: [],
    hero: image("venue-400-alfama"),
    gallery: [image("inside-400-alfama"), image("news-lisbon"), image("news-oven")],
    seo: {
      title: "400 Alfama, Lisbon: opening soon",
      description:
        "The fourth 400 oven, in a sail loft in Alfama, Lisbon. Opening as soon as the bricks are dry: where to find us, planned hours and how to leave your name.",
    },
  },
  {
    name: "Cenere Testaccio",
    slug: "cenere-testaccio",
    brand: brand("cenere"),
    status: "open",
    summary:
      "Thirty-four seats around an open hearth in a Testaccio warehouse. One sitting, Wednesday to Sunday, until the ash goes cold.",
    description: richText(
      "The building stored salt, then scooters, then nothing. Now there is a hearth three metres wide in the middle of it, and tables on three sides. The fourth side is wood.",
      "Choose from the card or take a [tasting menu](internal:pages/degustation). Either way the kitchen cooks in the order the fire allows, so arrive when you said you would: flame waits for nobody, and ember for very few.",
      heading("Good to know", 3),
      bullets(
        "The room is warm. Layers help.",
        "Ten seats at the Hearth Counter look straight into it.",
        "Tell us about allergies when you book; with a fire this shared, we want to plan.",
      ),
    ),
    address: {
      street: "Via dei Carbonai 9",
      district: "Testaccio",
      city: "Rome",
      postcode: "00153",
      region: "Lazio",
      country: "IT",
    },
    geo: { latitude: 41.8763, longitude: 12.4751 },
    map: image("map-rome"),
    timeZone: "Europe/Rome",
    phone: "+39 06 5550 0188",
    email: "sala@cenere.example",
    currency: "EUR",
    priceLevel: 4,
    openingHours: [
      ...hours(["wednesday", "thursday"], range("19:30", "23:30")),
      ...hours(["friday", "saturday"], range("19:30", "00:30")),
      ...hours(["sunday"], range("19:00", "23:00")),
    ],
    hoursExceptions: [
      {
        ...comingRange(base, "08-10", "08-25"),
        reason: "Summer closing: it is hot enough outside",
        closed: true,
      },
    ],
    features: ["liveFire", "counter", "bar", "privateRoom", "wifi"],
    access: ["stepFree", "accessibleToilet", "largePrintMenu", "assistanceDogs"],
    accessNote:
      "Step-free throughout. The Hearth Counter is bar height; the tables beside it see just as much. The Cantina is down eleven steps.",
    gettingThere:
      "Metro B to Piramide, nine minutes on foot. A taxi will find “the old salt warehouse” faster than the address.",
    menus: [menu("cenere-dinner")],
    booking: {
      method: "own",
      seats: 28,
      coversPerSlot: 8,
      slotMinutes: 30,
      turnMinutes: 150,
      minPartySize: 1,
      daysAhead: 90,
      maxPartySize: 6,
      noticeHours: 24,
      note: "One sitting, arrivals from opening until ten. Brace needs a day’s notice, Orto two.",
    },
    ordering: [],
    hero: image("venue-cenere-testaccio"),
    gallery: [
      image("inside-cenere-testaccio"),
      image("space-chefs-counter"),
      image("dish-ash-beef"),
      image("dish-ember-leeks"),
    ],
    seo: {
      title: "Cenere Testaccio, Rome",
      description:
        "Live-fire dinner around an open hearth in Testaccio, Rome, Wednesday to Sunday. À la carte and tasting menus. Hours, access, menus and booking.",
    },
  },
  {
    name: "Madia Spaccanapoli",
    slug: "madia-spaccanapoli",
    brand: brand("madia"),
    status: "open",
    summary:
      "The first dough chest, in the old centre of Naples. Bread from half past seven, focaccia at noon, wine and toast after dark.",
    description: richText(
      "A bakery has stood at this corner, on and off, for longer than anyone will swear to. Agnese lit the oven again in 2014 and the street approved, which in Naples you can hear.",
      "There are twenty seats, a marble counter and a door that never quite shuts. In the gap between afternoon and evening we close to swap flour for glasses; the bread that is left goes to the parish kitchen round the corner.",
    ),
    address: {
      street: "Vico della Farina 31",
      district: "Spaccanapoli",
      city: "Naples",
      postcode: "80134",
      region: "Campania",
      country: "IT",
    },
    geo: { latitude: 40.8482, longitude: 14.2556 },
    map: image("map-naples"),
    timeZone: "Europe/Rome",
    phone: "+39 081 555 0131",
    email: "spaccanapoli@madia.example",
    currency: "EUR",
    priceLevel: 1,
    openingHours: [
      ...hours(
        ["tuesday", "wednesday", "thursday"],
        range("07:30", "15:00"),
        range("18:00", "23:00"),
      ),
      ...hours(["friday", "saturday"], range("07:30", "15:00"), range("18:00", "01:00")),
      ...hours(["sunday"], range("08:30", "14:00"), range("17:30", "22:00")),
      ...hours(["monday"], range("07:30", "14:00")),
    ],
    hoursExceptions: [
      {
        ...comingRange(base, "01-01", "01-01"),
        reason: "New Year’s Day: no bread before noon, for everyone’s sake",
        closed: false,
        periods: [range("12:00", "16:00")],
      },
      {
        ...comingRange(base, "08-15", "08-17"),
        reason: "Ferragosto",
        closed: true,
      },
    ],
    features: ["counter", "bar", "takeaway", "dogFriendly", "wifi"],
    access: ["stepFree", "assistanceDogs", "quietHours"],
    accessNote:
      "Level from the street. Our toilet is small and not accessible; the café opposite has one and is expecting you. Quiet hours are weekdays from 2 to 3.",
    gettingThere:
      "Metro line 1 to Dante, eight minutes on foot. Walk towards the bells, stop at the bread.",
    menus: [menu("madia-bakery"), menu("madia-wine")],
    booking: {
      method: "walkIn",
      note: "Find a stool, wave at somebody in an apron.",
    },
    ordering: [
      {
        kind: "collection",
        label: "Put a loaf aside",
        url: "https://order.quattrocento.example/madia-spaccanapoli",
        note: "Order by eight in the evening, collect from half past seven next morning.",
      },
    ],
    hero: image("venue-madia-spaccanapoli"),
    gallery: [
      image("inside-madia-spaccanapoli"),
      image("dish-focaccia"),
      image("dish-maritozzo"),
      image("space-bakery-table"),
    ],
    seo: {
      title: "Madia Spaccanapoli, Naples",
      description:
        "Bakery by day, wine bar by night in the old centre of Naples. Sourdough, focaccia, maritozzi and growers’ wines. Opening hours, menus and how to find us.",
    },
  },
  {
    name: "Madia Bermondsey",
    slug: "madia-bermondsey",
    brand: brand("madia"),
    status: "temporarilyClosed",
    statusNote:
      "Closed while the railway repairs our arch. The bread is fine: it is staying with friends, and on sale at shops nearby.",
    summary:
      "A bakery and wine bar under a railway arch in south London, shaken gently every four minutes. Back when the bricklayers are done.",
    description: richText(
      "The arch leaks; arches do. The railway is relining ours, properly and slowly, and until they finish there is scaffolding where the counter was.",
      "In the meantime the Lodger (our starter, never late with its appetite) has moved to a kitchen nearby, and you can still find our loaves at [several London shops](internal:pages/stockists). The hours on this page are the usual ones, for when we return.",
    ),
    address: {
      street: "Arch 52, Crumb Lane",
      district: "Bermondsey",
      city: "London",
      postcode: "SE1 0XX",
      region: "Greater London",
      country: "GB",
    },
    geo: { latitude: 51.4993, longitude: -0.0771 },
    map: image("map-london"),
    timeZone: "Europe/London",
    phone: "+44 20 7946 0452",
    email: "bermondsey@madia.example",
    currency: "GBP",
    priceLevel: 1,
    openingHours: [
      ...hours(
        ["wednesday", "thursday", "friday"],
        range("08:00", "15:00"),
        range("17:30", "23:00"),
      ),
      ...hours(["saturday"], range("08:00", "23:30")),
      ...hours(["sunday"], range("08:30", "16:00")),
    ],
    hoursExceptions: [
      {
        ...comingRange(base, "12-24", "12-27"),
        reason: "Christmas",
        closed: true,
      },
    ],
    features: ["counter", "bar", "takeaway", "dogFriendly", "wifi", "bicycleParking"],
    access: ["stepFree", "accessibleToilet", "assistanceDogs", "largePrintMenu"],
    accessNote:
      "Level entrance and one accessible toilet. Trains overhead are loud: we have ear defenders in two sizes.",
    gettingThere: "Ten minutes from London Bridge or Bermondsey station, along the viaduct.",
    menus: [menu("madia-bermondsey-bakery")],
    booking: {
      method: "walkIn",
      note: "No bookings when we reopen either. There is usually a stool.",
    },
    ordering: [],
    hero: image("venue-madia-bermondsey"),
    gallery: [image("inside-madia-bermondsey"), image("news-bread")],
    seo: {
      title: "Madia Bermondsey, London",
      description:
        "Our railway-arch bakery and wine bar in Bermondsey is closed for repairs. When we expect to be back, our usual hours, and where to buy the bread until then.",
    },
  },
]
