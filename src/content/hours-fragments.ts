import { graphql } from "gatsby"

/** All that `mapHours` needs: one opening-hours record, whoever shows it. */
export const venueHoursFragment = graphql`
  fragment VenueHours on CMS_Location {
    status
    statusNote
    timeZone
    openingHours {
      day
      opens
      closes
    }
    hoursExceptions {
      from
      until
      reason
      closed
      periods {
        opens
        closes
      }
    }
  }
`
