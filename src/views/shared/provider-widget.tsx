import { useState } from "react"
import { widgetAddress } from "../../../shared/booking/addresses"
import { filledIn, providerOf, type ProviderWish } from "../../../shared/booking/providers"
import { SiteLink } from "../../ui/site-link"
import * as texts from "../../texts/booking"
import "./provider-widget.css"

/** The button that was pressed gives way to it. */
const focusOn = (frame: HTMLIFrameElement | null): void => frame?.focus()

/**
 * A provider's booking form within the page, loaded only when a guest asks for it: until then nothing of theirs is. The
 * frame is a page of our own, whose policy lets the provider in; this page's lets in nobody.
 */
export function ProviderWidget({
  venue,
  url,
  wish,
}: {
  venue: { slug: string; name: string }
  url: string
  wish: ProviderWish
}) {
  const [isAsked, setAsked] = useState(false)
  const provider = providerOf(url)
  if (!provider) return null
  const known = Object.entries(wish).filter(([, value]) => value)
  return (
    <div className="provider-widget">
      {isAsked ? (
        <iframe
          ref={focusOn}
          className="provider-widget__frame"
          src={widgetAddress(venue.slug, Object.fromEntries(known))}
          title={texts.formOf(provider.name, venue.name)}
        />
      ) : (
        <>
          <button type="button" className="button" onClick={() => setAsked(true)}>
            {texts.openFormHere(provider.name)}
          </button>
          <p className="provider-widget__note">{texts.formSets(provider.name)}</p>
        </>
      )}
      <p>
        <SiteLink href={filledIn(url, wish)}>{texts.bookWith(provider.name)}</SiteLink>
      </p>
    </div>
  )
}
