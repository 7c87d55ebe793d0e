import { instantOf } from "../../../shared/recurrence"
import { days, weekdayFrom, workingDayFrom, type Day } from "../dates"
import { image, venue } from "../references"
import { bullets, heading, numbers, quote, richText } from "../rich-text"
import type { Content } from "../types"

const ROME = "Europe/Rome"
const LONDON = "Europe/London"
const LISBON = "Europe/Lisbon"

const times = (
  day: Day,
  from: string,
  until: string,
  zone: string,
): { startsAt: string; endsAt: string } => ({
  startsAt: instantOf(day, from, zone).toISOString(),
  endsAt: instantOf(day, until, zone).toISOString(),
})

/** Ten events around `base`: one past, the others coming up within sixty days. */
export const events = (base: Day): readonly Content<"events">[] => [
  {
    title: "Thursday on vinyl",
    slug: "thursday-on-vinyl",
    type: "music",
    venue: venue("400-navigli"),
    summary:
      "Bring a record and we’ll play a side of it. Bring a bad one and we’ll play it too, but quietly.",
    description: richText(
      "Every Thursday the bar at Navigli puts away its playlist and gets out two decks, a mixer and a man called Ezio who was a sound engineer until he discovered dinner.",
      bullets(
        "One side per guest, in the order of arrival.",
        "The pizza oven sets the tempo after ten.",
        "No requests by telephone, however much you love her.",
      ),
    ),
    ...times(weekdayFrom(base, -21, "thursday"), "20:30", "23:30", ROME),
    recurrence: { frequency: "weekly", until: days(base, 84) },
    image: image("event-vinyl-night"),
    priceNote: "Free. The second side costs a round.",
    status: "scheduled",
    seo: {
      description:
        "Every Thursday at 400 Navigli, Milan: bring a record, hear a side of it over wood-fired pizza by the canal.",
    },
  },
  {
    title: "Low Sunday: jazz at the counter",
    slug: "low-sunday-jazz",
    type: "music",
    venue: venue("madia-spaccanapoli"),
    summary: "A double bass, a guitar and nobody singing. Just loud enough to excuse a silence.",
    description: richText(
      "Two sets, half past six and eight, by whichever of our regulars are in town. The bass stands where the bread slicer does during the week.",
      "Toast and wine all evening. Stools go early; the marble is good to lean on.",
    ),
    ...times(weekdayFrom(base, -14, "sunday"), "18:30", "21:00", ROME),
    recurrence: {
      frequency: "weekly",
      until: days(base, 70),
      changed: [
        { day: weekdayFrom(base, 28, "sunday") },
        {
          day: weekdayFrom(base, 35, "sunday"),
          newDay: days(weekdayFrom(base, 35, "sunday"), -1),
          newTime: "19:00",
        },
      ],
    },
    image: image("event-jazz-sunday"),
    priceNote: "Free entry; the hat goes round once.",
    status: "scheduled",
    seo: {
      description:
        "Live jazz every Sunday evening at Madia Spaccanapoli, Naples. Two sets, growers’ wines, free entry.",
    },
  },
  {
    title: "An afternoon with the Lodger: dough class",
    slug: "dough-class",
    type: "class",
    venue: venue("madia-spaccanapoli"),
    summary:
      "Two hours at the shaping table with Agnese. You leave with a loaf, a jar of starter and flour in your ears.",
    description: richText(
      "Once a month, in the gap between bread and wine, the bakery becomes a classroom for eight.",
      heading("What we do", 3),
      numbers(
        "Meet the starter and learn what it wants.",
        "Mix by hand, because the machine teaches you nothing.",
        "Shape, badly, then better.",
        "Bake the dough that the last class left for you. Yours waits for the next.",
      ),
      quote("If it sticks to you, it likes you. Wet your hands and carry on."),
    ),
    ...times(workingDayFrom(base, 8, "saturday"), "15:15", "17:30", ROME),
    recurrence: { frequency: "monthly", until: days(base, 150) },
    image: image("event-dough-class"),
    price: 55,
    currency: "EUR",
    priceNote: "Loaf, starter and an apron on loan included.",
    ticketUrl: "https://book.quattrocento.example/dough-class",
    status: "scheduled",
    seo: {
      description:
        "A monthly hands-on bread class for eight at Madia Spaccanapoli, Naples. Take home a loaf and a jar of our starter.",
    },
  },
  {
    title: "Small hands, hot oven",
    slug: "small-hands-hot-oven",
    type: "family",
    venue: venue("400-soho"),
    summary:
      "Children aged five to ten stretch, top and name a pizza. The grown-ups get coffee and are asked not to help.",
    description: richText(
      "Before the counter opens we lower it, in a manner of speaking: boxes to stand on, aprons to trip over, and one cook to every four children.",
      "Faces are encouraged. The best name goes on the blackboard for the week; the current holder is *Gerald*.",
    ),
    ...times(workingDayFrom(base, 11, "sunday"), "10:00", "11:30", LONDON),
    recurrence: { frequency: "none" },
    image: image("event-childrens-pizza"),
    price: 14,
    currency: "GBP",
    priceNote: "Per child; one adult free, with coffee.",
    ticketUrl: "https://book.quattrocento.example/small-hands",
    status: "scheduled",
    seo: {
      description:
        "A pizza-making morning for children aged five to ten at 400 Soho, London. £14 a child, one grown-up free.",
    },
  },
  {
    title: "How to read an oven",
    slug: "how-to-read-an-oven",
    type: "class",
    venue: venue("400-soho"),
    summary:
      "Saverio Lomonte, who built ours, explains heat with chalk, bricks and eight deliberately different pizzas.",
    description: richText(
      "An evening for people who own an oven, want an oven, or were once let down by one. Saverio bakes the same margherita at eight points of the same deck, and you eat the evidence.",
      bullets(
        "Why the flame goes on the left.",
        "What white bricks are telling you.",
        "When to do nothing, which is mostly.",
      ),
    ),
    ...times(workingDayFrom(base, 24, "tuesday"), "18:30", "20:30", LONDON),
    previousStartsAt: times(weekdayFrom(base, 17, "tuesday"), "18:30", "20:30", LONDON).startsAt,
    recurrence: { frequency: "none" },
    image: image("news-oven"),
    price: 38,
    currency: "GBP",
    priceNote: "With pizza, a beer, and a brick to take home if you can carry it.",
    ticketUrl: "https://book.quattrocento.example/read-an-oven",
    status: "scheduled",
    statusNote:
      "Saverio’s own oven would not wait. Tickets for the first date are good for the new one.",
  },
  {
    title: "The long table",
    slug: "the-long-table",
    type: "dinner",
    venue: venue("cenere-testaccio"),
    summary:
      "One table through the middle of the room, one menu, thirty-four strangers. It has led to two marriages and a lawsuit.",
    description: richText(
      "Four times a year we push everything together. Corrado cooks what the week’s growers bring; they sit down and eat it with you and will tell you what you are doing wrong with your tomatoes.",
      "Dishes arrive whole and are passed to the left. Conversation may go either way.",
    ),
    ...times(workingDayFrom(base, 14, "friday"), "20:00", "23:30", ROME),
    recurrence: { frequency: "none" },
    image: image("event-harvest-supper"),
    price: 78,
    currency: "EUR",
    priceNote: "Wine included.",
    status: "soldOut",
    statusNote:
      "Every chair is taken. Leave your name with us, and we’ll ring if someone’s babysitter lets them down.",
  },
  {
    title: "Four growers, one counter",
    slug: "four-growers-one-counter",
    type: "tasting",
    venue: venue("madia-spaccanapoli"),
    summary:
      "Four people who make wine around the bay pour it themselves and answer questions, including the awkward ones.",
    description: richText(
      "Beatrice Ansaldi has asked four growers to come down from their hills with three bottles each: the one they are proud of, the one that sells, and the one that went wrong.",
      "The third is always the best story and, twice out of four, the best wine.",
    ),
    ...times(workingDayFrom(base, 25, "friday"), "19:00", "22:00", ROME),
    recurrence: { frequency: "none" },
    image: image("event-wine-growers"),
    price: 28,
    currency: "EUR",
    priceNote: "Twelve tastes and toast.",
    ticketUrl: "https://book.quattrocento.example/four-growers",
    placesLeft: 9,
    status: "scheduled",
  },
  {
    title: "First firing, for the neighbours",
    slug: "first-firing-alfama",
    type: "celebration",
    venue: venue("400-alfama"),
    summary:
      "Everybody in the Beco do Lume is invited to see the new oven lit, and to eat the pizzas that teach us how it burns.",
    description: richText(
      "Before we open we have to burn some pizzas. It seems only fair that the people who put up with the building work should get to eat the survivors.",
      "If you live on the lane, your invitation is under your door.",
    ),
    ...times(workingDayFrom(base, 18, "saturday"), "18:00", "21:00", LISBON),
    recurrence: { frequency: "none" },
    image: image("news-lisbon"),
    priceNote: "Free for the street.",
    status: "postponed",
    statusNote:
      "The bricks are still damp. We’ll push a new date under every door as soon as they aren’t.",
  },
  {
    title: "Crumb Lane market",
    slug: "crumb-lane-market",
    type: "market",
    venue: venue("madia-bermondsey"),
    summary:
      "Our neighbours under the arches, out on the lane for a Saturday: cheese, cider, knives sharpened while you wait.",
    description: richText(
      "The market comes back when the arch does. Meanwhile the cheese people and the cider people are open as usual at either end of the lane, and would be glad to see you.",
    ),
    ...times(workingDayFrom(base, 21, "saturday"), "10:00", "15:00", LONDON),
    recurrence: { frequency: "none" },
    image: image("news-market"),
    priceNote: "Free.",
    status: "cancelled",
    statusNote:
      "The lane is full of scaffolding. Nothing to refund, and we’re sorry about your knives.",
  },
  {
    title: "The mill comes to dinner",
    slug: "the-mill-comes-to-dinner",
    type: "dinner",
    venue: venue("400-trastevere"),
    summary:
      "The miller, three flours and three margheritas that were identical in every other respect. Opinions were strong.",
    description: richText(
      "We baked the same pizza on this year’s flour, last year’s, and a blend. The room voted, by crusts left on the plate. Last year’s won by four crusts, and the miller took it very well.",
    ),
    ...times(weekdayFrom(base, -24, "wednesday"), "19:30", "22:30", ROME),
    recurrence: { frequency: "none" },
    image: image("news-wheat"),
    price: 35,
    currency: "EUR",
    status: "scheduled",
  },
]
