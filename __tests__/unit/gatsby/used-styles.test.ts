import { describe, expect, it } from "@jest/globals"
import { classesOf, readSheet, usedStyles } from "../../../gatsby/used-styles"

const used = (css: string, html: string): string => usedStyles(readSheet(css), classesOf(html))

describe("what a page uses of a sheet", () => {
  it("is what names no class, and what names the classes of its elements", () => {
    const css = "a{color:red}.menu{color:blue}.menu .price,.bill{margin:0;padding:1px}"
    expect(used(css, '<p class="menu quiet"></p>')).toBe("a{color:red}.menu{color:blue}")
    expect(used(css, '<p class="bill">menu</p>')).toBe("a{color:red}.bill{margin:0;padding:1px}")
  })

  it("keeps conditions around what they hold for, and none around nothing", () => {
    const css =
      "@media (width>60em){.menu{color:black}@supports (display:grid){.menu{display:grid}}}@media screen{.bill{color:red}}"
    expect(used(css, '<p class="menu"></p>')).toBe(
      "@media (width>60em){.menu{color:black}@supports (display:grid){.menu{display:grid}}}",
    )
  })

  it("keeps a rule whose class an element may lack", () => {
    const css = ".menu:not(.menu--open) a{color:red}.menu:has(.dish){color:blue}"
    expect(used(css, '<p class="menu"></p>')).toBe(css)
  })

  it("is nothing of paper, mice and what is done to a page, which come when the sheet is there", () => {
    const css =
      ".menu{color:red;transition:color 1s}@media print{.menu{color:black}}.menu:hover,.menu:focus{color:blue}.menu:active a{top:0}.menu:focus-visible{outline:0}.menu a{cursor:pointer}"
    expect(used(css, '<p class="menu"></p>')).toBe(".menu{color:red}.menu:focus{color:blue}")
    const rest = ".menu:not(:hover){color:red}"
    expect(used(rest, '<p class="menu"></p>')).toBe(rest)
  })

  it("keeps the order of layers, typefaces, and animations that are used", () => {
    const css =
      '@layer reset,base;@layer base{a{color:red}}@font-face{font-family:"A";src:url(a.woff2)}.heat{animation:glow 1s}@keyframes glow{from{opacity:0}to{opacity:1}}@keyframes fall{to{top:0}}'
    expect(used(css, '<p class="heat"></p>')).toBe(
      '@layer reset,base;@layer base{a{color:red}}@font-face{font-family:"A";src:url(a.woff2)}.heat{animation:glow 1s}@keyframes glow{from{opacity:0}to{opacity:1}}',
    )
  })

  it("has the notices that say what failed, which no HTML has yet", () => {
    const css = ".notice--try-again{color:red}.notice--update{color:red}.noticeboard{color:red}"
    expect(used(css, "<p></p>")).toBe(".notice--try-again{color:red}")
  })
})
