import "./picture-section.css"
import type { Section } from "../../content/sections"
import { Picture } from "../picture"

type PictureContent = Extract<Section, { type: "picture" }>

const SIZES: Record<PictureContent["size"], string> = {
  inset: "(min-width: 48em) 44rem, 92vw",
  wide: "(min-width: 60em) 84vw, 93vw",
  full: "100vw",
}

const FRAMES: Record<PictureContent["size"], string> = {
  inset: "container",
  wide: "spread",
  full: "",
}

export function PictureSection({ section }: { section: PictureContent }) {
  const { image, size } = section
  const caption = [section.caption ?? image.caption, image.credit].filter(Boolean).join(" · ")
  return (
    <figure className={`picture-section picture-section--${size} ${FRAMES[size]}`.trim()}>
      <Picture
        className="picture-section__picture"
        image={image}
        sizes={SIZES[size]}
        fill={size !== "inset"}
      />
      {caption && <figcaption className="quiet picture-section__caption">{caption}</figcaption>}
    </figure>
  )
}
