"use client"

import { useConfig } from "@payloadcms/ui"
import type { ClientCollectionConfig, ClientGlobalConfig } from "payload"
import type { ContentProblem } from "../../../../shared/publishing"
import { fieldElementId, fieldLabel } from "./field-place"
import type { ProblemLink } from "./publishing-panel"
import type { LabelOf } from "./words"

type Entity = { path: string; config: ClientCollectionConfig | ClientGlobalConfig }

/** What the admin calls collections and globals, and where their documents are edited. */
export function useEntities(): {
  labelOf: LabelOf
  linkOf: (problem: ContentProblem) => ProblemLink | null
  dashboard: string
} {
  const { config } = useConfig()
  const { admin } = config.routes

  function entityOf(slug: string): Entity | undefined {
    const collection = config.collections.find((one) => one.slug === slug)
    if (collection) return { path: `${admin}/collections/${slug}`, config: collection }
    const global = config.globals.find((one) => one.slug === slug)
    return global && { path: `${admin}/globals/${slug}`, config: global }
  }

  return {
    dashboard: `${admin}#publishing`,
    labelOf(slug) {
      const entity = entityOf(slug)
      return entity && labelOfEntity(entity)
    },
    linkOf({ collection, id, field }) {
      const entity = collection === null ? undefined : entityOf(collection)
      if (!entity) return null
      const page = id === null ? entity.path : `${entity.path}/${encodeURIComponent(id)}`
      const name = labelOfEntity(entity).toLowerCase()
      if (field === null) return { href: page, text: `Open the ${name}` }
      const place = fieldLabel(entity.config.fields, field)
      return {
        href: `${page}#${fieldElementId(field)}`,
        text: `Open the ${name} at “${place}”`,
      }
    },
  }
}

function labelOfEntity({ config }: Entity): string {
  const label = "labels" in config ? config.labels.singular : config.label
  return typeof label === "string" ? label : config.slug
}
