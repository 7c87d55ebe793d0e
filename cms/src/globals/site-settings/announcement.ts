import type { NamedGroupField, PayloadRequest } from "payload"
import { textRule } from "../../fields/rules"
import { checkSiteAddress } from "../../fields/site-pages"
import { checkLinkTargetOrPath } from "../../validation/contact"

interface AnnouncementData {
  enabled: boolean
}

interface LinkData {
  label: string
  url: string
}

interface SettingsData {
  announcement?: Partial<AnnouncementData>
}

/** Whether the stored announcement is shown: turning it on brings its link to the site, even an old one. */
async function isShown(req: PayloadRequest): Promise<boolean> {
  const { announcement } = await req.payload.findGlobal({
    slug: "site-settings",
    depth: 0,
    req,
    select: { announcement: { enabled: true } },
  })
  return announcement?.enabled ?? false
}

export const announcementGroup: NamedGroupField = {
  name: "announcement",
  type: "group",
  admin: { description: "A line above every page." },
  fields: [
    { name: "enabled", type: "checkbox", defaultValue: false, label: "Show it" },
    {
      name: "text",
      type: "text",
      maxLength: 140,
      validate: textRule<AnnouncementData>(
        () => true,
        ({ siblings }) => !siblings.enabled || "Write what is announced, or untick “Show it”.",
      ),
    },
    {
      name: "link",
      type: "group",
      fields: [
        {
          type: "row",
          fields: [
            {
              name: "label",
              type: "text",
              validate: textRule<LinkData>(
                () => true,
                ({ siblings }) => !siblings.url || "The link has an address but no label.",
              ),
            },
            {
              name: "url",
              type: "text",
              label: "Address",
              admin: { description: "A path of this site, such as /book, or https://…" },
              validate: textRule<LinkData, SettingsData>(
                async (value, { document, previous, req, typing }) => {
                  const shape = checkLinkTargetOrPath(value)
                  if (shape !== true || typing || !document.announcement?.enabled) return shape
                  // A page that has gone since must not keep another setting from being saved.
                  if (value === previous && (await isShown(req))) return shape
                  return checkSiteAddress(req, value)
                },
                ({ siblings }) => !siblings.label || "The link has a label but no address.",
              ),
            },
          ],
        },
      ],
    },
  ],
}
