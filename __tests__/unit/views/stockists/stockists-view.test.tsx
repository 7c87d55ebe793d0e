import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { StockistsView } from "../../../../src/views/stockists/stockists-view"
import type { StockistsModel } from "../../../../src/content/pages/stockists"
import type { Product } from "../../../../src/content/pages/product"
import { answerPositionWith, pageText, picture, venueIn } from "../venue-fixtures"

function product(name: string, changes: Partial<Product> = {}): Product {
  return {
    name,
    slug: name.toLowerCase().replaceAll(" ", "-"),
    path: `/stockists/${name.toLowerCase().replaceAll(" ", "-")}`,
    brandName: undefined,
    format: "340 g jar",
    description: "From our larder.",
    image: picture,
    price: undefined,
    ingredients: undefined,
    allergens: [],
    ...changes,
  }
}

type Shop = StockistsModel["stockists"][number]
type ShopWithDoor = Exclude<Shop, { kind: "online" }>
type OnlineShop = Extract<Shop, { kind: "online" }>

const slugOf = (name: string): string => name.toLowerCase().replaceAll(" ", "-")

const unsaid = { phone: undefined, url: undefined, note: undefined }

const onlineShop = (name: string, changes: Partial<OnlineShop> = {}): OnlineShop => ({
  ...{ name, slug: slugOf(name), kind: "online", products: ["Chilli oil"] },
  ...{ address: undefined, geo: undefined },
  ...unsaid,
  ...changes,
})

function shop(
  name: string,
  city: string,
  countryName: string,
  [latitude, longitude]: readonly [number, number],
  changes: Partial<ShopWithDoor> = {},
): ShopWithDoor {
  return {
    name,
    slug: slugOf(name),
    kind: "grocer",
    address: { ...venueIn("Rome", name).address, city, countryName },
    geo: { latitude, longitude },
    products: ["Chilli oil"],
    ...unsaid,
    otherNames: "",
    ...changes,
  }
}

const model: StockistsModel = {
  page: pageText("Stockists"),
  products: [
    product("Chilli oil", {
      price: { amount: 6.5, currency: "EUR" },
      ingredients: "Olive oil, chilli",
    }),
    product("Pizza flour", { allergens: ["gluten"] }),
  ],
  stockists: [
    shop("Bottega Lume", "Rome", "Italy", [41.9, 12.5], { otherNames: "Roma Rom Italia" }),
    shop("Corner and Rye", "Zürich", "Switzerland", [47.37, 8.54], { products: ["Pizza flour"] }),
    shop("Casa Olmo", "Málaga", "Spain", [36.72, -4.42]),
    onlineShop("Larder by Post", { url: "https://larder.example.test" }),
  ],
}

const headings = (): (string | null)[] =>
  screen.getAllByRole("heading").map(({ textContent }) => textContent)
const shownShops = (): (string | null)[] =>
  headings().filter((name) => model.stockists.some((stockist) => stockist.name === name))
const search = (): HTMLElement => screen.getByRole("searchbox", { name: "City, country or shop" })

beforeEach(() => window.history.replaceState(null, "", "/stockists"))

describe("the products", () => {
  it("show format, price, ingredients and allergens", () => {
    render(<StockistsView model={model} />)

    expect(screen.getByText("€6.50")).toBeInTheDocument()
    expect(screen.getByText("Olive oil, chilli")).toBeInTheDocument()
    expect(screen.getByText("Contains cereals with gluten")).toBeInTheDocument()
  })
})

describe("finding a shop", () => {
  it("starts from all shops in the HTML, online shops apart", () => {
    const html = renderToString(<StockistsView model={model} />)
    for (const { name } of model.stockists) expect(html).toContain(name)

    render(<StockistsView model={model} />)
    expect(screen.getByRole("status")).toHaveTextContent("3 shops")
    expect(screen.getByRole("region", { name: "Online shops" })).toHaveTextContent("Larder by Post")
  })

  it("tells of a shop where it is, with the postcode that there is", () => {
    const { address, ...more } = shop("Bottega Lume", "Rome", "Italy", [41.9, 12.5])
    const withPostcode = (postcode: string | undefined) => {
      const stockists = [{ ...more, address: { ...address, postcode } }]
      render(<StockistsView model={{ ...model, stockists }} />)
    }
    withPostcode("00153")
    expect(screen.getByText("Grocer, Oven Lane 4, 00153")).toBeInTheDocument()
    withPostcode(undefined)
    expect(screen.getByText("Grocer, Oven Lane 4")).toBeInTheDocument()
  })

  it("has each of many online shops, by its address or its number", () => {
    const many = (changes: Partial<OnlineShop>) =>
      Array.from({ length: 12 }, (_, at) => onlineShop(`Post ${at}`, changes))
    const [first, ...others] = many({ url: "https://shop.example/" })
    const online = (...stockists: (Shop | undefined)[]) => {
      const present = stockists.filter((each) => each !== undefined)
      const { unmount } = render(<StockistsView model={{ ...model, stockists: present }} />)
      const text = screen.getByRole("region", { name: "Online shops" }).textContent ?? ""
      const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"))
      unmount()
      return { text, hrefs }
    }
    const [byPhone] = many({ phone: "+39 06 5550 1234" })
    expect(online(byPhone, ...others).hrefs).toContain("tel:+390655501234")
    const [byNeither] = many({})
    expect(first && online(byNeither, ...others).text).toContain("Post 0")
  })

  it("is offered where a shop has a door", () => {
    const { rerender } = render(<StockistsView model={model} />)
    const find = screen.getByRole("link", { name: "Find a shop" })
    expect(document.querySelector(find.getAttribute("href") ?? "")).toHaveTextContent("Near me")
    const stockists = model.stockists.filter(({ kind }) => kind === "online")
    rerender(<StockistsView model={{ ...model, stockists }} />)
    expect(screen.queryByRole("link", { name: "Find a shop" })).toBeNull()
  })

  it.each([
    ["zurich", "Corner and Rye"],
    ["MÁLAGA", "Casa Olmo"],
    ["italy", "Bottega Lume"],
    ["rye corner", "Corner and Rye"],
    ["roma", "Bottega Lume"],
    ["italia", "Bottega Lume"],
  ])(
    "finds %s by name, city or country, in English or as its people have it, with or without diacritics",
    async (typed, name) => {
      render(<StockistsView model={model} />)

      await userEvent.type(search(), typed)

      expect(search()).toHaveValue(typed)
      expect(shownShops()).toEqual([name, "Larder by Post"])
      expect(screen.getByRole("status")).toHaveTextContent("1 of 3 shops")
    },
  )

  it("narrows down by product, online shops as well", async () => {
    render(<StockistsView model={model} />)

    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Product" }), "Pizza flour")

    expect(shownShops()).toEqual(["Corner and Rye"])
    expect(window.location.search).toBe("?product=pizza-flour")
  })

  it("opens with the place of a shared link", () => {
    window.history.replaceState(null, "", "/stockists?place=rome")

    render(<StockistsView model={model} />)

    expect(search()).toHaveValue("rome")
    expect(shownShops()).toEqual(["Bottega Lume", "Larder by Post"])
  })

  // Before the others: towns that were loaded once are kept.
  it("keeps the shops where towns cannot be looked up, and says so", async () => {
    window.fetch = jest.fn().mockRejectedValue(new TypeError("Failed to fetch"))
    render(<StockistsView model={model} />)
    await userEvent.type(search(), "zzyzx")
    expect(
      await screen.findByText(
        "Towns could not be looked up just now, so the list keeps its order.",
      ),
    ).toBeInTheDocument()
    expect(shownShops()).toHaveLength(4)
  })

  it("offers all shops again where none is found", async () => {
    render(<StockistsView model={model} />)
    window.fetch = jest
      .fn()
      .mockResolvedValue({ ok: true, json: () => Promise.resolve([["Bari", 41.12, 16.87]]) })
    await userEvent.type(search(), "atlantis")
    expect(screen.getByRole("status")).toHaveTextContent("Looking for that place…")
    expect(shownShops()).toHaveLength(4)

    await userEvent.click(await screen.findByRole("button", { name: "Show all shops" }))

    expect(shownShops()).toHaveLength(4)
    expect(search()).toHaveFocus()
    expect(search()).toHaveValue("")
  })

  it("puts the nearest first, with the distance, when the guest says where they are", async () => {
    answerPositionWith({ latitude: 47.4, longitude: 8.5 })
    render(<StockistsView model={model} />)

    await userEvent.click(screen.getByRole("button", { name: "Near me" }))

    expect(shownShops().slice(0, 3)).toEqual(["Corner and Rye", "Bottega Lume", "Casa Olmo"])
    expect(screen.getByText("4.5 km from you")).toBeInTheDocument()
  })

  it("goes by what was said last: where the guest is, or the town that is typed", async () => {
    window.fetch = jest
      .fn()
      .mockResolvedValue({ ok: true, json: () => Promise.resolve([["Bari", 41.12, 16.87]]) })
    answerPositionWith({ latitude: 47.4, longitude: 8.5 })
    render(<StockistsView model={model} />)
    const button = screen.getByRole("button", { name: "Near me" })
    await userEvent.click(button)
    await userEvent.type(search(), "bari")
    expect((await screen.findAllByText(/from Bari$/)).length).toBe(3)
    expect(button).toHaveAttribute("aria-pressed", "false")
    await userEvent.click(button)
    expect(search()).toHaveValue("")
    expect(screen.getByText("4.5 km from you")).toBeInTheDocument()
  })

  it("brings who presses Enter to the answer", async () => {
    render(<StockistsView model={model} />)
    await userEvent.type(search(), "italy{Enter}")
    expect(screen.getByRole("status")).toHaveFocus()
    expect(screen.getByRole("status")).toHaveTextContent("1 of 3 shops")
  })

  it("says plainly where no shop is near a town, and whose data the towns are below the shops", async () => {
    window.fetch = jest
      .fn()
      .mockResolvedValue({ ok: true, json: () => Promise.resolve([["Bari", 41.12, 16.87]]) })
    render(<StockistsView model={model} />)
    await userEvent.type(search(), "bari")
    expect((await screen.findAllByText(/from Bari$/)).length).toBe(3)
    expect(screen.getByRole("status")).toHaveTextContent(
      "None is near Bari. The nearest first: 3 shops",
    )
    const credit = screen.getByRole("link", { name: /^Towns by GeoNames/ })
    const last = screen.getByRole("heading", { name: "Casa Olmo" })
    expect(last.compareDocumentPosition(credit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it("keeps the order and says why where the position is refused", async () => {
    answerPositionWith({ code: 1 })
    render(<StockistsView model={model} />)

    await userEvent.click(screen.getByRole("button", { name: "Near me" }))

    expect(screen.getByRole("status")).toHaveTextContent(/was not shared/)
    expect(shownShops()[0]).toBe("Bottega Lume")
  })
})

it("shows the page's own words where nobody sells the products yet", () => {
  render(<StockistsView model={{ ...model, stockists: [] }} />)

  expect(screen.getByRole("heading", { name: "Nothing here yet" })).toBeInTheDocument()
  expect(screen.queryByRole("searchbox")).not.toBeInTheDocument()
})

test("a house without products asks no shop to sell them", () => {
  const page = pageText("Shops", { heading: "Nothing here just now", text: "Look in again." })
  render(<StockistsView model={{ page, products: [], stockists: [] }} />)
  expect(screen.queryByRole("region", { name: /your shop/ })).not.toBeInTheDocument()
})
