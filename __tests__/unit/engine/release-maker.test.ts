import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setImmediate as nextTick } from "node:timers/promises"
import { createReleaseMaker, type ReleaseMakerOptions } from "../../../engine/release-maker"
import { BuildFailure } from "../../../lib/build-failure"
import type { PublishOptions } from "../../../release-store/publish-release"

const mockCms = {
  reads: 0,
  readsOfAll: 0,
  isAway: false,
  reading: 0,
  making: 0,
  now: 0,
  changes: [] as object[],
}
const mockFollow = jest.fn((_encodeAll?: () => Promise<void>) => Promise.resolve())
const mockDone: string[] = []
const mockEncoding = {
  pause: (): void => undefined,
  resume: (_atOnce?: number, _rest?: number): Promise<boolean> => Promise.resolve(false),
}
jest.mock("../../../engine/content-keeper", () => ({
  openContent: async () => ({
    resume: () => undefined,
    refresh: async (isWhole: boolean) => {
      mockCms.reads += 1
      await new Promise((resolve) => setTimeout(resolve, mockCms.reading))
      if (isWhole) mockCms.readsOfAll += 1
      return { snapshot: { marker: "1", lists: {}, globals: {} }, changes: mockCms.changes }
    },
    forget: () => undefined,
    writeLater: () => undefined,
  }),
}))
jest.mock("../../../engine/draft-texts", () => ({
  readDraftTexts: async () => {
    if (mockCms.isAway) throw new BuildFailure("It does not answer.", "cms")
    return []
  },
}))
jest.mock("../../../engine/site", () => ({
  createSite: async () => ({
    update: async () => {
      mockCms.now += mockCms.making
      return { facts: {}, counts: {} }
    },
    pending: () => ({ put: new Map(), remove: [] }),
    released: async () => undefined,
  }),
}))
jest.mock("../../../release-store/resident", () => ({
  openResident: async () => ({
    encoding: mockEncoding,
    store: { sync: async () => undefined },
  }),
}))
jest.mock("../../../release-store/export-release", () => ({
  updateReleaseFolder: (_dir: string, _env: object, encodeAll: () => Promise<void>) =>
    mockFollow(encodeAll),
}))
jest.mock("../../../release-store/publish-release", () => ({
  publishRelease: async (_resident: object, { drafts }: PublishOptions) => {
    await drafts
    mockDone.push("publish")
    return { manifest: { id: "20261128T000000000Z", files: new Map() }, switched: true }
  },
}))

const releasesDir = mkdtempSync(join(tmpdir(), "forno-release-maker-"))
afterAll(() => rmSync(releasesDir, { recursive: true }))

const maker = () =>
  createReleaseMaker({
    directory: releasesDir,
    artefact: { hash: "code", codeVersion: "1", schema: "" },
    configuration: { siteUrl: "https://forno.example", cmsGraphqlUrl: "http://localhost/graphql" },
    releasesDir,
    env: { PREVIEW_API_KEY: "key" },
  } as unknown as ReleaseMakerOptions)
const request = (lastSequence: number) => ({
  cause: { kind: "events" as const, events: [], more: 0 },
  lastSequence,
  mayBeMadeAhead: true,
})
beforeEach(() => {
  mockCms.reads = 0
  mockCms.readsOfAll = 0
  mockCms.isAway = false
  mockCms.changes = []
  mockFollow.mockReset()
  mockFollow.mockResolvedValue(undefined)
})

it("reads the content once for a release that was made ahead, and again for the next", async () => {
  const { prepare, publish } = await maker()
  await prepare(1)
  await publish(request(1), () => undefined)
  expect(mockCms.reads).toBe(1)
  await publish(request(1), () => undefined)
  expect(mockCms.reads).toBe(2)
})

it("writes the folder of a release that was made while the one before could not be written", async () => {
  const { publish } = await maker()
  let fail = (): void => undefined
  mockFollow.mockImplementationOnce(
    () => new Promise((_, reject) => (fail = () => reject(new Error("No room.")))),
  )
  const told = jest.spyOn(console, "error").mockImplementation(() => undefined)
  await publish(request(1), () => undefined)
  await publish(request(2), () => undefined)
  expect(mockFollow).toHaveBeenCalledTimes(1)
  fail()
  await new Promise(setImmediate)
  expect(mockFollow).toHaveBeenCalledTimes(2)
  expect(told).toHaveBeenCalledTimes(1)
  told.mockRestore()
})

it("tells nothing of the looks at content that was as it was", async () => {
  const { prepare, publish } = await maker()
  mockCms.reading = 40
  await prepare(0)
  await prepare(0)
  expect((await publish(request(1), () => undefined)).timings.content).toBe(0)
  mockCms.changes = [{ list: "Menus", id: 1, before: null, after: null }]
  expect((await publish(request(2), () => undefined)).timings.content).toBeGreaterThanOrEqual(35)
  mockCms.reading = 0
})

it("tells what making pages took since the last release, ahead of it too", async () => {
  const { prepare, publish } = await maker()
  const clock = jest.spyOn(performance, "now").mockImplementation(() => mockCms.now)
  mockCms.making = 60
  await prepare(1)
  await prepare(2)
  mockCms.making = 0
  const { timings } = await publish(request(2), () => undefined)
  expect(timings.pages).toBe(120)
  expect((await publish(request(2), () => undefined)).timings.pages).toBe(0)
  clock.mockRestore()
})

it("reads all of the content where it differs and the CMS has told of no change, and else what was told", async () => {
  const { publish, prepare } = await maker()
  const compared = { ...request(1), cause: { kind: "reconcile" as const }, mayBeMadeAhead: false }
  mockCms.changes = [{ list: "Menus", id: 1, before: null, after: null }]
  await prepare(0)
  await publish(compared, () => undefined)
  expect(mockCms.readsOfAll).toBe(0)
  mockCms.changes = []
  await prepare(0)
  await publish(request(1), () => undefined)
  expect(mockCms.readsOfAll).toBe(0)
  await publish(compared, () => undefined)
  expect(mockCms.readsOfAll).toBe(1)
})

it("follows with the folder for a static host where it may be behind, whatever is amiss with the content", async () => {
  const { prepare } = await maker()
  mockCms.isAway = true
  mockFollow.mockRejectedValueOnce(new Error("It is not there."))
  const told = jest.spyOn(console, "error").mockImplementation(() => undefined)
  await expect(prepare(0)).rejects.toThrow("does not answer")
  expect(mockFollow).toHaveBeenCalledTimes(1)
  expect(told).toHaveBeenCalledTimes(1)
  told.mockRestore()

  mockCms.isAway = false
  await prepare(0)
  await prepare(0)
  expect(mockFollow).toHaveBeenCalledTimes(2)
})

it("publishes while the folder for a static host is written, which is written again after that", async () => {
  const { prepare, publish, settle } = await maker()
  let written: () => void = () => undefined
  mockFollow.mockImplementationOnce(() => new Promise((resolve) => (written = resolve)))
  await prepare(0)
  await publish(request(1), () => undefined)
  await publish(request(2), () => undefined)
  expect(mockFollow).toHaveBeenCalledTimes(1)
  written()
  await settle()
  expect(mockFollow).toHaveBeenCalledTimes(2)
  await prepare(0)
  expect(mockFollow).toHaveBeenCalledTimes(2)
})

it("goes on encoding for that folder after a publish, and not beside it", async () => {
  const { prepare, publish } = await maker()
  let encoded: (isPaused: boolean) => void = () => undefined
  mockEncoding.pause = () => encoded(true)
  mockEncoding.resume = (_atOnce, rest) => {
    if (rest !== undefined) return Promise.resolve(false)
    mockDone.push("encode")
    return new Promise((resolve) => (encoded = resolve))
  }
  mockFollow.mockImplementation(async (encodeAll) => {
    await encodeAll?.()
    mockDone.push("write")
  })
  await prepare(0)
  await nextTick()
  mockDone.length = 0
  await publish(request(1), () => undefined)
  await nextTick()
  expect(mockDone).toEqual(["publish", "encode"])
  encoded(false)
  await nextTick()
  expect(mockDone).toEqual(["publish", "encode", "write", "encode"])
})

it("does not fail of a CMS that was away only while all was made ahead", async () => {
  const { prepare, publish } = await maker()
  mockCms.isAway = true
  await expect(prepare(1)).rejects.toThrow("does not answer")
  mockCms.isAway = false
  await expect(publish(request(1), () => undefined)).resolves.toMatchObject({ switched: true })
})
