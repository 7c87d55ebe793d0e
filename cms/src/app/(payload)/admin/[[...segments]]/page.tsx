import config from "@payload-config"
import { generatePageMetadata, RootPage } from "@payloadcms/next/views"
import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { bookingsToCome } from "../../../../admin-ui/bookings/list-to-come"
import { importMap } from "../importMap"

interface Args {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

export default async function Page({ params, searchParams }: Args) {
  const { segments } = await params
  const list = await bookingsToCome({ segments, query: await searchParams })
  if (list) redirect(list)
  return RootPage({ config, importMap, params, searchParams })
}
