/** The products of the shop. `goods` is a module in goods/; labels/ draws what is printed on them. */
const product = (name, goods, extra) => ({
  name,
  goods,
  width: 1400,
  height: 1400,
  samples: 36,
  maps: "products/label.py",
  scene: "products/scene.py",
  grade: { denoise: 3.6, bloom: 0.7, vignette: 0.3, focus: [0.5, 0.52] },
  ...extra,
})

export const scenes = [
  product("product-passata", "passata"),
  product("product-chilli-oil", "chilli_oil"),
  product("product-flour", "flour"),
  product("product-dough-kit", "dough_kit", {
    labels: { "product-passata": "jar", "product-flour": "bag" },
  }),
  product("product-panettone", "panettone"),
]
