import { createServer, type AddressInfo } from "node:net"
import { findChromium, findHeadlessShell } from "../../../tools/lib/chromium"
import { nodeVersionProblem } from "../../../lib/node-version.mjs"
import { findFreePort, findFreePorts, isPortFree, requireFreePorts } from "../../../lib/ports"
import { readSettings } from "../../../lib/environment/read-settings"
import { environment } from "../../../lib/environment/variables"

describe("Node", () => {
  it.each(["20.12.0", "20.19.4", "22.0.0", "23.1.0", "24.1.0"])("%s will do", (version) => {
    expect(nodeVersionProblem(version)).toBeUndefined()
  })

  it.each(["16.0.0", "18.20.0", "20.11.1", "21.7.3"])(
    "%s is refused, with what is needed",
    (version) => {
      expect(nodeVersionProblem(version)).toMatch(
        new RegExp(
          `Node.js ${version} will not do: .* 20.12 or newer of Node.js 20, or Node.js 22`,
        ),
      )
    },
  )
})

describe("ports", () => {
  it("names the variable and a way out when a port is taken", async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const { port } = server.address() as AddressInfo
    expect(await isPortFree(port)).toBe(false)
    await expect(requireFreePorts({ SITE_PORT: port })).rejects.toThrow(
      `Port ${port} is in use, and SITE_PORT asks for it. Stop what uses it, or choose another port: put SITE_PORT=`,
    )
    await new Promise((resolve) => server.close(resolve))
    expect(await isPortFree(port)).toBe(true)
  })

  it("finds a free one", async () => {
    const port = await findFreePort()
    await expect(requireFreePorts({ SITE_PORT: port })).resolves.toBeUndefined()
  })

  it("finds several, no two of them the same", async () => {
    const ports = await findFreePorts(20)
    expect(new Set(ports).size).toBe(20)
  })

  it("cannot be shared by the site and the CMS", async () => {
    const port = await findFreePort()
    await expect(requireFreePorts({ SITE_PORT: port, CMS_PORT: port })).rejects.toThrow(
      `SITE_PORT and CMS_PORT are both ${port}`,
    )
  })

  it.each(["http", "0", "65536", "80.5"])("refuses %p as a port", (value) => {
    expect(() => readSettings(environment.pick({ CMS_PORT: true }), { CMS_PORT: value })).toThrow(
      /CMS_PORT is ".*"; it should be a port number/,
    )
  })
})

describe("Chromium", () => {
  const only =
    (...paths: string[]) =>
    (path: string) =>
      paths.includes(path)

  it("is the one that CHROMIUM_PATH names", () => {
    const found = findChromium(
      { CHROMIUM_PATH: "/opt/chromium" },
      only("/opt/chromium", "/usr/bin/chromium"),
    )
    expect(found).toBe("/opt/chromium")
  })

  it("is never another than the one that CHROMIUM_PATH names", () => {
    expect(() => findChromium({ CHROMIUM_PATH: "/opt/none" }, only("/usr/bin/chromium"))).toThrow(
      /CHROMIUM_PATH is "\/opt\/none"/,
    )
  })

  it("is found under its other names and on the PATH", () => {
    expect(findChromium({}, only("/usr/bin/google-chrome"))).toBe("/usr/bin/google-chrome")
    expect(findChromium({ PATH: "/opt/bin" }, only("/opt/bin/chromium"))).toBe("/opt/bin/chromium")
    const inApplications = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
    expect(findChromium({}, only(inApplications))).toBe(inApplications)
  })

  it("may be missing", () => {
    expect(findChromium({}, only())).toBeUndefined()
  })

  it("without a window's parts is used where it is there, and not instead of one that was chosen", () => {
    const shell = "/usr/bin/chromium-headless-shell"
    expect(findHeadlessShell({}, only(shell))).toBe(shell)
    expect(findHeadlessShell({}, only("/usr/bin/chromium"))).toBeUndefined()
    expect(findHeadlessShell({ CHROMIUM_PATH: "/opt/chromium" }, only(shell))).toBeUndefined()
  })
})
