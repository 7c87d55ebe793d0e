import { render, screen, within } from "@testing-library/react"
import type { ProductPageModel } from "../../../../src/content/pages/product"
import { ProductView } from "../../../../src/views/product/product-view"
import { picture, venueIn } from "../venue-fixtures"

type Shop = ProductPageModel["stockists"][number]

const named = (name: string) => ({
  name,
  slug: name.toLowerCase().replaceAll(" ", "-"),
  products: [],
  phone: undefined,
  url: undefined,
  note: undefined,
})

const shop = (name: string, city: "Rome" | "London"): Shop => ({
  ...named(name),
  kind: "grocer",
  address: venueIn(city, name).address,
  geo: { latitude: 51.5, longitude: -0.1 },
})

const onlineShop = (name: string, url: string): Shop => ({
  ...named(name),
  ...{ kind: "online", url, address: undefined, geo: undefined },
})

const model = (stockists: readonly Shop[]): ProductPageModel => ({
  product: {
    name: "Panettone",
    slug: "panettone",
    path: "/stockists/panettone",
    brandName: "Madia",
    format: "1 kg",
    description: "Three days in the making.",
    image: picture,
    price: { amount: 38, currency: "EUR" },
    ingredients: "Flour, butter, eggs.",
    allergens: ["gluten", "eggs"],
  },
  brand: {
    name: "Madia",
    slug: "madia",
    path: "/madia",
    accentColour: "#9c5a1c",
  },
  seo: { title: "Panettone", description: "Three days in the making.", image: undefined },
  stockists: [...stockists],
  shopCount: stockists.filter(({ kind }) => kind !== "online").length,
  others: [{ name: "Chilli oil", path: "/stockists/chilli-oil", format: "250 ml" }],
})

test("a product's page says what is in it, what it costs and who sells it, with shops that send it apart", () => {
  render(
    <ProductView
      model={model([
        shop("Corner Larder", "London"),
        shop("Bottega", "Rome"),
        onlineShop("Crate", "https://crate.example"),
      ])}
    />,
  )
  expect(screen.getByRole("heading", { level: 1, name: "Panettone" })).toBeInTheDocument()
  expect(screen.getByText("Flour, butter, eggs.")).toBeInTheDocument()
  expect(screen.getByText(/€38/)).toBeInTheDocument()
  const shops = within(screen.getByRole("region", { name: "Where to buy it" }))
  expect(shops.getByRole("heading", { name: "Corner Larder" })).toBeInTheDocument()
  expect(shops.getByRole("link", { name: /Shop online.*Crate/ })).toBeInTheDocument()
  expect(shops.getByRole("link", { name: "Find the nearest" })).toHaveAttribute(
    "href",
    "/stockists?product=panettone#shops",
  )
  expect(screen.getByRole("link", { name: "Chilli oil" })).toHaveAttribute(
    "href",
    "/stockists/chilli-oil",
  )
})

test("a product that no shop has yet says so", () => {
  render(<ProductView model={model([])} />)
  expect(screen.getByText(/No shop has it yet/)).toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Our venues" })).toHaveAttribute("href", "/locations")
  expect(screen.queryByRole("link", { name: "Find the nearest" })).not.toBeInTheDocument()
})
