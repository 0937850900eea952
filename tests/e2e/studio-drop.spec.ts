import type { Locator, Page } from '@playwright/test'
import { violations } from '../fixtures/e2e/axe'
import { page as pageOf, paragraph } from '../fixtures/e2e/pages'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

const uid = (name: string) => ({ _uid: `${name}-${crypto.randomUUID()}` })
const texts = ['Erster Absatz', 'Zweiter Absatz', 'Dritter Absatz']
const body = () => texts.map((text, index) => ({ ...paragraph(text), ...uid(`p${index}`) }))
const accordion = () => ({
  component: 'accordion',
  items: [{ component: 'accordion_item', title: 'Frage', ...uid('item') }],
  ...uid('accordion'),
})

const line = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name })
const order = (page: Page) =>
  page
    .getByRole('treeitem')
    .evaluateAll((items) => items.slice(1).map((item) => item.textContent?.trim().replace(/\s+/g, ' ') ?? ''))

const shop = (page: Page) => page.frameLocator('iframe[title="Vorschau der Seite"]')

/** Drags to the upper or lower part of a block of the page, and leaves the pointer there. */
async function dragOnto(page: Page, from: Locator, onto: string, part: number) {
  await from.hover()
  await page.mouse.down()
  const box = await shop(page).locator('[data-blok-uid]', { hasText: onto }).last().boundingBox()
  if (!box) throw new Error(`${onto} is not seen`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height * part]
  await page.mouse.move(x, y - 4, { steps: 6 })
  await page.mouse.move(x, y, { steps: 3 })
  return { x, y, box }
}

test('a block is dropped on the page itself, where a line shows its place', async ({
  browser,
  address,
  editor,
}) => {
  const story = await editor.publishNew('de-de', pageOf([...body(), accordion()]))
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/stories/${story.id}/`)
  await expect(shop(page).getByText('Dritter Absatz')).toBeVisible()

  await test.step('a new one from the list of blocks', async () => {
    await page.getByText('Blöcke', { exact: true }).click()
    const { box } = await dragOnto(
      page,
      page.getByRole('button', { name: 'Überschrift', exact: true }),
      'Zweiter Absatz',
      0.3,
    )
    await expect(page.getByText('Vor „Absatz“')).toBeVisible()
    const mark = await page.locator('[data-drop-mark]').boundingBox()
    expect(Math.abs((mark?.y ?? 0) + (mark?.height ?? 0) / 2 - box.y)).toBeLessThan(2)
    await page.mouse.up()
    await expect.poll(async () => (await order(page))[1]).toMatch(/^Überschrift/)
    await expect(line(page, /^Überschrift/)).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('one of the page from its line in the structure, behind another', async () => {
    await dragOnto(page, line(page, /Erster Absatz/), 'Dritter Absatz', 0.8)
    await expect(page.getByText('Nach „Absatz“')).toBeVisible()
    await page.mouse.up()
    await expect.poll(async () => (await order(page))[3]).toMatch(/Erster Absatz/)
  })

  await test.step('one by the handle at it in the page, before the first', async () => {
    await line(page, /Dritter Absatz/).click()
    await dragOnto(page, page.locator('[data-block-grip]'), 'Zweiter Absatz', 0.2)
    await expect(page.getByText('Vor „Absatz“')).toBeVisible()
    await page.mouse.up()
    await expect.poll(async () => (await order(page))[1]).toMatch(/Dritter Absatz/)
  })

  await test.step('one that fits nowhere there is refused in words, and nothing changes', async () => {
    const before = await order(page)
    await page.getByLabel('Blöcke suchen').fill('Akkordeon')
    await dragOnto(page, page.getByRole('button', { name: 'Akkordeon-Eintrag' }), 'Zweiter Absatz', 0.5)
    await expect(page.getByText('Dieser Block passt hier nicht.')).toBeVisible()
    await expect(page.locator('[data-drop-mark]')).toHaveCount(0)
    await page.mouse.up()
    expect(await order(page)).toEqual(before)
  })
  expect(await violations(page, { within: '#content > div', without: 'iframe' })).toEqual([])
  await person.leave()
})

test('several chosen blocks are named by their number everywhere, and changed together', async ({
  browser,
  address,
  editor,
}) => {
  const story = await editor.publishNew('de-de', pageOf(body()))
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/stories/${story.id}/`)
  await expect(shop(page).getByText('Dritter Absatz')).toBeVisible()
  await line(page, /Erster Absatz/).click()
  await line(page, /Zweiter Absatz/).click({ modifiers: ['Control'] })

  await test.step('in the form, and at each of them in the page', async () => {
    await expect(page.getByRole('heading', { name: '2 Blöcke ausgewählt' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveCount(0)
    for (const text of ['Erster Absatz', 'Zweiter Absatz'])
      await expect(shop(page).locator('[data-blok-uid]', { hasText: text }).last()).toHaveCSS(
        'outline-style',
        'dashed',
      )
    await expect(shop(page).locator('[data-blok-uid]', { hasText: 'Dritter Absatz' }).last()).not.toHaveCSS(
      'outline-style',
      'dashed',
    )
    expect(await violations(page, { within: '#content > div', without: 'iframe' })).toEqual([])
  })

  await test.step('in what is said about copies, moves and deletions', async () => {
    const form = page.getByRole('region', { name: 'Formular' })
    await form.getByRole('button', { name: 'Kopieren' }).click()
    await expect(page.getByText(/2 Blöcke kopiert\./)).toBeVisible()
    await form.getByRole('button', { name: 'Nach unten' }).click()
    await expect(page.getByText('2 Blöcke verschoben.')).toBeVisible()
    expect((await order(page))[0]).toMatch(/Dritter Absatz/)
    const top = async (text: string) => (await shop(page).getByText(text).boundingBox())?.y ?? 0
    await expect.poll(async () => (await top('Dritter Absatz')) < (await top('Erster Absatz'))).toBe(true)
    await dragOnto(page, line(page, /Erster Absatz/), 'Dritter Absatz', 0.2)
    await page.mouse.up()
    await expect.poll(async () => (await order(page)).at(-1)).toMatch(/Dritter Absatz/)
    await form.getByRole('button', { name: 'Löschen' }).click()
    await expect(page.getByText(/2 Blöcke gelöscht\./)).toBeVisible()
    expect(await order(page)).toHaveLength(1)
    await page.keyboard.press('Control+z')
    expect(await order(page)).toHaveLength(3)
  })
  await person.leave()
})
