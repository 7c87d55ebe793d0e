/** Of its rules for accessibility, what the settings of ESLint use; it brings no types. */
declare module "eslint-plugin-jsx-a11y" {
  import type { Linter } from "eslint"
  const plugin: { flatConfigs: { recommended: Linter.Config } }
  export default plugin
}
