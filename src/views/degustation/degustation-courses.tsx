import type { CSSProperties } from "react"
import { AllergenNote, DietaryLabels } from "../../ui/food-labels"
import { Picture } from "../../ui/picture"
import type { TastingMenu } from "../../content/tasting-menu"
import * as texts from "../../texts/degustation"
import "./degustation-courses.css"

/** A course's scroll timeline: what the aperture beside the courses shows follows it. */
export const courseTimeline = (index: number): `--${string}` => `--course-${index}`

/** The courses in their order, numbered; the fire falls from the first to the last. */
export function DegustationCourses({
  courses,
  headingLevel,
}: Pick<TastingMenu, "courses"> & { headingLevel: 3 | 4 }) {
  const Name = `h${headingLevel}` as const
  return (
    <ol className="degustation-courses">
      {courses.map((course, index) => (
        <li
          key={course.name}
          className="degustation-courses__course"
          style={
            {
              "--ash": `${Math.round((100 * index) / Math.max(1, courses.length - 1))}%`,
              viewTimelineName: courseTimeline(index),
            } as CSSProperties
          }
        >
          <div className="degustation-courses__text">
            <Name className="degustation-courses__name">{course.name}</Name>
            <p>{course.description}</p>
            {course.pairing && (
              <p className="degustation-courses__pairing">
                <span className="degustation-courses__label">{texts.pouredWithIt}</span>{" "}
                {course.pairing}
              </p>
            )}
            <div className="degustation-courses__diet">
              <DietaryLabels labels={course.dietary} />
              <AllergenNote allergens={course.allergens} />
            </div>
          </div>
          {course.image && (
            <Picture
              className="arch degustation-courses__plate"
              image={course.image}
              sizes="(min-width: 60em) 12rem, (min-width: 40em) 14rem, 92vw"
              ratio="1 / 1"
            />
          )}
        </li>
      ))}
    </ol>
  )
}
