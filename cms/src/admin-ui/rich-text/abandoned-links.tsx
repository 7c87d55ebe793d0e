"use client"

import { useModal } from "@payloadcms/ui"
import {
  createClientFeature,
  LinkNode,
  useEditorConfigContext,
} from "@payloadcms/richtext-lexical/client"
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext"
import { $nodesOfType } from "@payloadcms/richtext-lexical/lexical"
import { useEffect, useRef } from "react"

/** In milliseconds: Payload writes the address into the link shortly after it has closed the dialog. */
const WRITTEN_AFTER = 100

/** As Payload puts it into the text before its dialog asks where it leads. */
function leadsNowhere(link: LinkNode): boolean {
  const { doc, linkType, url } = link.getFields()
  return linkType === "internal" ? !doc : !url || url === "https://"
}

function unwrap(link: LinkNode): void {
  for (const child of link.getChildren()) link.insertBefore(child)
  link.remove()
}

/** Takes links without an address out of the text, and leaves their words, once the dialog of links is closed. */
function AbandonedLinks(): null {
  const [editor] = useLexicalComposerContext()
  const { uuid } = useEditorConfigContext()
  const { modalState } = useModal()
  const isOpen = Object.entries(modalState).some(
    ([slug, modal]) => slug.includes(`lexical-rich-text-link-${uuid}`) && modal?.isOpen,
  )
  const wasOpen = useRef(false)
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!hasClosed) return
    const timer = setTimeout(() => {
      editor.update(() => {
        for (const link of $nodesOfType(LinkNode)) if (leadsNowhere(link)) unwrap(link)
      })
    }, WRITTEN_AFTER)
    return () => {
      clearTimeout(timer)
    }
  }, [editor, isOpen])
  return null
}

export const AbandonedLinksFeatureClient = createClientFeature({
  plugins: [{ Component: AbandonedLinks, position: "normal" }],
})
