import { DefaultTemplate } from "@payloadcms/next/templates"
import { Gutter } from "@payloadcms/ui"
import type { AdminViewServerProps, Payload, Where } from "payload"
import type { ReactNode } from "react"
import { isEditor, isPerson, venuesOf } from "../../access/roles"
import { PageName } from "./page-name"
import type { StaffVenue } from "./use-staff-day"

/**
 * A page of the panel for whoever works at a venue today.
 *
 * @param name as the way back above it says it
 * @param which venues it is of; of these a manager sees their own
 * @param show with the venue that it opens at where none was chosen on the device; the first where nothing is said
 * @param opensAt says which one that is, of these ids
 */
export const staffView = (
  name: string,
  which: Where,
  show: (venues: readonly StaffVenue[], opensAt: string | undefined) => ReactNode,
  opensAt?: (payload: Payload, venues: readonly number[]) => Promise<number | undefined>,
) =>
  async function StaffView({ initPageResult, params, searchParams }: AdminViewServerProps) {
    const { req, permissions, visibleEntities } = initPageResult
    const { user, payload } = req
    const { docs } = isPerson(user)
      ? await payload.find({
          collection: "locations",
          depth: 0,
          pagination: false,
          overrideAccess: true,
          req,
          sort: "name",
          select: { name: true, slug: true, timeZone: true },
          where: { and: [which, ...(isEditor(user) ? [] : [{ id: { in: venuesOf(user) } }])] },
        })
      : { docs: [] }
    // Without a slug nothing can be asked of a venue yet, nor of others together with it.
    const venues = docs.flatMap(({ name, slug, timeZone }) =>
      slug ? [{ name: name ?? "", slug, timeZone: timeZone ?? "UTC" }] : [],
    )
    const ids = docs.map(({ id }) => id)
    const first = ids.length > 1 ? await opensAt?.(payload, ids) : undefined
    return (
      <DefaultTemplate
        i18n={req.i18n}
        locale={initPageResult.locale}
        params={params}
        payload={payload}
        permissions={permissions}
        searchParams={searchParams}
        user={user ?? undefined}
        visibleEntities={visibleEntities}
      >
        <Gutter>
          <PageName name={name} />
          {show(venues, docs.find(({ id }) => id === first)?.slug ?? undefined)}
        </Gutter>
      </DefaultTemplate>
    )
  }
