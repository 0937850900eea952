import type { Page } from '@playwright/test'
import { findMarket, screenPath } from '@/lib/platform/markets'
import { german, goods, shopperIn } from '../fixtures/e2e/checkout'
import { customers } from '../fixtures/e2e/customer'
import { openScreens, studioScreens } from '../fixtures/e2e/screen-table'
import { expect, paths, test } from '../fixtures/e2e/shop-window'
import { studioPerson } from '../fixtures/e2e/studio'
import { studioThings } from '../fixtures/e2e/studio-things'
import { layersOf, walkAccount, walkOrder } from '../fixtures/e2e/walk-screens'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const { customerIn } = customers()
const market = findMarket('baby', 'de')
if (!market) throw new Error('There is no market de')
const words = german

/**
 * Controls that are known by their ground alone: where a visitor's own colours replace it, as in Windows' high contrast,
 * they need a border; and the focus needs its ring.
 */
async function look(page: Page, name: string) {
  // What the pointer is on may have a ground for that alone.
  await page.mouse.move(0, 0)
  await page.emulateMedia({ forcedColors: 'none' })
  await page.evaluate(() => {
    const seen = (colour: string) => !/transparent|, 0\)|\/ 0\)/.test(colour)
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, a, input, select, textarea, label',
    )) {
      const { backgroundColor, boxShadow, paddingInlineStart } = getComputedStyle(element)
      const isDrawn = seen(backgroundColor) || boxShadow.includes('inset')
      if (element.checkVisibility() && isDrawn && Number.parseFloat(paddingInlineStart) >= 8)
        element.dataset.drawn = ''
    }
  })
  await page.emulateMedia({ forcedColors: 'active' })
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll('[data-drawn]')]
      .filter((element) => {
        const style = getComputedStyle(element)
        const isBare = (kind: string, width: string) => kind === 'none' || Number.parseFloat(width) < 1
        return (
          style.appearance !== 'auto' &&
          isBare(style.borderTopStyle, style.borderTopWidth) &&
          isBare(style.outlineStyle, style.outlineWidth)
        )
      })
      .map((element) => element.textContent.trim() || element.getAttribute('aria-label')),
  )
  expect.soft(bare, name).toEqual([])
  const most = await page
    .locator('a[href], button:enabled, input:enabled, select, textarea, summary')
    .filter({ visible: true })
    .count()
  for (let press = 0; press < Math.min(12, most); press += 1) {
    await page.keyboard.press('Tab')
    const ring = await page.evaluate(() => {
      const focused = document.activeElement
      // Behind the last control of a dialog is the browser.
      if (!focused || focused === document.body) return document.querySelector('dialog:modal') ? '' : 'none'
      const rings = [getComputedStyle(focused), getComputedStyle(focused, '::after')]
      return rings.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      )
        ? ''
        : focused.outerHTML.slice(0, 80)
    })
    expect.soft(ring, name).toBe('')
  }
  await page.emulateMedia({ forcedColors: 'none' })
}

test('open screens keep outlines and the ring of the focus in forced colours @journey', async ({
  page,
  shop,
}) => {
  test.slow()
  for (const [name, path] of openScreens(market)) {
    expect.soft(await shop.open(path), path).toBe(name === 'missing' ? 404 : 200)
    await look(page, name)
  }
})

test('the way of an order keeps them', async ({ page, address }) => {
  await walkOrder({ page, address, market, words }, (step) => look(page, step))
})

test('the account keeps them', async ({ page, address }) => {
  await customerIn(page, address, words.locale)
  await walkAccount({ page, address, market, words }, (name) => look(page, name))
})

test('what opens over a page keeps them', async ({ page, shop }) => {
  for (const width of [1440, 390])
    for (const { name, path, open } of layersOf(market, paths.sage62)) {
      // The menu of categories opens over the page where the window is narrow.
      if (name === 'menu' && width > 390) continue
      await page.setViewportSize({ width, height: 900 })
      await shop.open(path)
      await open(page)
      await expect(page.locator('dialog:modal'), name).toBeVisible()
      await look(page, `${name} at ${width}`)
    }
})

test('basket and wishlist as forms keep them', async ({ page, shop, address }) => {
  await shopperIn(page, address, words).put(goods.body)
  await page.request.post(`${address}/api/wishlist/?locale=${words.locale}`, {
    form: { number: 'pw2001' },
    headers: { origin: address },
  })
  for (const screen of ['plainBasket', 'plainWishlist', 'wishlist', 'basket'] as const) {
    expect(await shop.open(screenPath(market, screen))).toBe(200)
    await look(page, screen)
  }
})

for (const width of [1280, 390])
  test(`the screens of the Studio keep them at ${width} px`, async ({ browser, address, editor }) => {
    test.slow()
    const person = await studioPerson(browser, address, { role: 'admin' })
    const studio = await person.open('/studio/')
    const things = await studioThings(studio, address, editor)
    await studio.setViewportSize({ width, height: 900 })
    for (const { name, path, isLoggedOut } of studioScreens(things)) {
      if (isLoggedOut) await person.context.clearCookies()
      await studio.goto(path)
      await expect(studio.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await look(studio, `${name} at ${width}`)
    }
    await person.leave()
  })

test('what is chosen, and what is sold out, is told apart in forced colours', async ({ page, shop }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await shop.open(paths.sage62)
  const outlines = (selector: string, pseudo = '') =>
    page
      .locator(selector)
      .evaluateAll(
        (elements, part) =>
          elements.map((element) => Number.parseFloat(getComputedStyle(element, part || null).outlineWidth)),
        pseudo,
      )
  const chosen = await outlines('[data-choice] label:has(:checked)')
  const others = await outlines('[data-choice] label:not(:has(:checked))')
  expect(chosen).toHaveLength(1)
  expect(others.length).toBeGreaterThan(0)
  expect(Math.min(...chosen)).toBeGreaterThan(Math.max(...others))
  expect(Math.min(...others)).toBeGreaterThan(0)
  const colours = page.locator('[data-keeps-place="colours"] a')
  const marks = await colours.evaluateAll((links) =>
    links.map((link) => ({
      isCurrent: link.getAttribute('aria-current') === 'page',
      width: Number.parseFloat(getComputedStyle(link).outlineWidth),
    })),
  )
  expect(new Set(marks.map(({ isCurrent, width }) => `${isCurrent} ${width > 2}`))).toEqual(
    new Set(['true true', 'false false']),
  )
  await page.keyboard.press('Tab')
  const current = colours.and(page.locator('[aria-current="page"]'))
  const before = await current.evaluate((link) => getComputedStyle(link).outlineOffset)
  await current.focus()
  expect(await current.evaluate((link) => getComputedStyle(link).outlineOffset)).not.toBe(before)
})
