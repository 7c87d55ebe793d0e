/*
 * To be imported before the router, which reads the address as soon as it is: one that it cannot read would keep the site
 * from starting.
 */
import { canonicalPath } from "./canonical-path"

const { origin, pathname, search, hash } = location
const path = canonicalPath(pathname)
if (path !== pathname) history.replaceState(history.state, "", origin + path + search + hash)
