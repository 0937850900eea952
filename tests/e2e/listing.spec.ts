import type { Locator, Page } from '@playwright/test'
import { violations } from '../fixtures/e2e/axe'
import { overflow } from '../fixtures/e2e/document'
import { isNavigation, openAlive, putLink } from '../fixtures/e2e/soft'
import { expect, test } from '../fixtures/e2e/test'

// Without motion a drawer is where it will be when it opens.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const category = '/de/kleidung/'
const listing = (page: Page) => page.getByRole('region', { name: 'Produkte' })
const tiles = (page: Page) => listing(page).getByRole('article')
/** The link of a tile, which its colours stand beside. */
const nameOf = (tile: Locator) => tile.getByRole('heading').getByRole('link')
const chips = (page: Page) =>
  listing(page).getByRole('list', { name: 'Ausgewählte Filter' }).getByRole('link')
const count = (within: Locator) =>
  within.getByRole('paragraph').filter({ hasText: /^(?:\d+ Produkte|Ein Produkt|Keine Treffer)/ })
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Filter' })

async function openDrawer(page: Page): Promise<Locator> {
  await listing(page)
    .getByRole('button', { name: /^(?:Alle )?Filter/ })
    .click()
  await expect(drawerOf(page)).toBeVisible()
  return drawerOf(page)
}

test('the data of a category holds the words of its hearts once', async ({ page, shop }) => {
  await shop.open(category)
  const data = await page
    .locator('script')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent).join(''))
  expect(data.split('Auf Ihrer Wunschliste gemerkt')).toHaveLength(2)
})

test('after a filter on a phone the list stands at the top, however far it was read @phone', async ({
  page,
  shop,
  isMobile,
}) => {
  test.skip(!isMobile, 'desks have the filters beside the list')
  await shop.open(category)
  await tiles(page).last().scrollIntoViewIfNeeded()
  const drawer = await openDrawer(page)
  await drawer.getByText('Marke', { exact: true }).click()
  await drawer.getByRole('checkbox', { name: /Nestling/ }).check()
  await expect(page).toHaveURL(/brand=nestling/)
  await drawer.getByRole('button', { name: /ansehen$/ }).click()
  await expect(drawer).toBeHidden()
  await expect(nameOf(tiles(page).first())).toBeInViewport()
  await expect(chips(page).first()).toBeInViewport()
})

test('a category shows its products, how many there are, and the further ones on pages of their own', async ({
  page,
  shop,
  ask,
}) => {
  expect(await shop.open(category)).toBe(200)
  await expect(tiles(page)).toHaveCount(24)
  await expect(nameOf(tiles(page).first())).toHaveAttribute('href', /^\/de\/p\/[a-z0-9-]+\/$/)
  const first = await nameOf(tiles(page).first()).textContent()

  await listing(page).getByRole('link', { name: 'Seite 2', exact: true }).click()
  await expect(page).toHaveURL(/\/de\/kleidung\/\?page=2$/)
  await expect(listing(page).getByText('Seite 2', { exact: false }).first()).toBeVisible()
  await expect(page).toHaveTitle(/Seite 2/)
  expect(await nameOf(tiles(page).first()).textContent()).not.toBe(first)
  await expect(tiles(page).first()).toBeInViewport()

  const { body } = await ask('/de/kleidung/?page=2')
  expect(body).toMatch(/<link rel="canonical" href="[^"]*\/de\/kleidung\/\?page=2"/)
  expect(body).not.toContain('name="robots"')
  expect((await ask('/de/kleidung/?page=90')).headers.location).toMatch(/^\/de\/kleidung\/\?page=[23]$/)
})

test('choices replace the results without leaving the page, stand in the address, and Back takes them back @journey', async ({
  page,
  shop,
}) => {
  await shop.open(category)
  const all = await count(listing(page)).textContent()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  const drawer = await openDrawer(page)
  await drawer.getByText('Marke', { exact: true }).click()
  await drawer.getByRole('checkbox', { name: /Nestling/ }).check()
  await expect(page).toHaveURL(/\/de\/kleidung\/\?brand=nestling$/)
  await expect(drawer).toBeVisible()
  await expect(drawer.getByRole('checkbox', { name: /Nestling/ })).toBeFocused()
  const one = await count(listing(page)).textContent()
  expect(one).not.toBe(all)
  await expect(drawer.getByRole('button', { name: `${one} ansehen` })).toBeVisible()

  await drawer.getByRole('checkbox', { name: /Moosling/ }).check()
  await expect(page).toHaveURL(/\?brand=moosling&brand=nestling$/)
  await expect(count(listing(page))).not.toHaveText(one ?? '')
  await drawer.getByRole('button', { name: /ansehen$/ }).click()
  await expect(drawer).toBeHidden()
  await expect(listing(page).getByRole('button', { name: /^Alle Filter/ })).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL(/\?brand=nestling$/)
  await expect(count(listing(page))).toHaveText(one ?? '')
  await page.goBack()
  await expect(page).toHaveURL(/\/de\/kleidung\/$/)
  await expect(count(listing(page))).toHaveText(all ?? '')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

for (const start of ['/de/', category])
  test(`a filter, an order and a page of a category that was opened ${start === category ? 'directly' : 'by a link'} are one request each, and Back is none`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname === category && (isNavigation(request) || request.isNavigationRequest()))
        asked.push(search.replace(/[?&]_rsc=[^&]*/, ''))
    })
    const settled = async (query: string, results: RegExp | string) => {
      await expect(page).toHaveURL(category + query)
      await expect(count(listing(page))).toHaveText(results)
      await expect(listing(page).locator('[aria-busy=true]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      return asked.splice(0)
    }
    await openAlive(page, start)
    if (start !== category) {
      // The router has the whole static page before the first choice.
      const link = await putLink(page, { href: category })
      await link.hover()
      await page.waitForLoadState('networkidle')
      await link.click()
      await expect(page).toHaveURL(category)
    }
    const all = (await count(listing(page)).textContent()) ?? ''
    await settled('', all)

    const drawer = await openDrawer(page)
    await drawer.getByText('Marke', { exact: true }).click()
    await drawer.getByRole('checkbox', { name: /Nestling/ }).check()
    await expect(chips(page)).toHaveText(['Nestling'])
    await drawer.getByRole('button', { name: /ansehen$/ }).click()
    const filtered = (await count(listing(page)).textContent()) ?? ''
    expect(filtered).not.toBe(all)
    expect(await settled('?brand=nestling', filtered)).toEqual(['?brand=nestling'])
    const names = () => nameOf(tiles(page)).allTextContents()
    const popular = await names()

    await listing(page).getByRole('combobox').selectOption({ label: 'Preis aufsteigend' })
    const ordered = '?brand=nestling&sort=price-asc'
    expect(await settled(ordered, filtered)).toEqual([ordered])
    expect(await names()).not.toEqual(popular)

    await listing(page).getByRole('link', { name: 'Nestling entfernen' }).click()
    expect(await settled('?sort=price-asc', all)).toEqual(['?sort=price-asc'])
    await listing(page).getByRole('link', { name: 'Seite 2', exact: true }).click()
    const second = '?sort=price-asc&page=2'
    expect(await settled(second, /Seite 2$/)).toEqual([second])
    await expect(page).toHaveTitle(/Seite 2/)

    await page.goBack()
    expect(await settled('?sort=price-asc', all)).toEqual([])
    await expect(page).not.toHaveTitle(/Seite 2/)
    await page.goBack()
    expect(await settled(ordered, filtered)).toEqual([])
    await expect(chips(page)).toHaveText(['Nestling'])
    await page.goBack()
    expect(await settled('?brand=nestling', filtered)).toEqual([])
    expect(await names()).toEqual(popular)
    await page.goBack()
    expect(await settled('', all)).toEqual([])
    await page.goForward()
    expect(await settled('?brand=nestling', filtered)).toEqual([])
  })

test('each choice can be taken back by its chip, and all at once', async ({ page, shop }) => {
  await shop.open('/de/kleidung/?brand=nestling&brand=moosling&price=10-40')
  await expect(chips(page)).toHaveCount(4)
  await listing(page).getByRole('link', { name: 'Moosling entfernen' }).click()
  await expect(page).toHaveURL(/\?brand=nestling&price=10-40$/)
  await listing(page)
    .getByRole('link', { name: /10–40\s€ entfernen/ })
    .click()
  await expect(page).toHaveURL(/\?brand=nestling$/)
  await shop.open('/de/kleidung/?brand=nestling&brand=moosling&sort=newest')
  await chips(page).filter({ hasText: 'Alle löschen' }).click()
  await expect(page).toHaveURL(/\/de\/kleidung\/\?sort=newest$/)
  await expect(chips(page)).toHaveCount(0)
})

test('an order and a range of prices are kept', async ({ page, shop }) => {
  await shop.open(category)
  await listing(page).getByRole('combobox', { name: 'Sortieren nach' }).selectOption('Preis aufsteigend')
  await expect(page).toHaveURL(/\?sort=price-asc$/)
  const drawer = await openDrawer(page)
  await drawer.getByRole('textbox', { name: 'Von' }).fill('20')
  await drawer.getByRole('textbox', { name: 'Bis' }).fill('30')
  await drawer.getByRole('textbox', { name: 'Bis' }).press('Enter')
  await expect(page).toHaveURL(/\?price=20-30&sort=price-asc$/)
  await drawer.getByRole('button', { name: /ansehen$/ }).click()
  await expect(drawer).toBeHidden()
  const shown = await tiles(page).evaluateAll((all) =>
    all.map((tile) =>
      Number(
        /(\d+),(\d\d)\s€/
          .exec(tile.querySelector('.price')?.textContent ?? '')
          ?.slice(1)
          .join('.'),
      ),
    ),
  )
  expect(shown.length).toBeGreaterThan(1)
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  expect(Math.min(...shown)).toBeGreaterThanOrEqual(20)
  expect(Math.max(...shown)).toBeLessThanOrEqual(30)
})

test('the search of the header works after an order was chosen', async ({ page, shop }) => {
  await shop.open(category)
  await listing(page).getByRole('combobox').selectOption({ label: 'Preis aufsteigend' })
  await expect(page).toHaveURL(/sort=price-asc/)
  await expect(listing(page).locator('[aria-busy=true]')).toHaveCount(0)
  const field = page.getByRole('banner').getByRole('searchbox')
  await field.fill('Schlafsack')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/de\/suche\/\?term=Schlafsack/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Schlafsack')
})

test('the bar shows at most four filters, works by the keyboard and closes by Esc', async ({
  page,
  shop,
}) => {
  await shop.open(category)
  const menus = listing(page)
    .getByRole('group')
    .filter({ has: page.getByRole('checkbox', { includeHidden: true }) })
  expect(await listing(page).locator('summary:visible').count()).toBeLessThanOrEqual(4)
  expect(await menus.count()).toBeLessThanOrEqual(4)
  const menu = listing(page).locator('summary', { hasText: 'Marke' }).first()
  await shop.tabTo(menu)
  await page.keyboard.press('Enter')
  const box = listing(page).getByRole('checkbox', { name: /Nestling/ })
  await shop.tabTo(box)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\?brand=nestling$/)
  await expect(box).toBeFocused()
  await expect(box).toBeChecked()
  await expect(listing(page).getByRole('status')).toHaveText(/gefunden$/)
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(listing(page).locator('summary', { hasText: 'Marke' }).first()).toBeFocused()
})

for (const scripts of [true, false])
  test(`a base colour finds its shades, each of which narrows it, ${scripts ? 'by the keyboard' : 'and without scripts'}`, async ({
    page: own,
    shop,
    openPlain,
  }) => {
    const page = scripts ? own : await openPlain(category)
    if (scripts) await shop.open(category)
    const [menu] = await listing(page).locator('summary', { hasText: 'Farbe' }).all()
    const box = (name: RegExp) => listing(page).getByRole('checkbox', { name }).first()
    const choose = async (name: RegExp) => {
      if (scripts) {
        await shop.tabTo(box(name))
        await page.keyboard.press('Space')
        return
      }
      await menu?.click()
      await box(name).check()
      await listing(page).getByRole('button', { name: 'Anwenden' }).first().click()
    }
    if (scripts) {
      await shop.tabTo(menu as Locator)
      await page.keyboard.press('Enter')
    }
    await expect(box(/^Salbei/)).toHaveCount(0)
    await choose(/^Grün/)
    await expect(page).toHaveURL(/\/de\/kleidung\/\?colour=gruen$/)
    await expect(chips(page)).toHaveText(['Grün'])
    const greens = await count(listing(page)).textContent()
    await choose(/^Salbei/)
    await expect(page).toHaveURL(/\?colour=gruen&colour=salbei$/)
    await expect(chips(page)).toHaveText(['Grün', 'Salbei', 'Alle löschen'])
    await expect(count(listing(page))).not.toHaveText(greens ?? '')
    await chips(page).first().click()
    await expect(page).toHaveURL(category)
  })

test('a choice can be shared: its address shows it to every visitor, but not to search engines', async ({
  page,
  shop,
  ask,
}) => {
  await shop.open('/de/kleidung/?brand=nestling')
  await expect(chips(page)).toHaveText(['Nestling'])
  for (const tile of await tiles(page).all()) await expect(tile).toContainText('Nestling')
  const own = await ask('/de/kleidung/?brand=nestling')
  expect(own.body).toMatch(/<meta name="robots" content="noindex, follow"/)
  expect(own.body).toMatch(/<link rel="canonical" href="[^"?]*\/de\/kleidung\/"/)
})

test('without scripts filters, order and pages are forms and links', async ({ openPlain }) => {
  const page = await openPlain(category)
  await expect(tiles(page)).toHaveCount(24)
  await listing(page).locator('summary', { hasText: 'Marke' }).first().click()
  await listing(page)
    .getByRole('checkbox', { name: /Nestling/ })
    .check()
  await listing(page).getByRole('button', { name: 'Anwenden' }).first().click()
  await expect(page).toHaveURL(/\/de\/kleidung\/\?brand=nestling$/)
  await expect(chips(page)).toHaveText(['Nestling'])
  await listing(page).getByRole('combobox', { name: 'Sortieren nach' }).selectOption('Preis absteigend')
  await listing(page).getByRole('button', { name: 'Anwenden' }).last().click()
  await expect(page).toHaveURL(/brand=nestling&sort=price-desc$/)
  await chips(page).first().click()
  await expect(page).toHaveURL(/\/de\/kleidung\/\?sort=price-desc$/)
  await listing(page).getByRole('link', { name: 'Nächste Seite' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page).toHaveTitle(/Seite 2/)
})

for (const path of ['/de/kleidung/', '/ch-fr/vetements/', '/de/unterwegs/', '/de/kleidung/jacken/'])
  test(`the first prices of ${path} are on the first screen of a desk, and within the first scroll on a phone @phone`, async ({
    page,
    shop,
  }) => {
    await shop.open(path)
    const price = page.getByRole('main').getByRole('article').first().locator('.price')
    await expect(price).toBeVisible()
    const { height = 0, width = 0 } = page.viewportSize() ?? {}
    const box = await price.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(width > 700 ? height : 1.5 * height)
    expect(await overflow(page)).toBe(0)
  })

test('a choice that leaves nothing helps to go on', async ({ page, shop }) => {
  expect(await shop.open('/de/kleidung/?price=9000-9001')).toBe(200)
  await expect(count(listing(page))).toHaveText('Keine Treffer')
  await expect(listing(page).getByRole('button', { name: /auf die Wunschliste/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Versuchen Sie es so' })).toBeVisible()
  await expect(chips(page)).toHaveCount(1)
})

test('the button of the drawer says in one line how many products there are @phone', async ({
  page,
  shop,
}) => {
  await shop.open(`${category}?brand=nestling`)
  const words = (await openDrawer(page)).getByText(/^\d+ Produkte ansehen$/)
  expect(await words.evaluate((element) => element.getClientRects().length)).toBe(1)
})

test('nothing of a tile is cut off, however long its prices are @phone', async ({ page, shop }) => {
  await shop.open('/ch-fr/poussettes/?sort=price-desc')
  const all = page.getByRole('region', { name: 'Produits' }).getByRole('article')
  await expect(all.first()).toBeVisible()
  const cut = await all.evaluateAll((articles) =>
    articles
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((one) => one.textContent),
  )
  expect(cut).toEqual([])
})

test('the cards of a row are even, with a rating and without @phone', async ({ page, shop }) => {
  await shop.open(category)
  await expect(tiles(page)).toHaveCount(24)
  const cards = await tiles(page).evaluateAll((articles) =>
    articles.map((article) => {
      const placeOf = (element: Element | null) => {
        const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
        return { top: Math.round(top), bottom: Math.round(bottom) }
      }
      return {
        isRated: article.querySelector('.stars') !== null,
        places: {
          card: placeOf(article),
          picture: placeOf(article.querySelector('.tile-picture')),
          price: placeOf(article.querySelector('.price')).top,
        },
      }
    }),
  )
  const rows = [...Map.groupBy(cards, ({ places }) => places.card.top).values()]
  expect(rows.length).toBeLessThanOrEqual(12)
  for (const row of rows) for (const { places } of row) expect(places).toEqual(row[0]?.places)
  expect(rows.some((row) => new Set(row.map(({ isRated }) => isRated)).size > 1)).toBe(true)
})

for (const path of ['/de/kleidung/', '/ch-fr/dormir/', '/de/unterwegs/kindersitze/'])
  test(`no word of the banner of ${path} stands below its picture @phone`, async ({ page, shop }) => {
    await shop.open(path)
    const banner = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 1 }) })
    await expect(banner.locator('img')).toBeVisible()
    const below = await banner.evaluate((section) => {
      const picture = section.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
      const words = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(node)
        const isOver = [...range.getClientRects()].some(
          ({ left, right, width }) => width > 0 && left < picture.right && right > picture.left,
        )
        if (isOver) found.push(node.textContent ?? '')
      }
      return found
    })
    expect(below).toEqual([])
  })

for (const path of [
  '/de/kleidung/?brand=nestling&price=10-40',
  '/ch-fr/rechercher/?term=body',
  '/de/suche/?term=xqzzvw',
]) {
  test(`${path} has no violation that axe finds, with its drawer too, and no text beyond the edge @phone`, async ({
    page,
    shop,
  }) => {
    await shop.open(path)
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    const button = page.getByRole('button', { name: /^(?:Alle Filter|Filter|Tous les filtres|Filtrer)/ })
    if ((await button.count()) === 0) return
    await button.click()
    for (const summary of await page.getByRole('dialog').locator('summary').all()) await summary.click()
    expect(await violations(page)).toEqual([])
  })
}

test.describe('the colours of an article', () => {
  const several = (page: Page) =>
    tiles(page)
      .filter({ has: page.getByRole('group', { name: 'Farben' }) })
      .first()
  const swatches = (tile: Locator) => tile.getByRole('group', { name: 'Farben' }).getByRole('link')
  const other = (tile: Locator) => swatches(tile).and(tile.locator(':not([aria-current])')).first()

  test('change picture, link and heart of their tile, and keep the focus and the page', async ({ page }) => {
    await openAlive(page, category)
    const tile = several(page)
    await expect(swatches(tile).and(tile.locator('[aria-current=true]'))).toHaveCount(1)
    const swatch = other(tile)
    const href = (await swatch.getAttribute('href')) ?? ''
    const number = /-(\d+)\/$/.exec(href)?.[1] ?? ''
    const colour = swatches(tile).and(page.locator(`[href="${href}"]`))
    const picture = await tile.getByRole('img').first().getAttribute('src')
    await colour.focus()
    await page.keyboard.press('Enter')
    await expect(colour).toHaveAttribute('aria-current', 'true')
    await expect(colour).toBeFocused()
    await expect(swatches(tile).and(tile.locator('[aria-current=true]'))).toHaveCount(1)
    await expect(nameOf(tile)).toHaveAttribute('href', href)
    expect(await tile.getByRole('img').first().getAttribute('src')).not.toBe(picture)
    await expect(tile.locator('[data-heart]')).toHaveAttribute('data-heart', number)
    await expect(page).toHaveURL(/\/de\/kleidung\/$/)
  })

  test('lead to the pages of the others without scripts', async ({ ask }) => {
    const { body } = await ask(category)
    const [, group = ''] = /class="swatches"[^>]*>(.*?)<\/div>/.exec(body) ?? []
    const links = [...group.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
    expect(links.length).toBeGreaterThan(1)
    for (const link of links) expect((await ask(link)).status).toBe(200)
  })
})
