import type { Page } from '@playwright/test'
import { page as pageOf, paragraph } from '../fixtures/e2e/pages'
import { studioScreens } from '../fixtures/e2e/screen-table'
import { studioPerson } from '../fixtures/e2e/studio'
import { studioThings } from '../fixtures/e2e/studio-things'
import { expect, test } from '../fixtures/e2e/test'

const phone = { width: 360, height: 740 }

/** What reaches beyond its box, so that it would have to be scrolled sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
        return (
          (scrolls || element === document.documentElement) && element.scrollWidth > element.clientWidth + 1
        )
      })
      .map(({ tagName, className }) => `${tagName}.${className}`),
  )

for (const language of ['de', 'fr'] as const)
  test(`no screen of the Studio scrolls sideways on a phone: ${language}`, async ({
    browser,
    address,
    editor,
  }) => {
    test.slow()
    const person = await studioPerson(browser, address, { role: 'admin', language })
    const page = await person.open('/studio/')
    const things = await studioThings(page, address, editor)
    await page.setViewportSize(phone)
    for (const { name, path, isLoggedOut } of studioScreens(things)) {
      if (isLoggedOut) await person.context.clearCookies()
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      expect.soft(await tooWide(page), name).toEqual([])
    }
    await person.leave()
  })

test('a phone shows one part of the editor at a time, and a page fills the window', async ({
  browser,
  address,
  editor,
}) => {
  const block = { ...paragraph('Ein Absatz'), _uid: `one-${crypto.randomUUID()}` }
  const story = await editor.publishNew('de-de', pageOf([block]))
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/stories/${story.id}/`)
  await page.setViewportSize(phone)
  const part = (name: string) => page.getByRole('group', { name: 'Bereich' }).getByRole('button', { name })
  const preview = page.locator('iframe')

  await page.getByRole('treeitem', { name: /Ein Absatz/ }).click()
  await part('Formular').click()
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible()
  await expect(page.getByRole('treeitem').first()).toBeHidden()
  await part('Seite').click()
  await expect(preview).toBeVisible()
  await page.getByRole('button', { name: 'Seite im Vollbild' }).click()
  expect((await page.getByRole('region', { name: 'Seite' }).boundingBox())?.height).toBe(phone.height)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Seite im Vollbild' })).toBeVisible()

  await test.step('a desktop’s page has most of a small desktop', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Desktop' }).click()
    expect((await preview.boundingBox())?.width).toBeGreaterThanOrEqual(1280 * 0.6)
  })

  await test.step('panes are moved and fold, the page takes their room, and it stays so', async () => {
    const room = async () => (await page.getByRole('region', { name: 'Seite' }).boundingBox())?.width ?? 0
    const edge = page.getByRole('separator', { name: 'Breite des Formulars' }).filter({ visible: true })
    const areas = (await page.getByRole('banner').boundingBox())?.width ?? 0
    const before = await room()
    await edge.press('Shift+ArrowLeft')
    await expect.poll(room).toBeGreaterThan(before + 32)
    const box = await edge.boundingBox()
    if (!box) throw new Error('The edge is not shown')
    await page.mouse.move(box.x + 4, box.y + 200)
    await page.mouse.down()
    await page.mouse.move(box.x + 104, box.y + 200, { steps: 5 })
    await page.mouse.up()
    await expect.poll(room).toBeLessThan(before)
    await edge.dblclick()
    await expect.poll(room).toBe(before)
    for (const pane of ['Aufbau', 'Formular'])
      await page.getByRole('button', { name: `${pane} einklappen` }).click()
    await expect.poll(room).toBe(1280 - areas)
    await page.reload()
    await expect.poll(room).toBe(1280 - areas)
    await page.keyboard.press('Alt+2')
    await expect(page.getByRole('region', { name: 'Formular' })).toBeVisible()
    await page.getByRole('button', { name: 'Aufbau ausklappen' }).click()
  })

  await test.step('the areas are in a menu, by the keyboard too', async () => {
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Bereiche' }).press('Enter')
    await expect(page.getByRole('link', { name: 'Medien' })).toBeVisible()
  })
  await person.leave()
})

test('a screen of 200 % has all of the editor’s bar, and room for the tree beside the palette', async ({
  browser,
  address,
  editor,
}) => {
  const block = { ...paragraph('Ein Absatz'), _uid: `one-${crypto.randomUUID()}` }
  const story = await editor.publishNew('de-de', pageOf([block]))
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/stories/${story.id}/`)
  await page.setViewportSize({ width: 640, height: 400 })
  const publish = page.getByRole('button', { name: 'Veröffentlichen', exact: true })
  const panels = page.getByRole('button', { name: 'Formular', exact: true })
  const [bar, below] = [await publish.boundingBox(), await panels.boundingBox()]
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await page.getByText('Blöcke', { exact: true }).click()
  await expect(page.getByLabel('Blöcke suchen')).toBeInViewport()
  await expect(page.getByRole('treeitem').first()).toBeInViewport()
  await person.leave()
})
