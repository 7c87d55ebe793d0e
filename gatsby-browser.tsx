import "./src/styles/index.css"
// Every page has them: in scripts of their own they cost more than they weigh.
import "./src/slices/footer"
import "./src/slices/header-frame"

export { onInitialClientRender, onRouteUpdate } from "./src/runtime/browser-hooks"
export { keepInstallPrompt as onClientEntry } from "./src/ui/install-prompt"
export { notePrefetch as onPostPrefetchPathname } from "./src/runtime/offline/page-notes"
export { rememberScroll as onPreRouteUpdate, shouldUpdateScroll } from "./src/runtime/scroll-memory"
export { wrapPageElement } from "./src/runtime/wrap-page-element"
