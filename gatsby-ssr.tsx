import "./src/styles/index.css"

export { onRenderBody } from "./src/runtime/on-render-body"
export { wrapPageElement } from "./src/runtime/wrap-page-element"
