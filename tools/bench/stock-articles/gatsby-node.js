exports.createPages = async ({ graphql, actions }) => {
  const { data } = await graphql("{ cms { articles { slug } } }")
  for (const { slug } of data.cms.articles) {
    actions.createPage({
      path: `/news/${slug}`,
      component: require.resolve("./src/templates/article.js"),
      context: { slug },
    })
  }
}
