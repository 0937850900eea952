import { headline, page as pageOf } from '../fixtures/e2e/pages'
import { putPromotion } from '../fixtures/e2e/promotion'
import { expectStatic } from '../fixtures/http/expect-static'
import { expect, test } from '../fixtures/http/test'

test('a bundle begins and ends with its promotion, while the page stays static', async ({ ask, editor }) => {
  const from = Date.now() + 15_000
  const to = from + 5_000
  const promotion = await putPromotion({ sets: [['pw1001'], ['pw3001']], relative: 0.15, from, to })
  try {
    const story = await editor.publishNew(
      'de-de',
      pageOf([
        headline('Angebot'),
        { component: 'bundle_promotion', _uid: 'bundle', promotion: promotion.id },
      ]),
    )
    const path = `/de/${story.slug}/`
    const shows = async () => (await ask(path)).body.includes(promotion.label)
    expect(await shows()).toBe(false)
    await expectStatic(ask, path)
    await expect.poll(shows, { timeout: 25_000 }).toBe(true)
    expect(Date.now()).toBeGreaterThanOrEqual(from)
    await expect.poll(shows, { timeout: 15_000 }).toBe(false)
    expect(Date.now()).toBeGreaterThanOrEqual(to)
    await expectStatic(ask, path)
  } finally {
    await promotion.remove()
  }
})
