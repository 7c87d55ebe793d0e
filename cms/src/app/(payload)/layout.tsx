import config from "@payload-config"
import "@payloadcms/next/css"
import "./admin.css"
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts"
import { headers } from "next/headers"
import { getPayload, type ServerFunctionClient } from "payload"
import type { ReactNode } from "react"
import { isEditor } from "../../access/roles"
import { importMap } from "./admin/importMap"

const serverFunction: ServerFunctionClient = async (args) => {
  "use server"
  // Payload lets whoever may enter the admin cancel anybody's schedule.
  if (args.name === "schedule-publish" && !(await isAskedByEditor())) {
    return { error: "Admins and editors schedule." }
  }
  return handleServerFunctions({ ...args, config, importMap })
}

async function isAskedByEditor(): Promise<boolean> {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  return isEditor(user)
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
