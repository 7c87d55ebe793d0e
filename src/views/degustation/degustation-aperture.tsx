import type { CSSProperties } from "react"
import { Picture } from "../../ui/picture"
import type { Image } from "../../content/image"
import type { TastingMenu } from "../../content/tasting-menu"
import { courseTimeline } from "./degustation-courses"
import "./degustation-aperture.css"

const SIZES = "(min-width: 30em) 26rem, 92vw"

interface Plate {
  image: Image
  name: string
  course: number
}

/**
 * An arch beside the courses. Where courses have pictures, each plate comes into it with its course and stays until
 * the next; the courses show those pictures themselves on a small screen, so these are for the eye alone.
 * Otherwise it holds the menu's own picture.
 */
export function DegustationAperture({ menu, isSeen }: { menu: TastingMenu; isSeen: boolean }) {
  const plates = menu.courses.flatMap(({ image, name }, course): Plate[] =>
    image ? [{ image, name, course }] : [],
  )
  if (plates.length > 0) {
    return (
      <div className="degustation-aperture degustation-aperture--plates" aria-hidden="true">
        {plates.map(({ image, name, course }, index) => (
          <div
            key={course}
            className="degustation-aperture__plate"
            // The first is there from the start: an aperture is never empty.
            style={
              index === 0
                ? undefined
                : ({ animationTimeline: courseTimeline(course) } as CSSProperties)
            }
          >
            <Picture className="arch" image={{ ...image, alt: "" }} ratio="1 / 1" sizes={SIZES} />
            <p className="degustation-aperture__name">{name}</p>
          </div>
        ))}
      </div>
    )
  }
  if (isSeen) return null
  return (
    <Picture className="arch degustation-aperture" image={menu.image} ratio="1 / 1" sizes={SIZES} />
  )
}
