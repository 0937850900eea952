import { violations } from '../fixtures/e2e/axe'
import { page as pageOf, paragraph } from '../fixtures/e2e/pages'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

test('a page tells who has it open, and comes back from the bin as a draft after its deletion', async ({
  browser,
  address,
  editor,
}) => {
  const story = await editor.publishNew(
    'de-de',
    pageOf([{ ...paragraph('eins'), _uid: crypto.randomUUID() }]),
  )
  const [ada, ben] = [await studioPerson(browser, address), await studioPerson(browser, address)]
  const path = `/studio/stories/${story.id}/`
  await ben.open(path)
  const page = await ada.open(path)

  await test.step('others are named at the page and in the lists', async () => {
    await expect(page.getByText(`Auch hier: ${ben.name}`)).toBeVisible({ timeout: 20_000 })
    await page.goto('/studio/')
    await page.getByRole('searchbox', { name: /suchen/i }).fill(story.name)
    await expect(page.getByText(`Gerade geöffnet von ${ben.name}`)).toBeVisible()
  })

  await test.step('its place says that it is in the bin, where publishers restore and do not purge', async () => {
    expect((await page.request.delete(`/api${path}`, { headers: { origin: address } })).status()).toBe(200)
    await page.goto(path)
    await page.getByRole('link', { name: 'In den Papierkorb sehen' }).click()
    const row = page.getByRole('row').filter({ hasText: story.name })
    await expect(row).toContainText(ada.name)
    await expect(row.getByRole('button', { name: /Endgültig löschen/ })).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await row.getByRole('button', { name: /Wiederherstellen/ }).click()
    const dialog = page.getByRole('dialog', { name: `„${story.name}“ wiederherstellen` })
    await dialog.getByRole('button', { name: 'Wiederherstellen' }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('treeitem', { name: /eins/ })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Entwurf')
  })
  await test.step('a deletion in the list is undone from its note', async () => {
    await page.goto(`/studio/?search=${encodeURIComponent(story.slug)}`)
    await page.getByRole('button', { name: `Aktionen für ${story.name}` }).click()
    await page.getByRole('menuitem', { name: 'Löschen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
    await expect(page.locator('[data-story]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(page.getByText(`„${story.name}“ ist wieder da, als Entwurf.`)).toBeVisible()
    await expect(page.locator('[data-story]')).toHaveCount(1)
  })
  await ada.leave()
  await ben.leave()
})
