import type { Page } from '@playwright/test'
import { page as pageOf, paragraph } from '../fixtures/e2e/pages'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

const line = (page: Page, name: RegExp) => page.getByRole('treeitem', { name })
const saved = (page: Page) => expect(page.locator('[data-state=saved]')).toBeVisible()

test('a block that one deletes and the other changes is asked about, and a new address is told and followed', async ({
  browser,
  address,
  editor,
}) => {
  const body = ['eins', 'zwei'].map((word) => ({ ...paragraph(`Absatz ${word}`), _uid: crypto.randomUUID() }))
  const story = await editor.publishNew('de-de', pageOf(body))
  const [ada, ben] = [await studioPerson(browser, address), await studioPerson(browser, address)]
  const path = `/studio/stories/${story.id}/`
  const [first, second] = [await ada.open(path), await ben.open(path)]

  await test.step('the deleted block is quoted as the other has it, and kept at first', async () => {
    await line(second, /Absatz zwei/).click()
    await second.getByRole('textbox', { name: 'Text', exact: true }).fill('Zwei von Ben')
    await saved(second)
    await line(first, /Absatz zwei/).click()
    await first.keyboard.press('Delete')
    const dialog = first.getByRole('dialog', { name: 'Jemand anderes hat gespeichert' })
    await expect(dialog).toContainText(`„Zwei von Ben“: von mir gelöscht, von ${ben.name} geändert`)
    await dialog.getByRole('button', { name: 'Auswahl übernehmen' }).click()
    await expect(line(first, /Zwei von Ben/)).toBeVisible()
    await saved(first)
  })

  await test.step('a new address is told with who gave it, and the page in the frame follows', async () => {
    const slug = `${story.slug}-neu`
    const status = await first.evaluate(
      async ([id, wanted]) => {
        const headers = { 'content-type': 'application/json' }
        const body = JSON.stringify({ slug: wanted })
        return (await fetch(`/api/studio/stories/${id}/`, { method: 'PATCH', headers, body })).status
      },
      [story.id, slug] as const,
    )
    expect(status).toBe(200)
    await second.mouse.move(200, 200)
    await expect(second.getByText(`${ada.name} hat die Seite am`)).toContainText(`/de/${slug}/`, {
      timeout: 20_000,
    })
    await expect(second.locator(`iframe[src*="${slug}"]`)).toBeAttached()
  })
  await ada.leave()
  await ben.leave()
})

test('what another has saved is asked about before it is published, however soon the press comes', async ({
  browser,
  address,
  editor,
  request,
}) => {
  const body = ['eins', 'zwei'].map((word) => ({ ...paragraph(`Absatz ${word}`), _uid: crypto.randomUUID() }))
  const story = await editor.publishNew('de-de', pageOf(body))
  const [ada, ben] = [await studioPerson(browser, address), await studioPerson(browser, address)]
  const path = `/studio/stories/${story.id}/`
  const [first, second] = [await ada.open(path), await ben.open(path)]
  const publish = second.getByRole('button', { name: 'Veröffentlichen', exact: true })
  const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
  await line(second, /Absatz zwei/).click()
  await expect(text(second)).toHaveValue('Absatz zwei')
  // What the other has saved is not seen before the press.
  await second.route(`**/api/studio/drafts/${story.id}/**`, async (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await line(first, /Absatz eins/).click()
  await text(first).fill('Ungesehen von Ada')
  await saved(first)
  await text(second).fill('Zwei von Ben')
  await publish.click()
  const dialog = second.getByRole('dialog', { name: 'Veröffentlichen' })
  await expect(dialog).toBeVisible()
  const shown = async () => (await request.get(`${address}/de/${story.slug}/`)).text()
  expect(await shown()).not.toContain('Ungesehen von Ada')
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(second.getByText('Die Seite wurde veröffentlicht.')).toBeVisible()
  await expect.poll(shown).toContain('Ungesehen von Ada')
  await ada.leave()
  await ben.leave()
})

test('what somebody was asked about is not told as replaced, and what was replaced without a question is', async ({
  browser,
  address,
  editor,
}) => {
  const body = [
    { component: 'headline', text: 'Titel', type: 'h2', _uid: crypto.randomUUID() },
    { ...paragraph('Absatz'), _uid: crypto.randomUUID() },
  ]
  const story = await editor.publishNew('de-de', pageOf(body))
  const [ada, ben] = [await studioPerson(browser, address), await studioPerson(browser, address)]
  const path = `/studio/stories/${story.id}/`
  const [first, second] = [await ada.open(path), await ben.open(path)]
  const write = async (page: Page, row: RegExp, words: string) => {
    await line(page, row).click()
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill(words)
  }
  // Nobody hears of the other before their own save.
  for (const page of [first, second])
    await page.route(`**/api/studio/stories/${story.id}/?**`, (route) => route.abort())
  await write(first, /Titel/, 'Titel von Ada')
  await saved(first)
  await write(second, /Absatz/, 'Absatz von Ben')
  await expect(line(second, /Titel von Ada/)).toBeVisible()
  await write(second, /Titel von Ada/, 'Titel von Ben')
  await saved(second)
  await write(first, /Absatz/, 'Absatz von Ada')
  const dialog = first.getByRole('dialog', { name: 'Jemand anderes hat gespeichert' })
  await dialog.getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await saved(first)
  const told = first.getByText(`${ben.name} hat nach Ihnen geändert`)
  await expect(told).toContainText('(Überschrift)')
  await expect(told).not.toContainText('(Absatz)')
  await ada.leave()
  await ben.leave()
})

test('a page on which nobody typed gets what another saves, and is typed on from there', async ({
  browser,
  address,
  editor,
}) => {
  const body = ['eins', 'zwei'].map((word) => ({ ...paragraph(`Absatz ${word}`), _uid: crypto.randomUUID() }))
  const story = await editor.publishNew('de-de', pageOf(body))
  const [ada, ben] = [await studioPerson(browser, address), await studioPerson(browser, address)]
  const path = `/studio/stories/${story.id}/`
  const [first, second] = [await ada.open(path), await ben.open(path)]
  const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
  await line(second, /Absatz eins/).click()
  await expect(text(second)).toHaveValue('Absatz eins')
  await line(first, /Absatz eins/).click()
  await text(first).fill('Eins von Ada')
  await saved(first)
  await second.mouse.move(200, 200)
  await expect(text(second)).toHaveValue('Eins von Ada', { timeout: 20_000 })
  await expect(second.getByRole('button', { name: 'Neuere Fassung übernehmen' })).toBeHidden()
  await expect(second.locator('p', { hasText: `zuletzt gespeichert von ${ada.name}` })).toBeVisible()
  await text(second).fill('Eins von Ada und Ben')
  await saved(second)
  await expect(second.getByRole('dialog')).toBeHidden()
  await first.mouse.move(200, 200)
  await ada.leave()
  await ben.leave()
})
