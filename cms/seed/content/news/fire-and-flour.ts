import { days, type Day } from "../../dates"
import { brand, image, venue } from "../../references"
import { bullets, heading, numbers, quote, richText, rule } from "../../rich-text"
import type { Content } from "../../types"

/** Ovens, wheat, dough and ash. */
export const fireAndFlour = (base: Day): readonly Content<"news">[] => [
  {
    title: "The Lisbon oven takes its first heat",
    slug: "lisbon-oven-first-heat",
    publishedOn: days(base, -2),
    author: "Duarte Ferrão",
    excerpt:
      "Forty degrees, held for a day. It is the least impressive fire we have ever lit, and the most important.",
    image: image("news-lisbon"),
    body: richText(
      "Yesterday at seven in the morning Saverio put a handful of kindling in the middle of the deck at [400 Alfama](internal:locations/400-alfama), lit it, and sat down beside it with a newspaper. He stayed until seven in the evening. The oven reached forty degrees. He was delighted.",
      heading("Why so slowly"),
      "Four tonnes of brick and mortar hold something like three hundred litres of water. Heat it quickly and the water leaves quickly, through the dome, in pieces. Heat it slowly and it leaves as a faint mist on the windows, which is what the whole of the Beco do Lume is currently looking at.",
      bullets(
        "Week one: 40\u00a0°C, then 60.",
        "Week two: 80, then 120, lid on at night.",
        "Week three: 200, and the first flatbread.",
        "Week four: we try for four hundred.",
      ),
      "If at any point a crack opens wider than a coin, we stop, let it cool and begin again. Saverio has brought a coin.",
      quote(
        "An oven remembers its first fires. Be polite to it and it will be polite to you for forty years.",
      ),
      "We shall open when it is dry and not before. The neighbours’ evening has moved accordingly; a note will come under the door.",
    ),
    brands: [brand("400")],
    venues: [venue("400-alfama")],
    tags: ["Ovens", "Lisbon"],
    seo: {
      description:
        "The new oven at 400 Alfama in Lisbon has been lit for the first time, at 40\u00a0°C. Why drying a brick oven takes four weeks.",
    },
  },
  {
    title: "A bad year for wheat, and what we did about it",
    slug: "bad-year-for-wheat",
    publishedOn: days(base, -37),
    author: "Ilaria Montefusco",
    excerpt:
      "Too much rain in May, too little protein in July. The dough noticed before the laboratory did.",
    image: image("news-wheat"),
    body: richText(
      "The first sack of the new harvest arrived on a Tuesday. By Thursday the dough was lying about in its trays like a teenager. Nothing was wrong with it exactly. It just wouldn’t stand up.",
      "The laboratory confirmed it a week later: protein at 11.4 per cent, where we like 12.8. It had rained through the whole of May, and wheat that drinks too much grows tall, pale and idle.",
      heading("Three ways out"),
      numbers(
        "Add gluten from a packet. Quick, legal, and the crust goes like a rubber glove.",
        "Buy stronger flour from another continent. It would work. It would not be ours.",
        "Change everything else: less water, colder water, gentler hands, six hours more.",
      ),
      "We chose the third. For this season the dough carries 61 per cent water rather than 64, and rests for fifty-four hours instead of forty-eight. The rim is a little thinner and, if anything, crisper. One regular in Trastevere has asked us never to go back.",
      rule(),
      "The farmers lost a fifth of their income. We have paid last year’s price for this year’s grain, because the alternative is that next year there are fewer of them.",
    ),
    brands: [brand("400"), brand("madia")],
    tags: ["Dough", "Growers"],
  },
  {
    title: "Four hundred, and how we know",
    slug: "four-hundred-and-how-we-know",
    publishedOn: days(base, -73),
    author: "Saverio Lomonte",
    excerpt: "A thermometer, a pinch of flour and an old man’s forearm. They usually agree.",
    image: image("news-oven"),
    body: richText(
      "People ask whether it is really four hundred. They ask it kindly, the way you ask a fisherman about the fish. So here is how we know.",
      heading("The instrument"),
      "Behind a loose brick on the right of every oven there is a probe that touches the underside of the deck. It is read at noon, at six and at nine, and the figures go into a notebook. We have notebooks back to 2011. The winter of 2013 is illegible; there was an incident with a bottle.",
      heading("The flour"),
      "Throw a pinch on the bricks and count. If it is brown at *three*, you are at four hundred. Black at two: open the door and think about your life. Still white at five: more oak, and smile at the customers.",
      heading("The forearm"),
      "Hold it in the mouth of the oven. I can tell to within ten degrees. I do not recommend learning, because of how one learns.",
      "When the three disagree, we bake a plain disc of dough and believe that. I’ll show anyone who comes to Soho how it is done; see [what’s on](internal:pages/whatson).",
    ),
    brands: [brand("400")],
    venues: [venue("400-trastevere"), venue("400-soho")],
    tags: ["Ovens", "Craft"],
  },
  {
    title: "What we do with the ash",
    slug: "what-we-do-with-the-ash",
    publishedOn: days(base, -119),
    author: "Corrado Belisario",
    excerpt:
      "Eleven kilos a night, all told. Some of it goes back on the plate, and the rest goes to a potter.",
    image: image("brand-cenere"),
    body: richText(
      "At [Cenere](internal:brands/cenere) we burn about a hundred and thirty kilos of oak in an evening. What is left at the end fits in two buckets. You would think that was the end of it.",
      bullets(
        "**The finest,** sieved twice, coats the beef. Wood ash is alkaline: it dries the surface and gives a crust in half the time.",
        "**The middling** buries beetroot and potatoes the following day. It holds heat as a duvet does.",
        "**The coarse** goes to two allotments behind the old slaughterhouse, where the onions are now suspiciously good.",
        "**The rest** goes to Marzia, a potter in Ostiense, who turns it into glaze. Your dessert plate was, in part, someone’s dinner.",
      ),
      "We tested whether we could send nothing at all to the tip for a month. The answer is nearly: one bucket, mostly nails. Old pallets had got into a delivery, so we changed the supplier and kept the nails as a reminder.",
      quote("Ash is not what is left when the cooking is over. It is the slowest part of it."),
    ),
    brands: [brand("cenere")],
    venues: [venue("cenere-testaccio")],
    tags: ["Hearth", "Waste"],
  },
  {
    title: "The Lodger turns twenty-something",
    slug: "the-lodger-birthday",
    publishedOn: days(base, -164),
    author: "Agnese Pertusi",
    excerpt:
      "Our sourdough starter has outlived two fridges, a marriage and the lira. A short biography.",
    image: image("craft-dough"),
    body: richText(
      "I made it in 2003 in a jam jar, in a flat with no heating, from rye flour and the skin of an apple. It lived on top of the boiler. It ate twice a day, contributed nothing and complained when I went away, so my flatmates called it the Lodger.",
      heading("Moves"),
      "It has travelled to Naples on my lap. It crossed the Channel in a flask marked *soup*, because I didn’t trust myself to explain it. A piece of it is waiting in London for our [Bermondsey arch](internal:locations/madia-bermondsey) to be mended; another lives with a cellist in Milan who thinks it prefers Brahms.",
      heading("Keeping your own"),
      numbers(
        "Feed it equal weights of flour and water, at the same time each day.",
        "If you forget, apologise and feed it twice.",
        "A grey liquid on top means hunger, not death.",
        "Pink means death.",
      ),
      "We give a spoonful to anyone who brings a jar. The only condition is that you name yours yourself.",
    ),
    brands: [brand("madia")],
    venues: [venue("madia-spaccanapoli"), venue("madia-bermondsey")],
    tags: ["Bread", "Craft"],
  },
  {
    title: "Two years on a woodpile",
    slug: "two-years-on-a-woodpile",
    publishedOn: days(base, -232),
    author: "Saverio Lomonte",
    excerpt:
      "The most important ingredient in a pizza is one you cannot eat, and it has to be stacked correctly.",
    image: image("oven"),
    body: richText(
      "Freshly cut oak is half water. Put it on a fire and most of the heat goes into boiling that water, the chimney fills with tar and the pizza tastes of cough medicine. So it has to wait.",
      "Ours waits two years, in a long shed north of Viterbo with no walls and a very good roof. It is stacked bark side up, a hand’s breadth between the rows, ends to the wind. I check it with a meter and by knocking two pieces together. Dry wood *rings*. Wet wood says *tock*.",
      heading("Oak for the deck, beech for the dome"),
      "Oak burns slowly and makes embers, which heat the bricks you bake on. Beech burns tall and clean and heats the vault above. A good fire has both: two of one to one of the other, and I leave you to discover which by burning your supper.",
      "This spring we laid down the wood for the year after next. Forty tonnes. It is the only part of this business where we are ever ahead.",
    ),
    brands: [brand("400"), brand("cenere")],
    tags: ["Fire", "Craft"],
  },
  {
    title: "Rebuilding the Trastevere floor, brick by brick",
    slug: "rebuilding-the-trastevere-floor",
    publishedOn: days(base, -301),
    author: "Ilaria Montefusco",
    excerpt:
      "After some eight hundred thousand pizzas the deck had worn into a shallow bowl. It took four days to change and one to get over.",
    image: image("news-oven"),
    body: richText(
      "You could see it if you laid a ruler across: eleven millimetres lower in the middle than at the edge. A pizza put down there slid gently to the left, like everything else in the building.",
      "The deck is made of forty-two unglazed bricks from a kiln near Sorrento. They sit on sand, without mortar, so that each can move as it heats. Taking them out is simple. Putting them back so that no edge catches the peel takes two people, a string and a great deal of silence.",
      heading("What we found underneath"),
      bullets(
        "A five-hundred-lire coin.",
        "Nine olives, carbonised, now in a jar on the bar.",
        "A note in Saverio’s hand, dated 2011: *If you are reading this, use more sand.*",
      ),
      "We used more sand. We also kept one of the old bricks for the new oven in Lisbon, where it will go in the back row on the left. It knows what to do.",
    ),
    brands: [brand("400")],
    venues: [venue("400-trastevere")],
    tags: ["Ovens", "Rome"],
  },
  {
    title: "Against the perfect circle",
    slug: "against-the-perfect-circle",
    publishedOn: days(base, -389),
    author: "Ilaria Montefusco",
    excerpt:
      "A machine can press dough into a flawless disc in a second. Here is why ours look like small countries.",
    image: image("dish-marinara"),
    body: richText(
      "A salesman came with a machine. You put in a ball of dough; two warm plates close; out comes a circle so round you could tell the time by it. He made six in the time I made one. Then we baked all seven.",
      "The six were flat to the edge. The plates had pressed out the gas that two days’ waiting had put in, and with it everything that makes a rim puff, blister and taste of something. They had the evenness of a biscuit and about as much to say.",
      heading("How a hand does it"),
      "Fingertips start in the middle and push the gas outward, never over the edge. The rim keeps what it is given. Then a turn, a stretch, a slap on the marble, and on to the peel. Twelve seconds. It comes out round in the sense that Sardinia is round.",
      quote("If you can stack them, you have made plates."),
      "The salesman ate the seventh and stayed for another. He sells ice machines now; we bought one.",
    ),
    brands: [brand("400")],
    tags: ["Dough", "Craft"],
  },
]
