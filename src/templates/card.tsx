import type { HeadProps } from "gatsby"
import { description, title } from "../texts/card"
import { Seo } from "../ui/seo"
import { CardView } from "../views/card/card-view"

export default function CardTemplate() {
  return <CardView />
}

/** It says something to whoever has a card alone. */
export function Head({ location }: HeadProps) {
  return (
    <Seo seo={{ title, description, image: undefined }} path={location.pathname} indexed={false} />
  )
}
