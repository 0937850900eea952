import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../test/chromium'
import { median } from './median'
import type { PageTarget } from './page-bytes'
import { bareYardstick, comparedRow, type Row, type Unit } from './row'
import { type Visit, visitPage } from './visit-page'

const visits = 3
const kib = (bytes: number) => bytes / 1024

const kinds: { name: string; unit: Unit; figure: (visit: Visit) => number }[] = [
  { name: 'scripts as transferred', unit: 'KiB', figure: (visit) => kib(visit.transferredScripts) },
  { name: 'all bytes as transferred', unit: 'KiB', figure: (visit) => kib(visit.transferred) },
  { name: 'LCP', unit: 'ms', figure: (visit) => visit.lcp },
  { name: 'CLS', unit: 'shift', figure: (visit) => visit.shift },
  { name: 'long tasks beyond 50 ms', unit: 'ms', figure: (visit) => visit.blocking },
]

/** The flags of the end-to-end tests, so that both run the same browser. */
async function launchBrowser(executablePath: string): Promise<Browser> {
  const { default: tests } = await import('@/playwright.config')
  return chromium.launch({ executablePath, args: tests.use?.launchOptions?.args ?? [] })
}

const notMeasured = ({ subject }: PageTarget): Row[] =>
  kinds.map(({ name, unit }) => ({
    subject: `${subject}: ${name}`,
    unit,
    figure: undefined,
    note: 'there is no Chromium on this machine',
  }))

/**
 * Transfer and rendering of each page on a phone with a slow network, against the bare page: medians of several visits.
 */
export async function measureExperience(pages: readonly PageTarget[], bareUrl: string): Promise<Row[]> {
  const executable = await findChromium()
  if (!executable) return pages.flatMap(notMeasured)
  const browser = await launchBrowser(executable)
  try {
    const urls = [bareUrl, ...pages.map(({ url }) => url)]
    const seen = new Map<string, Visit[]>(urls.map((url) => [url, []]))
    for (let visit = 0; visit < visits; visit += 1) {
      for (const [url, results] of seen) results.push(await visitPage(browser, url))
    }
    const figureOf = (url: string, figure: (visit: Visit) => number) =>
      median((seen.get(url) ?? []).map(figure))
    return pages.flatMap(({ subject, url }) =>
      kinds.map(({ name, unit, figure }) =>
        comparedRow({
          subject: `${subject}: ${name}`,
          unit,
          figure: figureOf(url, figure),
          yardstick: { name: bareYardstick, figure: figureOf(bareUrl, figure) },
        }),
      ),
    )
  } finally {
    await browser.close()
  }
}
