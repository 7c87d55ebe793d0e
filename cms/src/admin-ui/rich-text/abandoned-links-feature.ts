import { createServerFeature } from "@payloadcms/richtext-lexical"

/** Beside Payload's links, which stand in the text before their address has been given: takes out those given up. */
export const AbandonedLinksFeature = createServerFeature({
  key: "abandonedLinks",
  feature: {
    ClientFeature: "/admin-ui/rich-text/abandoned-links#AbandonedLinksFeatureClient",
  },
})
