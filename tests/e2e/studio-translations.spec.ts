import { violations } from '../fixtures/e2e/axe'
import { page as pageOf, paragraph } from '../fixtures/e2e/pages'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

test('a page is connected with the same page of another market', async ({ browser, address, editor }) => {
  const [german, austrian] = [
    await editor.publishNew('de-de', pageOf([paragraph('Seite für Deutschland')])),
    await editor.publishNew('de-at', pageOf([paragraph('Seite für Österreich')])),
  ]
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/stories/${german.id}/`)
  await page.getByRole('button', { name: 'Sprachen und Märkte' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sprachen und Märkte' })
  await expect(dialog).toContainText('Keine andere Fassung.')
  await dialog.getByRole('searchbox').fill(austrian.slug)
  await dialog.getByRole('button', { name: austrian.slug }).click()
  await expect(dialog.getByRole('link', { name: austrian.name })).toBeVisible()
  expect(await violations(page, { within: '#content > div', without: 'iframe' })).toEqual([])
  await dialog.getByRole('button', { name: 'Aus der Gruppe lösen' }).click()
  await expect(dialog).toContainText('Keine andere Fassung.')
  await person.leave()
})
