/** @jest-environment node */
import { Attempts } from "../../../cms/src/access/attempts"
import { setting } from "../../../cms/src/environment"
import { clientAddress } from "../../../cms/src/server/client-address"

const trustedProxies = (CMS_TRUSTED_PROXIES?: string) =>
  setting({ CMS_TRUSTED_PROXIES }, "CMS_TRUSTED_PROXIES")

function asks(remoteAddress: string, forwarded?: string, proxies = trustedProxies()): string {
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded }
  return clientAddress({ headers, socket: { remoteAddress } }, proxies)
}

describe("who asks", () => {
  it("is whoever is connected, unless that is a proxy of one's own", () => {
    expect(asks("203.0.113.9")).toBe("203.0.113.9")
    expect(asks("::ffff:203.0.113.9")).toBe("203.0.113.9")
    expect(asks("203.0.113.9", "198.51.100.7")).toBe("203.0.113.9")
    expect(asks("127.0.0.1", "198.51.100.7")).toBe("198.51.100.7")
    expect(asks("127.0.0.1")).toBe("127.0.0.1")
  })

  it("believes of X-Forwarded-For what its own proxies wrote, and not what the client wrote", () => {
    const proxies = trustedProxies("127.0.0.1, 10.0.0.0/8")
    expect(asks("127.0.0.1", "1.1.1.1, 198.51.100.7, 10.1.2.3", proxies)).toBe("198.51.100.7")
    expect(asks("127.0.0.1", "nonsense", proxies)).toBe("127.0.0.1")
  })

  it("takes the 64 bits that a provider gives one customer for one", () => {
    expect(asks("2001:db8:1:2::5")).toBe(asks("2001:db8:1:2:ffff::1"))
    expect(asks("2001:db8:1:2::5")).not.toBe(asks("2001:db8:1:3::5"))
  })

  it("names the setting that holds no address", () => {
    expect(() => trustedProxies("proxy.local")).toThrow(/^CMS_TRUSTED_PROXIES has “proxy.local”/)
    expect(() => trustedProxies("10.0.0.0/40")).toThrow()
  })
})

describe("attempts", () => {
  it("are counted by key, and again from nothing when their time is over", () => {
    const attempts = new Attempts({ most: 2, within: 1000 })
    expect([attempts.take("a", 0), attempts.take("a", 1), attempts.take("a", 400)]).toEqual([
      0, 0, 600,
    ])
    expect(attempts.take("b", 400)).toBe(0)
    expect(attempts.take("a", 1000)).toBe(0)
    attempts.forget("b")
    expect([attempts.take("b", 1), attempts.take("b", 2)]).toEqual([0, 0])
  })

  it("of ever new keys do not fill the memory", () => {
    const attempts = new Attempts({ most: 1, within: 1000 })
    for (let key = 0; key < 30_000; key += 1) attempts.take(String(key), 0)
    expect(attempts.take("29999", 1)).toBeGreaterThan(0)
    expect(attempts.take("0", 1)).toBe(0)
  })
})
