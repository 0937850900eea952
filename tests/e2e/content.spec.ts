import { overflow, readWords } from '../fixtures/e2e/document'
import { pagesOf } from '../fixtures/e2e/seeded'
import { expect, test } from '../fixtures/e2e/test'
import { watchFaults } from '../fixtures/e2e/watch'

const widths = [360, 768, 1440]
const pages = pagesOf('de', 'ch-fr')

for (const { path } of pages) {
  test(`${path} is quiet, fits every window and says the same without JavaScript`, async ({
    page,
    shop,
    openPlain,
    address,
  }) => {
    const faults = watchFaults(page, address)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      if (width === widths[0]) expect(await shop.open(path)).toBe(200)
      expect.soft(await overflow(page), `overflow at ${width}`).toBe(0)
    }
    await expect(page.getByRole('main')).toBeVisible()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBeLessThanOrEqual(1)

    expect(faults).toEqual([])

    // Read at the last of the widths, which is the window of the plain page as well.
    const words = await readWords(page)
    expect(words.all.length).toBeGreaterThan(10)
    expect(words.links.length).toBeGreaterThan(5)
    // Panels that are closed in the one are read in the other, so it may say more and in another order, never less.
    const plain = await readWords(await openPlain(path))
    expect(plain.all).toEqual(expect.arrayContaining(words.all))
    expect(plain.links).toEqual(expect.arrayContaining(words.links))
  })
}
