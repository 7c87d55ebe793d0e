import { graphql } from "gatsby"

/*
 * The registry of content blocks: a fragment and an entry of `blocks` for each.
 * Fields that several blocks have are aliased: GraphQL refuses one response name for two types,
 * and which of them may be null differs from CMS to CMS.
 */
export const sectionFragments = graphql`
  fragment TextBlock on CMS_TextBlock {
    textHeading: heading
    textBody: body
  }
  fragment PictureBlock on CMS_PictureBlock {
    pictureImage: image {
      ...SiteImage
    }
    pictureCaption: caption
    pictureSize: size
  }
  fragment QuoteBlock on CMS_QuoteBlock {
    quoteText: text
    quoteAttribution: attribution
  }
  fragment PeopleBlock on CMS_PeopleBlock {
    peopleHeading: heading
    people {
      name
      role
      text
      portrait {
        ...SiteImage
      }
    }
  }
  fragment FiguresBlock on CMS_FiguresBlock {
    figuresHeading: heading
    figures {
      figure
      label
    }
  }
  fragment StepsBlock on CMS_StepsBlock {
    stepsHeading: heading
    steps {
      title
      text
    }
  }
  fragment QuestionsBlock on CMS_QuestionsBlock {
    questionsHeading: heading
    questions {
      question
      answer
    }
  }
  fragment CallToActionBlock on CMS_CallToActionBlock {
    callHeading: heading
    callText: text
    callLinks: links {
      ...LinkDetail
    }
  }
`
