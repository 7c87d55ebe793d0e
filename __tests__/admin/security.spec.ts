import { expect, test } from "./support/admin-test"

const PASSWORD = "flour-water-salt-time"

test("the panel works under its policy: no page of it has anything refused", async ({
  page,
  api,
  signInToAdmin,
}) => {
  const problems: string[] = []
  page.on("pageerror", ({ message }) => problems.push(message))
  page.on("console", (entry) => {
    if (entry.type() === "error") problems.push(entry.text())
  })
  const article = await api.find("news?limit=1&depth=0")
  const venue = await api.find("locations?limit=1&depth=0")
  await page.goto("/admin/login")
  await expect(page.getByLabel("Email")).toBeVisible()
  await signInToAdmin()
  for (const [path, sign] of [
    ["/admin", "Publishing"],
    ["/admin/collections/news", "News"],
    [`/admin/collections/news/${article.id}`, String(article.title)],
    [`/admin/collections/locations/${venue.id}`, String(venue.name)],
    ["/admin/collections/media/create", "Creating new Picture"],
    ["/admin/account", "Change Password"],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    expect(response?.headers()["content-security-policy"]).toMatch(/script-src 'self' 'nonce-/)
    await expect(page.getByText(sign).first(), path).toBeVisible()
  }
  expect(problems).toEqual([])
})

test("a venue manager changes the phone of their venue and finds its name read-only", async ({
  page,
  api,
  signInToAdmin,
}) => {
  const venue = await api.find("locations?where[slug][equals]=400-soho&depth=0")
  const login = { email: "soho@example.com", password: PASSWORD }
  await api.prepare("POST", "users", { ...login, role: "venueManager", venues: [venue.id] })
  await signInToAdmin(login)
  await page.goto(`/admin/collections/locations/${venue.id}`)
  await expect(page.locator("#field-name")).toBeDisabled()
  await page.getByRole("button", { name: "Address and contact" }).click()
  await page.locator("#field-phone").fill("+44 20 7946 0999")
  await page
    .getByRole("button", { name: /^Publish/ })
    .first()
    .click()
  await expect
    .poll(async () => (await api.find(`locations?where[id][equals]=${venue.id}`)).phone)
    .toBe("+44 20 7946 0999")
})

test("a short password is refused where it is typed", async ({ page, signInToAdmin }) => {
  await signInToAdmin()
  await page.goto("/admin/collections/users/create")
  await page.locator("#field-email").fill("new@example.com")
  await page.locator("#field-password").fill("abc")
  await page.locator("#field-confirm-password").fill("abc")
  await page.getByRole("button", { name: "Save" }).first().click()
  await expect(page.getByText(/has 3 characters. It needs 12/).first()).toBeVisible()
})
