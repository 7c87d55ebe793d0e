import { useSiteFacts } from "../content/use-site-facts"
import type { Seo as SeoModel } from "../content/seo"
import { titleOf } from "../texts/frame"
import { lookOf } from "../theme/brands"

interface SeoProps {
  seo: SeoModel
  /** Path of the page, no trailing slash but for the home page. */
  path: string
  /** Error pages are nobody's search result and have no address of their own. */
  indexed?: boolean
  /** Slug of the brand whose page it is, if it is a brand's. */
  brand?: string
  /** Of an article: `YYYY-MM-DD`. */
  publishedOn?: string
}

/** Everything a template's `Head` says about its page. */
export function Seo({ seo, path, indexed = true, brand, publishedOn }: SeoProps) {
  const facts = useSiteFacts()
  const title = titleOf(seo.title, facts.groupName)
  const description = seo.description || facts.defaultSeo.description
  const address = `${facts.siteUrl}${path === "/" ? "/" : path.replace(/\/+$/, "")}`
  const look = lookOf(brand)
  const image = seo.image ?? facts.defaultSeo.image
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content={look.ground} />
      <meta name="color-scheme" content={look.scheme} />
      {/* The first paint is set in them, so they must not wait for a style sheet. */}
      {[...new Set([look.text.file, look.display.file])].map((file) => (
        <link
          key={file}
          rel="preload"
          href={file}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      {indexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content={publishedOn ? "article" : "website"} />
      {publishedOn && <meta property="article:published_time" content={publishedOn} />}
      <meta property="og:site_name" content={facts.groupName} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={description} />
      {indexed && <meta property="og:url" content={address} />}
      {image && (
        <>
          <meta property="og:image" content={`${facts.siteUrl}${image.url}`} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          <meta property="og:image:alt" content={image.alt} />
        </>
      )}
      <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
    </>
  )
}
