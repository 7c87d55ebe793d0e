import { pageFactsOf } from "../../../release-store/page-facts"

const linksOf = (html: string): readonly string[] =>
  pageFactsOf(html, "https://forno.example").links

it("a page links to what a browser that runs scripts finds there, by whatever names it", () => {
  expect(
    linksOf(`<!doctype html><html><head><style>main { background: url("/static/wall.avif") }</style></head>
      <body><a href="/caff&egrave;?a=1&amp;b=2">Caffè</a><img srcset="/media/a.avif 1x, /media/b.avif 2x">
      <a href="https://forno.example/order">Order</a>
      <template data-scripts><script src="/app.js"></script></template></body></html>`),
  ).toEqual([
    ...["/static/wall.avif", "/caffè", "/media/a.avif", "/media/b.avif", "/order"],
    "/app.js",
  ])
})

it.each([
  ["in a comment", `<!-- <a href="/x">x</a> -->`],
  ["in the text of a field", `<textarea><a href="/x">x</a></textarea>`],
  ["in a script", `<script>"<a href='/x'>x</a>"</script>`],
  ["where no script runs", `<noscript><p><a href="/x">x</a><p></noscript>`],
  ["in a template", `<template><template data-scripts><a href="/x">x</a></template></template>`],
  ["as a host to be connected with", `<link rel="preconnect" href="https://forno.example/x">`],
])("what stands %s is no link, and hides none after it", (_, html) => {
  expect(linksOf(`${html}<a href="/y">y</a>`)).toEqual(["/y"])
})
