// As the product runs it: otherwise it asks of each value whether another copy of GraphQL has made it, a quarter of the time of
// tests that read whole sites.
const { NODE_ENV } = process.env
process.env.NODE_ENV = "production"
require("graphql/jsutils/instanceOf.js")
process.env.NODE_ENV = NODE_ENV
