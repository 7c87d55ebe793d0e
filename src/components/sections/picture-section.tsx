import "./picture-section.css"
import type { Section } from "../../content/view-models"
import { Picture } from "../picture"

type PictureContent = Extract<Section, { type: "picture" }>

const SIZES: Record<PictureContent["size"], string> = {
  inset: "(min-width: 56em) 44rem, 92vw",
  wide: "(min-width: 84em) 84rem, 92vw",
  full: "100vw",
}

const RATIOS: Record<PictureContent["size"], string | undefined> = {
  inset: undefined,
  wide: "2 / 1",
  full: "21 / 9",
}

export function PictureSection({ section }: { section: PictureContent }) {
  const caption = section.caption ?? section.image.caption
  const credit = section.image.credit
  const ratio = RATIOS[section.size]
  return (
    <figure
      className={`picture-section picture-section--${section.size}${section.size === "full" ? "" : " container"}`}
    >
      <Picture
        className={
          section.size === "wide"
            ? "picture-section__picture picture-section__picture--arched"
            : "picture-section__picture"
        }
        image={section.image}
        sizes={SIZES[section.size]}
        {...(ratio ? { ratio } : {})}
      />
      {(caption || credit) && (
        <figcaption className="quiet picture-section__caption">
          {[caption, credit].filter(Boolean).join(" · ")}
        </figcaption>
      )}
    </figure>
  )
}
