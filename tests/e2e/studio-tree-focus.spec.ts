import type { Page } from '@playwright/test'
import { page as pageOf, paragraph } from '../fixtures/e2e/pages'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

const uid = (name: string) => ({ _uid: `${name}-${crypto.randomUUID()}` })
const text = (words: string) => ({ ...paragraph(words), ...uid(words) })
const body = () => [
  text('Eins'),
  text('Zwei'),
  { component: 'grid', headline: 'Raster', body: [text('Innen')], ...uid('grid') },
  text('Drei'),
]

const line = (page: Page, words: string) => page.getByRole('treeitem', { name: new RegExp(words) })
const words = (page: Page) =>
  page
    .getByRole('treeitem')
    .evaluateAll((items) =>
      items.flatMap((item) => /Eins|Zwei|Raster|Innen|Drei/.exec(item.textContent ?? '') ?? []).join(' '),
    )

/** What has the focus is the selected line, on which the next key works. */
async function expectAt(page: Page, name: string, nth = 0) {
  const one = line(page, name).nth(nth)
  await expect(one).toBeFocused()
  await expect(one).toHaveAttribute('aria-selected', 'true')
}

test('the focus in the tree goes with the block on which the next key works', async ({
  browser,
  address,
  editor,
}) => {
  const story = await editor.saveNew('de-de', pageOf(body()))
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/stories/${story.id}/`)
  const press = (...keys: string[]) =>
    keys.reduce((so, key) => so.then(() => page.keyboard.press(key)), Promise.resolve())

  await line(page, 'Eins').click()
  await press('Control+d')
  await expectAt(page, 'Eins', 1)
  await press('Delete')
  await expectAt(page, 'Zwei')
  expect(await words(page)).toBe('Eins Zwei Raster Innen Drei')
  await press('Delete')
  await expectAt(page, 'Raster')
  await press('Control+z')
  await expectAt(page, 'Zwei')
  await press('Control+z', 'Control+z')
  await expectAt(page, 'Eins')

  await line(page, 'Drei').click()
  await press('Delete')
  await expectAt(page, 'Raster')
  await press('ArrowDown', 'Delete')
  await expectAt(page, 'Raster')
  await press('Control+z')
  await expectAt(page, 'Innen')
  await press('Control+x')
  await expectAt(page, 'Raster')
  await line(page, 'Zwei').click()
  await press('Control+v')
  await expectAt(page, 'Innen')
  await press('Alt+ArrowUp')
  await expectAt(page, 'Innen')
  expect(await words(page)).toBe('Eins Innen Zwei Raster')

  await page.keyboard.down('Delete')
  await page.keyboard.down('Delete')
  await page.keyboard.up('Delete')
  await expectAt(page, 'Zwei')
  expect(await words(page)).toBe('Eins Zwei Raster')
  await person.leave()
})
