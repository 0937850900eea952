import type { Page } from '@playwright/test'
import { violations } from '../fixtures/e2e/axe'
import { headline, page as pageOf, paragraph } from '../fixtures/e2e/pages'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

const dialogOf = (page: Page) => page.locator('#bulk-stories')

test('several pages are chosen and published after one question, and what has become of each is said', async ({
  browser,
  address,
  editor,
}) => {
  const stories = []
  for (const text of ['Eins', 'Zwei', 'Drei'])
    stories.push(await editor.publishNew('de-de', pageOf([paragraph(text)])))
  const [first, second, third] = stories
  if (!first || !second || !third) throw new Error('A page is missing')
  for (const story of [first, third]) await editor.save(story, { content: pageOf([paragraph('Neu')]) })
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/`)
  for (const { name, slug } of stories) {
    await page.getByLabel('Inhalte durchsuchen').fill(slug)
    await page.getByRole('checkbox', { name: `${name} auswählen` }).click()
  }
  const bar = page.getByRole('region', { name: 'Auswahl' })
  await expect(bar.getByText('3 Seiten ausgewählt')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await bar.getByRole('button', { name: 'Veröffentlichen' }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByText(/^Bereit: 2 Seiten, 1 bleibt unberührt/)).toBeVisible()
  await expect(dialog.getByText('Es gibt nichts Neues zu veröffentlichen', { exact: false })).toHaveCount(1)
  // Somebody else goes on with one of them meanwhile.
  await editor.save(third, { content: pageOf([paragraph('Noch neuer')]) })
  await dialog.getByRole('button', { name: '2 Seiten veröffentlichen' }).click()
  await expect(dialog.getByText('1 Seite ist erledigt, 1 nicht; sie bleibt ausgewählt.')).toBeVisible()
  await expect(dialog.getByText(/^Nicht erledigt: Der Entwurf ist inzwischen neuer/)).toBeVisible()
  await expect(bar.getByText('1 Seite ausgewählt')).toBeVisible()
  expect(await violations(page)).toEqual([])
  // What was read can be published all the same.
  await dialog.getByRole('button', { name: 'Gelesene Fassung veröffentlichen' }).click()
  await expect(dialog.getByText('2 Seiten sind erledigt.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Schließen' }).last().click()
  await expect(bar).toHaveCount(0)
  const shown = await page.request.get(`/de/${third.slug}/`)
  expect(await shown.text()).not.toContain('Noch neuer')
  await person.leave()
})

test('a folder is chosen with all that is in it, and tagged', async ({ browser, address, editor }) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const person = await studioPerson(browser, address)
  const page = await person.open('/studio/')
  const folder = page.getByRole('checkbox', { name: 'fr-ch mit allen Seiten auswählen' })
  await folder.click()
  const bar = page.getByRole('region', { name: 'Auswahl' })
  await expect(bar.getByText(/^\d{2,} Seiten ausgewählt$/)).toBeVisible()
  await expect(folder).toBeChecked({ indeterminate: true })
  await folder.click()
  await expect(bar).toHaveCount(0)

  const story = await editor.publishNew('de-de', pageOf([paragraph('Winter')]))
  await page.getByLabel('Inhalte durchsuchen').fill(story.slug)
  await page.getByRole('checkbox', { name: `${story.name} auswählen` }).click()
  await bar.getByRole('button', { name: 'Schlagwörter' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Hinzufügen').fill(`w${mark}, neu`)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Bei 1 Seite ändern' }).click()
  await dialog.getByRole('button', { name: 'Schließen' }).last().click()
  await page.goto(`${address}/studio/?tag=w${mark}`)
  await expect(page.locator('[data-story]')).toHaveCount(1)
  await person.leave()
})

test('keys choose pages in the list, and what a role may not do says why', async ({
  browser,
  address,
  editor,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  for (const text of ['a', 'b', 'c'])
    await editor.publishNew('de-de', pageOf([paragraph(`${text} x${mark}`)]))
  const person = await studioPerson(browser, address, { role: 'editor' })
  const page = await person.open(`/studio/?search=x${mark}`)
  await expect(page.getByLabel('Inhalte durchsuchen')).toHaveValue(`x${mark}`)
  const rows = page.locator('[data-story]')
  await expect(rows).toHaveCount(3)
  await rows.first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  const bar = page.getByRole('region', { name: 'Auswahl' })
  await expect(bar.getByText('2 Seiten ausgewählt')).toBeVisible()
  await page.keyboard.press('Control+a')
  await expect(bar.getByText('3 Seiten ausgewählt')).toBeVisible()
  const publish = bar.getByRole('button', { name: 'Veröffentlichen' })
  await expect(publish).toHaveAttribute('aria-disabled', 'true')
  await expect(publish).toHaveAccessibleDescription(/nur mit der Rolle „Veröffentlichung“/)
  await bar.getByRole('button', { name: 'Löschen' }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByText(/^Bereit: keine Seite, 3 bleiben unberührt/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Schließen' }).last().click()
  await rows
    .first()
    .getByRole('button', { name: /^Aktionen für/ })
    .click()
  const item = page.getByRole('menuitem', { name: /^Löschen/ })
  await expect(item).toHaveAttribute('aria-disabled', 'true')
  await expect(item).toContainText('Nur mit der Rolle „Veröffentlichung“')
  await person.leave()
})

test('many pages go into a release after a question, and leave it together', async ({
  browser,
  address,
  editor,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  for (const text of ['a', 'b', 'c'])
    await editor.publishNew('de-de', pageOf([headline(text), paragraph(`${text} y${mark}`)]))
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/?search=y${mark}`)
  await expect(page.locator('[data-story]')).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Alle angezeigten Seiten auswählen' }).click()
  await page.getByRole('button', { name: 'In ein Release' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Release', { exact: true }).selectOption({ label: 'Neues Release …' })
  await dialog.getByLabel('Name des neuen Releases').fill(`Winter ${mark}`)
  await dialog.getByRole('button', { name: '3 Seiten hineinlegen' }).click()
  await expect(dialog.getByText('3 Seiten sind erledigt.')).toBeVisible()
  await page.goto('/studio/releases/')
  await page.getByRole('link', { name: `Winter ${mark}` }).click()
  await expect(page.getByText('Geprüft: Alle Blöcke dieser Seiten', { exact: false })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Alle auswählen' }).check()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '3 Seiten herausnehmen' }).click()
  await expect(page.getByText('Noch keine Seite.', { exact: false })).toBeVisible()
  await page.getByLabel('Seiten suchen').fill(`y${mark}`)
  await page.getByRole('button', { name: 'Alle 3 hinzufügen' }).click()
  const asked = page.getByRole('dialog', { name: '3 Seiten hinzufügen?' })
  await asked.getByRole('checkbox').first().uncheck()
  await asked.getByRole('button', { name: '2 Seiten hinzufügen' }).click()
  await expect(page.getByText('2 Seiten hinzugefügt. Im Release sind jetzt 2 Seiten.')).toBeVisible()
  await person.leave()
})

test('visitors of several pages that are taken off together come to another one', async ({
  browser,
  address,
  editor,
}) => {
  const target = await editor.publishNew('de-de', pageOf([paragraph('Ziel')]))
  const leaving = []
  for (const text of ['Eins', 'Zwei'])
    leaving.push(await editor.publishNew('de-de', pageOf([paragraph(text)])))
  const person = await studioPerson(browser, address)
  const page = await person.open('/studio/')
  for (const { name, slug } of leaving) {
    await page.getByLabel('Inhalte durchsuchen').fill(slug)
    await page.getByRole('checkbox', { name: `${name} auswählen` }).click()
  }
  await page.getByRole('region', { name: 'Auswahl' }).getByRole('button', { name: 'Offline nehmen' }).click()
  const dialog = dialogOf(page)
  const lead = dialog.getByLabel(/^Besucher weiterleiten/)
  // A page that leaves along is no target.
  await lead.fill(leaving[0]?.slug ?? '')
  await expect(dialog.getByText('Keine veröffentlichte Seite gefunden')).toBeVisible()
  await lead.fill(target.slug)
  await dialog.getByRole('button', { name: target.name }).click()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: /^2 Seiten offline nehmen/ }).click()
  await expect(dialog.getByText(/^2 Seiten sind erledigt/)).toBeVisible()
  for (const { slug } of leaving) {
    const answer = await page.request.get(`${address}/de/${slug}/`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, `/de/${target.slug}/`])
  }
  await person.leave()
})
