import { createProgress } from "../../../lib/progress"

it("counts all that a command has taken, also before there were packages", () => {
  const uptime = jest.spyOn(process, "uptime").mockReturnValue(75.04)
  expect(createProgress(() => undefined).total()).toBe("75.0 s")
  uptime.mockRestore()
})
