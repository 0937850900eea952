import { violations } from '../fixtures/e2e/axe'
import { page as pageOf, paragraph } from '../fixtures/e2e/pages'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

const look = 'So sieht diese Fassung aus'

test('on a phone the page is shown before it is published, and nothing new is not published once more', async ({
  browser,
  address,
  editor,
}) => {
  const story = await editor.publishNew('de-de', pageOf([paragraph('Alt')]))
  await editor.save(story, { content: pageOf([paragraph('Neu auf dem Telefon')]) })
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/stories/${story.id}/`)
  await page.setViewportSize({ width: 390, height: 800 })
  const publish = page.getByRole('button', { name: 'Veröffentlichen', exact: true })
  await publish.click()
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' })
  await expect(dialog.frameLocator(`iframe[title="${look}"]`).getByText('Neu auf dem Telefon')).toBeVisible()
  await expect(dialog.getByText('Zuletzt gespeichert', { exact: false })).toBeVisible()
  expect(await violations(page, { without: 'iframe' })).toEqual([])
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.getByText('Die Seite wurde veröffentlicht.')).toBeVisible()

  await publish.click()
  const again = page.getByRole('dialog', { name: 'Nichts Neues zu veröffentlichen' })
  await expect(again.getByText('Es ist nichts geschehen.', { exact: false })).toBeVisible()
  await again.getByRole('button', { name: 'Trotzdem neu veröffentlichen' }).click()
  await expect(again).toBeHidden()
  await expect(page.getByText('Die Seite wurde veröffentlicht.').first()).toBeVisible()
  await person.leave()
})

test('a version of the history is looked at as a page, apart from bringing it back', async ({
  browser,
  address,
  editor,
}) => {
  const story = await editor.publishNew('de-de', pageOf([paragraph('Erste Fassung')]))
  await editor.save(story, { content: pageOf([paragraph('Zweite Fassung')]) })
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/stories/${story.id}/`)
  await page.getByRole('button', { name: 'Verlauf' }).click()
  const history = page.getByRole('dialog', { name: 'Verlauf' })
  await history
    .getByRole('button', { name: /^Als Seite ansehen/ })
    .last()
    .click()
  const version = page.locator('#look-at-version')
  await expect(version.frameLocator(`iframe[title="${look}"]`).getByText('Erste Fassung')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(version).toBeHidden()
  await expect(history).toBeVisible()
  await person.leave()
})

test('the version of a page in another market gets another address there', async ({
  browser,
  address,
  editor,
}) => {
  const story = await editor.publishNew('de-de', pageOf([paragraph('Deutschland')]))
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/stories/${story.id}/`)
  await page.getByRole('button', { name: 'Sprachen und Märkte' }).click()
  const markets = page.getByRole('dialog', { name: 'Sprachen und Märkte' })
  await markets.getByRole('button', { name: /^Fassung für „Österreich.*“ anlegen$/ }).click()
  await markets.getByRole('button', { name: /^Entwurf für „Österreich.*“ anlegen$/ }).click()
  await markets.getByRole('button', { name: /^Umbenennen, Adresse ändern, Österreich/ }).click()
  const rename = page.locator('#rename-story')
  await rename.getByLabel('Adresse (letzter Teil)').fill(`neu-${story.slug}`)
  await expect(rename.getByText(`/at/neu-${story.slug}/`)).toBeVisible()
  await rename.getByRole('button', { name: 'Umbenennen' }).click()
  await expect(markets.getByText(`/at/neu-${story.slug}/`, { exact: false })).toBeVisible()
  await person.leave()
})

test('the version that was read is published while somebody writes on', async ({
  browser,
  address,
  editor,
}) => {
  const story = await editor.publishNew('de-de', pageOf([paragraph('Alt')]))
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/stories/${story.id}/`)
  // Onto a page on which nobody typed the newer words would come by themselves.
  await page.getByRole('treeitem', { name: /Alt/ }).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Gelesen')
  await expect(page.locator('[data-state=saved]')).toBeVisible()
  await editor.save(story, { content: pageOf([paragraph('Weiter geschrieben')]) })
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Der Entwurf ist inzwischen neuer' })
  await expect(dialog.getByText('Die Fassung, die Sie gelesen haben', { exact: true })).toBeVisible()
  expect(await violations(page, { without: 'iframe' })).toEqual([])
  await dialog.getByRole('button', { name: 'Gelesene Fassung veröffentlichen' }).click()
  await expect(page.getByText('Die Seite wurde veröffentlicht.')).toBeVisible()
  const shown = await (await page.request.get(`/de/${story.slug}/`)).text()
  expect([shown.includes('Gelesen'), shown.includes('Weiter geschrieben')]).toEqual([true, false])
  await person.leave()
})
