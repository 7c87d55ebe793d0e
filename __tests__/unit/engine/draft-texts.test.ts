import { CmsAwayError, CmsKeyError, queryCms } from "../../../cms-client/cms-client"
import { readDraftTexts } from "../../../engine/draft-texts"

jest.mock("../../../cms-client/cms-client", () => ({
  ...jest.requireActual<object>("../../../cms-client/cms-client"),
  queryCms: jest.fn(),
}))

const access = {
  ...{ cmsGraphqlUrl: "https://cms.example/api/graphql" },
  ...{ cmsApiKey: "key", cmsAuthScheme: "Bearer" },
}
const failure = (error: Error) => {
  jest.mocked(queryCms).mockRejectedValueOnce(error)
  return readDraftTexts(access, () => new Set())
}

it("a key for drafts that is refused is told as that, and as no outage of the CMS", async () => {
  await expect(failure(new CmsKeyError("refused"))).rejects.toMatchObject({
    kind: "other",
    reason: expect.stringContaining("PREVIEW_API_KEY"),
  })
})

it("a CMS that stops answering is told as one", async () => {
  await expect(failure(new CmsAwayError("no answer"))).rejects.toMatchObject({
    kind: "cms",
    reason: expect.stringContaining("stopped answering"),
  })
})
