import { overflow, readPlainWords, readWords } from '../fixtures/e2e/document'
import { screenOf } from '../fixtures/e2e/representatives'
import { pagesOf } from '../fixtures/e2e/seeded'
import { expect, test } from '../fixtures/e2e/test'
import { watchFaults, withoutGivenUp } from '../fixtures/e2e/watch'

const widths = [360, 768, 1440]
const longestMs = 10_000

const missing = (wanted: readonly string[], found: readonly string[]) => {
  const known = new Set(found)
  return wanted.filter((each) => !known.has(each))
}

for (const code of ['de', 'ch-fr'])
  for (const [screen, pages] of Map.groupBy(pagesOf(code), screenOf))
    test(`each ${screen} page of ${code} is quiet, fits every window and says the same without JavaScript${code === 'de' && screen === 'home' ? ' @journey' : ''}`, async ({
      page,
      shop,
      ask,
      openPlain,
      address,
    }) => {
      test.setTimeout((pages.length + 2) * longestMs)
      const faults = watchFaults(page, address)
      for (const { path } of pages) {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          if (width === widths[0]) expect.soft(await shop.open(path), path).toBe(200)
          expect.soft(await overflow(page), `${path}: overflow at ${width}`).toBe(0)
        }
        await expect.soft(page.getByRole('main'), path).toBeVisible()
        expect.soft(await page.getByRole('heading', { level: 1 }).count(), path).toBeLessThanOrEqual(1)

        const words = await readWords(page)
        expect.soft(words.all.length, path).toBeGreaterThan(10)
        expect.soft(words.links.length, path).toBeGreaterThan(5)
        expect.soft(withoutGivenUp(faults.splice(0)), path).toEqual([])

        // Panels that are closed in the one are read in the other, so it may say more and in another order, never less.
        const plain = await readPlainWords(page, (await ask(path)).body)
        expect.soft(missing(words.all, plain.all), path).toEqual([])
        expect.soft(missing(words.links, plain.links), path).toEqual([])
        if (path !== pages[0]?.path) continue
        const shown = await readWords(await openPlain(path))
        expect.soft(shown.all, `${path} in a browser without JavaScript`).toEqual(plain.all)
        expect.soft(shown.links, `${path} in a browser without JavaScript`).toEqual(plain.links)
      }
    })
