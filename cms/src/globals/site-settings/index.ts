import type { GlobalConfig } from "payload"
import { SUBMISSION_KINDS } from "../../../../shared/submissions/kinds"
import { siteGlobal } from "../../access/content"
import { optionsFrom } from "../../fields/options"
import { phoneField } from "../../fields/place"
import { textRule } from "../../fields/rules"
import { defaultSeoGroup } from "../../fields/seo"
import { namedRows } from "../../rows/named-rows"
import { checkWebAddress } from "../../validation/contact"
import { announcementGroup } from "./announcement"

export const siteSettings: GlobalConfig = {
  slug: "site-settings",
  label: "Settings",
  admin: { group: "Site", description: "Facts that every page uses." },
  access: siteGlobal,
  fields: [
    {
      type: "tabs",
      tabs: [
        {
          label: "Group",
          fields: [
            {
              type: "row",
              fields: [
                { name: "groupName", type: "text", label: "Name of the group", required: true },
                { name: "legalName", type: "text", label: "Legal name", required: true },
              ],
            },
            {
              name: "description",
              type: "textarea",
              required: true,
              admin: { description: "Who you are, in two sentences." },
            },
            {
              type: "row",
              fields: [
                { name: "email", type: "email", required: true },
                phoneField({ required: false }),
              ],
            },
            { name: "registeredAddress", type: "textarea", label: "Registered address" },
            { name: "companyNumber", type: "text", label: "Company number" },
          ],
        },
        { label: "Announcement", fields: [announcementGroup] },
        {
          label: "Contact and social",
          fields: [
            {
              name: "contactSubjects",
              type: "array",
              label: "Contact subjects",
              labels: { singular: "Subject", plural: "Contact subjects" },
              admin: {
                components: namedRows("Subject", "subject"),
                description: "What guests can write about, and who receives it.",
              },
              fields: [
                {
                  name: "subject",
                  type: "text",
                  required: true,
                  maxLength: SUBMISSION_KINDS.contact.fields.subject.most,
                },
                { name: "description", type: "text", required: true },
                { name: "email", type: "email", required: true },
              ],
            },
            {
              name: "socialLinks",
              type: "array",
              label: "Social profiles",
              labels: { singular: "Profile", plural: "Social profiles" },
              admin: { components: namedRows("Profile", "label") },
              fields: [
                {
                  type: "row",
                  fields: [
                    {
                      name: "network",
                      type: "select",
                      required: true,
                      options: optionsFrom({
                        instagram: "Instagram",
                        facebook: "Facebook",
                        tiktok: "TikTok",
                        youtube: "YouTube",
                        linkedin: "LinkedIn",
                      }),
                    },
                    { name: "label", type: "text", required: true },
                    {
                      name: "url",
                      type: "text",
                      required: true,
                      label: "Address",
                      validate: textRule(checkWebAddress),
                    },
                  ],
                },
              ],
            },
          ],
        },
        { label: "Search and sharing", fields: [defaultSeoGroup] },
      ],
    },
  ],
}
