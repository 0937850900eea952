import { freshVisitor } from '../fixtures/decided-visitor'
import { violations } from '../fixtures/e2e/axe'
import { german, goods, shopperIn } from '../fixtures/e2e/checkout'
import { expect, test } from '../fixtures/e2e/shop-window'

const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'
test.use({ storageState: freshVisitor })

test.describe('a kiosk', () => {
  test.use({ userAgent: `${desktop} retail/12` })

  test('asks whether somebody is there, and forgets who has gone', async ({ page, address, shop }) => {
    await page.clock.install()
    await shopperIn(page, address, german).put(goods.body)
    await shop.open('/de/kasse/login/')
    // It is in the document from when the time is counted.
    await expect(page.locator('dialog[aria-labelledby="kiosk-title"]')).toBeAttached()
    await page.evaluate(() => localStorage.setItem('left', 'by the visitor'))
    const question = page.getByRole('dialog', { name: 'Sind Sie noch da?' })
    const stay = page.getByRole('button', { name: 'Weiter einkaufen' })
    await page.clock.fastForward(120_000)
    await expect(question).toBeVisible()
    await expect(stay).toBeFocused()
    expect(await violations(page)).toEqual([])
    // Whatever is touched, somebody is there.
    await page.mouse.move(20, 20)
    await expect(question).toBeHidden()

    await page.clock.fastForward(120_000)
    await expect(question).toBeVisible()
    const forgotten = page.waitForURL('**/de/')
    await page.clock.fastForward(20_000)
    await forgotten
    expect(await page.evaluate(() => localStorage.getItem('left'))).toBeNull()
    const basket = await page.request.get(`${address}/api/basket/?locale=de-de`)
    expect((await basket.json()).items).toEqual([])
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('keeps the question open, whatever is pressed, while the session cannot be ended', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/de/kasse/login/')
    const question = page.getByRole('dialog', { name: 'Sind Sie noch da?' })
    await expect(page.locator('dialog[aria-labelledby="kiosk-title"]')).toBeAttached()
    await page.route('**/api/user/auth/logout/**', (route) => route.abort())
    await page.clock.fastForward(140_000)
    await expect(question).toContainText('Einen Moment bitte')
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(question).toBeVisible()
    await expect(page.getByRole('button', { name: 'Weiter einkaufen' })).toBeHidden()
    await page.unroute('**/api/user/auth/logout/**')
    const forgotten = page.waitForURL('**/de/')
    await page.clock.fastForward(5_000)
    await forgotten
  })

  test('begins anew also on a start page that was only loaded, and leads back to no page of before', async ({
    page,
  }) => {
    await page.clock.install()
    const counts = () => expect(page.locator('dialog[aria-labelledby="kiosk-title"]')).toBeAttached()
    const visit = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('shop:kiosk') ?? '{}'))
    await page.goto('/de/versand/')
    await counts()
    await page.mouse.click(5, 5)
    await page.goto('/de/')
    await counts()
    await page.evaluate(() => localStorage.setItem('left', 'by the visitor'))
    const anew = page.waitForEvent('load')
    await page.clock.fastForward(140_000)
    await anew
    await counts()
    expect(await page.evaluate(() => localStorage.getItem('left'))).toBeNull()
    const { first, ...anewVisit } = await visit()
    expect(anewVisit).toMatchObject({ isUsed: false, isOver: false })
    await page.goBack({ waitUntil: 'commit' })
    // The page of before leaves while it is looked at.
    const place = () => page.evaluate(() => window.navigation.currentEntry?.index).catch(() => undefined)
    await expect.poll(place).toBe(first)
    await expect(page).toHaveURL(/\/de\/$/)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})

test.describe('another device', () => {
  test.use({ userAgent: desktop })
  test('loads nothing of a kiosk', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/de/', { waitUntil: 'networkidle' })
    expect(asked.filter((url) => url.includes('/api/kiosk/'))).toEqual([])
  })
})
