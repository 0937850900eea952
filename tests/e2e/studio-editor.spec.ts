import type { Page } from '@playwright/test'
import { violations } from '../fixtures/e2e/axe'
import { page as pageOf, paragraph } from '../fixtures/e2e/pages'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

const uid = (name: string) => ({ _uid: `${name}-${crypto.randomUUID()}` })
const body = () => [
  { ...paragraph('Erster Absatz'), ...uid('one') },
  {
    component: 'grid',
    headline: 'Raster',
    body: [{ ...paragraph('Im Raster'), ...uid('in') }],
    ...uid('grid'),
  },
  { ...paragraph('Letzter Absatz'), ...uid('last') },
]

/** Without the page in the frame, which is a shopper's, and checked where shoppers see it. */
const ofEditor = { within: '#content > div', without: 'iframe' }

const line = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name })
const lines = (page: Page) =>
  page.getByRole('treeitem').evaluateAll((items) => items.map((item) => item.textContent?.trim() ?? ''))
const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeVisible()

/** Asks the server, not the page, for the words of a story's draft. */
const draftWords = async (page: Page, id: number) => {
  const answer = await page.request.get(`/api/studio/drafts/${id}/versions/`)
  return JSON.stringify((await answer.json()).versions[0].content)
}

test('an editor changes, adds, moves, copies and takes back blocks, and all of it is saved @journey', async ({
  browser,
  address,
  editor,
}) => {
  const story = await editor.publishNew('de-de', pageOf(body()))
  const other = await editor.saveNew('de-de', pageOf([{ ...paragraph('Andere Seite'), ...uid('other') }]))
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/stories/${story.id}/`)

  await test.step('change a text', async () => {
    await line(page, /Erster Absatz/).click()
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Neue Worte')
    await expect(line(page, /Neue Worte/)).toBeVisible()
    await saved(page)
    expect(await draftWords(page, story.id)).toContain('Neue Worte')
  })

  await test.step('add a block by the menu, and see what it needs once its field was left', async () => {
    await page.getByRole('button', { name: 'Block hinzufügen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Block hinzufügen' })
    await dialog.getByLabel('Blöcke suchen').fill('Zitat')
    await dialog.getByRole('button', { name: 'Zitat' }).click()
    await expect(line(page, /^Zitat/)).toHaveAttribute('aria-selected', 'true')
    await saved(page)
    await expect(line(page, /Zitat.*(?:Hinweis|Fehler)/)).toHaveCount(0)
    await expect(page.getByText('Bitte ausfüllen.')).toHaveCount(0)
    const text = page.getByRole('textbox', { name: 'Text', exact: true })
    await text.focus()
    await text.blur()
    await expect(line(page, /Zitat.*Fehler/)).toBeVisible()
    await expect(page.getByText('Bitte ausfüllen.').first()).toBeVisible()
    await text.fill('Gut geschlafen')
    await expect(line(page, /Zitat.*(?:Hinweis|Fehler)/)).toHaveCount(0)
  })

  await test.step('add another by the keyboard alone: search, arrows, Enter; the focus goes on to its first field', async () => {
    await line(page, /^Zitat/).focus()
    await page.keyboard.press('a')
    await expect(page.getByLabel('Blöcke suchen')).toBeFocused()
    await page.keyboard.type('Überschrift')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('button', { name: 'Überschrift', exact: true })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByLabel('Blöcke suchen')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('input, textarea, [contenteditable]')))
      .toBe(true)
    await expect(line(page, /^Überschrift/)).toHaveAttribute('aria-selected', 'true')
    await line(page, /^Überschrift/).focus()
    await page.keyboard.press('Control+z')
    await expect(line(page, /^Überschrift/)).toHaveCount(0)
  })

  await test.step('drag a new block into the grid, and a block behind another', async () => {
    await page.getByText('Blöcke', { exact: true }).click()
    await page.getByRole('button', { name: 'Überschrift', exact: true }).dragTo(line(page, /^Raster/))
    await expect(line(page, /^Überschrift/)).toHaveAttribute('aria-level', '3')
    const target = line(page, /Letzter Absatz/)
    const box = await target.boundingBox()
    await line(page, /^Zitat/).dragTo(target, {
      targetPosition: { x: 60, y: (box?.height ?? 32) - 3 },
    })
    expect((await lines(page)).at(-1)).toMatch(/^Zitat/)
  })

  await test.step('move with the keyboard, and take it back', async () => {
    await line(page, /^Zitat/).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(async () => (await lines(page)).at(-1)).toMatch(/Letzter Absatz/)
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await lines(page)).at(-1)).toMatch(/^Zitat/)
    await page.keyboard.press('ArrowUp')
    await expect(line(page, /Letzter Absatz/)).toBeFocused()
    await page.keyboard.press('Delete')
    await expect(line(page, /Letzter Absatz/)).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect(line(page, /Letzter Absatz/)).toBeVisible()
  })

  await test.step('copy a block into another page', async () => {
    await line(page, /^Zitat/).click()
    await page.keyboard.press('Control+c')
    await saved(page)
    const second = await person.open(`/studio/stories/${other.id}/`)
    await line(second, /Andere Seite/).click()
    await second.keyboard.press('Control+v')
    await expect(line(second, /Zitat.*Gut geschlafen/)).toBeVisible()
    await saved(second)
    expect(await draftWords(second, other.id)).toContain('Gut geschlafen')
  })
  await person.leave()
})

test('unsaved work survives a reload and is saved once the server answers', async ({
  browser,
  address,
  editor,
}) => {
  const story = await editor.saveNew('de-de', pageOf(body()))
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/stories/${story.id}/`)
  await line(page, /Erster Absatz/).click()
  await page.route('**/api/studio/drafts/**', (route) => route.abort())
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Noch nicht gespeichert')
  await expect(page.getByRole('status').filter({ hasText: 'Keine Verbindung' })).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(line(page, /Noch nicht gespeichert/)).toBeVisible()
  await page.unroute('**/api/studio/drafts/**')
  await saved(page)
  expect(await draftWords(page, story.id)).toContain('Noch nicht gespeichert')
  await person.leave()
})

test('two editors on one story lose nothing, and decide where they disagree', async ({
  browser,
  address,
  editor,
}) => {
  const story = await editor.saveNew('de-de', pageOf(body()))
  const ada = await studioPerson(browser, address)
  const ben = await studioPerson(browser, address)
  const [first, second] = await Promise.all(
    [ada, ben].map((person) => person.open(`/studio/stories/${story.id}/`)),
  )
  if (!first || !second) throw new Error('Two pages are open')
  await line(first, /Erster Absatz/).click()
  await first.getByRole('textbox', { name: 'Text', exact: true }).fill('Von der ersten')
  await saved(first)

  await test.step('changes of different blocks are joined', async () => {
    await line(second, /Letzter Absatz/).click()
    await second.getByRole('textbox', { name: 'Text', exact: true }).fill('Vom zweiten')
    await expect(line(second, /Von der ersten/)).toBeVisible()
    await saved(second)
    const words = await draftWords(second, story.id)
    expect(words).toContain('Von der ersten')
    expect(words).toContain('Vom zweiten')
  })

  await test.step('of one field, the editor chooses', async () => {
    await line(first, /Letzter Absatz/).click()
    await first.getByRole('textbox', { name: 'Text', exact: true }).fill('Auch von der ersten')
    const dialog = first.getByRole('dialog', { name: 'Jemand anderes hat gespeichert' })
    await expect(dialog).toContainText(ben.name)
    // Closing it decides nothing.
    await first.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(line(first, /Auch von der ersten/)).toBeVisible()
    expect(await draftWords(first, story.id)).toContain('Vom zweiten')
    await first.getByRole('button', { name: 'Entscheiden' }).click()
    await dialog.getByRole('radio', { name: `Fassung von ${ben.name}` }).check()
    await dialog.getByRole('button', { name: 'Auswahl übernehmen' }).click()
    await expect(line(first, /Vom zweiten/)).toBeVisible()
    await saved(first)
    expect(await draftWords(first, story.id)).not.toContain('Auch von der ersten')
  })
  await ada.leave()
  await ben.leave()
})

test('a rich text is written with its tools, holds blocks, and is taken back like everything else', async ({
  browser,
  address,
  editor,
}) => {
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Anfang' }] }] }
  const story = await editor.saveNew('de-de', pageOf([{ component: 'rich_text', text, ...uid('text') }]))
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/stories/${story.id}/`)
  await line(page, /Formatierter Text/).click()
  const field = page.getByRole('textbox', { name: 'Text' })
  const tool = (name: string) => page.getByRole('button', { name, exact: true })
  await field.click()
  await page.keyboard.press('Control+End')

  await tool('Fett').click()
  await page.keyboard.type(' und fett')
  await saved(page)
  expect(await draftWords(page, story.id)).toMatch(/"marks":\[\{"type":"bold"\}\]/)

  await page.getByRole('combobox', { name: 'Absatzformat' }).selectOption('Überschrift 3')
  await expect(field.getByRole('heading', { level: 3 })).toHaveText('Anfang und fett')
  await page.keyboard.press('Control+z')
  await expect(field.getByRole('heading')).toHaveCount(0)

  await field.click()
  await page.keyboard.press('Control+a')
  await tool('Link').click()
  const link = page.getByRole('dialog', { name: 'Link' })
  await link.getByRole('textbox', { name: 'Link: Adresse' }).fill('https://example.org/')
  await link.getByRole('button', { name: 'Übernehmen' }).click()
  await saved(page)
  expect(await draftWords(page, story.id)).toContain('"href":"https://example.org/"')

  await field.click()
  await page.keyboard.press('Control+End')
  await tool('Block').click()
  await page.getByRole('dialog', { name: 'Block hinzufügen' }).getByRole('button', { name: 'Zitat' }).click()
  await expect(line(page, /^Zitat/)).toHaveAttribute('aria-level', '3')
  await line(page, /^Zitat/).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Im Text')
  await saved(page)
  expect(await draftWords(page, story.id)).toContain('Im Text')

  await line(page, /Formatierter Text/).click()
  // A click amid the field would choose the block in it.
  await field.focus()
  await tool('Tabelle').click()
  await expect(field.getByRole('table')).toBeVisible()
  expect(await violations(page, ofEditor)).toEqual([])
  await person.leave()
})

test('the home page opens in the editor, publishing is for publishers, and axe finds nothing', async ({
  browser,
  address,
}) => {
  const person = await studioPerson(browser, address, { role: 'editor' })
  const page = await person.open('/studio/')
  const found = await page.request.get('/api/studio/pick/stories/?term=de-de%2Fhome')
  expect(found.ok()).toBe(true)
  const [home] = (await found.json()).found
  await page.goto(`/studio/stories/${home.id}/`)
  await expect(page.getByRole('tree')).toBeVisible()
  expect(await page.getByRole('treeitem').count()).toBeGreaterThan(10)
  await expect(page.getByRole('button', { name: 'Veröffentlichen' })).toHaveCount(0)
  expect(await violations(page, ofEditor)).toEqual([])
  await page.getByRole('button', { name: 'Block hinzufügen' }).click()
  expect(await violations(page, { within: '#add-block' })).toEqual([])
  await person.leave()
})
