import { graphql } from "gatsby"

export const pageDocumentFragment = graphql`
  fragment PageDocument on CMS_Page {
    id
    template
    title
    kicker
    introduction
    hero {
      ...SiteImage
    }
    sections {
      __typename
      ...TextBlock
      ...PictureBlock
      ...QuoteBlock
      ...PeopleBlock
      ...FiguresBlock
      ...StepsBlock
      ...QuestionsBlock
      ...CallToActionBlock
    }
    emptyState {
      heading
      text
    }
    seo {
      ...SeoDetail
    }
  }
`
