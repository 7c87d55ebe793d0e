import "./src/styles/index.css"

export { wrapPageElement } from "./src/runtime/wrap-page-element"
