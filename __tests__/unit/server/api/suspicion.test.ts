import { isHarmless, suspicionOf } from "../../../../server/api/intake/suspicion"

const of = (...texts: string[]) => suspicionOf({ trap: "", token: "good", texts })

it.each([
  "best-pills.ru cheap-casino.top loans.xyz/now",
  "BEST-PILLS.RU CHEAP-CASINO.TOP LOANS.XYZ",
  "таблетки.рф казино.com t.me/loans",
  "see www.a.example, https://b.example/x.com and shop.de",
])("what leads to three places or more is looked at first: %s", (text) => {
  expect(of(text)).toContain("3 web addresses")
})

it("they count wherever they stand", () => {
  expect(of("Ada a.com", "b.com", "Rome c.com")).toContain("3 web addresses")
})

it.each([
  "No nuts.Please call me.Thank you.See you at 7.30.We are 4.It is a birthday.",
  "no nuts.it makes me ill.we come at 8.is it ok.to be sure.no fish",
  "ada.me@gmail.com, bo@mail.example.com, cy@a.b.ru, e.g. i.e. a.m. p.m. St.Mary",
  "my site is ada.example, my pictures are at www.pictures.example",
  "Sig.ra Bianchi, V.le Roma 5, n.ro 12, p.es. alle 8pm.ok",
  "I write Node.js, ASP.net, vue.js and three.js",
  "cv.pdf menu.docx 12.50 1.200.000 v.s.o.p",
])("what a guest writes is not taken for advertising: %s", (text) => {
  expect(of(text)).toBeNull()
})

describe("the name that a mail greets its guest by", () => {
  const NAMES = ["Sig.ra Rossi", "Sig.na Bianchi", "Dott.ssa Neri", "Dr.med. Weber", "A.Rossi"]
  it.each([...NAMES, "Prof.Dr.rer.nat. Weiß", "J.R.R.Tolkien", "Dipl.-Ing. Huber"])(
    "leads nowhere: %s",
    (name) => {
      expect(isHarmless(name)).toBe(true)
      // Also where nothing shows that a browser was there.
      expect(suspicionOf({ trap: "", token: "none", texts: [name] })).toBeNull()
    },
  )

  it.each([
    ...[
      "win.example",
      "Ada evil.pizza",
      "t.me",
      "T.Me/loans",
      "sig.ra.com",
      "dr.med/now",
      "x.shop",
    ],
    ...[
      "Dr.medium.com",
      "evil.dr.med",
      "a-dr.med",
      "www.dr",
      "ada@dr.med",
      "Sig.rabbit",
      "evil.x.pizza",
    ],
  ])("is left out where it may be a link: %s", (name) => {
    expect(isHarmless(name)).toBe(false)
  })
})
