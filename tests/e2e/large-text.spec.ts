import type { Page } from '@playwright/test'
import { findMarket, screenPath } from '@/lib/platform/markets'
import { german, goods, leavePayment, shopperIn, swissFrench } from '../fixtures/e2e/checkout'
import { customers } from '../fixtures/e2e/customer'
import { cutWords, overflow, unfold } from '../fixtures/e2e/document'
import { strayLines } from '../fixtures/e2e/lines'
import { overlaps } from '../fixtures/e2e/overlaps'
import { headOutside, outside, unreachable } from '../fixtures/e2e/reachable'
import { documentScreens, openScreens } from '../fixtures/e2e/screen-table'
import { expect, paths, test } from '../fixtures/e2e/shop-window'
import { leftForContent } from '../fixtures/e2e/standing'
import { layersOf, walkAccount, walkOrder } from '../fixtures/e2e/walk-screens'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const { customerIn } = customers()

const shoppers = [
  { code: 'de', words: german },
  { code: 'ch-fr', words: swissFrench },
] as const

/** Between the usual size and twice as much, lines break and columns end elsewhere. */
const looks = shoppers.flatMap((shopper) =>
  [200, 150, 130].flatMap((size) => [320, 390].map((width) => ({ ...shopper, size, width }))),
)

/** As with a browser's setting for larger text: sizes in `rem` grow, the window does not. */
const enlarge = (page: Page, size: number) =>
  page.addInitScript((percent) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`html { font-size: ${percent}% !important }`)
    document.adoptedStyleSheets.push(sheet)
  }, size)

/** The words of headings that stand in more pieces than they may, by the number of their letters. */
const crumbled = (page: Page, headings: string, most: { pieces: number; letters: number }) =>
  page.locator(`:is(${headings}):visible`).evaluateAll(
    (found, { pieces, letters }) =>
      found.flatMap((heading) => {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
        const words: string[] = []
        while (walker.nextNode()) {
          const text = walker.currentNode.textContent ?? ''
          for (const { 0: word, index } of text.matchAll(/[^\s\u00ad-]+/g)) {
            const range = document.createRange()
            const lines = new Set<number>()
            for (let place = index; place < index + word.length; place++) {
              range.setStart(walker.currentNode, place)
              range.setEnd(walker.currentNode, place + 1)
              // The first letter behind a soft hyphen has the box of the hyphen, too, on the line before.
              const box = [...range.getClientRects()].at(-1)
              if (box) lines.add(Math.round(box.top))
            }
            if (word.length <= letters && lines.size > pieces) words.push(word)
          }
        }
        return words
      }),
    most,
  )

/** Longer words have soft hyphens, or are parted by a browser's dictionary. */
const longestWhole = 14

/** A heading may have the room beside a picture alone. */
const inPieces = (page: Page) =>
  crumbled(page, 'h1, h2, h3', { pieces: 3, letters: Number.POSITIVE_INFINITY })

/**
 * Looks at what a page shows: nothing is wider than the window, cut off, or drawn over something else, what stands still
 * leaves half of the window, and every control can be reached and seen.
 */
async function look(page: Page, name: string) {
  await unfold(page)
  expect.soft(await overflow(page), `${name}: overflow`).toBe(0)
  expect.soft(await cutWords(page), `${name}: cut off`).toEqual([])
  expect.soft(await overlaps(page), `${name}: overlaps`).toEqual([])
  expect.soft(await inPieces(page), `${name}: headings in pieces`).toEqual([])
  const broken = await crumbled(page, 'h1', { pieces: 1, letters: longestWhole })
  expect.soft(broken, `${name}: broken words of titles`).toEqual([])
  expect.soft(await leftForContent(page), `${name}: left for the content`).toBeGreaterThanOrEqual(0.5)
  expect.soft(await unreachable(page), `${name}: covered or cut off`).toEqual([])
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
}

for (const shown of looks) {
  const { code, words, size, width } = shown
  const market = findMarket('baby', code)
  if (!market) throw new Error(`There is no market ${code}`)
  const at = `at ${size} % of the text size, ${width} px in ${code}`
  const names = `${code}-${size}-${width}`

  test.describe(() => {
    test.use({ viewport: { width, height: 740 } })

    test(`open screens lose nothing ${at}${code === 'de' && size === 200 && width === 320 ? ' @journey' : ''}`, async ({
      page,
      shop,
    }) => {
      await enlarge(page, size)
      for (const [name, path] of openScreens(market)) {
        expect.soft(await shop.open(path), path).toBe(name === 'missing' ? 404 : 200)
        await look(page, `${names}-${name}`)
        expect.soft(await strayLines(page), `${name}: parted words and lone signs`).toEqual([])
      }
    })

    test(`the way of an order loses nothing ${at}`, async ({ page, address }) => {
      await enlarge(page, size)
      await walkOrder({ page, address, market, words }, (step) => look(page, `${names}-${step}`))
    })

    test(`the page of a payment loses nothing ${at}`, async ({ page, address }) => {
      await enlarge(page, size)
      await leavePayment(shopperIn(page, address, words), words)
      for (const name of documentScreens) await look(page, `${names}-${name}`)
    })

    test(`basket and wishlist as forms lose nothing ${at}`, async ({ page, shop, address }) => {
      await enlarge(page, size)
      const send = (path: string, form: Record<string, string>) =>
        page.request.post(`${address}${path}?locale=${words.locale}`, { form, headers: { origin: address } })
      await shopperIn(page, address, words).put(goods.body, goods.pram)
      await send('/api/wishlist/', { number: 'pw2001' })
      const refused = new URL((await send('/api/basket/items/', { number: 'pw1001', quantity: '2' })).url())
      for (const [name, path] of [
        ['plain-basket', `${refused.pathname}${refused.search}`],
        ['plain-wishlist', screenPath(market, 'plainWishlist')],
      ] as const) {
        expect(await shop.open(path)).toBe(200)
        await expect(page.getByRole('article').first()).toBeVisible()
        await look(page, `${names}-${name}`)
      }
    })

    test(`the account loses nothing ${at}`, async ({ page, address }) => {
      await enlarge(page, size)
      await customerIn(page, address, words.locale)
      await walkAccount({ page, address, market, words }, (name) => look(page, `${names}-${name}`))
    })
  })
}

/** Also at the usual size, where the head of a layer stays in view while its content is scrolled. */
const layerLooks = shoppers.flatMap(({ code }) =>
  [200, 150, 130, 100].flatMap((size) => [320, 390].map((width) => ({ code, size, width }))),
)

for (const { code, size, width } of layerLooks)
  test.describe(() => {
    test.use({ viewport: { width, height: 740 } })

    const market = findMarket('baby', code)
    if (!market) throw new Error(`There is no market ${code}`)
    const product = code === 'de' ? paths.sage62 : paths.french62
    // At twice the text the bar that opens it does not stay in view: the button stands beside the sizes instead.
    const isThere = ({ name }: { name: string }) => size < 200 || name !== 'choice of a size'
    for (const { name, path, open } of layersOf(market, product).filter(isThere))
      test(`the layer ‘${name}’ of ${code} shows what it is and is read at ${size} %, ${width} px`, async ({
        page,
        shop,
      }) => {
        await enlarge(page, size)
        await shop.open(path)
        // Twice: a browser keeps how far a layer was scrolled.
        for (const time of ['first', 'second']) {
          await open(page)
          const dialog = page.locator('dialog:modal')
          await expect(dialog, name).toBeVisible()
          // What takes the focus does so behind the motion.
          await page.waitForTimeout(300)
          expect.soft(await headOutside(page), `${time}: out of view`).toEqual([])
          expect.soft(await unreachable(page), `${time}: covered or cut off`).toEqual([])
          expect.soft(await overflow(page), `${time}: overflow`).toBe(0)
          expect.soft(await outside(page), `${time}: outside of the window`).toBe(0)
          await page.keyboard.press('Escape')
          await expect(dialog, name).toBeHidden()
          // The browser goes back from the entry of the layer, which would end the next navigation.
          await page.waitForFunction(() => !history.state?.layers)
        }
      })
  })

for (const { code, title } of [
  { code: 'de', title: 'Sie entscheiden' },
  { code: 'ch-fr', title: 'C’est vous qui décidez' },
])
  test.describe(() => {
    test.use({ viewport: { width: 390, height: 740 }, storageState: { cookies: [], origins: [] } })

    for (const size of [130, 150, 200])
      test(`the consent dialog of ${code} leaves room for its words at ${size} % of the text size`, async ({
        page,
      }) => {
        await enlarge(page, size)
        await page.goto(`/${code}/`)
        await expect(page.getByRole('dialog', { name: title })).toBeVisible()
        expect(await leftForContent(page)).toBeGreaterThanOrEqual(0.5)
        expect(await inPieces(page)).toEqual([])
        expect(await overflow(page)).toBe(0)
      })
  })

/** Windows of phones, also as one is left of them at twice the zoom. */
const windows = [
  ...([100, 130, 150, 200] as const).flatMap((size) => [
    { width: 320, height: 640, size },
    { width: 390, height: 844, size },
  ]),
  { width: 160, height: 320, size: 100 },
  { width: 195, height: 422, size: 100 },
]

for (const { width, height, size } of windows)
  test(`what stays in view takes about a fifth at ${size} % of the text size in ${width} × ${height}`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height })
    await enlarge(page, size)
    for (const path of ['/de/', '/de/kleidung/', paths.sage62, '/ch-fr/vetements/', paths.french62]) {
      await shop.open(path)
      expect.soft(await overflow(page), `${path}: overflow`).toBe(0)
      expect.soft(await leftForContent(page), path).toBeGreaterThanOrEqual(0.75)
      const above = await page.evaluate(
        () => (document.querySelector('main')?.getBoundingClientRect().top ?? 0) / innerHeight,
      )
      expect.soft(above, `${path}: above the content`).toBeLessThanOrEqual(0.36)
    }
  })

/** Also windows in which what stays in view ends, and one that is wide for the usual size alone. */
for (const { width, height, size } of [...windows, { width: 844, height: 390, size: 100 }])
  test(`what is chosen is bought beside its quantity or at the lower edge at ${size} % in ${width} × ${height}`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height })
    await enlarge(page, size)
    for (const [path, words] of [
      [paths.sage62, 'In den Warenkorb'],
      [paths.french62, 'Ajouter au panier'],
    ] as const) {
      await shop.open(path)
      const quantity = page.locator('.quantity select').filter({ visible: true })
      await quantity.scrollIntoViewIfNeeded()
      const button = page.locator('main').getByRole('button', { name: words }).filter({ visible: true })
      await expect(button, path).toHaveCount(1)
      const [at, chosen] = [await button.boundingBox(), await quantity.boundingBox()]
      const isStuck = (at?.y ?? 0) + (at?.height ?? 0) <= height && (at?.y ?? 0) >= 0
      const below = (at?.y ?? 0) - (chosen?.y ?? 0) - (chosen?.height ?? 0)
      expect.soft(isStuck || below < 40, `${path}: ${below} px below its quantity`).toBe(true)
      const { label, value, box } = await page
        .locator('.quantity')
        .filter({ visible: true })
        .evaluate((field) => {
          const [words, select] = [field.querySelector('label'), field.querySelector('select')]
          const style = select && getComputedStyle(select)
          const pixels = (size: string | undefined) => Number.parseFloat(size ?? '')
          const label = words?.getBoundingClientRect()
          const box = select?.getBoundingClientRect()
          return {
            label: { right: label?.right ?? 0, bottom: label?.bottom ?? 0 },
            // Browsers set the value in the middle of what its paddings leave.
            value:
              (box?.top ?? 0) +
              pixels(style?.paddingTop) +
              ((box?.height ?? 0) - pixels(style?.paddingTop) - pixels(style?.paddingBottom)) / 2 -
              pixels(style?.fontSize) / 2,
            box: { right: box?.right ?? 0 },
          }
        })
      expect.soft(label.bottom, `${path}: the label ends above the value`).toBeLessThanOrEqual(value)
      expect.soft(label.right, `${path}: the label ends within its field`).toBeLessThanOrEqual(box.right)
      const small = await page.locator('main :is(h1, h2, h3)').evaluateAll((headings) => {
        const least = Number.parseFloat(getComputedStyle(document.body).fontSize)
        return headings.flatMap((heading) =>
          heading.matches('[class*="text-h"]') &&
          Number.parseFloat(getComputedStyle(heading).fontSize) < least
            ? [heading.textContent]
            : [],
        )
      })
      expect.soft(small, `${path}: headings smaller than text`).toEqual([])
    }
  })

test.describe('before a decision', () => {
  test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 320, height: 568 } })

  for (const { code, title } of [
    { code: 'de', title: 'Sie entscheiden' },
    { code: 'ch-fr', title: 'C’est vous qui décidez' },
  ])
    test(`the question of ${code} is read and decided on one screen at 320 px, by equal buttons`, async ({
      page,
    }) => {
      await page.goto(`/${code}/`)
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      const { isRead, boxes } = await dialog.evaluate((element) => {
        const text = element.querySelector('.dialog-body p')?.getBoundingClientRect()
        const foot = element.querySelector('.dialog-foot')
        const boxes = [...(foot?.querySelectorAll('button') ?? [])].slice(0, 2).map((button) => {
          const { width, height, bottom } = button.getBoundingClientRect()
          return { width, height, isSeen: bottom <= innerHeight }
        })
        const { top = 0 } = foot?.getBoundingClientRect() ?? {}
        return { isRead: text !== undefined && text.bottom <= top, boxes }
      })
      expect(isRead, 'nothing of the text is behind the buttons').toBe(true)
      expect(boxes).toHaveLength(2)
      expect(boxes[0]).toEqual(boxes[1])
      expect(boxes[0]?.isSeen).toBe(true)
    })
})
