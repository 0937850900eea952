import { german, goods, shopperIn } from '../fixtures/e2e/checkout'
import { expect, paths, test } from '../fixtures/e2e/shop-window'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/**
 * Controls that are known by their ground alone: where a visitor's own colours replace it, as in Windows' high contrast,
 * they need a border.
 */
test('controls keep an outline, and the focus its ring, in forced colours @journey', async ({
  page,
  shop,
  address,
}) => {
  await shopperIn(page, address, german).put(goods.body)
  for (const path of [
    paths.sage62,
    '/de/',
    '/de/login/',
    '/de/kontakt/',
    '/de/warenkorb/',
    '/de/kleidung/?color=blau&brand=nestling',
    '/de/kasse/login/',
  ]) {
    await page.emulateMedia({ forcedColors: 'none' })
    await shop.open(path)
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
    expect.soft(bare, path).toEqual([])
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab')
      const ring = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return 'none'
        const rings = [getComputedStyle(focused), getComputedStyle(focused, '::after')]
        return rings.some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        )
          ? ''
          : focused.outerHTML.slice(0, 80)
      })
      expect.soft(ring, path).toBe('')
    }
  }
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
