import { internalFolder, screenPath } from '@/lib/platform/markets'
import { markets } from '../fixtures/e2e/seeded'
import {
  isPageAhead,
  isPreload,
  isStillHere,
  openAlive,
  putLink,
  watchNavigations,
} from '../fixtures/e2e/soft'
import { expect, test } from '../fixtures/e2e/test'

const shipping = 'Versand und Rückgabe'

test.describe('a link inside the market', () => {
  test('is followed inside the page, announced, from the top, and the keyboard begins anew @journey @phone', async ({
    page,
    shop,
  }) => {
    await openAlive(page, '/de/')
    const link = page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Versand/ })
      .first()
    await link.scrollIntoViewIfNeeded()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shipping)
    await expect(page).toHaveURL('/de/versand/')
    await expect(page).toHaveTitle(/^Versand/)
    await expect(page.locator('next-route-announcer').getByRole('alert')).toHaveText(/^Versand/)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
    expect(await isStillHere(page)).toBe(true)
    await shop.tabTo(page.getByRole('banner').getByRole('link').first())
  })

  test('to a place on another page leads there, and the keyboard goes on from there', async ({ page }) => {
    await openAlive(page, '/de/')
    await (await putLink(page, { href: '/de/versand/#content' })).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shipping)
    await expect(page).toHaveURL('/de/versand/#content')
    // The header is out of sight, as far as the room goes that is kept above a place.
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
    expect(await isStillHere(page)).toBe(true)
  })

  for (const market of markets)
    test(`leads to the screens of ${market.code} and back, and never to the folders behind them`, async ({
      page,
    }) => {
      const home = `/${market.code}/`
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await openAlive(page, home)
      for (const screen of ['basket', 'wishlist', 'contact', 'search'] as const) {
        const path = screenPath(market, screen)
        await (await putLink(page, { href: path })).first().click()
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.getByRole('banner').locator(`a[href="${home}"]`).first().click()
        await expect(page).toHaveURL(home)
      }
      expect(await isStillHere(page)).toBe(true)
      expect(asked.filter((url) => url.includes(internalFolder))).toEqual([])
    })

  test('leads from the shop into the documentation and back', async ({ page }) => {
    await openAlive(page, '/de/')
    await (await putLink(page, { href: '/de/documentation/' })).click()
    await page.getByRole('link', { name: 'Zurück zum Shop' }).click()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page).toHaveURL('/de/')
    expect(await isStillHere(page)).toBe(true)
  })

  test('to another page of another language’s address ends at this market’s', async ({ page }) => {
    await openAlive(page, '/de/')
    await (await putLink(page, { href: '/de/livraison/' })).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shipping)
    await expect(page).toHaveURL('/de/versand/')
  })

  test('shows the first view of its page, then the rest', async ({ page }) => {
    await openAlive(page, '/de/')
    const tilesAtFirst = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const heading = document.querySelector('h1')?.textContent
          new MutationObserver((_, observer) => {
            const shown = document.querySelector('h1')?.textContent
            if (!shown || shown === heading) return
            observer.disconnect()
            // The page before is kept, out of sight.
            const tiles = [...document.querySelectorAll('article.tile')]
            resolve(tiles.filter((tile) => tile.checkVisibility()).length)
          }).observe(document.body, { childList: true, subtree: true })
        }),
    )
    await (await putLink(page, { href: '/de/kleidung/' })).click()
    expect(await tilesAtFirst).toBeLessThan(24)
    await expect(page.locator('article.tile').filter({ visible: true })).toHaveCount(24)
    expect(await isStillHere(page)).toBe(true)
  })

  test('is marked as the current page only where it is', async ({ page }) => {
    await openAlive(page, '/de/ratgeber/')
    await page.getByRole('main').locator('a[href="/de/ratgeber/kindersitz/"]').first().click()
    await expect(page).toHaveURL('/de/ratgeber/kindersitz/')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).not.toHaveText(/^Ratgeber$/)
    const current = page.getByRole('navigation', { name: 'Sie befinden sich hier' }).locator('[aria-current]')
    await expect(current).toHaveCount(1)
    await expect(current).not.toHaveText('Ratgeber')
    expect(await isStillHere(page)).toBe(true)
  })
})

test('Back and Forward give the pages back where they were left, and so does a reload', async ({ page }) => {
  await openAlive(page, '/de/')
  const position = () => page.evaluate(() => Math.round(scrollY))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Versand/ })
    .first()
    .scrollIntoViewIfNeeded()
  const left = await position()
  expect(left).toBeGreaterThan(300)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Versand/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shipping)
  await page.mouse.wheel(0, 250)
  await expect.poll(position).toBe(250)
  await page.goBack()
  await expect(page).toHaveURL('/de/')
  await expect.poll(position).toBe(left)
  await page.goForward()
  await expect(page).toHaveURL('/de/versand/')
  await expect.poll(position).toBe(250)
  expect(await isStillHere(page)).toBe(true)
  await page.reload()
  // The browser keeps what is in view where it was when a font comes in above it, which may move the page by a few pixels.
  await expect.poll(async () => Math.abs((await position()) - 250)).toBeLessThan(8)
})

test.describe('the browser keeps', () => {
  for (const [title, click] of [
    ['Control', { modifiers: ['ControlOrMeta'] }],
    ['the middle button', { button: 'middle' }],
  ] as const) {
    test(`a click with ${title}: it opens a tab`, async ({ page, context }) => {
      await openAlive(page, '/de/')
      const opened = context.waitForEvent('page')
      await (await putLink(page, { href: '/de/versand/' })).click({
        ...click,
        modifiers: [...('modifiers' in click ? click.modifiers : [])],
      })
      await expect(await opened).toHaveURL('/de/versand/')
      await expect(page).toHaveURL('/de/')
    })
  }

  test('a link to another market', async ({ page }) => {
    await openAlive(page, '/de/')
    await (await putLink(page, { href: '/ch-fr/livraison/' })).click()
    await expect(page).toHaveURL('/ch-fr/livraison/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH')
    expect(await isStillHere(page)).toBe(false)
  })

  test('a link to a place on the same page', async ({ page }) => {
    await openAlive(page, '/de/versand/')
    await (await putLink(page, { href: '#content' })).click()
    await expect(page).toHaveURL('/de/versand/#content')
    expect(await isStillHere(page)).toBe(true)
  })
})

test.describe('what lies over the page is gone on the next one', () => {
  test('the menu of wide screens', async ({ page }) => {
    await openAlive(page, '/de/')
    const menu = page.getByRole('navigation', { name: 'Hauptnavigation' })
    await menu.getByRole('button').first().click()
    const panel = page.locator('.mega-menu:popover-open')
    await expect(panel).toBeVisible()
    await panel.getByRole('link').first().click()
    await expect(page).not.toHaveURL('/de/')
    await expect(page.locator(':popover-open')).toHaveCount(0)
    expect(await isStillHere(page)).toBe(true)
  })

  test('the menu of phones, and the page scrolls again', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openAlive(page, '/de/')
    await page.getByRole('button', { name: 'Menü' }).click()
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await expect(menu).toBeVisible()
    await menu.getByRole('link').first().click()
    await expect(page).not.toHaveURL('/de/')
    await expect(menu).toBeHidden()
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    expect(await isStillHere(page)).toBe(true)
  })
})

test.describe('a link that leads to no page ends in a document with its own status', () => {
  for (const visit of ['for the first time', 'once more, when its absence is cached']) {
    test(`404 ${visit}`, async ({ page }) => {
      await openAlive(page, '/de/')
      const loaded = page.waitForResponse((answer) => answer.request().resourceType() === 'document')
      await (await putLink(page, { href: '/de/gibt-es-wirklich-nicht/' })).click()
      expect((await loaded).status()).toBe(404)
      await expect(page).toHaveURL('/de/gibt-es-wirklich-nicht/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht')
      await expect(page).toHaveTitle(/Diese Seite gibt es nicht/)
    })
  }

  test('a redirect leads to its target', async ({ page }) => {
    await openAlive(page, '/de/')
    await (await putLink(page, { href: '/de/versandkosten/' })).click()
    await expect(page).toHaveURL('/de/versand/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shipping)
    await expect(page).toHaveTitle(/^Versand/)
  })

  test('a redirect to another host leaves the shop', async ({ page, context }) => {
    await context.route('https://example.com/**', (route) => route.fulfill({ body: 'elsewhere' }))
    await openAlive(page, '/de/')
    await (await putLink(page, { href: '/de/karriere/' })).click()
    await expect(page).toHaveURL('https://example.com/karriere/')
  })

  test('an outage: the document says what is the matter', async ({ page }) => {
    await openAlive(page, '/de/')
    await page.route(/_rsc=/, (route) => route.fulfill({ status: 503, body: 'Error' }))
    await (await putLink(page, { href: '/de/versand/' })).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shipping)
    expect(await isStillHere(page)).toBe(false)
  })
})

test.describe('another build', () => {
  test('of the server is met with a full load', async ({ page }) => {
    await openAlive(page, '/de/')
    await page.route(/\/de\/versand\/.*_rsc=/, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/"b":"[^"]+"/, '"b":"another-build"')
      await route.fulfill({ response: answer, body })
    })
    await (await putLink(page, { href: '/de/versand/' })).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shipping)
    expect(await isStillHere(page)).toBe(false)
  })

  test('without a page’s code: that page is loaded anew, once', async ({ page }) => {
    await openAlive(page, '/de/')
    let documents = 0
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1
    })
    let isGone = true
    await page.route('**/_next/static/chunks/**', (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    )
    page.once('framenavigated', () => undefined)
    await (await putLink(page, { href: '/de/documentation/design/' })).click()
    await expect.poll(() => documents).toBe(1)
    isGone = false
    await expect(page).toHaveURL('/de/documentation/design/')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('the next page is loaded ahead', () => {
  test('after a moment’s dwell, and the click needs nothing more', async ({ page }) => {
    await openAlive(page, '/de/')
    const link = await putLink(page, { href: '/de/impressum/' })
    const preloaded = page.waitForResponse((answer) => isPageAhead(answer, '/de/impressum/'))
    await link.hover()
    await (await preloaded).finished()
    const asked = watchNavigations(page, '/de/impressum/')
    await link.click()
    await expect(page).toHaveURL('/de/impressum/')
    expect(asked).toEqual([])
    expect(await isStillHere(page)).toBe(true)
  })

  for (const path of ['/de/', '/de/kleidung/', '/de/kleidung/?brand=nestling', '/de/suche/?term=body'])
    test(`from ${path}, without its pictures, which this page does not use`, async ({ page }) => {
      const preloaded = page.waitForResponse((answer) => isPageAhead(answer))
      await page.goto(path)
      await (await preloaded).finished()
      await page.waitForLoadState('networkidle')
      const unused = await page.locator('link[rel=preload][as=image]').evaluateAll((links) => {
        const shown = [...document.images].flatMap(({ src, srcset }) => [src, srcset])
        return links
          .map((link) => (link as HTMLLinkElement).imageSrcset || (link as HTMLLinkElement).href)
          .filter((address) => !shown.includes(address))
      })
      expect(unused).toEqual([])
    })

  test('not for a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    const preloads: string[] = []
    page.on('request', (request) => {
      if (isPreload(request)) preloads.push(request.url())
    })
    await openAlive(page, '/de/')
    const link = await putLink(page, { href: '/de/impressum/' })
    await link.hover()
    await link.focus()
    await link.click()
    await expect(page).toHaveURL('/de/impressum/')
    expect(preloads).toEqual([])
  })

  test('at most four at a time', async ({ page }) => {
    let running = 0
    let most = 0
    await page.route(/_rsc=/, async (route) => {
      running += 1
      most = Math.max(most, running)
      const answer = await route.fetch()
      // Held until the page had every chance to ask for more.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)))
      running -= 1
      await route.fulfill({ response: answer })
    })
    await openAlive(page, '/de/')
    const links = page.getByRole('contentinfo').locator('a[href^="/de/"]')
    const count = await links.count()
    expect(count).toBeGreaterThan(6)
    for (let index = 0; index < count; index += 1) {
      const loading = page.waitForRequest(isPreload, { timeout: 400 }).catch(() => undefined)
      await links.nth(index).hover()
      await loading
    }
    expect(most).toBeGreaterThan(1)
    expect(most).toBeLessThanOrEqual(4)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test('a phone’s visit to the home page stays within its budget, preloads included @phone-journey', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'A wide window shows more pictures at once')
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const scripts = new Set<string>()
  const seen = { requests: 0, bytes: 0, scriptBytes: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    seen.requests += 1
    seen.bytes += encodedDataLength
    if (scripts.has(requestId)) seen.scriptBytes += encodedDataLength
  })
  await openAlive(page, '/de/')
  await page.waitForLoadState('networkidle')
  test.info().annotations.push({ type: 'home', description: JSON.stringify(seen) })
  // Two of them load the page ahead to which the button on the first screen leads.
  expect(seen.requests).toBeLessThanOrEqual(42)
  expect(seen.bytes).toBeLessThanOrEqual(450 * 1024)
  expect(seen.scriptBytes).toBeLessThanOrEqual(155 * 1024)
})

for (const code of ['de', 'ch-fr'])
  test(`the home page of ${code} shows two rows of products in nine screens of a phone @phone`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'A wide window shows more side by side')
    await openAlive(page, `/${code}/`)
    // The footer has its own height only once it has come into view.
    await page.getByRole('contentinfo').getByRole('listitem').last().scrollIntoViewIfNeeded()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    test.info().annotations.push({ type: 'height', description: `${code}: ${height}` })
    expect(height).toBeLessThanOrEqual(6500)
    const rows = page
      .getByRole('main')
      .getByRole('group')
      .filter({ has: page.getByRole('article') })
    await expect(rows).toHaveCount(2)
  })
