import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Editor } from '../fixtures/e2e/content-service'
import { overflow } from '../fixtures/e2e/document'
import { headline, page as pageOf, paragraph, richText } from '../fixtures/e2e/pages'
import { pagesOf } from '../fixtures/e2e/seeded'
import { kindsIn, shownBlocks } from '../fixtures/e2e/shown-blocks'
import { expect, type Shop, test } from '../fixtures/e2e/test'

const shown = shownBlocks(pagesOf('de'), Date.now())

/** Blocks without words of their own: those of the catalogue, of the shops, and of what a visitor did. */
const withoutWords = ['listing', 'recently_viewed', 'store_finder']

test.describe('every kind of block is visible', () => {
  for (const [path, blocks] of Map.groupBy(shown, (block) => block.path)) {
    test(`${blocks.map(({ kind }) => kind).join(', ')} on ${path}`, async ({ page, shop }) => {
      await shop.open(path)
      const main = page.getByRole('main')
      for (const { kind, words, alt } of blocks) {
        const found = alt === undefined ? main.getByText(words ?? '') : main.getByAltText(alt)
        await expect.soft(found.filter({ visible: true }).first(), kind).toBeVisible()
      }
    })
  }

  test('and the first content holds no block kind that these tests leave out', () => {
    const seen = new Set([...shown.map(({ kind }) => kind), ...withoutWords])
    // The blocks of a container and of a shared section are found for themselves.
    const containers = ['trigger_container', 'shared_section']
    const others = kindsIn(pagesOf('de', 'ch-fr')).filter(
      (kind) => !seen.has(kind) && !containers.includes(kind),
    )
    expect(others).toEqual([])
  })

  test('rich text marks words and leads to other pages', async ({ page, shop }) => {
    await shop.open('/de/documentation/redaktion/')
    const main = page.getByRole('main')
    for (const role of ['strong', 'emphasis', 'code', 'superscript', 'subscript', 'blockquote'] as const)
      await expect(main.getByRole(role).first(), role).toBeVisible()
    await expect(main.getByRole('list').filter({ hasText: 'Veröffentlichen Sie.' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Größenberater' })).toHaveAttribute(
      'href',
      '/de/groessenberater/#messen',
    )
    await expect(main.getByRole('link', { name: 'redaktion@example.com' })).toHaveAttribute(
      'href',
      'mailto:redaktion@example.com',
    )
    await expect(main.getByRole('link', { name: 'Beispiel' })).toHaveAttribute('rel', /noopener/)
  })

  test('a grid stands side by side, and is swiped where there is no room', async ({ page, shop }) => {
    await shop.open('/de/')
    const boxes = await Promise.all(
      ['Schlafsack: welcher TOG?', 'Den richtigen Kinderwagen finden'].map((name) =>
        page.getByRole('main').getByRole('heading', { name }).boundingBox(),
      ),
    )
    expect(boxes[0]?.y).toBeCloseTo(boxes[1]?.y ?? 0, 0)
    await page.setViewportSize({ width: 360, height: 740 })
    const [first, second] = await Promise.all(
      [/^Schlafsack: welcher/, /^Den richtigen/].map((name) =>
        page.getByRole('main').getByRole('heading', { name }).boundingBox(),
      ),
    )
    expect(second?.x).toBeGreaterThan(first?.x ?? 360)
    expect(second?.y).toBeCloseTo(first?.y ?? 0, 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })

  test('a picture has its words, its room and its candidates', async ({ page, shop, editor }) => {
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    await page.route('https://a.storyblok.com/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: Buffer.from(pixel, 'base64') }),
    )
    const src = {
      filename: 'https://a.storyblok.com/f/1/1200x800/abc/sack.jpg',
      alt: 'Ein blauer Schlafsack',
    }
    const story = await editor.publishNew(
      'de-de',
      pageOf([headline('Bild'), { component: 'content_image', src }]),
    )
    await shop.open(`/de/${story.slug}/`)
    const picture = page.getByRole('img', { name: 'Ein blauer Schlafsack' })
    await expect(picture).toBeVisible()
    await expect(picture).toHaveAttribute('srcset', /\/m\/\d+x\d+\/filters:quality\(70\):format\(webp\) \d+w/)
    await expect(picture).toHaveAttribute('width', /\d+/)
    await expect(picture).toHaveAttribute('height', /\d+/)
  })

  test('a trigger container shows its blocks within its window and at its place', async ({
    page,
    shop,
    editor,
  }) => {
    const at = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16).replace('T', ' ')
    const scheduled = (from: number, until: number, text: string, triggers: object[] = []) => ({
      component: 'trigger_container',
      dateFrom: at(from),
      dateTo: at(until),
      triggers,
      body: [paragraph(text)],
    })
    const elsewhere = [{ component: 'trigger', type: 'url', value: '/de/anderswo/' }]
    const story = await editor.publishNew(
      'de-de',
      pageOf([
        headline('Termine'),
        scheduled(-2, -1, 'Vorbei'),
        scheduled(-1, 1, 'Gerade jetzt'),
        scheduled(1, 2, 'Noch nicht'),
        scheduled(-1, 1, 'Nicht hier', elsewhere),
      ]),
    )
    await shop.open(`/de/${story.slug}/`)
    const main = page.getByRole('main')
    await expect(main.getByText('Gerade jetzt')).toBeVisible()
    await expect(main).not.toContainText(/Vorbei|Noch nicht|Nicht hier/)
  })
})

test.describe('with the keyboard alone', () => {
  test('an accordion opens and closes @phone', async ({ page, shop }) => {
    await shop.open('/de/versand/')
    const answer = page.getByText(/^Nehmen Sie es an, machen Sie ein Foto/)
    await expect(answer).toBeHidden()
    await shop.tabTo(page.getByRole('heading', { name: 'Das Paket ist beschädigt' }).locator('..'))
    await page.keyboard.press('Enter')
    await expect(answer).toBeVisible()
    await page.keyboard.press('Space')
    await expect(answer).toBeHidden()
  })

  test('a question opens and its link is the next stop', async ({ page, shop }) => {
    await shop.open('/de/haeufige-fragen/')
    await shop.tabTo(page.getByRole('heading', { name: 'Wie kann ich bezahlen?' }).locator('..'))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Sie wählen an der Kasse zwischen:')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('group').filter({ hasText: 'Wie kann ich bezahlen?' }).getByRole('link'),
    ).toBeFocused()
  })

  test('the menu of the header opens, one part at a time, and leads to a page', async ({ page, shop }) => {
    await shop.open('/de/')
    const menu = page.getByRole('navigation', { name: 'Hauptnavigation' })
    const prams = menu.getByRole('link', { name: 'Kinderwagen' })
    await shop.tabTo(menu.getByText('Schlafen', { exact: true }).first())
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('link', { name: 'Schlafsack: welcher TOG?' })).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(menu.getByText('Unterwegs', { exact: true }).first()).toBeFocused()
    await page.keyboard.press('Space')
    await expect(prams).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Schlafsack: welcher TOG?' })).toBeHidden()
    await shop.tabTo(prams)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/de/kinderwagen/')
  })

  test('the skip link is the first stop and leads past the header @phone', async ({ page, shop }) => {
    await shop.open('/de/versand/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/de/versand/#content')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link', { name: 'Startseite' })).toBeFocused()
  })
})

test('the entry to an advisor opens its dialog', async ({ page, shop }) => {
  await shop.open('/de/ratgeber/schlafsack-tog/')
  await page.getByRole('button', { name: 'Größenberater' }).click()
  const dialog = page.getByRole('dialog', { name: 'Welche Größe passt?' })
  await expect(dialog.getByRole('row', { name: /^116/ })).toBeVisible()
  await dialog.getByRole('link', { name: 'Zum Größenberater' }).click()
  await expect(page).toHaveURL('/de/groessenberater/')
})

test.describe('an address with an anchor opens its entry', () => {
  test('of a FAQ', async ({ page, shop }) => {
    await shop.open('/de/haeufige-fragen/#rueckgabe')
    const answer = page.getByText(/^30 Tage ab Erhalt\. Das Porto der Rücksendung/)
    await expect(answer).toBeVisible()
    await expect(answer).toBeInViewport()
    await expect(page.getByText('Sie wählen an der Kasse zwischen:')).toBeHidden()
  })

  test('of a FAQ, from a link of another page', async ({ page, shop }) => {
    await shop.open('/de/')
    await page.getByText('Kann ich auf Rechnung bezahlen?').click()
    await page.getByRole('group').getByRole('link', { name: 'häufigen Fragen' }).click()
    await expect(page).toHaveURL('/de/haeufige-fragen/#bezahlen')
    await expect(page.getByText('Sie wählen an der Kasse zwischen:')).toBeInViewport()
  })

  test('of an accordion, whatever letters the editor typed', async ({ page, shop, editor }) => {
    const items = ['Größe wählen', 'Pflege'].map((title) => ({
      component: 'accordion_item',
      title,
      anchor: title,
      text: richText(`Alles zu: ${title}`),
    }))
    const story = await editor.publishNew(
      'de-de',
      pageOf([headline('Fragen'), { component: 'accordion', items }]),
    )
    await shop.open(`/de/${story.slug}/#groesse-waehlen`)
    await expect(page.getByText('Alles zu: Größe wählen')).toBeVisible()
    await expect(page.getByText('Alles zu: Pflege')).toBeHidden()
    for (const typed of ['Größe wählen', 'GRÖSSE WÄHLEN', 'Gr%C3%B6%C3%9Fe%20w%C3%A4hlen']) {
      // Another document, as where an address is typed.
      await page.goto('about:blank')
      await shop.open(`/de/${story.slug}/#${typed}`)
      await expect(page.getByText('Alles zu: Größe wählen'), typed).toBeInViewport()
    }
  })
})

test('the small file of anchors is reached by each link and each typed address', async ({
  page,
  shop,
  editor,
}) => {
  const { content } = JSON.parse(await readFile('tests/fixtures/cases/content/anchors.json', 'utf8'))
  // So high that no place is in view before it is gone to.
  const high = { component: 'paragraph', text: 'Zeile\n\n'.repeat(60) }
  const story = await editor.publishNew('de-de', { ...content, body: [high, ...content.body, high] })
  const path = `/de/${story.slug}/`
  await shop.open(path)
  const links = page.getByRole('main').locator('a[href^="#"]')
  const count = await links.count()
  expect(count).toBe(2)
  for (let at = 0; at < count; at += 1) {
    await shop.open(path)
    await links.nth(at).click()
    await expect(page.locator('#groesse-waehlen')).toBeInViewport()
  }
  for (const [typed, id] of [
    ['Größe wählen', 'groesse-waehlen'],
    ['Gro\u0308ße wa\u0308hlen', 'groesse-waehlen'],
    ['Ankerziel Eins', 'ankerziel-eins'],
    ['ANKERZIEL-EINS', 'ankerziel-eins'],
  ] as const) {
    await page.goto('about:blank')
    await shop.open(`${path}#${typed}`)
    await expect(page.locator(`#${id}`), typed).toBeInViewport()
  }
})

/** A page with a table of twelve columns on a phone; returns the region that scrolls it. */
async function openWideTable(page: Page, shop: Shop, editor: Editor): Promise<Locator> {
  const cells = (component: string, word: string) =>
    Array.from({ length: 12 }, (_, index) => ({ component, value: `${word} ${index + 1}` }))
  const table = { thead: cells('_table_head', 'Größe'), tbody: [{ body: cells('_table_col', 'Zentimeter') }] }
  const story = await editor.publishNew(
    'de-de',
    pageOf([headline('Maße'), { component: 'table', caption: 'Maße in Zentimetern', table }]),
  )
  await page.setViewportSize({ width: 360, height: 740 })
  await shop.open(`/de/${story.slug}/`)
  return page.getByRole('region', { name: 'Maße in Zentimetern' })
}

test('a wide table scrolls by itself, also with the keyboard @phone', async ({ page, shop, editor }) => {
  const region = await openWideTable(page, shop, editor)
  await shop.tabTo(region)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  expect(await overflow(page)).toBe(0)
})

test('a wide table has a shade where there is more to be seen @phone', async ({ page, shop, editor }) => {
  const region = await openWideTable(page, shop, editor)
  /** How light its ground is beside the edges and in the middle, from 0 to 255; words are darker than any shade. */
  const lightness = async () => {
    const { data, info } = await sharp(await region.screenshot())
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const rows = Array.from({ length: Math.floor(info.height * 0.6) }, (_, row) => row)
    const at = (x: number) =>
      Math.max(...rows.map((row) => data[(row * info.width + x) * info.channels] ?? 0))
    return { left: at(3), middle: at(Math.floor(info.width / 2)), right: at(info.width - 4) }
  }
  const start = await lightness()
  expect(start.left).toBe(start.middle)
  expect(start.middle - start.right).toBeGreaterThan(8)
  await region.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
  const end = await lightness()
  expect(end.right).toBe(end.middle)
  expect(end.middle - end.left).toBeGreaterThan(8)
})
