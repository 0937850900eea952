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
