import { onlyDocument } from "../content-error"
import type { JobPageQuery } from "../generated/queries"
import { mapJob } from "../job"
import { mapSeo } from "../seo"

export const toJobModel = ({ cms }: JobPageQuery) => {
  const document = onlyDocument(cms.Jobs?.docs, "Job", "a job that is published")
  const job = mapJob(document)
  return {
    job,
    seo: mapSeo(undefined, {
      title: `${job.title}, ${job.venue.name}`,
      description: job.summary,
      image: document.venue?.hero,
    }),
  }
}

export type JobPageModel = ReturnType<typeof toJobModel>
