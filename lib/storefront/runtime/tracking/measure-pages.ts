import type { Metric } from 'web-vitals'
import type { PerformanceReport } from '@/schemas/api/tracking'
import { loadSettings } from './load-settings'
import { onPathChange } from './on-page-change'

type Page = PerformanceReport & { isSent: boolean; isDocument: boolean }

/** Without the query and the fragment, which may hold keys. */
function shownPage(isDocument: boolean): Page {
  const { origin, pathname } = window.location
  return { path: pathname, href: origin + pathname, isSent: false, isDocument }
}

const vitals = { TTFB: 'ttfb', FCP: 'fcp', LCP: 'lcp', INP: 'inp', CLS: 'cls' } as const

/** Later pages of a document are measured where the browser reports them as navigations of their own. */
function belongsTo({ isDocument, path }: Page, { navigationType, navigationURL }: Metric): boolean {
  if (navigationType !== 'soft-navigation') return isDocument
  return !isDocument && navigationURL !== undefined && URL.parse(navigationURL)?.pathname === path
}

/** Milliseconds are whole, and the score of layout shifts has four digits. */
const rounded = ({ name, value }: Metric) =>
  name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value)

/**
 * Tells how fast each page was, once it is left: after each change of the route, and when the tab is closed or hidden.
 */
export async function measurePages(isAllowed: () => boolean): Promise<void> {
  const [settings, { onCLS, onFCP, onINP, onLCP, onTTFB }] = await Promise.all([
    loadSettings(),
    import('web-vitals'),
  ])
  if (!settings) return
  let page = shownPage(true)
  const note = (metric: Metric) => {
    if (belongsTo(page, metric)) page[vitals[metric.name]] = rounded(metric)
  }
  const send = () => {
    const { isSent, isDocument: _, ...report } = page
    if (isSent || !isAllowed()) return
    page.isSent = true
    const body = new Blob([JSON.stringify(report satisfies PerformanceReport)], { type: 'application/json' })
    navigator.sendBeacon(settings.performance, body)
  }
  const options = { reportAllChanges: true, reportSoftNavs: true }
  for (const measure of [onTTFB, onFCP, onLCP, onINP, onCLS]) measure(note, options)
  onPathChange(() => {
    send()
    page = shownPage(false)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  window.addEventListener('pagehide', send)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) page = shownPage(true)
  })
}
