import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Frame, type Locator, type Page } from '@playwright/test'
import { runningDatabase } from '@/lib/platform/db'
import { studioPerson } from '@/tests/fixtures/e2e/studio'
import { findChromium } from '../test/chromium'
import type { Management } from './management'
import { median } from './median'
import { comparedRow, type Row } from './row'

const strokes = 40
/** Of a quick typist. */
const betweenMs = 120
const subject = 'Studio: from the key to the page in the frame'

/** Text, because a compiled function would refer to helpers that the page does not have. Times are those of one clock. */
const notePress = `
  window.benchPressed = 0
  window.benchEchoed = 0
  addEventListener('keydown', ({ timeStamp }) => {
    benchPressed = performance.timeOrigin + timeStamp
    requestAnimationFrame(() => setTimeout(() => { benchEchoed = performance.timeOrigin + performance.now() }))
  }, { capture: true })
`
const noteShown = `
  window.benchShown = new Map()
  new MutationObserver(() => {
    const words = document.querySelector('main').innerText.match(/Messung (x*)/g) ?? []
    requestAnimationFrame(() => setTimeout(() => {
      for (const word of words)
        if (!benchShown.has(word)) benchShown.set(word, performance.timeOrigin + performance.now())
    }))
  }).observe(document.body, { subtree: true, characterData: true, childList: true })
`

type Blok = Record<string, unknown>

/** The first block of a page with a headline. */
function firstHeadline(content: unknown): { uid: string; headline: string } | undefined {
  if (typeof content !== 'object' || content === null) return undefined
  const { _uid: uid, headline } = content as Blok
  if (typeof uid === 'string' && typeof headline === 'string' && headline !== '') return { uid, headline }
  for (const inner of Object.values(content)) {
    const found = firstHeadline(inner)
    if (found) return found
  }
  return undefined
}

async function frameOf(page: Page): Promise<Frame> {
  await page.locator('iframe').contentFrame().locator('main').waitFor()
  const frame = page.frames().find((each) => each.url().includes('/preview/'))
  if (!frame) throw new Error('The editor has no frame')
  return frame
}

/** Milliseconds until the page, and the field itself, show each letter. */
async function measureStrokes(page: Page, frame: Frame, field: Locator) {
  await field.fill('Messung ')
  await frame.getByText('Messung').first().waitFor()
  await frame.evaluate(noteShown)
  const figures: { shown: number; echoed: number }[] = []
  for (let count = 1; count <= strokes; count += 1) {
    await page.keyboard.press('x')
    const word = `Messung ${'x'.repeat(count)}`
    const shown = await frame.waitForFunction(
      (text) => (window as unknown as { benchShown: Map<string, number> }).benchShown.get(text),
      word,
    )
    const at = (await shown.jsonValue()) as number
    const { pressed, echoed } = await page.evaluate(() => {
      const seen = window as unknown as { benchPressed: number; benchEchoed: number }
      return { pressed: seen.benchPressed, echoed: seen.benchEchoed }
    })
    figures.push({ shown: at - pressed, echoed: echoed - pressed })
    await pause(betweenMs)
  }
  return figures
}

/**
 * The time from a key in the Studio's form until the page in its frame shows the letter, rendered by the server; the
 * yardstick is the field itself. The story is restored afterwards.
 */
export async function measureLiveEditing(
  management: Management,
  { origin, dataDir, fullSlug }: { origin: string; dataDir: string; fullSlug: string },
): Promise<Row> {
  const executablePath = await findChromium()
  if (!executablePath)
    return { subject, unit: 'ms', figure: undefined, note: 'there is no Chromium on this machine' }
  const database = await runningDatabase(dataDir)
  if (!database) throw new Error(`No database is running in ${dataDir}`)
  const { id, content } = await management.find(fullSlug)
  const block = firstHeadline(content)
  if (!block) throw new Error(`${fullSlug} has no block with a headline`)
  const { default: tests } = await import('@/playwright.config')
  const browser = await chromium.launch({ executablePath, args: tests.use?.launchOptions?.args ?? [] })
  const person = await studioPerson(browser, origin, { database })
  try {
    const page = await person.open(`/studio/stories/${id}/`)
    await page.evaluate(notePress)
    const frame = await frameOf(page)
    await frame.locator(`[data-blok-c][data-blok-uid$="-${block.uid}"]`).waitFor()
    // The bridge is there once it has made its own elements.
    await frame.locator('.storyblok__hint').waitFor({ state: 'attached' })
    await frame.locator(`[data-blok-uid$="-${block.uid}"]`).click({ position: { x: 5, y: 5 } })
    const fields = page.locator('#block-form :is(input, textarea)')
    await page.waitForFunction(
      (text) =>
        [...document.querySelectorAll<HTMLInputElement>('#block-form :is(input, textarea)')].some(
          ({ value }) => value === text,
        ),
      block.headline,
    )
    const at = await fields.evaluateAll(
      (all, text) => all.findIndex((each) => (each as HTMLInputElement).value === text),
      block.headline,
    )
    const figures = await measureStrokes(page, frame, fields.nth(at))
    const shown = figures.map((each) => each.shown)
    return comparedRow({
      subject,
      unit: 'ms',
      figure: median(shown),
      yardstick: { name: 'the field itself', figure: median(figures.map(({ echoed }) => echoed)) },
      note: `median of ${strokes}, slowest ${Math.max(...shown).toFixed(0)}`,
    })
  } finally {
    await person.leave()
    await browser.close()
    await management.publish(id, content)
  }
}
