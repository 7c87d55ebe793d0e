import { NEWS_FEEDS } from "../../shared/paths"

/** Tells feed readers where the news is to be had. */
export function FeedLinks() {
  return (
    <>
      {Object.values(NEWS_FEEDS).map(({ path, type, label }) => (
        <link key={path} rel="alternate" type={type} title={label} href={path} />
      ))}
    </>
  )
}
