import { execFileSync } from 'node:child_process'
import { expect, type Page, test } from '@playwright/test'
import type { PrintedMail } from '../fixtures/e2e/print-mails'

const SESSION_SECRET = 'the secret of the tests, which is long enough'

/** Every mail in every look, from a process of its own: what composes them is made for the server. */
const mails = JSON.parse(
  execFileSync(
    process.execPath,
    ['--import', './scripts/register.mjs', 'tests/fixtures/e2e/print-mails.ts'],
    {
      env: { ...process.env, NODE_ENV: 'production', SESSION_SECRET },
      maxBuffer: 64 * 1024 * 1024,
      encoding: 'utf8',
    },
  ),
) as PrintedMail[]

/** A square of one colour. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/p9iZ8wAAAABJRU5ErkJggg==',
  'base64',
)

/** Texts of a mail with less contrast than 4.5 to 1 with what is behind them (WCAG 2.2, 1.4.3). */
const paleTexts = (page: Page) =>
  page.evaluate(() => {
    type Colour = [number, number, number]
    const colourOf = (text: string): Colour => (text.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number) as Colour
    const light = (colour: Colour) => {
      const [red = 0, green = 0, blue = 0] = colour.map((value) => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const behind = (element: Element | null): Colour => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if (!/rgba\(.*, 0\)/.test(backgroundColor)) return colourOf(backgroundColor)
      }
      return [255, 255, 255]
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const pale: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: element, textContent } = node
      if (!element || !textContent?.trim()) continue
      const [one, other] = [light(colourOf(getComputedStyle(element).color)), light(behind(element))]
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
      if (contrast < 4.5) pale.push(`${contrast.toFixed(2)}: ${textContent}`)
    }
    return pale
  })

for (const scheme of ['light', 'dark'] as const)
  for (const pictures of ['with', 'without'] as const)
    test(`every mail is whole at 360 pixels, ${scheme}, ${pictures} pictures`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width: 360, height: 740 })
      await page.route('**/*', (route) =>
        pictures === 'with' ? route.fulfill({ contentType: 'image/png', body: picture }) : route.abort(),
      )
      for (const { name, html } of mails) {
        await page.setContent(html)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect([name, width]).toEqual([name, 360])
        expect([name, await paleTexts(page)]).toEqual([name, []])
      }
    })

test('a mail without pictures has a text for each picture of goods', async ({ page }) => {
  const pictured = mails.filter(({ html }) => /<img[^>]*width="64"/.test(html))
  expect(new Set(pictured.map(({ name }) => name.split(',')[0]))).toEqual(
    new Set([
      ...['new order', 'order: waiting', 'order: confirmation', 'order: shipped'],
      'order: returnRequested',
    ]),
  )
  await page.route('**/*', (route) => route.abort())
  for (const { html } of pictured) {
    await page.setContent(html)
    for (const one of await page.locator('img[width="64"]').all())
      await expect(one).toHaveAttribute('alt', /\S/)
  }
})
