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
    '/de/kasse/login/',
  ]) {
    await page.emulateMedia({ forcedColors: 'none' })
    await shop.open(path)
    await page.evaluate(() => {
      const seen = (colour: string) => !/transparent|, 0\)|\/ 0\)/.test(colour)
      for (const element of document.querySelectorAll<HTMLElement>('button, a, input, select, textarea')) {
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
          const { borderTopStyle, borderTopWidth, appearance } = getComputedStyle(element)
          return appearance !== 'auto' && (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1)
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
