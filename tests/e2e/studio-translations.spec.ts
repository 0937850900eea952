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
  const austria = dialog.getByRole('listitem').filter({ hasText: 'Österreich, Deutsch' })
  await expect(austria).toContainText('Noch keine Fassung.')
  await austria.getByRole('button', { name: 'Vorhandene Seite verbinden' }).click()
  await austria.getByRole('searchbox').fill(austrian.slug)
  await austria.getByRole('button', { name: austrian.slug }).click()
  await expect(austria.getByRole('link', { name: austrian.name })).toBeVisible()
  expect(await violations(page, { within: '#content > div', without: 'iframe' })).toEqual([])
  await austria.getByRole('button', { name: 'Verbindung lösen' }).click()
  await expect(austria).toContainText('bleibt, wie sie ist')
  await austria.getByRole('button', { name: 'Verbindung lösen', exact: true }).click()
  await expect(austria).toContainText('Noch keine Fassung.')
  await person.leave()
})

test('a missing version is made as a draft where it belongs', async ({ browser, address, editor }) => {
  const german = await editor.publishNew('de-de', pageOf([paragraph('Seite für Deutschland')]))
  const person = await studioPerson(browser, address, { role: 'editor' })
  const page = await person.open(`/studio/stories/${german.id}/`)
  await page.getByRole('button', { name: 'Sprachen und Märkte' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sprachen und Märkte' })
  await expect(dialog).toContainText('das darf die Rolle „Veröffentlichung“')
  const swiss = dialog.getByRole('listitem').filter({ hasText: 'Schweiz, Französisch' })
  await expect(swiss.getByRole('button')).toHaveCount(1)
  await swiss.getByRole('button', { name: /^Fassung für „Schweiz.*“ anlegen$/ }).press('Enter')
  await expect(swiss).toContainText('Im Shop ist er erst zu sehen, wenn er veröffentlicht wird.')
  await swiss.getByRole('textbox', { name: 'Adresse' }).fill(`${german.slug}-fr`)
  await swiss.getByRole('button', { name: /^Entwurf für „Schweiz.*“ anlegen$/ }).click()
  await expect(swiss).toContainText(`/ch-fr/${german.slug}-fr/`)
  await swiss.getByRole('link', { name: german.name }).click()
  await expect(page).not.toHaveURL(new RegExp(`/stories/${german.id}/`))
  await expect(page.getByRole('button', { name: 'Sprachen und Märkte' })).toBeVisible()
  await person.leave()
})
