declare module "gatsby/cli.js"
