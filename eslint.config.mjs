import js from "@eslint/js"
import { createNodeResolver, importX } from "eslint-plugin-import-x"
import jsxA11y from "eslint-plugin-jsx-a11y"
import globals from "globals"
import tseslint from "typescript-eslint"

/**
 * What the code in each room may import beside its own (the README's map). Nobody imports upwards, and nobody a command.
 * @type {Record<string, readonly string[]>}
 */
const ROOMS = {
  shared: [],
  lib: ["shared"],
  plugins: [],
  "src/texts": ["shared"],
  "src/content": ["shared", "src/texts"],
  "src/theme": ["shared"],
  "src/styles": ["src/theme"],
  "src/ui": ["shared", "src/texts", "src/content", "src/theme"],
  "src/views": ["shared", "src/texts", "src/content", "src/theme", "src/ui"],
  "src/templates": ["shared", "src/texts", "src/content", "src/ui", "src/views"],
  "src/structured-data": ["shared", "src/texts", "src/content", "src/ui"],
  "src/slices": ["shared", "src/texts", "src/content", "src/views"],
  "src/service-worker": ["shared", "src/texts"],
  "src/runtime": [
    "shared",
    "plugins",
    "src/texts",
    "src/content",
    "src/theme",
    "src/ui",
    "src/views",
    "src/structured-data",
    "src/service-worker",
  ],
  "cms-client": ["shared", "lib", "src/content"],
  publishing: ["shared", "lib"],
  "release-store": ["shared", "lib", "publishing"],
  snapshot: ["shared", "lib", "src/content", "cms-client"],
  gatsby: ["shared", "lib", "src", "cms-client", "snapshot", "release-store"],
  engine: ["shared", "lib", "src/content", "cms-client", "snapshot", "release-store", "gatsby"],
  builder: [
    "shared",
    "lib",
    "snapshot",
    "src/content",
    "cms-client",
    "publishing",
    "release-store",
    "gatsby",
    "engine",
  ],
  "server/http": ["shared", "lib"],
  "server/origin": [
    "shared",
    "lib",
    "src/texts",
    "src/theme",
    "publishing",
    "release-store",
    "server/http",
  ],
  "server/publisher": ["shared", "lib", "publishing", "release-store", "builder", "server/http"],
  "server/preview": [
    "shared",
    "lib",
    "src/content",
    "src/theme",
    "cms-client",
    "release-store",
    "gatsby",
    "engine",
    "server/http",
  ],
  "server/api": ["shared", "lib", "src/texts", "src/theme", "release-store", "server/http"],
  cms: ["shared"],
}

/** Attributes that hold words. */
const WORDED = "JSXAttribute[name.name=/^(aria-label|alt|title|placeholder|label|legend|heading)$/]"

const NO_WORDS = [
  "JSXText[value=/\\p{L}/u]",
  `${WORDED} Literal[value=/\\p{L}/u]`,
  `${WORDED} TemplateElement[value.raw=/\\p{L}/u]`,
  `JSXElement > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=/\\p{L}/u]`,
].map((selector) => ({
  selector,
  message: "Words that guests read or hear are kept in src/texts/.",
}))

const zones = Object.entries(ROOMS).map(([room, below]) => ({
  target: `./${room}`,
  from: "./",
  except: [room, ...below, "node_modules", "package.json", ".cache"].map((path) => `./${path}`),
  message: `${room}/ may import ${below.join(", ") || "nothing else of the project"}.`,
}))

/** What needs types or React's compiler is looked at by oxlint: .oxlintrc.json. */
export default tseslint.config(
  {
    ignores: [
      "**/node_modules/",
      "**/.cache/",
      ".code/",
      "public/",
      "releases/",
      "coverage/",
      "playwright-report/",
      "test-results/",
      "gallery/",
      "**/generated/",
      "**/*.generated.ts",
      "cms/.next/",
      "cms/data/",
      "cms/next-env.d.ts",
      "cms/src/payload-types.ts",
      "cms/src/migrations/",
      "cms/**/importMap.js",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/ban-ts-comment": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  {
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [
        createNodeResolver({ extensions: [".ts", ".tsx", ".mjs", ".js"] }),
      ],
      "import-x/extensions": [".ts", ".tsx", ".mjs", ".js"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
      // Not by the rule's `ignoreExternal`: that asks of each file where every import of all that it leads to lies.
      "import-x/ignore": ["/node_modules/"],
    },
    rules: {
      "import-x/no-restricted-paths": ["error", { basePath: import.meta.dirname, zones }],
      // oxlint's does not see `import()`.
      "import-x/no-cycle": "error",
    },
  },
  {
    files: ["**/*.{jsx,tsx}"],
    ...jsxA11y.flatConfigs.recommended,
    languageOptions: {
      ...jsxA11y.flatConfigs.recommended.languageOptions,
      globals: globals.browser,
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          name: "gatsby",
          // All but what src/runtime/gatsby-parts/gatsby.ts has.
          importNames: [
            "Link",
            "navigate",
            "PageRenderer",
            "prefetchPathname",
            "Script",
            "StaticQuery",
            "useScrollRestoration",
            "withAssetPrefix",
            "withPrefix",
          ],
          message: "It is left out of the browser's code: see gatsby/script-weight.ts.",
        },
      ],
    },
  },
  {
    files: ["src/{ui,views,templates,slices,runtime}/**/*.tsx"],
    rules: {
      "no-restricted-syntax": ["error", ...NO_WORDS],
    },
  },
  {
    files: ["src/templates/*.tsx"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...NO_WORDS,
        {
          selector: "Program:not(:has(ExportNamedDeclaration [name='Head']))",
          message:
            "This template has no Head, so its pages have no title and no address for search engines. Export one that renders Seo (src/ui/seo.tsx), as product.tsx does.",
        },
      ],
    },
  },
  {
    files: ["**/*.{mjs,cjs,js}"],
    languageOptions: { globals: globals.node },
  },
  {
    files: ["**/*.cjs"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
)
