import { listingAnswer } from '@/schemas/api/listing'
import { expect, test } from '../fixtures/http/test'

test('no page that exists forbids to be kept', async ({ ask }) => {
  for (const path of ['/de/', '/de/versand/', '/ch-fr/documentation/']) {
    const { headers } = await ask(path)
    expect(headers['cache-control'], path).not.toContain('no-store')
  }
})

test('an entry of the block catalogue that does not exist is not found', async ({ ask }) => {
  expect((await ask('/de/documentation/blocks/hologram/')).status).toBe(404)
  expect((await ask('/de/documentation/blocks/__proto__/')).status).toBe(404)
})

test('the block catalogue shows its samples in the language of the market', async ({ ask }) => {
  const read = async (market: string) => (await ask(`/${market}/documentation/blocks/tabs/`)).body
  expect(await read('de')).toContain('Welcher Wagen passt zu Ihnen?')
  const french = await read('ch-fr')
  expect(french).toContain('Quelle poussette vous convient')
  expect(french).not.toContain('Welcher Wagen')
})

test('the rest of the shop stays as it was beside a hostile story', async ({ ask, editor }) => {
  await ask(`/de/${(await editor.publishHostile('de-de')).slug}/`)
  expect((await ask('/de/versand/')).status).toBe(200)
  expect((await ask('/cdn-api/v2/cdn/stories')).status).toBe(401)
  expect(JSON.parse((await ask('/api/cms/versand/?locale=de-de')).body)).not.toHaveProperty('isAdmin')
})

test('the number of a product, searched for, leads to it at once', async ({ ask }) => {
  const { body } = await ask('/api/shop/listing/?locale=de-de&term=schlafsack')
  const [card] = listingAnswer.parse(JSON.parse(body)).cards
  const { number } = card ?? {}
  const answer = await ask(`/de/suche/?term=${number}`)
  expect(answer.status).toBe(307)
  expect(answer.headers.location).toContain(`-${number}/`)
})
