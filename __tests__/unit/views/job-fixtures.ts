import type { Job } from "../../../src/content/pages/job"

/** A position in a kitchen in London, unless told otherwise. */
export function job(changes: Partial<Job> & Pick<Job, "title" | "slug">): Job {
  return {
    venue: {
      name: "Ember House",
      slug: "ember-house",
      path: "/locations/ember-house",
      address: {
        street: "1 Kiln Lane",
        district: undefined,
        city: "London",
        postcode: "E8 1AA",
        region: undefined,
        country: "GB",
        countryName: "United Kingdom",
      },
      timeZone: "Europe/London",
      email: "ember@forno.example",
      brandName: "400",
    },
    department: "kitchen",
    employmentType: "fullTime",
    summary: "Run the oven.",
    description: [{ type: "paragraph", children: [{ type: "text", text: "Light it at ten." }] }],
    pay: {
      minimum: { amount: 15.5, currency: "GBP" },
      maximum: { amount: 18, currency: "GBP" },
      period: "hour",
    },
    postedOn: "2026-11-02",
    closesOn: undefined,
    ...changes,
  }
}
