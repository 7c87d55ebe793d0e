import "./src/styles/index.css"

export {
  endPageTransition as onRouteUpdate,
  installPageTransitions as onInitialClientRender,
} from "./src/runtime/page-transition"
export { wrapPageElement } from "./src/runtime/wrap-page-element"
