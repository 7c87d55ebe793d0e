import js from "@eslint/js"
import jsxA11y from "eslint-plugin-jsx-a11y"
import reactHooks from "eslint-plugin-react-hooks"
import globals from "globals"
import tseslint from "typescript-eslint"

/** Code with type information: what TypeScript's root project includes. */
const typed = [
  "src/**/*.{ts,tsx}",
  "shared/**/*.ts",
  "server/**/*.ts",
  "plugins/**/*.{ts,tsx}",
  "scripts/**/*.ts",
  "gatsby-*.{ts,tsx}",
]

export default tseslint.config(
  {
    ignores: [
      "**/node_modules/",
      ".cache/",
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
    files: typed,
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/switch-exhaustiveness-check": "error",
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
    files: ["src/**/*.{ts,tsx}", "gatsby-browser.tsx", "gatsby-ssr.tsx"],
    ...reactHooks.configs.flat["recommended-latest"],
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          name: "gatsby",
          importNames: ["Script"],
          message: "It is left out of the browser's code: see src/site-build/script-weight.ts.",
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
