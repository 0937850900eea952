import { violations } from '../fixtures/e2e/axe'
import { cutWords, overflow, unfold } from '../fixtures/e2e/document'
import { outlineFaults } from '../fixtures/e2e/outline'
import { representativesOf, screenOf } from '../fixtures/e2e/representatives'
import { bloksIn, markets, pagesOf, type SeededPage } from '../fixtures/e2e/seeded'
import { expect, test } from '../fixtures/e2e/test'

// Without motion a step of the keyboard has scrolled before the next line of the test.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Some special pages are parts of other screens, which bring the heading of the first level. */
const isPart = ({ isSpecial, content }: SeededPage) =>
  isSpecial && !bloksIn(content).some(({ type }) => type === 'h1')

/** Pages of the same parts would be found the same. Products, results, wishlist and basket have their own tests. */
const looked = [
  ...['de', 'ch-fr']
    .flatMap((code) => representativesOf(pagesOf(code)))
    .map((page) => ({
      path: page.path,
      except: isPart(page) ? ['page-has-heading-one'] : [],
    })),
  { path: '/de/diese-seite-gibt-es-nicht/', except: [] },
  { path: '/ch-fr/cette-page-n-existe-pas/', except: [] },
]

/** What a visitor sees first, and where one who is lost ends, are looked at by `npm test` too. */
const isMain = (path: string) => path === '/de/' || path === '/de/diese-seite-gibt-es-nicht/'

for (const { path, except } of looked) {
  test(`${path} has no violation that axe finds, folded and unfolded ${isMain(path) ? '@journey @phone-journey' : '@phone'}`, async ({
    page,
    shop,
  }) => {
    await shop.open(path)
    await unfold(page)
    expect(await violations(page, { except })).toEqual([])
  })
}

test('axe looks at every screen and every kind of block that the content has', () => {
  for (const code of ['de', 'ch-fr']) {
    const [all, chosen] = [pagesOf(code), representativesOf(pagesOf(code))]
    const kinds = (pages: readonly SeededPage[]) =>
      new Set(pages.flatMap(({ content }) => bloksIn(content).map(({ component }) => component)))
    expect([...kinds(all).difference(kinds(chosen))]).toEqual([])
    expect(new Set(chosen.map(screenOf))).toEqual(
      new Set(['home', 'category', 'article', 'page', 'documentation', 'special']),
    )
  }
})

test('axe finds what is wrong', async ({ page }) => {
  await page.setContent(
    '<html lang="de"><title>x</title><main><h1>x</h1><img src="x"><p style="color:#999">Zu blass</p>',
  )
  expect((await violations(page)).map(({ id }) => id)).toEqual(['color-contrast', 'image-alt'])
})

for (const market of markets) {
  test(`every page of ${market.code} has its language, landmarks, headings in order, names and ids`, async ({
    ask,
    page,
  }) => {
    for (const seeded of pagesOf(market.code)) {
      const { status, body } = await ask(seeded.path)
      expect.soft(status, seeded.path).toBe(200)
      const faults = await outlineFaults(page, body, { language: market.iso, isPart: isPart(seeded) })
      expect.soft(faults, seeded.path).toEqual([])
    }
  })
}

test('what is wrong in a document is found', async ({ page }) => {
  for (const [wrong, main] of [
    ['heading skips a level', '<h1>A</h1><h3>B</h3>'],
    ['2 headings of the first level', '<h1>A</h1><h1>B</h1>'],
    ['0 headings of the first level', '<h2>A</h2>'],
    ['no alternative text', '<h1>A</h1><img src="/a.png">'],
    ['without a name', '<h1>A</h1><a href="/de/"><svg aria-hidden="true"><title>A</title></svg></a>'],
    ['without a name', '<h1>A</h1><a href="/de/"><img src="/a.png" alt=""></a>'],
    ['without a label', '<h1>A</h1><input name="a">'],
    ['duplicate id', '<h1 id="a">A</h1><p id="a"></p>'],
    ['aria-labelledby of nothing', '<h1>A</h1><section aria-labelledby="b"></section>'],
    ['landmarks: 2 main', '<h1>A</h1></main><main>'],
    ['landmarks: 2 footer', '<h1>A</h1></main><footer></footer><footer></footer>'],
    ['language: de-DE', '<h1>A</h1>'],
  ] as const) {
    const language = wrong.startsWith('language') ? 'fr-CH' : 'de-DE'
    const html = `<!doctype html><html lang="de-DE"><title>A</title><main>${main}</main>`
    const faults = await outlineFaults(page, html, { language })
    expect.soft(faults, main).toEqual([expect.stringContaining(wrong)])
  }
})

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
