import { availableParallelism } from "node:os"

/** @param {object} parser what of TypeScript and JSX a file is written in */
const compiled = (parser) => [
  "@swc/jest",
  { jsc: { parser, target: "es2023", transform: { react: { runtime: "automatic" } } } },
]

const shared = {
  transform: {
    // `<T>(value: T) => …` is no element there.
    "\\.[cm]?ts$": compiled({ syntax: "typescript" }),
    "\\.tsx$": compiled({ syntax: "typescript", tsx: true }),
    "\\.[cm]?jsx?$": compiled({ syntax: "ecmascript", jsx: true }),
  },
  // Published as ES modules alone.
  transformIgnorePatterns: ["/node_modules/(?!pixelmatch/|gatsby/cache-dir/)"],
  moduleNameMapper: {
    // The CMS has its own copy, and hooks work with one alone.
    "^react(/.*)?$": "<rootDir>/node_modules/react$1",
    // The one for browsers wants more than jsdom has, and no browser renders HTML here.
    "^react-dom/server$": "<rootDir>/node_modules/react-dom/server.node.js",
    "^gatsby-runtime/reach-router$": "<rootDir>/node_modules/@gatsbyjs/reach-router",
    "^gatsby-runtime/(.*)$": "<rootDir>/node_modules/gatsby/cache-dir/$1.js",
    "\\.module\\.css$": "<rootDir>/__mocks__/css-module.cjs",
    "\\.(css|woff2?|svg|png|jpe?g|webp|avif)$": "<rootDir>/__mocks__/file.cjs",
  },
  modulePathIgnorePatterns: ["<rootDir>/cms/node_modules", "<rootDir>/.cache", "<rootDir>/public"],
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/cms/"],
  setupFiles: ["<rootDir>/__mocks__/graphql-in-production.cjs"],
}

/** Component tests (`.test.tsx`) run in a DOM, all others in Node. */
export default {
  // More than cores: many of the tests wait, for a server or for what must not happen.
  maxWorkers: availableParallelism() + 1,
  // For a machine with much else to do; what is as expected is not waited for.
  testTimeout: 60_000,
  cacheDirectory: "<rootDir>/node_modules/.cache/jest",
  projects: [
    {
      ...shared,
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/__tests__/unit/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/__mocks__/setup-dom.ts"],
      globals: { __PATH_PREFIX__: "", __BASE_PATH__: "", __MARKS__: "/static/marks.svg" },
    },
    {
      ...shared,
      displayName: "rules",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/unit/**/*.test.ts"],
    },
  ],
}
