import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, paths, test } from '../fixtures/e2e/shop-window'

/** What is pressed before any code has come, and what shows that it was heard. */
const taps: Record<
  string,
  { path: string; tap: (page: Page) => Promise<void>; heard: (page: Page) => Promise<void> }
> = {
  'the heart of a card': {
    path: '/de/kleidung/',
    tap: (page) => page.locator('[data-heart]').first().click(),
    heard: async (page) => {
      await expect(page.locator('[data-heart]').first()).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByText('Auf Ihrer Wunschliste gemerkt')).toBeVisible()
    },
  },
  'the heart of a product': {
    path: paths.sage62,
    tap: (page) =>
      page
        .getByRole('button', { name: /^(?:Auf die Wunschliste|Merken)$/ })
        .filter({ visible: true })
        .click(),
    heard: (page) => expect(page.getByText('Der Artikel ist auf Ihrer Wunschliste.')).toBeVisible(),
  },
  'the button of a product': {
    path: paths.sage62,
    tap: (page) =>
      page.getByRole('button', { name: 'In den Warenkorb' }).filter({ visible: true }).first().click(),
    heard: (page) => expect(page.locator('#basket-layer')).toBeVisible(),
  },
  'a filter': {
    path: '/de/kleidung/',
    tap: async (page) => {
      await page.locator('[data-control^="bar:"] summary').filter({ visible: true }).first().click()
      await page
        .locator('[data-control^="bar:"] input[type=checkbox]')
        .filter({ visible: true })
        .first()
        .check()
    },
    heard: (page) => expect(page).toHaveURL(/\/de\/kleidung\/\?\w+=/),
  },
  'the order of a list': {
    path: '/de/kleidung/',
    tap: async (page) => {
      await page.locator('[data-control=sort]').selectOption({ index: 1 })
    },
    heard: (page) => expect(page).toHaveURL(/\/de\/kleidung\/\?sort=/),
  },
  'a level of the menu': {
    path: '/de/',
    tap: async (page) => {
      await page.locator('[data-opens-on-hover] button[popovertarget]').first().click()
      await page.locator('[popover]:popover-open [data-opens]').first().click()
    },
    heard: (page) => expect(page.locator('[popover]:popover-open h3').first()).toBeVisible(),
  },
}

/** How the scripts arrive once the tap is made: all together, or one after the other, as over a slow line. */
const arrivals: Record<string, (place: number) => number> = {
  'the code comes at once': () => 0,
  'the code comes piece by piece': (place) => place * 80,
}

for (const [name, { path, tap, heard }] of Object.entries(taps))
  for (const [arrival, after] of Object.entries(arrivals))
    test(`a tap before any code is heard: ${name}, ${arrival}`, async ({ page }) => {
      const held = Promise.withResolvers<void>()
      let asked = 0
      await page.route('**/_next/static/**/*.js', async (route) => {
        const wait = after(asked++)
        await held.promise
        await setTimeout(wait)
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await tap(page)
      held.resolve()
      await heard(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })

/** Holds back all code of the shop's pages until it is let through. */
async function holdCode(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held.promise
    // What a page that is left had asked for is asked for no more.
    await route.continue().catch(() => undefined)
  })
  return held.resolve
}

/** Counts the taps that are played. A browser tells nobody of what a page sends while it is left. */
function watchPlayed(page: Page) {
  const seen = { played: 0 }
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/(?:basket\/items|wishlist)\//.test(request.url()))
      seen.played += 1
  })
  return seen
}

const counted = (page: Page, name: 'Warenkorb' | 'Wunschliste') =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${name}`) })

const left: Record<
  string,
  { path: string; tap: (page: Page) => Promise<void>; list: 'Warenkorb' | 'Wunschliste' }
> = {
  'the button of a product': {
    path: paths.sage62,
    tap: (page) =>
      page.getByRole('button', { name: 'In den Warenkorb' }).filter({ visible: true }).first().click(),
    list: 'Warenkorb',
  },
  'the heart of a product': {
    path: paths.sage62,
    tap: (page) =>
      page
        .getByRole('button', { name: /^(?:Auf die Wunschliste|Merken)$/ })
        .filter({ visible: true })
        .click(),
    list: 'Wunschliste',
  },
  'the heart of a card': {
    path: '/de/kleidung/',
    tap: (page) => page.locator('[data-heart]').first().click(),
    list: 'Wunschliste',
  },
}

for (const [name, { path, tap, list }] of Object.entries(left))
  test(`a tap before any code is not lost when a link is followed: ${name}`, async ({ page }) => {
    const letThrough = await holdCode(page)
    const seen = watchPlayed(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await tap(page)
    await page.locator('footer a[href="/de/impressum/"]').first().click()
    await page.waitForURL('**/de/impressum/', { waitUntil: 'domcontentloaded' })
    letThrough()
    await expect(counted(page, list)).toContainText(/1 (?:Stück|Artikel)/)
    expect(seen.played).toBe(0)
    await page.goBack()
    await page.waitForLoadState('networkidle')
    expect(seen.played).toBe(0)
    await expect(counted(page, list)).toContainText(/1 (?:Stück|Artikel)/)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

test('a tap before any code waits for it while another address is opened in a new tab', async ({
  page,
  context,
}) => {
  const letThrough = await holdCode(page)
  const seen = watchPlayed(page)
  await page.goto(paths.sage62, { waitUntil: 'domcontentloaded' })
  await left['the button of a product']?.tap(page)
  const opened = context.waitForEvent('page')
  await page
    .locator('footer a[href="/de/impressum/"]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await opened
  expect(seen.played).toBe(0)
  letThrough()
  await expect(page.locator('#basket-layer')).toBeVisible()
  expect(seen.played).toBe(1)
  await expect(counted(page, 'Warenkorb')).toContainText('1 Stück')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('why a tap before any code was refused is told by the next page, once', async ({ page }) => {
  const letThrough = await holdCode(page)
  await page.goto(paths.sage62.replace(/\?.*/, ''), { waitUntil: 'domcontentloaded' })
  await left['the button of a product']?.tap(page)
  await page.locator('footer a[href="/de/impressum/"]').first().click()
  await page.waitForURL('**/de/impressum/', { waitUntil: 'domcontentloaded' })
  letThrough()
  const told = page.getByText(/: Bitte wählen Sie zuerst eine Größe\./)
  await expect(told).toBeVisible()
  await page.goto('/de/')
  await expect(counted(page, 'Warenkorb')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(told).toBeHidden()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
