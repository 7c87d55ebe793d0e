import config from "@payload-config"
import { generatePageMetadata, NotFoundPage } from "@payloadcms/next/views"
import type { Metadata } from "next"
import { importMap } from "../importMap"

interface Args {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

export default function NotFound({ params, searchParams }: Args) {
  return NotFoundPage({ config, importMap, params, searchParams })
}
