import type { HeadProps } from "gatsby"
import { description, title } from "../texts/search"
import { Seo } from "../ui/seo"
import { SearchView } from "../views/search/search-view"

export default function SearchTemplate() {
  return <SearchView />
}

/** What is found stands in the index of search engines by itself. */
export function Head({ location }: HeadProps) {
  return (
    <Seo seo={{ title, description, image: undefined }} path={location.pathname} indexed={false} />
  )
}
