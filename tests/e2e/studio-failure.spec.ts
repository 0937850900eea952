import { violations } from '../fixtures/e2e/axe'
import { page as pageOf, paragraph } from '../fixtures/e2e/pages'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

const languages = [
  { language: 'de', title: 'Diese Seite des Studios ist gestört', retry: 'Noch einmal versuchen' },
  { language: 'fr', title: 'Cette page du Studio a rencontré un problème', retry: 'Réessayer' },
] as const

for (const { language, title, retry } of languages)
  test(`a screen of the Studio that fails says so in ${language}, and loses no work`, async ({
    browser,
    address,
    editor,
  }) => {
    const block = { ...paragraph('Erster Absatz'), _uid: `one-${crypto.randomUUID()}` }
    const story = await editor.publishNew('de-de', pageOf([block]))
    const person = await studioPerson(browser, address, { language })
    const page = await person.open(`/studio/stories/${story.id}/`)
    await page.route('**/api/studio/drafts/**', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    )
    await page.getByRole('treeitem', { name: /Erster Absatz/ }).click()
    await page
      .getByRole('textbox', { name: language === 'de' ? 'Text' : 'Texte', exact: true })
      .fill('Mühsame Worte')
    await expect(page.getByRole('treeitem', { name: /Mühsame Worte/ })).toBeVisible()

    await test.step('fail: showing a message throws', async () => {
      await page.evaluate(() => {
        const { prototype } = HTMLElement
        Object.assign(window, { shown: prototype.showPopover })
        prototype.showPopover = () => {
          throw new Error('a fault of the test')
        }
      })
      await page.getByRole('treeitem', { name: /Mühsame Worte/ }).press('Control+c')
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.setViewportSize({ width: 360, height: 740 })
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await page.setViewportSize({ width: 1440, height: 900 })
    })

    await test.step('try again: the work is there, and is saved', async () => {
      await page.evaluate(() => {
        HTMLElement.prototype.showPopover = (window as unknown as { shown: HTMLElement['showPopover'] }).shown
      })
      await page.unroute('**/api/studio/drafts/**')
      await page.getByRole('button', { name: retry }).click()
      await expect(page.getByRole('treeitem', { name: /Mühsame Worte/ })).toBeVisible()
      await expect
        .poll(async () => (await page.request.get(`/api/studio/drafts/${story.id}/versions/`)).text())
        .toContain('Mühsame Worte')
    })
    await person.leave()
  })
