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
