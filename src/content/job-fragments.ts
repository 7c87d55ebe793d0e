import { graphql } from "gatsby"

export const jobDetailFragment = graphql`
  fragment JobDetail on CMS_Job {
    id
    title
    slug
    venue {
      id
      name
      slug
      timeZone
      email
      address {
        ...AddressDetail
      }
      brand {
        name
      }
    }
    department
    employmentType
    summary
    description
    pay {
      minimum
      maximum
      currency
      period
    }
    postedOn
    closesOn
  }
`
