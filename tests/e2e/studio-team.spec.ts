import { randomUUID } from 'node:crypto'
import { page as pageOf, paragraph } from '../fixtures/e2e/pages'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

test('a comment that was not sent stands where it was after a reload, and is sent from there', async ({
  browser,
  address,
  editor,
}) => {
  const story = await editor.publishNew('de-de', pageOf([{ ...paragraph('Stoff und Farbe'), _uid: 'one' }]))
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/stories/${story.id}/`)
  await page.getByRole('treeitem', { name: /Absatz/ }).click()
  await page.keyboard.press('Alt+c')
  await page.locator('#comment-new').fill('Stimmt die Farbe?')
  await page.reload()
  await expect(page.locator('#comment-new')).toHaveValue('Stimmt die Farbe?')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.locator('#comment-new')).toBeInViewport()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Senden' }).click()
  const thread = page.locator('article[id^="thread-"]')
  await expect(thread).toContainText('Stimmt die Farbe?')
  await page.reload()
  await expect(page.getByRole('button', { name: /Kommentare/ })).toContainText('1')
  await expect(page.locator('#comment-new')).toHaveCount(0)
  await person.leave()
})

test('many comments are searched, filtered and folded', async ({ browser, address, editor }) => {
  const story = await editor.publishNew('de-de', pageOf([{ ...paragraph('Stoff und Farbe'), _uid: 'one' }]))
  const person = await studioPerson(browser, address)
  // No name of a person has these words.
  for (const subject of ['Saum', 'Knopf', 'Naht', 'Futter', 'Kragen', 'Bund']) {
    const answer = await person.context.request.post(`/api/studio/stories/${story.id}/discussions/`, {
      headers: { origin: address },
      data: {
        ...{ id: randomUUID(), thread: randomUUID(), text: `Frage zum ${subject}`, mentions: [] },
        ...{ block: 'one', component: 'paragraph', field: 'text', quote: null, title: 'Paragraph › Text' },
      },
    })
    expect(answer.status()).toBeLessThan(300)
  }
  const page = await person.open(`/studio/stories/${story.id}/`)
  await page.getByRole('button', { name: /Kommentare/ }).click()
  // They are named in the language of the reader.
  const shown = page.getByRole('article', { name: 'Absatz › Text' })
  await expect(shown).toHaveCount(6)
  await expect(page.getByRole('button', { name: /^Antworten/ })).toHaveCount(0)
  await page.getByLabel('In den Kommentaren suchen').fill('frage naht')
  await expect(shown).toHaveCount(1)
  await shown.getByRole('button', { expanded: false }).click()
  await shown.getByRole('button', { name: /^Erledig/ }).click()
  await expect(shown).toHaveCount(0)
  await page.getByLabel('Welche Kommentare?').selectOption('solved')
  await expect(shown).toHaveCount(1)
  await person.leave()
})
