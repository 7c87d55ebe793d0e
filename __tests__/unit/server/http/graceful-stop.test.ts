import { type AddressInfo } from "node:net"
import Fastify, { type FastifyInstance } from "fastify"
import { closeOnSignal } from "../../../../server/http/graceful-stop"

let app: FastifyInstance
let exit: jest.SpyInstance
let letGo: () => void
let arrived: Promise<void>

beforeEach(async () => {
  let arrive: () => void
  arrived = new Promise((resolve) => (arrive = resolve))
  const released = new Promise<void>((resolve) => (letGo = resolve))
  app = Fastify()
  app.get("/slow", async () => {
    arrive()
    await released
    return "served"
  })
  exit = jest.spyOn(process, "exit").mockImplementation(() => undefined as never)
  await app.listen({ port: 0, host: "127.0.0.1" })
  closeOnSignal(app)
})

afterEach(async () => {
  process.removeAllListeners("SIGTERM")
  process.removeAllListeners("SIGINT")
  await app.close()
  exit.mockRestore()
})

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}

it.each(["SIGTERM", "SIGINT"] as const)(
  "answers the request in flight after %s, takes no new one, and then ends",
  async (signal) => {
    const { port } = app.server.address() as AddressInfo
    const inFlight = fetch(`http://127.0.0.1:${port}/slow`)
    await arrived

    process.emit(signal)
    await until(() => !app.server.listening)
    await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toThrow()
    expect(exit).not.toHaveBeenCalled()

    letGo()
    expect(await (await inFlight).text()).toBe("served")
    await until(() => exit.mock.calls.length > 0)
    expect(exit).toHaveBeenCalledWith(0)
  },
)
