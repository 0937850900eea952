import { page as pageOf, paragraph } from '../fixtures/e2e/pages'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

test('a new redirect takes the place of another only when that is meant, and says where it leads to nothing', async ({
  browser,
  address,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const person = await studioPerson(browser, address, { role: 'admin' })
  const page = await person.open(`/studio/redirects/?search=${mark}`)
  const dialog = page.getByRole('dialog', { name: 'Neue Weiterleitung' })
  const add = async (target: string) => {
    await expect(async () => {
      await page.getByRole('button', { name: 'Neue Weiterleitung' }).click()
      await expect(dialog).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await dialog.getByLabel('Markt').selectOption({ label: 'Deutschland, Deutsch (de-de)' })
    await dialog.getByLabel('Von').fill(`/alt-${mark}/`)
    await dialog.getByLabel('Nach').fill(target)
    await dialog.getByRole('button', { name: 'Speichern' }).click()
  }
  const row = page.getByRole('row', { name: `/alt-${mark}` })

  await add('//boese.example')
  await expect(dialog.getByLabel('Nach')).toHaveAccessibleDescription(/mit https:\/\/ beginnt/)
  await dialog.getByLabel('Nach').fill('/de/kontakt/')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(row).toContainText('/de/kontakt/')

  await add(`/de/gibt-es-nicht-${mark}/`)
  await expect(dialog.getByLabel('Von')).toHaveAccessibleDescription(/führt schon zu \/de\/kontakt\//)
  await expect(dialog.getByText(`Unter /de/gibt-es-nicht-${mark}/ zeigt der Shop keine Seite`)).toBeVisible()
  await expect(row).toContainText('/de/kontakt/')
  await dialog.getByRole('button', { name: 'Ersetzen' }).click()
  await expect(row).toContainText(`/de/gibt-es-nicht-${mark}/`)
  await row.getByRole('button', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(row).toHaveCount(0)
  await person.leave()
})

test('who takes a page off is told where its visitors would come, and which redirects end with it', async ({
  browser,
  address,
  editor,
}) => {
  const [leaving, target] = [
    await editor.publishNew('de-de', pageOf([paragraph('Geht')])),
    await editor.publishNew('de-de', pageOf([paragraph('Geht auch bald')])),
  ]
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/stories/${target.id}/`)
  await page.getByRole('button', { name: 'Planen', exact: true }).click()
  const plan = page.getByRole('dialog', { name: 'Veröffentlichung planen' })
  await plan.getByLabel('Offline nehmen am').fill('24.12.98 08:00')
  await expect(plan.getByText('Besucher finden die Seite dann nicht mehr.')).toBeVisible()
  await plan.getByRole('button', { name: 'Planen' }).click()
  await expect(page.getByText('Die Zeiten sind geplant.')).toBeVisible()

  await page.goto(`/studio/stories/${leaving.id}/`)
  await page.getByRole('button', { name: 'Offline nehmen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Offline nehmen' })
  await dialog.getByLabel('Besucher weiterleiten').fill(target.slug)
  await dialog.getByRole('button', { name: target.name }).click()
  await expect(dialog.getByText(/Diese Seite geht selbst am 24\.12\.2098.* offline/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Offline nehmen' }).click()
  await expect(page.getByText('Die Seite wurde offline genommen.')).toBeVisible()

  await page.goto(`/studio/stories/${target.id}/`)
  await page.getByRole('button', { name: 'Offline nehmen', exact: true }).click()
  await expect(dialog.getByText('Eine Weiterleitung führt hierher')).toBeVisible()
  await expect(dialog.getByText(`/${leaving.slug}`)).toBeVisible()
  await person.leave()
})
