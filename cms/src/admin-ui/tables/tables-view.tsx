import { DefaultTemplate } from "@payloadcms/next/templates"
import { Gutter } from "@payloadcms/ui"
import type { AdminViewServerProps } from "payload"
import { isEditor, isPerson, venuesOf } from "../../access/roles"
import { TablesDay } from "./tables-day"

/** `/admin/tables`: who comes today, for whoever stands at the door. */
export async function TablesView({ initPageResult, params, searchParams }: AdminViewServerProps) {
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
        where: {
          and: [
            // One that has chosen another way since has bookings to come all the same.
            {
              or: [{ "booking.method": { equals: "own" } }, { "booking.seats": { exists: true } }],
            },
            ...(isEditor(user) ? [] : [{ id: { in: venuesOf(user) } }]),
          ],
        },
      })
    : { docs: [] }
  const venues = docs.map(({ name, slug, timeZone }) => ({
    name: name ?? "",
    slug: slug ?? "",
    timeZone: timeZone ?? "UTC",
  }))
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
        <TablesDay venues={venues} />
      </Gutter>
    </DefaultTemplate>
  )
}
