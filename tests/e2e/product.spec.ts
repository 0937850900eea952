import type { Locator, Page } from '@playwright/test'
import { tagManagerService } from '@/lib/storefront/runtime/consent/validity'
import { expectAlive, untilHydrated } from '../fixtures/e2e/alive'
import { violations } from '../fixtures/e2e/axe'
import { expect, paths, test } from '../fixtures/e2e/shop-window'
import { isPageAhead, isStillHere, openAlive, watchNavigations } from '../fixtures/e2e/soft'
import { decide, eventsIn, recordPushes } from '../fixtures/e2e/tracking'
import { watchFaults } from '../fixtures/e2e/watch'

const size = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
/** A price as the page shows it, whatever is said before it to those who do not see. */
const price = (page: Page, text: string) =>
  page
    .getByText(new RegExp(`(?:^|\\s)${text.replace('.', '\\.').replace(' ', '\\s')}$`))
    .filter({ visible: true })
const delivery = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true })

const structuredData = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.map((script): Record<string, unknown> => JSON.parse(script.textContent ?? '')),
    )

test('a link to a wrong address leads to the product, also inside the page', async ({ page, shop }) => {
  await shop.open(paths.pram)
  const link = page.getByRole('link', { name: 'Versand und Rückgabe' }).first()
  await link.evaluate((element) =>
    element.setAttribute('href', '/de/p/ein-alter-name-pw1001/?variant=PW.pw1001.074'),
  )
  await link.click()
  await expect(page).toHaveURL(`${paths.sage}?variant=PW.pw1001.074`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wickelbody mit langen Ärmeln')
  await expect(page.getByRole('radio', { name: '74', exact: true })).toBeChecked()
})

test('a product says what it is, what it costs, when it comes and what is in it @phone', async ({
  page,
  shop,
  address,
}) => {
  const faults = watchFaults(page, address)
  expect(await shop.open(paths.sage)).toBe(200)
  await expect(page).toHaveTitle(/^Prüfling Naturkind Wickelbody mit langen Ärmeln Salbei/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Prüfling Naturkind Wickelbody mit langen Ärmeln',
  )
  await expect(price(page, '15,99 €').first()).toBeVisible()
  await expect(page.getByText('20 % günstiger').filter({ visible: true })).toBeVisible()
  await expect(delivery(page, 'Sofort lieferbar').first()).toBeVisible()
  await expect(
    page.getByText('inkl. 19 % MwSt., zzgl. Versandkosten').filter({ visible: true }),
  ).toBeVisible()
  for (const promise of ['Kauf auf Rechnung', 'Ein Preis für alle', '30 Tage Rückgabe'])
    await expect(page.getByRole('list', { name: 'Gut zu wissen' }).getByText(promise)).toBeVisible()
  await expect(page.getByText('100 % Bio-Baumwolle')).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expectAlive(size(page, '62'))
  expect(faults).toEqual([])
})

test('a product speaks the language of its market and counts in its currency', async ({ page, shop }) => {
  await shop.open(paths.french)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Body croisé à manches longues')
  await expect(price(page, 'CHF 15.99').first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Taille' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Couleur' }).getByRole('link')).toHaveCount(2)
})

/** Of the sample catalogue the one with the most before its button: a set, colours, five sizes and a long note. */
const lateBag = '/de/p/nestling-primo-ganzjahresschlafsack-linea-altrosa-100009/?variant=0100009.60'

for (const [width, height] of [
  [1440, 900],
  [1280, 800],
] as const)
  test(`price, choice and button are in the first screen of a window of ${width} × ${height}, whatever the product is`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height })
    const { sage, french, pram, sleepingBag, voucher, monitor, blanket } = paths
    for (const path of [sage, french, pram, sleepingBag, lateBag, voucher, monitor, blanket]) {
      await shop.open(path)
      const purchase = page.locator('.product-purchase')
      const button = purchase
        .getByRole('button', { name: path === french ? 'Ajouter au panier' : 'In den Warenkorb' })
        .filter({ visible: true })
      const box = (await button.boundingBox()) ?? { y: 0, height: Number.POSITIVE_INFINITY }
      expect.soft(Math.round(box.y + box.height), path).toBeLessThanOrEqual(height)
      // None of them is below the button.
      const choice = purchase.locator('[data-choice] .choice').filter({ visible: true })
      for (const shown of [purchase.locator('.price').filter({ visible: true }).first(), choice.last()]) {
        if ((await shown.count()) === 0) continue
        const own = (await shown.boundingBox()) ?? { y: 0, height: 0 }
        expect.soft(Math.round(own.y + own.height), path).toBeLessThanOrEqual(Math.round(box.y))
      }
    }
  })

test.describe('a variant', () => {
  test('is chosen without asking the shop: price, delivery and address change at once @journey @phone', async ({
    page,
    shop,
  }) => {
    await shop.open(paths.sage)
    await expectAlive(size(page, '74'))
    await page.waitForLoadState('networkidle')
    const requests: string[] = []
    // Pictures that come into view and pages that are loaded ahead of a click are nothing that the choice needs.
    page.on('request', (request) => {
      const isAhead = Object.keys(request.headers()).some((name) => name.endsWith('-prefetch'))
      if (['document', 'fetch', 'xhr'].includes(request.resourceType()) && !isAhead)
        requests.push(request.url())
    })
    await size(page, '74').check()
    await expect(price(page, '22,99 €').first()).toBeVisible()
    await expect(delivery(page, 'Lieferbar in 3 Wochen').first()).toBeVisible()
    await expect(price(page, '15,99 €')).toHaveCount(0)
    await expect(page).toHaveURL(`${paths.sage}?variant=PW.pw1001.074`)
    expect(requests).toEqual([])
  })

  test('keeps what else the address says, and adds nothing to the history', async ({ page, shop }) => {
    await shop.open('/de/')
    await shop.open(`${paths.sage}?ref=mail#details`)
    await expectAlive(size(page, '68'))
    await size(page, '68').check()
    await expect(page).toHaveURL(`${paths.sage}?ref=mail&variant=PW.pw1001.068#details`)
    await page.goBack()
    await expect(page).toHaveURL('/de/')
  })

  test('of the address is shown before any code has come', async ({ page }) => {
    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    await page.goto(`${paths.sage}?variant=PW.pw1001.074`)
    await expect(price(page, '22,99 €').first()).toBeVisible()
    await expect(price(page, '15,99 €')).toHaveCount(0)
    await expect(size(page, '74')).toBeChecked()
  })

  test('of the address stays, and nothing moves @phone', async ({ page, shop }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await shop.open(`${paths.sage}?variant=PW.pw1001.074`)
    await expectAlive(size(page, '74'))
    await expect(size(page, '74')).toBeChecked()
    await expect(price(page, '22,99 €').first()).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  })

  for (const asked of [
    'unknown',
    '',
    'PW.pw1002.056',
    '__proto__',
    '"><script>alert(1)</script>',
    'x'.repeat(5000),
  ])
    test(`that the product does not have falls back to the first: ${asked.slice(0, 20)}`, async ({
      page,
      shop,
      address,
    }) => {
      const faults = watchFaults(page, address)
      expect(await shop.open(`${paths.sage}?variant=${encodeURIComponent(asked)}`)).toBe(200)
      await expectAlive(size(page, '62'))
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
      await expect(price(page, '15,99 €').first()).toBeVisible()
      expect(faults).toEqual([])
    })

  test('is chosen with the keyboard; what is sold out says so', async ({ page, shop }) => {
    await shop.open(paths.sage)
    await expectAlive(size(page, '62'))
    await shop.tabTo(size(page, '50 (ausverkauft)'))
    for (const next of ['56', '62', '68']) {
      await page.keyboard.press('ArrowRight')
      await expect(size(page, next)).toBeChecked()
    }
    await expect(delivery(page, 'Bald bei Ihnen').first()).toBeVisible()
    const soldOut = size(page, '50 (ausverkauft)')
    await soldOut.check()
    await expect(delivery(page, 'Ausverkauft').first()).toBeVisible()
    await expect(size(page, '80 (nicht lieferbar)')).toBeAttached()
  })

  test('is one of a list where there are more than twelve, with ‘sold’ in lower case', async ({
    page,
    shop,
  }) => {
    await shop.open(paths.sleepingBag)
    const list = page.getByRole('combobox', { name: 'Größe' })
    await expectAlive(list)
    await expect(list.getByRole('option', { name: '65 (ausverkauft)' })).toBeAttached()
    await list.selectOption('65 (ausverkauft)')
    await expect(delivery(page, 'Ausverkauft').first()).toBeVisible()
    await expect(page).toHaveURL(/\?variant=PW\.3001\.65$/)
  })
})

for (const { path, words } of [
  { path: paths.pram, words: ['Lieferbar in > 5 Wochen', 'UVP 999,00 €', 'Nur online'] },
  {
    path: paths.voucher,
    words: ['Als Download per E-Mail', 'inkl. 19 % MwSt., keine Versandkosten', 'Gutschein'],
  },
  { path: paths.monitor, words: ['Vorbestellbar', 'Altgerät zurückgeben', 'Dokumente'] },
  { path: paths.hostile, words: ['25,00 € / 1 l', '<b>fett</b>'] },
])
  test(`${path} says: ${words.join(', ')}`, async ({ page, shop }) => {
    await shop.open(path)
    for (const word of words)
      await expect(page.getByText(word, { exact: true }).filter({ visible: true }).first()).toBeVisible()
  })

test('without JavaScript every variant is listed with price and delivery @journey', async ({ openPlain }) => {
  const page = await openPlain(paths.sage)
  const rows = page.getByRole('table', { name: 'Alle Varianten mit Preis und Lieferung' }).getByRole('row')
  await expect(rows).toHaveText([
    /Variante/,
    /50.*19,99.*Ausverkauft/,
    /56.*19,99.*Sofort lieferbar/,
    /62.*15,99.*Sofort lieferbar/,
    /68.*19,99.*Bald bei Ihnen/,
    /74.*22,99.*Lieferbar in 3 Wochen/,
    /80.*19,99.*Derzeit nicht lieferbar/,
  ])
  // The others cannot be had.
  const radios = page.getByRole('table').getByRole('radio')
  await expect(radios).toHaveCount(6)
  await expect(radios.and(page.getByRole('radio', { disabled: false }))).toHaveCount(4)
  await page.getByText('Warnhinweise').click()
  await expect(page.getByText('Von Feuer fernhalten.')).toBeVisible()
})

test('what machines read of a product has no rating without reviews, and ends nothing with hostile texts', async ({
  page,
  shop,
  address,
}) => {
  const faults = watchFaults(page, address)
  await shop.open(paths.hostile)
  const product = (await structuredData(page)).find((entry) => entry['@type'] === 'Product')
  expect(product?.name).toContain('</script><script>alert(1)</script>')
  expect(product).not.toHaveProperty('aggregateRating')
  expect(faults).toEqual([])
})

test('pictures are swiped through, chosen and looked at closely with the keyboard', async ({
  page,
  shop,
}) => {
  await shop.open(paths.sage)
  const first = page.getByRole('button', { name: 'Bild vergrößern: Bild 1 von 2' })
  await expectAlive(first)
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('link', { name: 'Bild 2 von 2' })).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Wickelbody mit langen Ärmeln' })
  await expect(dialog.getByRole('region', { name: 'Bild 2 von 2' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Vergrößern' }).click()
  await expect(dialog.getByRole('button', { name: 'Ganzes Bild' })).toBeVisible()
  const offCentre = () =>
    dialog.getByRole('region').evaluate((view) => {
      const left = (view.scrollWidth - view.clientWidth) / 2 - view.scrollLeft
      const top = (view.scrollHeight - view.clientHeight) / 2 - view.scrollTop
      return Math.max(Math.abs(left), Math.abs(top))
    })
  expect(await offCentre()).toBeLessThan(2)
  await dialog.getByRole('region').getByRole('img').dblclick()
  await expect(dialog.getByRole('button', { name: 'Vergrößern' })).toBeVisible()
  await dialog
    .getByRole('region')
    .getByRole('img')
    .dblclick({ position: { x: 20, y: 20 } })
  await expect(dialog.getByRole('button', { name: 'Ganzes Bild' })).toBeVisible()
  expect(await offCentre()).toBeGreaterThan(50)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Bild vergrößern: Bild 2 von 2' })).toBeFocused()
})

/** Opens the pictures of the product large, once the button does something. */
async function tapFirstPicture(page: Page): Promise<Locator> {
  const first = page.getByRole('button', { name: 'Bild vergrößern: Bild 1 von 2' })
  await expectAlive(first)
  await first.tap()
  return page.getByRole('dialog', { name: 'Wickelbody mit langen Ärmeln' })
}

test('two fingers enlarge a picture, which is the browser’s own doing @phone', async ({
  page,
  shop,
  isMobile,
}) => {
  test.skip(!isMobile, 'Fingers need a touch screen')
  await shop.open(paths.sage)
  const dialog = await tapFirstPicture(page)
  const picture = dialog.getByRole('region').getByRole('img')
  await expect(picture).toBeVisible()
  const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === undefined
          ? []
          : [-apart, apart].map((side, id) => ({ x: x + width / 2 + side / 2, y: y + height / 2, id })),
    })
  const scale = () => page.evaluate(() => window.visualViewport?.scale ?? 1)
  expect(await scale()).toBe(1)
  await touch('touchStart', 60)
  for (let apart = 70; apart <= 160; apart += 10) await touch('touchMove', apart)
  await touch('touchEnd')
  await expect.poll(scale).toBeGreaterThan(1.2)
  await expect(dialog).toBeVisible()
})

test('a double tap enlarges a picture around its point @phone', async ({ page, shop, isMobile }) => {
  test.skip(!isMobile, 'Fingers need a touch screen')
  await shop.open(paths.sage)
  const dialog = await tapFirstPicture(page)
  const { x, y } = (await dialog.getByRole('region').getByRole('img').boundingBox()) ?? { x: 0, y: 0 }
  await page.touchscreen.tap(x + 60, y + 60)
  await page.touchscreen.tap(x + 60, y + 60)
  await expect(dialog.getByRole('button', { name: 'Ganzes Bild' })).toBeVisible()
})

test('a swipe through the pictures is announced to who may hear it', async ({ page, shop, address }) => {
  await decide(page, address, [tagManagerService])
  const pushed = await recordPushes(page)
  await shop.open(paths.sage)
  const first = page.getByRole('button', { name: 'Bild vergrößern: Bild 1 von 2' })
  await expectAlive(first)
  await first.dispatchEvent('touchstart')
  await first.evaluate((button) => button.closest('ul')?.scrollTo({ left: 5000, behavior: 'instant' }))
  await expect
    .poll(() => eventsIn(pushed).filter(({ event }) => event === 'frontend_feature'))
    .toEqual([{ event: 'frontend_feature', feature: 'picture_swipe' }])
})

test('reviews and warnings are closed again on another product', async ({ page, shop }) => {
  await shop.open(paths.sage)
  await expectAlive(size(page, '62'))
  const opened = [page.getByText('Wir haben ihn in drei Größen.'), page.getByText('Von Feuer fernhalten.')]
  await page.getByRole('link', { name: /4,5 von 5 Sternen/ }).click()
  await page.getByText('Warnhinweise').click()
  for (const text of opened) await expect(text.filter({ visible: true })).toBeVisible()
  await page.getByRole('link', { name: 'Apricot' }).click()
  await expect(page).toHaveURL(paths.apricot)
  for (const text of opened) await expect(text.filter({ visible: true })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(paths.sage))
  for (const text of opened) await expect(text.filter({ visible: true })).toHaveCount(0)
})

test('another colour keeps the size that was chosen, and the place where the visitor looks', async ({
  page,
  shop,
}) => {
  await shop.open(paths.sage)
  await expectAlive(size(page, '74'))
  await size(page, '74').check()
  const colours = page.getByRole('navigation', { name: 'Farbe' })
  const other = colours.getByRole('link', { name: 'Apricot' })
  await other.focus()
  const place = () => colours.evaluate((list) => Math.round(list.getBoundingClientRect().top))
  await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }))
  const before = await place()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${paths.apricot}?variant=PW.pw1002.074`)
  await expect(other).toHaveAttribute('aria-current', 'page')
  await expect(other).toBeFocused()
  await expect.poll(place).toBe(before)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await expect(size(page, '74')).toBeChecked()
  await page.getByRole('link', { name: 'Warenkorb' }).first().click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('another colour is shown at once: its page was loaded before it is chosen @phone', async ({ page }) => {
  const ahead = page.waitForResponse((answer) => isPageAhead(answer, paths.apricot))
  await openAlive(page, paths.sage)
  const other = page.getByRole('navigation', { name: 'Farbe' }).getByRole('link', { name: 'Apricot' })
  await other.hover()
  await (await ahead).finished()
  const asked = watchNavigations(page, paths.apricot)
  await other.click()
  await expect(other).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(paths.apricot)
  expect(asked).toEqual([])
  expect(await isStillHere(page)).toBe(true)
})

test('the size advisor shows the sizes of the product', async ({ page, shop }) => {
  await shop.open(paths.sage)
  const button = page.getByRole('button', { name: 'Größenberater' })
  await expectAlive(button)
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Welche Größe passt?' })
  await expect(dialog.getByRole('row', { name: /^62 gibt es hier/ })).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^86/ })).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^92/ })).toHaveCount(0)
})

test('what was looked at is offered again, the last first, in this browser alone', async ({ page, shop }) => {
  for (const path of [paths.pram, paths.voucher, paths.sage]) {
    await shop.open(path)
    await expectAlive(page.getByRole('button', { name: /^Bild vergrößern/ }).first())
  }
  await page.keyboard.press('End')
  const list = page.getByRole('list', { name: 'Zuletzt angesehen' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByRole('link').first()).toHaveText('Gutschein zum Ausdrucken')
})

test('what was looked at stands on the home page too, whose room it has from the start', async ({
  page,
  shop,
}) => {
  await shop.open('/de/')
  await untilHydrated(page)
  await expect(page.getByRole('heading', { name: 'Zuletzt angesehen' })).toHaveCount(0)
  await shop.open(paths.pram)
  await expectAlive(page.getByRole('button', { name: /^Bild vergrößern/ }).first())

  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/shop/products/')) asked += 1
  })
  await shop.open('/de/')
  const heading = page.getByRole('heading', { name: 'Zuletzt angesehen' })
  await expect(heading).toBeAttached()
  expect(asked).toBe(0)
  const height = async () => (await page.getByRole('main').boundingBox())?.height ?? 0
  const before = await height()
  await heading.scrollIntoViewIfNeeded()
  const list = page.getByRole('list', { name: 'Zuletzt angesehen' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  expect(Math.abs((await height()) - before)).toBeLessThan(4)
})

test('on a phone, price and choice stay at the lower edge @phone', async ({ page, shop }) => {
  test.skip((page.viewportSize()?.width ?? 0) > 700, 'phones alone')
  await shop.open(`${paths.sage}?variant=PW.pw1001.074`)
  const button = page.getByRole('button', { name: 'Merken' })
  await expect(button).toBeInViewport()
  await expectAlive(button)
  await expect(page.getByText('74 · Lieferbar in 3 Wochen')).toBeInViewport()
  const sizeInBar = page.getByText(/^\d\d\s· ?$/).filter({ visible: true })
  await expect(sizeInBar).toHaveCount(1)
  await page.getByText('Beschreibung').scrollIntoViewIfNeeded()
  await expect(button).toBeInViewport()
  await shop.open(paths.sage)
  await expectAlive(size(page, '62'))
  await expect(sizeInBar, 'no size is named before one is chosen').toHaveCount(0)
})

for (const [name, path] of [
  ['body', paths.sage],
  ['pram', paths.pram],
  ['sleeping bag', paths.sleepingBag],
  ['voucher', paths.voucher],
  ['hostile', paths.hostile],
] as const)
  test(`the page of the ${name} has nothing that axe finds @phone`, async ({ page, shop }) => {
    await shop.open(path)
    await expectAlive(page.getByRole('button', { name: /^Bild vergrößern/ }).first())
    expect(await violations(page)).toEqual([])
  })

test('messages stand above the bar of a product, however high its words make it', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await shop.open(paths.voucher)
  await page.addStyleTag({ content: 'html { font-size: 140% }' })
  const bar = page.locator('.bottom-bar').filter({ has: page.getByRole('button', { name: /Warenkorb/ }) })
  const wishlist = bar.getByRole('button').first()
  await wishlist.click()
  const list = page.locator('.toasts li').first()
  await expect(list).toBeVisible()
  await list.evaluate((item) => Promise.all(item.getAnimations().map(({ finished }) => finished)))
  const [message, below] = [await list.boundingBox(), await bar.boundingBox()]
  // Otherwise the usual height would do.
  expect(below?.height).toBeGreaterThan(100)
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})

test('the address of a size has it chosen where no script runs', async ({ openPlain }) => {
  const page = await openPlain(`${paths.sage}?variant=PW.pw1001.068`)
  await expect(page.getByRole('radio', { name: '68', exact: true })).toBeChecked()
})

test('a sold out size can be waited for without a script', async ({ openPlain }) => {
  const page = await openPlain(`${paths.sage}?variant=PW.pw1001.080`)
  await page.getByRole('link', { name: 'E-Mail, sobald wieder lieferbar' }).first().click()
  await page.getByRole('textbox', { name: /E-Mail-Adresse/ }).fill('wartet@example.com')
  await page.getByRole('button', { name: 'Benachrichtigen' }).click()
  await expect(page.getByRole('heading', { name: 'Bitte bestätigen Sie Ihre Adresse' })).toBeVisible()
  await page.goto('/de/form/stock/?token=c1.wrong')
  await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
})

test('what is missing for a mail about a sold out size is said in the words of the shop', async ({
  page,
  shop,
}) => {
  await shop.open(`${paths.sage}?variant=PW.pw1001.080`)
  const field = page.getByRole('textbox', { name: /E-Mail-Adresse/ }).filter({ visible: true })
  const send = page.locator('main').getByRole('button', { name: 'Benachrichtigen' }).filter({ visible: true })
  await send.first().click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('Diese Angabe fehlt noch.')
  await field.fill('wartet@')
  await send.first().click()
  await expect(field).toHaveAccessibleDescription(/^Das ist keine gültige E-Mail-Adresse/)
  await field.fill('wartet@example.com')
  await expect(field).not.toHaveAttribute('aria-invalid')
})
