/* global Path2D */
/** Drawings for the site's own pages, where something is missing: on no ground, so that they stand on the page's. */
import * as c from "../lib/palette.js"
import { voussoirs } from "../lib/props.js"
import { siteSquare } from "../lib/scene.js"
import { arch, ellipse, place, poly, rect, svg } from "../lib/shapes.js"

const cold = ["#3f2d24", "#4a352a", "#37281f"]
const [MOUTH_X, MOUTH_Y, MOUTH_W, MOUTH_H, FLOOR] = [260, 430, 480, 410, 840]

/** The oven alone: dome, chimney, a ring of brick, a sill. */
const ovenBody = (b, bricks) => {
  b.fill(rect(452, 240, 96, 120), "#231a15")
  b.fill(rect(432, 226, 136, 26), "#37281f")
  b.fill(arch(90, 296, 820, 544, 0.94), "#231a15")
  b.line(arch(118, 324, 764, 516, 0.94), "#2f231c", 6)
  voussoirs(b, MOUTH_X, MOUTH_Y, MOUTH_W, MOUTH_H, 62, bricks, 15)
  return b.fill(arch(MOUTH_X, MOUTH_Y, MOUTH_W, MOUTH_H), "#150f0c")
}
const sill = (b) => {
  b.fill(rect(60, FLOOR, 880, 26), c.linen)
  b.fill(rect(60, FLOOR + 26, 880, 10), "#57402c")
}

const lostColdOven = (b) => {
  const mouth = ovenBody(b, cold)
  // the stones are still warm
  b.inside(mouth, () => {
    for (const [rx, ry, colour] of [
      [290, 400, "#2e1810"],
      [270, 330, "#57290f"],
      [252, 268, "#8d4a1a"],
      [236, 214, "#cf7a24"],
    ])
      b.fill(ellipse(500, FLOOR, rx, ry), colour)
  })
  // asleep: a hump, a head laid on the paws, a tail brought round
  const body = svg(
    "M352 840C344 730 420 676 520 672C624 670 690 738 686 840z",
    [340, 670, 350, 170],
  )
  b.fill(body, "#100f0d")
  const tail = new Path2D()
  tail.moveTo(680, 806)
  tail.bezierCurveTo(640, 838, 560, 826, 500, 820)
  b.line({ path: tail }, "#8d4a1a", 42)
  b.line({ path: tail }, "#100f0d", 32)
  const head = svg(
    "M296 786C288 752 296 724 300 682L346 712C366 704 392 704 410 712L452 682C458 724 468 752 458 786C446 826 410 840 378 840C344 840 306 826 296 786z",
    [288, 682, 180, 158],
  )
  b.line(head, "#8d4a1a", 9)
  b.fill(head, "#100f0d")
  for (const x of [342, 414]) {
    const lid = new Path2D()
    lid.arc(x, 766, 19, 0.35, Math.PI - 0.35)
    b.line({ path: lid }, c.amber, 5)
  }
  b.fill(poly([370, 797], [386, 797], [378, 806]), c.amber)
  sill(b)
  // one thread of smoke
  const smoke = new Path2D()
  smoke.moveTo(500, 214)
  smoke.bezierCurveTo(440, 168, 566, 138, 512, 92)
  smoke.bezierCurveTo(474, 60, 540, 44, 520, 14)
  b.line({ path: smoke }, "#a8957e", 8)
}

const emptyPeel = (b) => {
  // firelight on the wall has the oven's shape
  for (const [k, colour] of [
    [0, "#21160f"],
    [46, "#2f1d13"],
    [92, "#422718"],
  ])
    b.fill(arch(170 + k, 110 + k, 660 - k * 2, 740 - k), colour)
  const peel = svg(
    "M-132-250C-132-330-70-350 0-350C70-350 132-330 132-250V-60C132-10 60 6 26 30L22 440H-22L-26 30C-60 6-132-10-132-60z",
    [-132, -350, 264, 790],
  )
  b.inside(arch(170, 110, 660, 740), () => b.fill(place(peel, 616, 452, 0.9, 0.2), "#1b110c"))
  const wood = b.fill(place(peel, 552, 452, 0.9, 0.2), "#a8723f")
  b.inside(wood, () => {
    b.fill(
      place(poly([-132, -360], [-40, -360], [-40, 60], [-132, 60]), 552, 452, 0.9, 0.2),
      "#c08a50",
    )
    for (const x of [-40, 46]) b.fill(place(rect(x, -360, 5, 380), 552, 452, 0.9, 0.2), "#7a4f28")
    b.fill(place(rect(8, 10, 20, 440), 552, 452, 0.9, 0.2), "#7a4f28")
  })
  b.fill(rect(60, 846, 880, 20), c.linen)
  b.fill(rect(60, 866, 880, 10), "#57402c")
  // all that is left: flour
  b.fill(poly([640, 846], [700, 828], [742, 834], [810, 846]), c.cream)
  for (const [x, y] of [
    [600, 838],
    [840, 840],
    [868, 842],
  ])
    b.fill(ellipse(x, y, 5, 4), c.cream)
}

export const site = {
  "lost-cold-oven": siteSquare(lostColdOven),
  "empty-peel": siteSquare(emptyPeel),
}
