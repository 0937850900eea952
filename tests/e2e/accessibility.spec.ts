import { AxeBuilder } from '@axe-core/playwright'
import { cutWords, overflow, unfold } from '../fixtures/e2e/document'
import { bloksIn, pagesOf } from '../fixtures/e2e/seeded'
import { expect, test } from '../fixtures/e2e/test'

// Without motion a step of the keyboard has scrolled before the next line of the test.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const paths: { path: string; isPart?: boolean }[] = [
  // Some special pages are parts of other screens, which bring the heading of the first level.
  ...pagesOf('de', 'ch-fr').map(({ path, isSpecial, content }) => ({
    path,
    isPart: isSpecial && !bloksIn(content).some(({ type }) => type === 'h1'),
  })),
  { path: '/de/diese-seite-gibt-es-nicht/' },
  { path: '/ch-fr/cette-page-n-existe-pas/' },
]

for (const { path, isPart = false } of paths) {
  test(`${path} has no violation that axe finds, folded and unfolded @phone`, async ({ page, shop }) => {
    await shop.open(path)
    await unfold(page)
    const { violations } = await new AxeBuilder({ page })
      .withTags(rules)
      .disableRules(isPart ? ['page-has-heading-one'] : [])
      .analyze()
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ target }) => target),
    }))
    expect(found).toEqual([])
  })
}

for (const path of ['/de/', '/de/versand/', '/de/haeufige-fragen/', '/ch-fr/documentation/redaction/']) {
  test(`every stop of the keyboard on ${path} is in sight and has a ring @phone`, async ({ page, shop }) => {
    expect(await shop.open(path)).toBe(200)
    await unfold(page)
    const stops: { name: string; fault: string | undefined }[] = []
    for (let press = 0; press < 150; press += 1) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement | null
        if (!focused || focused === document.body || focused.dataset.visited) return undefined
        focused.dataset.visited = 'yes'
        // A card that is one link draws the ring around itself, with its link's pseudo-element.
        const rings = [getComputedStyle(focused), getComputedStyle(focused, '::after')]
        const hasRing = rings.some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        )
        const { top, bottom, left, right, width, height } = focused.getBoundingClientRect()
        const inSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        const uncovered = height > innerHeight || at === null || focused.contains(at) || at.contains(focused)
        return {
          name: focused.textContent.slice(0, 60),
          fault: !hasRing
            ? 'no ring'
            : !inSight || width < 2 || height < 2
              ? `out of sight at ${Math.round(left)}, ${Math.round(top)}`
              : uncovered
                ? undefined
                : 'covered',
        }
      })
      if (!stop) break
      stops.push(stop)
    }
    expect(stops.length).toBeGreaterThan(10)
    expect(stops.filter(({ fault }) => fault !== undefined)).toEqual([])
  })
}

for (const path of [
  '/de/',
  '/de/groessenberater/',
  '/ch-fr/questions-frequentes/',
  '/de/documentation/redaktion/',
]) {
  test(`${path} loses nothing at twice the text size @phone`, async ({ page, shop }) => {
    expect(await shop.open(path)).toBe(200)
    await unfold(page)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    expect.soft(await overflow(page), 'overflow').toBe(0)
    expect(await cutWords(page)).toEqual([])
  })

  test(`${path} flows into a window of 320 px`, async ({ page, shop }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await shop.open(path)).toBe(200)
    await unfold(page)
    expect.soft(await overflow(page), 'overflow').toBe(0)
    expect(await cutWords(page)).toEqual([])
  })
}
