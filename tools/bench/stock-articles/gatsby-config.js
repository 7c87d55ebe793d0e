module.exports = {
  plugins: [
    {
      resolve: "gatsby-source-graphql",
      options: { typeName: "CMS", fieldName: "cms", url: process.env.STOCK_CMS_URL },
    },
  ],
}
