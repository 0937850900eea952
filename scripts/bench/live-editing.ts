import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Frame, type Locator, type Page } from '@playwright/test'
import { runningDatabase } from '@/lib/platform/db'
import { studioPerson } from '@/tests/fixtures/e2e/studio'
import { findChromium } from '../test/chromium'
import { type EditedField, longPage, longPageBlocks } from './long-page'
import type { Management } from './management'
import { median } from './median'
import { comparedRow, type Row } from './row'

const strokes = 40
/** Of a quick typist. */
const betweenMs = 120
/** From a key to the frame at the median, on the long page: more is felt while typing. */
const boundMs = 150

const onHome = 'Studio: from the key to the page in the frame'
const onLong = ({ subject }: EditedField) => `Studio: the same of ${longPageBlocks} blocks, ${subject}`

/** A click selects a block as soon as the bridge of the page has heard of its editor. */
const clicks = 20
const betweenClicksMs = 500

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

type Opened = { origin: string; dataDir: string; id: number; edited: readonly EditedField[] }

/** The first block of a page with a headline. */
function firstHeadline(content: unknown): EditedField | undefined {
  if (typeof content !== 'object' || content === null) return undefined
  const { _uid: uid, headline: words } = content as Record<string, unknown>
  if (typeof uid === 'string' && typeof words === 'string' && words !== '')
    return { subject: 'headline', uid, field: 'headline', words }
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
async function measureStrokes(page: Page, frame: Frame, field: Locator, { uid }: EditedField) {
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

/** A field in the form of its block, which is selected by a click on its words in the page. */
async function openField(page: Page, frame: Frame, { uid, field, words }: EditedField): Promise<Locator> {
  const shown = frame.locator(`[data-blok-uid$="-${uid}"]`).getByText(words).first()
  const control = page.locator(
    `#block-form [data-comment-field="${field}"] :is(input, textarea, [contenteditable="true"])`,
  )
  const holdsWords = () =>
    control.evaluateAll(
      ([first], text) =>
        first !== undefined && ((first as HTMLInputElement).value ?? first.textContent).startsWith(text),
      words,
    )
  await shown.scrollIntoViewIfNeeded()
  // The page may still be moving to the block that was selected before.
  for (let turn = 0; turn < clicks && !(await holdsWords()); turn += 1) {
    await shown.click()
    await pause(betweenClicksMs)
  }
  if (!(await holdsWords())) throw new Error(`The form does not show the ${field} of ${uid}`)
  return control.first()
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
      const field = await openField(page, frame, block)
      measured.push(await measureStrokes(page, frame, field, block))
    }
    return measured
  } finally {
    await person.leave()
  }
}

/** The row of what was typed into a field. */
function rowOf(subject: string, measured: Measured, bound?: number): Row {
  const most = Math.max(...measured.map(({ shown }) => shown))
  return comparedRow({
    ...{ subject, unit: 'ms', bound },
    figure: median(measured.map(({ shown }) => shown)),
    yardstick: { name: 'the field itself', figure: median(measured.map(({ echoed }) => echoed)) },
    note: `median of ${measured.length}, slowest ${most.toFixed(0)}`,
  })
}

/**
 * The time from a key in the Studio's form until the page in its frame shows the letter, rendered by the server: on a
 * page of the content, and for fields of every kind on a long one. The yardstick is the field itself. The content is as
 * before afterwards.
 */
export async function measureLiveEditing(
  management: Management,
  { origin, dataDir, fullSlug }: { origin: string; dataDir: string; fullSlug: string },
): Promise<Row[]> {
  const executablePath = await findChromium()
  if (!executablePath)
    return [onHome, ...longPage().edited.map(onLong)].map((subject) => {
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
    const { edited } = long
    const many = await measureBlocks(browser, { origin, dataDir, id: made.id, edited })
    return [
      ...short.map((measured) => rowOf(onHome, measured)),
      ...edited.flatMap((field, at) => {
        const measured = many[at]
        return measured ? [rowOf(onLong(field), measured, boundMs)] : []
      }),
    ]
  } finally {
    await browser.close()
    await management.publish(id, content)
    await management.remove(made.id)
  }
}
