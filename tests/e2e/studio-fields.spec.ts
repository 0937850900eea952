import { page as pageOf, paragraph } from '../fixtures/e2e/pages'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

test('an icon is chosen by its picture, and a page is opened in the shop from its editor', async ({
  browser,
  address,
  editor,
}) => {
  const words = `Gute Nacht ${crypto.randomUUID().slice(0, 8)}`
  const block = { ...paragraph(words), _uid: `one-${crypto.randomUUID()}` }
  const story = await editor.publishNew('de-de', pageOf([block]))
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/stories/${story.id}/`)

  await test.step('the picker has a picture for each name, and finds by what it shows', async () => {
    await page.getByRole('treeitem', { name: words }).click()
    await page.getByRole('button', { name: 'Aussehen' }).click()
    const field = page.locator('[data-comment-field="icon"]')
    await expect(field.getByText('Kein Symbol')).toBeVisible()
    await field.getByRole('button', { name: /^Auswählen/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Symbol wählen' })
    const icons = dialog.getByRole('listitem').getByRole('button')
    const drawn = await icons.evaluateAll((all) =>
      all.map((icon) => (icon.querySelector('svg path')?.getAttribute('d') ?? '').length > 0),
    )
    expect(drawn.length).toBeGreaterThan(20)
    expect(drawn.every(Boolean)).toBe(true)
    await dialog.getByRole('searchbox').fill('Schlaf')
    await expect(icons).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(field.getByText('Mond')).toBeVisible()
    await expect(field.locator('svg')).not.toHaveCount(0)
    await expect(page.frameLocator('iframe').locator('main svg').first()).toBeVisible()
  })

  await test.step('what was chosen can be taken away again', async () => {
    const field = page.locator('[data-comment-field="icon"]')
    await field.getByRole('button', { name: /^Entfernen/ }).click()
    await expect(field.getByText('Kein Symbol')).toBeVisible()
  })

  await test.step('the page opens in the shop, in a window of its own', async () => {
    const link = page.getByRole('link', { name: 'Im Shop öffnen' })
    await expect(link).toHaveAttribute('href', `/de/${story.slug}/`)
    const [shown] = await Promise.all([page.context().waitForEvent('page'), link.click()])
    await expect(shown).toHaveURL(`/de/${story.slug}/`)
    await expect(shown.getByText(words)).toBeVisible()
  })

  await test.step('a page that no shopper sees has no such link', async () => {
    const draft = await editor.saveNew('de-de', pageOf([paragraph('Entwurf')]))
    await page.goto(`/studio/stories/${draft.id}/`)
    await expect(page.getByRole('treeitem', { name: 'Entwurf' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Im Shop öffnen' })).toHaveCount(0)
  })
  await person.leave()
})
