/** The words and forms of the labels. Every word stands on the product's page too (cms/seed/content/products.ts). */

/** An oven's arch with its flame, as on the app's icon; `ground` is what shows through the arch's mouth. */
const mark = ({
  arch = "#17130f",
  ground = "#f0e4c8",
  flame = "#c23a17",
  heart = "#eb9a2c",
} = {}) => `
  <svg class="mark" viewBox="24 21 52 58" aria-hidden="true">
    <path fill="${arch}" d="M25 78V47a25 25 0 0 1 50 0v31z"/>
    <path fill="${ground}" d="M32.500 72V47.500a17.500 17.500 0 0 1 35 0V72z"/>
    <path fill="${flame}" d="M42 72c-5.500-6-4.500-12.500 1-17.500 5-4.600 7.200-8.800 5-15.500 9 4.500 11.500 11.500 9 18.500-.6 1.800.3 3 1.900 1.300 3 5 2.300 10-1.400 13.200z"/>
    <path fill="${heart}" d="M46.500 72c-2.600-3.600-1.300-7.200 1.700-9.800 2-1.800 2.900-3.600 2.500-6.200 4.300 3.300 5 7 3.600 10 1.400 2.400.6 4.600-.9 6z"/>
  </svg>`

const frame = `<div class="frame"></div>`
const brand = (name) => `<div class="brand">${name}</div>`
const title = (...lines) => `<div class="title">${lines.join("<br>")}</div>`
const facts = (...lines) => `<div class="facts">${lines.join("<br>")}</div>`

export const labels = {
  "product-passata": {
    width: 1200,
    height: 1040,
    unit: 10.4,
    body:
      frame +
      mark() +
      brand("400") +
      title("Hand-crushed", "passata") +
      facts("Plum tomatoes, sea salt, basil", "680 g"),
  },
  "product-chilli-oil": {
    width: 900,
    height: 1100,
    unit: 9,
    body: frame + mark() + brand("Cenere") + title("Ember", "chilli oil") + facts("250 ml"),
  },
  "product-flour": {
    width: 1200,
    height: 1800,
    unit: 12,
    bare: true, // printed on the bag itself
    body:
      mark() +
      brand("400") +
      title("Forty-eight-", "hour flour") +
      facts("Soft wheat flour, type 0", "1 kg"),
  },
  "product-dough-kit": {
    width: 1500,
    height: 640,
    unit: 8.6,
    beside: true,
    body:
      frame +
      mark() +
      `<div>${brand("Madia") + title("The dough kit") + facts("Box for 8 pizzas")}</div>`,
  },
  "product-panettone": {
    width: 2000,
    height: 512,
    unit: 8.6,
    band: true,
    body: mark() + brand("Madia") + title("Panettone of the chest") + facts("750 g"),
  },
}
