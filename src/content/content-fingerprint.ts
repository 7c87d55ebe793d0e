/** Asks when each document that the site may show was changed last; what is not published any more is missing from it. */
export const contentFingerprintQuery = /* GraphQL */ `
  query ContentFingerprint {
    Brands(limit: 0) {
      docs {
        id
        updatedAt
      }
    }
    Locations(limit: 0) {
      docs {
        id
        updatedAt
      }
    }
    FunctionSpaces(limit: 0) {
      docs {
        id
        updatedAt
      }
    }
    Menus(limit: 0) {
      docs {
        id
        updatedAt
      }
    }
    TastingMenus(limit: 0) {
      docs {
        id
        updatedAt
      }
    }
    NewsArticles(limit: 0) {
      docs {
        id
        updatedAt
      }
    }
    Events(limit: 0) {
      docs {
        id
        updatedAt
      }
    }
    Jobs(limit: 0) {
      docs {
        id
        updatedAt
      }
    }
    Products(limit: 0) {
      docs {
        id
        updatedAt
      }
    }
    Stockists(limit: 0) {
      docs {
        id
        updatedAt
      }
    }
    Pages(limit: 0) {
      docs {
        id
        updatedAt
      }
    }
    Redirects(limit: 0) {
      docs {
        id
        updatedAt
      }
    }
    MediaAssets(limit: 0) {
      docs {
        id
        updatedAt
      }
    }
    SiteSettings {
      updatedAt
    }
    SiteNavigation {
      updatedAt
    }
  }
`
