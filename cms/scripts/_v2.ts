import { openPayload } from "../src/payload"
const p = await openPayload()
for (const where of [
 { "sections.links.reference.value": { equals: 2 } },
 { "sections.links.reference": { equals: { relationTo: "brands", value: 2 } } },
 { "sections.links.reference.value": { equals: 2 }, "sections.links.reference.relationTo": { equals: "brands" } },
 { "sections.image": { equals: 1 } },
 { "sections.people.portrait": { equals: 1 } },
]) {
  try { console.log(JSON.stringify(where), (await p.find({ collection: "pages", where: where as never, depth: 0 })).totalDocs) } catch (e) { console.log(JSON.stringify(where), (e as Error).stack?.split("\n").slice(0, 6).join("\n")) }
}
process.exit(0)
