import "./src/styles/index.css"

export { onPreRenderHTML } from "./src/runtime/on-pre-render-html"
export { onRenderBody } from "./src/runtime/on-render-body"
export { wrapRootElement } from "./src/runtime/rendered-facts"
export { wrapBuiltPageElement as wrapPageElement } from "./src/runtime/built-page-element"
