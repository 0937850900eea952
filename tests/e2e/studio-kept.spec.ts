import type { Page } from '@playwright/test'
import { page as pageOf, paragraph } from '../fixtures/e2e/pages'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

const sign = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()

const type = async (page: Page, before: RegExp, text: string) => {
  await page.getByRole('treeitem', { name: before }).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(text)
}

test('work of a closed tab waits for its owner until it is decided on, and is nobody else’s', async ({
  browser,
  address,
  editor,
}) => {
  const story = await editor.publishNew(
    'de-de',
    pageOf([{ ...paragraph('Anfang'), _uid: crypto.randomUUID() }]),
  )
  const owner = await studioPerson(browser, address)
  const other = await studioPerson(browser, address)
  const path = `/studio/stories/${story.id}/`
  const conflict = (page: Page) => page.getByRole('dialog', { name: 'Jemand anderes hat gespeichert' })

  await test.step('it is kept where it cannot be saved', async () => {
    const page = await owner.open(path)
    await page.route('**/api/studio/drafts/**', (route) => route.abort())
    await type(page, /Anfang/, 'Meine Worte')
    await sign(page, /Keine Verbindung.*bleibt in diesem Browser/)
    await page.close()
    const theirs = await other.open(path)
    await type(theirs, /Anfang/, 'Fremde Worte')
    await sign(theirs, /^Gespeichert$/)
    await theirs.close()
  })

  await test.step('the next tab asks, names who saved, and closing it forgets nothing', async () => {
    const page = await owner.open(path)
    await expect(conflict(page)).toContainText(other.name)
    await page.close()
  })

  await test.step('somebody else at this browser is not shown it', async () => {
    const own = await owner.context.cookies()
    await owner.context.addCookies(await other.context.cookies())
    const page = await owner.open(path)
    await expect(page.getByRole('treeitem', { name: /Fremde Worte/ })).toBeVisible()
    await expect(page.getByText('Ihre ungespeicherte Arbeit ist wieder da.')).toHaveCount(0)
    await expect(conflict(page)).toHaveCount(0)
    await page.close()
    await owner.context.addCookies(own)
  })

  await test.step('its owner decides, and nothing is saved in the name of another', async () => {
    const page = await owner.open(path)
    await conflict(page).getByRole('radio').first().check()
    await conflict(page).getByRole('button', { name: 'Auswahl übernehmen' }).click()
    await sign(page, /^Gespeichert$/)
    await owner.context.addCookies(await other.context.cookies())
    await type(page, /Meine Worte/, 'Noch mehr Worte')
    await sign(page, /jemand anderes angemeldet/)
  })
  await owner.leave()
  await other.leave()
})
