import type { CollectionConfig } from "payload"
import { plainContent } from "../../access/content"
import { textRule } from "../../fields/rules"
import { siteRedirects } from "../../fields/site-redirects"
import {
  checkRedirectSource,
  checkRedirectTarget,
  isSamePath,
  normalisePath,
} from "../../validation/redirects"
import { checkDestination } from "./destination"

const normalise = ({ value }: { value?: unknown }): unknown =>
  typeof value === "string" ? normalisePath(value) : value

export const redirects: CollectionConfig = {
  slug: "redirects",
  labels: { singular: "Redirect", plural: "Redirects" },
  admin: {
    group: "Site",
    useAsTitle: "from",
    defaultColumns: ["from", "to", "permanent", "updatedAt"],
    description: "Addresses that have moved: who opens the old one is led to the new one.",
  },
  defaultSort: "from",
  access: plainContent,
  fields: [
    {
      name: "from",
      type: "text",
      label: "Old address",
      required: true,
      unique: true,
      index: true,
      admin: {
        description: "A path of this site, such as /old-menu. A page of the site goes first.",
      },
      hooks: { beforeValidate: [normalise] },
      validate: textRule(async (value, { id, previous, req, typing }) => {
        const shape = checkRedirectSource(value)
        if (shape !== true || typing || value === previous) return shape
        const others = await siteRedirects(req, id)
        return (
          !others.some(({ from }) => isSamePath(from, value)) ||
          `“${value}” is redirected already. Change that redirect, or remove it first.`
        )
      }),
    },
    {
      name: "to",
      type: "text",
      label: "New address",
      required: true,
      admin: { description: "A page of this site, such as /400, or an address with https://." },
      hooks: { beforeValidate: [normalise] },
      validate: textRule<object, { from: string }>(
        async (value, { document, id, previous, req, typing }) => {
          const shape = checkRedirectTarget(value)
          if (shape !== true || typing || !document.from) return shape
          const rule = { from: normalisePath(document.from), to: value }
          return checkDestination(req, rule, { id, isNewTarget: value !== previous })
        },
      ),
    },
    {
      name: "permanent",
      type: "checkbox",
      label: "For good",
      defaultValue: true,
      admin: {
        description:
          "Search engines and browsers remember it (301). Without, they ask again each time (302).",
      },
    },
    { name: "note", type: "text", admin: { description: "Why it is there; not shown to guests." } },
  ],
}
