import { visitorState } from '@/schemas/api/visitor'
import { addedOf, basketIn, blanket, expectProblem, items, line, sage, test } from '../fixtures/http/basket'
import { expect } from '../fixtures/http/test'

test('a basket is filled, read in two markets, changed and emptied', async ({ visitor }) => {
  const posted = await visitor('POST', items, {
    items: [
      { variant: sage, quantity: 2 },
      { variant: blanket, inscription: ' Ida-Zoé ' },
    ],
  })
  expect(posted.status).toBe(200)
  expect(posted.headers['cache-control']).toBe('private, no-store')
  expect(posted.headers['set-cookie']?.join()).toMatch(/httponly/i)
  const { added, basket: filled } = addedOf(posted)
  expect(added.map(({ quantity, wanted }) => [quantity, wanted])).toEqual([
    [2, 2],
    [1, 1],
  ])
  expect(filled.items.map(({ key }) => key)).toEqual([added[1]?.key, added[0]?.key])
  expect(filled.items[0]).toMatchObject({ inscription: 'Ida-Zoé', total: 4500 })
  expect(filled.cost).toMatchObject({ currencyCode: 'EUR', goods: 9098 })

  expect(visitorState.parse(JSON.parse((await visitor('GET', '/api/visitor/')).body)).basket).toBe(3)
  const swiss = basketIn(await visitor('GET', '/api/basket/?locale=fr-ch'))
  expect(swiss.items[0]?.product.name).toBe('Couverture personnalisée')
  expect(swiss.cost.currencyCode).toBe('CHF')

  const changed = basketIn(await visitor('PUT', line(added[0]?.key), { quantity: 1 }))
  expect(changed).toMatchObject({ quantity: 2, cost: { goods: 6799 } })
  const left = basketIn(await visitor('DELETE', line(added[1]?.key)))
  expect(left.items.map(({ key }) => key)).toEqual([added[0]?.key])
  expectProblem(await visitor('DELETE', line(added[1]?.key)), 404)
  const empty = basketIn(await visitor('DELETE', line(added[0]?.key, 'de-ch')))
  expect(empty).toMatchObject({ items: [], quantity: 0, cost: { withTax: 0, shipping: 0 } })
})

test('no more goes in than there is, and the answer says so', async ({ visitor }) => {
  const first = addedOf(await visitor('POST', items, { items: [{ variant: 'PW.pw1001.056', quantity: 3 }] }))
  expect(first.added).toMatchObject([{ quantity: 2, wanted: 3 }])
  expectProblem(await visitor('POST', items, { items: [{ variant: 'PW.pw1001.056' }] }), 409, {
    'items.0.variant': 'noneLeft',
  })
  expect(basketIn(await visitor('PUT', line(first.added[0]?.key), { quantity: 20 }))).toMatchObject({
    quantity: 2,
  })
})

for (const [name, entries, status, errors] of [
  ['an unknown variant', [{ variant: 'PW.0' }], 404, { 'items.0.variant': 'unknownVariant' }],
  ['a variant that is sold out', [{ variant: 'PW.pw1001.050' }], 409, { 'items.0.variant': 'notBuyable' }],
  [
    'a blanket without its name',
    [{ variant: blanket }],
    400,
    { 'items.0.inscription': 'inscriptionMissing' },
  ],
  [
    'a body with a name',
    [{ variant: sage, inscription: 'Ida' }],
    400,
    { 'items.0.inscription': 'inscriptionNotAsked' },
  ],
  [
    'two things of which one is unknown',
    [{ variant: sage }, { variant: 'PW.0' }],
    404,
    { 'items.1.variant': 'unknownVariant' },
  ],
] as const)
  test(`${name} is refused, and nothing is kept`, async ({ visitor }) => {
    const answer = await visitor('POST', items, { items: entries })
    expectProblem(answer, status, errors)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
