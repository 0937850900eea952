import { randomUUID } from 'node:crypto'
import { page as pageOf, paragraph } from '../fixtures/e2e/pages'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

for (const [width, height] of [
  [1440, 900],
  [640, 400],
] as const)
  test(`a link to the last of many comments leads to it at ${width} × ${height}`, async ({
    browser,
    address,
    editor,
  }) => {
    const body = [{ ...paragraph('Stoff und Farbe'), _uid: 'one' }]
    const story = await editor.publishNew('de-de', pageOf(body))
    const person = await studioPerson(browser, address)
    const threads = Array.from({ length: 15 }, () => randomUUID())
    for (const [at, thread] of threads.entries()) {
      const answer = await person.context.request.post(`/api/studio/stories/${story.id}/discussions/`, {
        headers: { origin: address },
        data: {
          ...{ id: randomUUID(), thread, text: `Frage ${at}`, mentions: [] },
          ...{ block: 'one', component: 'paragraph', field: 'text', quote: null, title: 'Absatz › Text' },
        },
      })
      expect(answer.status()).toBeLessThan(300)
    }
    const page = await person.context.newPage()
    await page.setViewportSize({ width, height })
    // The newest stands first, so the first one stands last.
    await page.goto(`/studio/stories/${story.id}/?thread=${threads[0]}`)
    const named = page.locator(`#thread-${threads[0]}`)
    await expect(named).toContainText('Frage 0')
    await expect(named).toBeFocused()
    await expect(named.getByText('Frage 0')).toBeInViewport()
    await person.leave()
  })
