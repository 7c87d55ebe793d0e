// As the product runs it: otherwise GraphQL looks of each value whether another copy of it has made that, a quarter of the time
// of tests that read whole sites. That a second copy was loaded by mistake is so told by no error of its own.
const { NODE_ENV } = process.env
process.env.NODE_ENV = "production"
require("graphql/jsutils/instanceOf.js")
process.env.NODE_ENV = NODE_ENV
