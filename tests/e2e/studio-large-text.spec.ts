import type { Page } from '@playwright/test'
import { overlaps } from '../fixtures/e2e/overlaps'
import { studioScreens } from '../fixtures/e2e/screen-table'
import { studioPerson } from '../fixtures/e2e/studio'
import { studioThings } from '../fixtures/e2e/studio-things'
import { expect, test } from '../fixtures/e2e/test'

/** As with a browser's setting for larger text: sizes in `rem` grow, the window does not. */
const enlarge = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/** By how much a page is wider than its window, and the words in controls that are cut at their sides. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const page = scrollWidth > clientWidth + 1 ? [`page: ${scrollWidth - clientWidth}px`] : []
    const controls = [...document.querySelectorAll<HTMLElement>('button, a, h1, h2, label, legend')]
    const words = controls
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).overflowX === 'hidden')
      .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis')
      .map((element) => `cut: ${element.textContent?.trim().slice(0, 40)}`)
    return [...page, ...words]
  })

/** A word that is cut with dots has more boxes than are drawn. */
const isOfTwo = (fault: string) => {
  const [one, other] = fault.split(' × ')
  return one !== other
}

for (const language of ['de', 'fr'] as const)
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ])
    test(`with text of twice the size every screen of the Studio fits ${size.width} px: ${language}`, async ({
      browser,
      address,
      editor,
    }) => {
      test.slow()
      const person = await studioPerson(browser, address, { role: 'admin', language })
      const page = await person.open('/studio/')
      const things = await studioThings(page, address, editor)
      await page.setViewportSize(size)
      await enlarge(page)
      for (const { name, path, isLoggedOut } of studioScreens(things)) {
        if (isLoggedOut) await person.context.clearCookies()
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        expect.soft(await cut(page), `${name}: cut`).toEqual([])
        expect.soft((await overlaps(page)).filter(isOfTwo), `${name}: overlaps`).toEqual([])
      }
      await person.leave()
    })
