import { isMobileSafari } from "../../../src/ui/install-platform"

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15"
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15"
const SAFARI = "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"

describe("Safari on iOS", () => {
  it.each([
    ["an iPhone", true, `${IPHONE} ${SAFARI}`, 5, false],
    ["an iPad, which calls itself a Mac", true, `${MAC} ${SAFARI}`, 5, false],
    ["a Mac, which cannot be touched", false, `${MAC} ${SAFARI}`, 0, false],
    ["Chrome on an iPhone", false, `${IPHONE} CriOS/138.0 Mobile/15E148 Safari/604.1`, 5, false],
    ["an app that shows pages", false, `${IPHONE} Mobile/15E148 Instagram 388.0`, 5, false],
    [
      "Android",
      false,
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/138.0 Mobile Safari/537.36",
      5,
      undefined,
    ],
  ])("is told apart on %s: %s", (_, expected, userAgent, maxTouchPoints, standalone) => {
    expect(isMobileSafari({ userAgent, maxTouchPoints, standalone })).toBe(expected)
  })
})
