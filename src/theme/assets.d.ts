declare module "*.woff2" {
  const url: string
  export default url
}

declare module "*.css"

/** Address of the file of all marks; the build names it (gatsby/mark-file.ts). */
declare const __MARKS__: string
