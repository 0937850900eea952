import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Frame, type Locator, type Page } from '@playwright/test'
import { runningDatabase } from '@/lib/platform/db'
import { studioPerson } from '@/tests/fixtures/e2e/studio'
import { findChromium } from '../test/chromium'
import { longPage, longPageBlocks } from './long-page'
import type { Management } from './management'
import { median } from './median'
import { comparedRow, type Row } from './row'

const strokes = 40
/** Of a quick typist. */
const betweenMs = 120
const subjects = [
  'Studio: from the key to the page in the frame',
  `Studio: the same on a page of ${longPageBlocks} blocks`,
] as const

/** Text, because a compiled function would refer to helpers that the page does not have. Times are those of one clock. */
const notePress = `
  window.benchPressed = 0
  window.benchEchoed = 0
  addEventListener('keydown', ({ timeStamp }) => {
    benchPressed = performance.timeOrigin + timeStamp
    requestAnimationFrame(() => setTimeout(() => { benchEchoed = performance.timeOrigin + performance.now() }))
  }, { capture: true })
`
/** Reads the block alone: to lay out the words of a long page takes longer than what is measured. */
const noteShown = (uid: string) => `
  window.benchShown = new Map()
  window.benchWatch?.disconnect()
  window.benchWatch = new MutationObserver(() => {
    const block = document.querySelector('[data-blok-uid$="-${uid}"]')
    const words = block?.textContent.match(/Messung (x*)/g) ?? []
    requestAnimationFrame(() => setTimeout(() => {
      for (const word of words)
        if (!benchShown.has(word)) benchShown.set(word, performance.timeOrigin + performance.now())
    }))
  })
  benchWatch.observe(document.body, { subtree: true, characterData: true, childList: true })
`

type Blok = Record<string, unknown>
type Edited = { uid: string; headline: string }
type Opened = { origin: string; dataDir: string; id: number; edited: readonly Edited[] }

/** The first block of a page with a headline. */
function firstHeadline(content: unknown): Edited | undefined {
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
async function measureStrokes(page: Page, frame: Frame, { field, uid }: { field: Locator; uid: string }) {
  await field.fill('Messung ')
  await frame.locator(`[data-blok-uid$="-${uid}"]`).getByText('Messung').first().waitFor()
  await frame.evaluate(noteShown(uid))
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

/** The field of the form that holds the headline of a block, which is selected by a click in the page. */
async function openField(page: Page, frame: Frame, { uid, headline }: Edited): Promise<Locator> {
  await frame.locator(`[data-blok-uid$="-${uid}"]`).click({ position: { x: 5, y: 5 } })
  const fields = page.locator('#block-form :is(input, textarea)')
  await page.waitForFunction(
    (text) =>
      [...document.querySelectorAll<HTMLInputElement>('#block-form :is(input, textarea)')].some(
        ({ value }) => value === text,
      ),
    headline,
  )
  const at = await fields.evaluateAll(
    (all, text) => all.findIndex((each) => (each as HTMLInputElement).value === text),
    headline,
  )
  return fields.nth(at)
}

type Measured = Awaited<ReturnType<typeof measureStrokes>>

/** What each of some blocks takes in the editor of a story. */
async function measureBlocks(browser: Browser, { origin, dataDir, id, edited }: Opened): Promise<Measured[]> {
  const database = await runningDatabase(dataDir)
  if (!database) throw new Error(`No database is running in ${dataDir}`)
  const person = await studioPerson(browser, origin, { database })
  try {
    const page = await person.open(`/studio/stories/${id}/`)
    await page.evaluate(notePress)
    const frame = await frameOf(page)
    // The bridge is there once it has made its own elements.
    await frame.locator('.storyblok__hint').waitFor({ state: 'attached' })
    const measured: Measured[] = []
    for (const block of edited) {
      await frame.locator(`[data-blok-c][data-blok-uid$="-${block.uid}"]`).waitFor()
      const field = await openField(page, frame, block)
      measured.push(await measureStrokes(page, frame, { field, uid: block.uid }))
    }
    return measured
  } finally {
    await person.leave()
  }
}

const medianOf = (figures: Measured) => median(figures.map(({ shown }) => shown))

/** The row of the block that takes longest. */
function rowOf(subject: string, measured: readonly Measured[]): Row {
  const [slowest = []] = measured.toSorted((one, other) => medianOf(other) - medianOf(one))
  const most = Math.max(...slowest.map(({ shown }) => shown))
  return comparedRow({
    subject,
    unit: 'ms',
    figure: medianOf(slowest),
    yardstick: { name: 'the field itself', figure: median(slowest.map(({ echoed }) => echoed)) },
    note: `median of ${strokes}, slowest ${most.toFixed(0)}`,
  })
}

/**
 * The time from a key in the Studio's form until the page in its frame shows the letter, rendered by the server: on a
 * page of the content, and for the slowest of three blocks of a long one. The yardstick is the field itself. The content
 * is as before afterwards.
 */
export async function measureLiveEditing(
  management: Management,
  { origin, dataDir, fullSlug }: { origin: string; dataDir: string; fullSlug: string },
): Promise<Row[]> {
  const executablePath = await findChromium()
  if (!executablePath)
    return subjects.map((subject) => {
      return { subject, unit: 'ms', figure: undefined, note: 'there is no Chromium on this machine' }
    })
  const { id, parent_id, content } = await management.find(fullSlug)
  const block = firstHeadline(content)
  if (!block) throw new Error(`${fullSlug} has no block with a headline`)
  const long = longPage()
  const name = `Benchmark ${Date.now()}`
  const story = { name, slug: name.toLowerCase().replace(' ', '-'), parent_id, content: long.content }
  const made = await management.create(story)
  const { default: tests } = await import('@/playwright.config')
  const browser = await chromium.launch({ executablePath, args: tests.use?.launchOptions?.args ?? [] })
  try {
    const short = await measureBlocks(browser, { origin, dataDir, id, edited: [block] })
    const edited = long.edited.map(({ _uid: uid, headline }) => ({ uid, headline }))
    const many = await measureBlocks(browser, { origin, dataDir, id: made.id, edited })
    return [rowOf(subjects[0], short), rowOf(subjects[1], many)]
  } finally {
    await browser.close()
    await management.publish(id, content)
    await management.remove(made.id)
  }
}
