import { violations } from '../fixtures/e2e/axe'
import { page as pageOf, paragraph } from '../fixtures/e2e/pages'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

test('the start leads on where the person was, and then to what waits', async ({
  browser,
  address,
  editor,
}) => {
  const other = await editor.saveNew('de-at', pageOf([paragraph('Von jemand anderem')]))
  const story = await editor.publishNew('fr-ch', pageOf([paragraph('Une phrase')]))
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/stories/${story.id}/`)
  await page.getByRole('treeitem', { name: /Une phrase/ }).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Une autre')
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeVisible()

  await page.goto('/studio/')
  const own = page.getByRole('region', { name: 'Weiter, wo Sie waren' })
  const waiting = page.getByRole('region', { name: 'Wartet auf die Veröffentlichung' })
  await expect(own.getByRole('link').first()).toHaveText(story.name)
  await expect(waiting.getByRole('link', { name: story.name })).toHaveCount(0)
  await expect(waiting.getByRole('link', { name: other.name })).toBeVisible()
  const before = await own.evaluate((one) =>
    one.compareDocumentPosition(document.querySelector('[role=treegrid], table') as Node),
  )
  // The tree follows.
  expect(before & 4).toBe(4)
  const market = page.getByRole('row', { name: /Schweiz, Französisch/ })
  await expect(market).toHaveAttribute('aria-expanded', 'true')
  expect(await violations(page)).toEqual([])

  await waiting.getByRole('link', { name: /Entw[uü]rf/ }).click()
  await expect(page.getByLabel('Stand', { exact: true })).toHaveValue('draft')
  await person.leave()
})
