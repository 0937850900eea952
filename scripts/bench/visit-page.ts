import { type Browser, devices } from '@playwright/test'
import { decidedVisitor } from '@/tests/fixtures/decided-visitor'

export type Visit = {
  /** Milliseconds from the start of the navigation. */
  lcp: number
  /** Cumulative layout shift: all shifts without user input. */
  shift: number
  /** Total blocking time: milliseconds of long tasks beyond their first 50, after the first paint. */
  blocking: number
  /** Bytes on the wire, headers included. */
  transferred: number
  transferredScripts: number
}

/** Chrome's own figures for a slow 4G: milliseconds, and bytes per second. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const cpuSlowDown = 4
const settleMs = 1_000

/** Text, because a compiled function would refer to helpers that the page does not have. */
const observe = `
  window.benchSeen = { lcp: 0, shift: 0, tasks: [] }
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => { benchSeen.lcp = entry.startTime })
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) benchSeen.shift += entry.value })
  watch('longtask', ({ startTime, duration }) => benchSeen.tasks.push({ startTime, duration }))
`

const read = `(() => {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const long = benchSeen.tasks.filter(({ startTime, duration }) => startTime + duration > painted)
  const blocking = long.reduce((sum, { duration }) => sum + duration - 50, 0)
  return { lcp: benchSeen.lcp, shift: benchSeen.shift, blocking }
})()`

/** One visit with an empty cache at the size of a phone, with a slow processor and a slow network. */
export async function visitPage(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 360, height: 740 },
    locale: 'de-DE',
    storageState: decidedVisitor(url),
  })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    const scripts = new Set<string>()
    const bytes = { transferred: 0, transferredScripts: 0 }
    client.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId)
    })
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes.transferred += encodedDataLength
      if (scripts.has(requestId)) bytes.transferredScripts += encodedDataLength
    })
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', slow4g)
    await client.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown })
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(settleMs)
    const seen = (await page.evaluate(read)) as Pick<Visit, 'lcp' | 'shift' | 'blocking'>
    return { ...seen, ...bytes }
  } finally {
    await context.close()
  }
}
