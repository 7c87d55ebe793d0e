import type { PreRenderHTMLArgs } from "gatsby"
import type { ReactElement, ReactNode } from "react"
import { consentGate } from "./consent-gate"

/** gatsby-plugin-google-tagmanager's key of its script, and of the frame for browsers without scripts. */
const TAG_MANAGER = "plugin-google-tagmanager"

type Script = ReactElement<{ dangerouslySetInnerHTML: { __html: string } }>

const isTagManager = (component: ReactNode): component is Script =>
  typeof component === "object" &&
  component !== null &&
  "key" in component &&
  component.key === TAG_MANAGER

/** Puts the guest's consent before the tag manager; who has no scripts cannot agree, and gets no tag. */
export function holdTags({
  getHeadComponents,
  replaceHeadComponents,
  getPreBodyComponents,
  replacePreBodyComponents,
}: PreRenderHTMLArgs): void {
  const head = getHeadComponents()
  if (!head.some(isTagManager)) return
  replaceHeadComponents(
    head.map((component) =>
      isTagManager(component) ? (
        <script
          key={TAG_MANAGER}
          dangerouslySetInnerHTML={{
            __html: consentGate(component.props.dangerouslySetInnerHTML.__html),
          }}
        />
      ) : (
        component
      ),
    ),
  )
  replacePreBodyComponents(getPreBodyComponents().filter((component) => !isTagManager(component)))
}
