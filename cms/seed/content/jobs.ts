import { days, type Day } from "../dates"
import { venue } from "../references"
import { bullets, heading, richText } from "../rich-text"
import type { Content } from "../types"

/** Six open positions, posted before `base` and closing after it. */
export const jobs = (base: Day): readonly Content<"jobs">[] => [
  {
    title: "Pizzaiola or pizzaiolo",
    slug: "pizzaiolo-alfama",
    venue: venue("400-alfama"),
    department: "kitchen",
    employmentType: "fullTime",
    summary:
      "Open a new oven with Duarte in Lisbon. You will be the second person ever to burn something in it.",
    description: richText(
      "You stretch, top and bake; you keep the deck at 400\u00a0°C and your temper somewhat below. New to wood? We train for six weeks in Trastevere first, with a room above the shop.",
      heading("You bring", 3),
      bullets(
        "Two years on a busy section; not necessarily pizza.",
        "Hands that notice when dough has changed its mind.",
        "Portuguese or English, and a few words of the other.",
      ),
      heading("You get", 3),
      bullets(
        "Two days off in a row, always.",
        "Twenty-five days’ holiday, and your birthday.",
        "Supper, sitting down, at five.",
      ),
    ),
    pay: { minimum: 1450, maximum: 1800, currency: "EUR", period: "month" },
    postedOn: days(base, -9),
    closesOn: days(base, 30),
  },
  {
    title: "Floor manager",
    slug: "floor-manager-soho",
    venue: venue("400-soho"),
    department: "floor",
    employmentType: "fullTime",
    summary: "Run a twenty-metre counter at full stretch and make it look like a conversation.",
    description: richText(
      "Fifty stools, half of them unbooked: the evening is a puzzle that changes every ten minutes. You solve it, kindly, with a team of nine.",
      heading("The work", 3),
      bullets(
        "Five shifts a week, never more than three of them late.",
        "Rotas published four weeks ahead, by you, and kept.",
        "Looking after the door, the floor and new starters’ first fortnight.",
      ),
      heading("The terms", 3),
      bullets(
        "Service charge on top, shared by hours.",
        "28 days’ holiday.",
        "Private counselling line, used and paid for.",
      ),
    ),
    pay: { minimum: 36000, maximum: 41000, currency: "GBP", period: "year" },
    postedOn: days(base, -16),
    closesOn: days(base, 18),
  },
  {
    title: "Night baker",
    slug: "night-baker-spaccanapoli",
    venue: venue("madia-spaccanapoli"),
    department: "bakery",
    employmentType: "fullTime",
    summary:
      "Three in the morning until eleven. The street is quiet, the radio is yours and the first loaf is breakfast.",
    description: richText(
      "You will look after the Lodger, shape a hundred and forty loaves and see every sunrise of the year, which is either the worst or the best thing about the job.",
      bullets(
        "Experience with sourdough, professional or obsessive.",
        "Able to lift 25 kg bags, or to invent a good reason not to have to.",
        "Night supplement of 20%, included in the figure shown.",
      ),
    ),
    pay: { minimum: 1750, maximum: 2050, currency: "EUR", period: "month" },
    postedOn: days(base, -5),
    closesOn: days(base, 40),
  },
  {
    title: "Weekend bartender",
    slug: "weekend-bartender-navigli",
    venue: venue("400-navigli"),
    department: "bar",
    employmentType: "partTime",
    summary:
      "Friday and Saturday until two, by the canal. Three drinks made beautifully rather than thirty made.",
    description: richText(
      "A short list, a long bar and a terrace of forty who have all just thought of the same spritz. Suits students, parents, and one cellist so far.",
      bullets(
        "Sixteen hours a week.",
        "Taxi home after midnight.",
        "Tips shared with the kitchen, nightly.",
      ),
    ),
    pay: { minimum: 12, maximum: 14.5, currency: "EUR", period: "hour" },
    postedOn: days(base, -3),
    closesOn: days(base, 21),
  },
  {
    title: "Fire apprentice",
    slug: "fire-apprentice-cenere",
    venue: venue("cenere-testaccio"),
    department: "kitchen",
    employmentType: "internship",
    summary:
      "Six paid months learning to cook on a hearth, starting with a broom. There is always a place for the right person.",
    description: richText(
      "You split wood, lay fires, rake ash and, by the second month, cook on it. Corrado teaches by doing something and then looking at you.",
      heading("Who we look for", 3),
      "Anyone over eighteen who is curious and can stand up for an evening. Cooks welcome; so are carpenters, gardeners and people leaving offices.",
      bullets(
        "Paid monthly, meals included.",
        "Wednesdays to Sundays, afternoons and evenings.",
        "Four of our nine cooks started this way.",
      ),
    ),
    pay: { minimum: 1100, currency: "EUR", period: "month" },
    postedOn: days(base, -45),
  },
  {
    title: "Wages and rota clerk",
    slug: "wages-clerk-rome",
    venue: venue("400-trastevere"),
    department: "office",
    employmentType: "temporary",
    summary:
      "Nine months of maternity cover, in the small office above the big oven. It is the warmest accounts department in Rome.",
    description: richText(
      "You make sure that 140 people in three countries are paid the right amount on the right day, and that the rotas agree. It is the most important job in the company and the only one with a desk.",
      bullets(
        "Payroll experience in Italy; British or Portuguese a bonus.",
        "Thirty-two hours over four days.",
        "Two days from home, if home has a chair.",
      ),
    ),
    pay: { minimum: 28000, maximum: 32000, currency: "EUR", period: "year" },
    postedOn: days(base, -1),
    closesOn: days(base, 27),
  },
]
