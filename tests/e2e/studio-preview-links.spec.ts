import { violations } from '../fixtures/e2e/axe'
import { page as pageOf, paragraph } from '../fixtures/e2e/pages'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

test('an editor passes on a draft by a link, and takes it back', async ({ browser, address, editor }) => {
  const word = `Entwurf ${crypto.randomUUID().slice(0, 8)}`
  const story = await editor.saveNew('de-de', pageOf([{ ...paragraph(word), _uid: crypto.randomUUID() }]))
  const person = await studioPerson(browser, address, { role: 'editor' })
  const page = await person.open(`/studio/stories/${story.id}/`)
  await page.getByRole('button', { name: 'Vorschau-Links' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vorschau-Links' })
  await expect(dialog.getByText('Noch kein Link ist gültig.')).toBeVisible()
  await dialog.getByLabel('Gültig für').selectOption('einen Tag')
  await dialog.getByRole('button', { name: 'Link anlegen' }).click()
  const field = dialog.getByRole('textbox', { name: /Gültig bis/ })
  await expect(field).toHaveValue(/\/preview\/link\//)
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([])
  const link = await field.inputValue()

  const stranger = await browser.newContext()
  const shown = await stranger.newPage()
  await test.step('whoever has the link sees the draft, and how long', async () => {
    await shown.goto(link)
    await expect(shown.getByText(word)).toBeVisible()
    await expect(shown.getByRole('complementary', { name: 'Vorschau' })).toContainText('Der Link gilt bis')
  })

  await test.step('nobody does once it was taken back', async () => {
    await dialog.getByRole('button', { name: /^Beenden/ }).click()
    await expect(dialog.getByText('Noch kein Link ist gültig.')).toBeVisible()
    await shown.goto(link)
    await expect(shown.getByRole('heading', { name: 'Dieser Vorschau-Link gilt nicht mehr' })).toBeVisible()
    await expect(shown.getByText(word)).toHaveCount(0)
  })
  await stranger.close()
  await person.leave()
})
