import { type Browser, chromium, type Page } from '@playwright/test'
import { decidedVisitor } from '@/tests/fixtures/decided-visitor'
import { findChromium } from '../test/chromium'
import { median } from './median'
import { comparedRow, type Row } from './row'

const navigations = 20
/** Longer than a pointer must rest on a link before the shop prefetches it. */
const momentMs = 300
/** Time for a loaded page to come to rest. */
const settleMs = 500

/**
 * Text, because a compiled function would refer to helpers that the page does not have. The heading is marked in the
 * frame that will show it; the browser then reports when that frame was on the screen (Element Timing).
 */
const observe = `
  addEventListener('pointerdown', ({ timeStamp }) => {
    const heading = document.querySelector('h1')
    const from = location.pathname
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.identifier === 'next-page') window.benchShown ??= entry.renderTime - timeStamp
    }).observe({ type: 'element' })
    const look = () => {
      const shown = document.querySelector('h1')
      if (!shown || shown === heading || location.pathname === from) return requestAnimationFrame(look)
      for (const part of [shown, ...shown.querySelectorAll('*')]) part.setAttribute('elementtiming', 'next-page')
    }
    look()
  }, { capture: true })
`

/** Without the colours of a tile, which change the tile. */
const linkSelector = (attribute: string) => `main a[${attribute}]:not(.swatches a)`

const links = `[...new Set(
  [...document.querySelectorAll('${linkSelector('href')}')]
    .filter((link) => link.origin === location.origin && !link.hash && !/^\\/api\\/|\\.\\w+$/.test(link.pathname))
    .map((link) => link.getAttribute('href')),
)]`

/** Milliseconds from the press on a link to the frame that shows the heading of its page. */
async function millisecondsTo(page: Page, href: string, dwells: boolean): Promise<number> {
  const link = page.locator(linkSelector(`href="${href}"`)).first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(settleMs)
  const box = await link.boundingBox()
  if (!box) throw new Error(`The link to ${href} is not to be seen`)
  // Fails where something else stands above the link.
  await link.hover({ position: { x: box.width / 2, y: Math.min(box.height / 2, 40) } })
  if (dwells) await page.waitForTimeout(momentMs)
  await page.mouse.down()
  await page.mouse.up()
  try {
    const shown = await page.waitForFunction(() => (window as { benchShown?: number }).benchShown)
    return (await shown.jsonValue()) as number
  } catch (error) {
    throw new Error(`The page of the link to ${href} did not come`, { cause: error })
  }
}

async function measure(browser: Browser, url: string, dwells: boolean): Promise<number[]> {
  const figures: number[] = []
  let hrefs: string[] = []
  for (let count = 0; count < navigations; count += 1) {
    const context = await browser.newContext({
      locale: 'de-DE',
      viewport: { width: 1440, height: 900 },
      storageState: decidedVisitor(url),
    })
    try {
      const page = await context.newPage()
      await page.addInitScript(observe)
      await page.goto(url, { waitUntil: 'networkidle' })
      if (hrefs.length === 0) hrefs = (await page.evaluate(links)) as string[]
      const href = hrefs[count % hrefs.length]
      if (!href) throw new Error(`${url} has no link to another page`)
      figures.push(await millisecondsTo(page, href, dwells))
    } finally {
      await context.close()
    }
  }
  return figures
}

const kinds = [
  { subject: 'Home to the next page after a moment on the link', dwells: true },
  { subject: 'Home to the next page with a click at once', dwells: false },
]

/**
 * The time between the press on a visible link and its page on the screen: medians over the links of the home page.
 * @param bareUrl A page of a bare Next.js app with one link, the yardstick.
 */
export async function measureNextPage(homeUrl: string, bareUrl?: string): Promise<Row[]> {
  const executablePath = await findChromium()
  if (!executablePath)
    return kinds.map(({ subject }) => ({
      subject,
      unit: 'ms',
      figure: undefined,
      note: 'there is no Chromium on this machine',
    }))
  const { default: tests } = await import('@/playwright.config')
  const browser = await chromium.launch({ executablePath, args: tests.use?.launchOptions?.args ?? [] })
  try {
    const rows: Row[] = []
    for (const { subject, dwells } of kinds) {
      const figures = await measure(browser, homeUrl, dwells)
      const row = {
        subject,
        unit: 'ms' as const,
        figure: median(figures),
        note: `median of ${navigations}, slowest ${Math.max(...figures).toFixed(0)}`,
      }
      if (bareUrl === undefined) rows.push(row)
      else {
        const yardstick = { name: 'bare next/link', figure: median(await measure(browser, bareUrl, dwells)) }
        rows.push(comparedRow({ ...row, yardstick }))
      }
    }
    return rows
  } finally {
    await browser.close()
  }
}
