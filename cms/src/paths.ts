import path from "node:path"
import { fileURLToPath } from "node:url"

export const sourceDirectory = path.dirname(fileURLToPath(import.meta.url))
export const cmsDirectory = path.dirname(sourceDirectory)

/** Where the database and the uploaded files live; `cms/data` unless `CMS_DATA_DIR` says otherwise. */
export const dataDirectory = path.resolve(
  // Known at run time alone: otherwise the whole project were part of the admin's build.
  /* turbopackIgnore: true */ process.env.CMS_DATA_DIR || path.join(cmsDirectory, "data"),
)
export const databaseFile = path.join(dataDirectory, "forno.db")
export const mediaDirectory = path.join(dataDirectory, "media")
