import { render, screen } from "@testing-library/react"
import { Picture } from "../../../src/ui/picture"
import type { Image } from "../../../src/content/image"

const image: Image = {
  alt: "The oven mouth, alight",
  width: 1920,
  height: 1280,
  placeholder: "data:image/webp;base64,AAAA",
  focalPoint: { x: 62, y: 60 },
  avif: [
    { url: "/media/oven-320.avif", width: 320 },
    { url: "/media/oven-960.avif", width: 960 },
  ],
  webp: [
    { url: "/media/oven-320.webp", width: 320 },
    { url: "/media/oven-960.webp", width: 960 },
  ],
}

describe("a picture", () => {
  it("comes as AVIF in every width, and in one other for browsers that do not read it", () => {
    const { container } = render(<Picture image={image} sizes="50vw" />)
    const [source, ...others] = container.querySelectorAll("source")
    expect(others).toEqual([])
    expect(source).toHaveAttribute("type", "image/avif")
    expect(source?.getAttribute("srcset")).toBe(
      "/media/oven-320.avif 320w, /media/oven-960.avif 960w",
    )
    expect(source?.sizes).toBe("50vw")
    expect(screen.getByRole("img")).toHaveAttribute("src", "/media/oven-960.webp")
  })

  it("comes as WebP in every width where there is no AVIF", () => {
    const { container } = render(<Picture image={{ ...image, avif: [] }} sizes="50vw" />)
    const source = container.querySelector("source")
    expect(source).toHaveAttribute("type", "image/webp")
    expect(source?.getAttribute("srcset")).toBe(
      "/media/oven-320.webp 320w, /media/oven-960.webp 960w",
    )
  })

  it("keeps its place before it has loaded", () => {
    render(<Picture image={image} sizes="50vw" />)
    const picture = screen.getByRole("img", { name: "The oven mouth, alight" })
    expect(picture).toHaveAttribute("width", "1920")
    expect(picture).toHaveAttribute("height", "1280")
    expect(picture).toHaveStyle({ aspectRatio: "1920 / 1280" })
    expect(picture.style.backgroundImage).toContain("data:image/webp")
  })

  it("waits until it is near, unless it leads the page", () => {
    const { rerender } = render(<Picture image={image} sizes="50vw" />)
    expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy")
    rerender(<Picture image={image} sizes="50vw" priority />)
    expect(screen.getByRole("img")).toHaveAttribute("loading", "eager")
    expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high")
  })

  it("brings its focal point to the middle of a narrower crop", () => {
    render(<Picture image={image} sizes="50vw" ratio="3 / 4" />)
    // Half of the width is left: from 37 % to 87 % of the picture, which is 74 % of the way along.
    expect(screen.getByRole("img")).toHaveStyle({ "--focus": "74% 60%" })
  })

  it("never crops past the picture's edge", () => {
    const edge = { ...image, focalPoint: { x: 98, y: 50 } }
    render(<Picture image={edge} sizes="50vw" ratio="1" />)
    expect(screen.getByRole("img")).toHaveStyle({ "--focus": "100% 50%" })
  })
})
