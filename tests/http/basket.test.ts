import { basket, basketAdded, mostOfOne } from '@/schemas/api/basket'
import { visitorState } from '@/schemas/api/visitor'
import { type Answer, ask as send } from '../fixtures/e2e/ask'
import { expect, test as shopTest } from '../fixtures/http/test'

type Call = (method: string, path: string, body?: unknown) => Promise<Answer>

const cookieOf = ({ headers }: Answer) => headers['set-cookie']?.map((line) => line.split(';')[0]).join('; ')

/** A visitor's calls as a page of the shop makes them; the cookie is kept from one to the next. */
function visitorAt(address: string): Call {
  let cookie: string | undefined
  return async (method, path, body) => {
    const answer = await send(address, path, {
      method,
      headers: {
        origin: address,
        'content-type': 'application/json',
        ...(cookie !== undefined && { cookie }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    cookie = cookieOf(answer) ?? cookie
    return answer
  }
}

const test = shopTest.extend<{ visitor: Call; somebody: Call }>({
  visitor: async ({ address }, use) => use(visitorAt(address)),
  somebody: async ({ address }, use) => use(visitorAt(address)),
})

const items = '/api/basket/items/?locale=de-de'
const sage = 'PW.pw1001.074'
const blanket = 'PW.7001.1'

const addedOf = (answer: Answer) => basketAdded.parse(JSON.parse(answer.body))

function basketIn({ status, body }: Answer) {
  expect(status, body).toBe(200)
  return basket.parse(JSON.parse(body))
}

const line = (key: string | undefined, locale = 'de-de') => `/api/basket/items/${key}/?locale=${locale}`

/** A refusal in the shape of RFC 9457 that tells nothing of what is behind it. */
function expectProblem({ status, headers, body }: Answer, expected: number, errors?: object) {
  expect(status, body).toBe(expected)
  expect(headers['content-type']).toBe('application/problem+json')
  expect(body).not.toMatch(/postgres|syntax error|select |drizzle|node_modules|<script/i)
  expect(JSON.parse(body)).toMatchObject({ status: expected, ...(errors && { errors }) })
}

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
  expect(swiss.items[0]?.product.name).toBe('Couverture à prénom')
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

test('prices and stock of a body are not believed', async ({ visitor }) => {
  const { basket: filled } = addedOf(
    await visitor('POST', items, {
      items: [{ variant: sage, price: 1, withTax: 1, key: 'x', total: -5 }],
      cost: { withTax: 1 },
      id: '00000000-0000-4000-8000-000000000000',
    }),
  )
  expect(filled.items[0]).toMatchObject({ total: 2299, quantity: 1 })
})

test("another visitor's line is neither seen nor changed", async ({ visitor, somebody }) => {
  const { added } = addedOf(await visitor('POST', items, { items: [{ variant: sage }] }))
  await somebody('POST', items, { items: [{ variant: blanket, inscription: 'Ole' }] })
  const key = added[0]?.key
  expectProblem(await somebody('PUT', line(key), { quantity: 3 }), 404)
  expectProblem(await somebody('DELETE', line(key)), 404)
  expect(basketIn(await visitor('GET', '/api/basket/?locale=de-de')).quantity).toBe(1)
})

test('what does not come from a page of the shop changes nothing', async ({ address, visitor }) => {
  const { added } = addedOf(await visitor('POST', items, { items: [{ variant: sage }] }))
  const body = JSON.stringify({ items: [{ variant: sage }] })
  for (const headers of [
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: address, 'sec-fetch-site': 'cross-site' },
    { origin: address, 'sec-fetch-site': 'same-site' },
  ] as Record<string, string>[])
    for (const [method, path] of [
      ['POST', items],
      ['PUT', line(added[0]?.key)],
      ['DELETE', line(added[0]?.key)],
    ] as const)
      expectProblem(await send(address, path, { method, headers, ...(method !== 'DELETE' && { body }) }), 403)
})

test('a cookie that somebody has changed is a new visitor', async ({ address, ask, visitor }) => {
  const cookie = cookieOf(await visitor('POST', items, { items: [{ variant: sage }] })) ?? ''
  expect(basketIn(await ask('/api/basket/?locale=de-de', { headers: { cookie } })).quantity).toBe(1)
  for (const broken of [
    `${cookie.slice(0, 100)}x${cookie.slice(100)}`,
    cookie.slice(0, -9),
    cookie.replace(/=.*/, '=%00'),
    'nestling={"basket":"1"}',
  ]) {
    const answer = await send(address, '/api/basket/?locale=de-de', { headers: { cookie: broken } })
    expect(basketIn(answer), broken).toMatchObject({ items: [], quantity: 0 })
  }
})

const hostileTexts = [
  "'; drop table baskets;--",
  '<script>alert(4711)</script>',
  '{{7*7}}',
  'a\u0000b',
  '\ud800',
  'a\r\nset-cookie: x=y',
  '../../etc/passwd',
  '\u202egnp.exe',
  'x'.repeat(10_000),
  '',
  ' ',
]
const noText = [null, 7, true, [], {}, ['a'], { $gt: '' }]

test('bodies that no page sends are answered with what is wrong with them', async ({ visitor }) => {
  const { added } = addedOf(await visitor('POST', items, { items: [{ variant: sage }] }))
  const bodies: unknown[] = [
    ...['', 'null', '[]', '{', '"', '1e999', '{"items":', 'items=1', '\u0000', `${'['.repeat(50_000)}`],
    ...[
      {},
      { items: null },
      { items: {} },
      { items: [] },
      { items: 'a' },
      { items: [null] },
      { items: [[]] },
    ],
    { items: Array.from({ length: 13 }, () => ({ variant: sage })) },
    ...[...hostileTexts, ...noText].map((variant) => ({ items: [{ variant }] })),
    ...[0, -1, 1.5, mostOfOne + 1, 1e21, '2', null, [], Number.MAX_SAFE_INTEGER].map((quantity) => ({
      items: [{ variant: sage, quantity }],
    })),
    ...[...hostileTexts, ...noText].map((inscription) => ({
      items: [{ variant: blanket, inscription }],
    })),
    ...['x'.repeat(31), 'Ida\u200b', 'Ida\tEmil', 'Ida 👶', '<b>', '"'].map((inscription) => ({
      items: [{ variant: blanket, inscription }],
    })),
    ...[...hostileTexts.filter((text) => /[^\w.:-]/.test(text) || text === ''), ...noText].map(
      (promotionId) => ({
        items: [{ variant: sage, customData: { cPromo: { promotionId } } }],
      }),
    ),
    { items: [{ variant: sage, customData: { ffData: { ffCampaign: 'a\u0000' } } }] },
    { items: [{ variant: sage, customData: 'x' }] },
    { __proto__: { items: [{ variant: sage }] } },
  ]
  for (const body of bodies) {
    const answer = await visitor('POST', items, body)
    const said = JSON.stringify(body).slice(0, 80)
    expect(answer.status, said).toBe(400)
    expectProblem(answer, 400)
  }
  for (const quantity of [0, -1, 1.5, mostOfOne + 1, '2', null, [], {}])
    expectProblem(await visitor('PUT', line(added[0]?.key), { quantity }), 400)
  expectProblem(await visitor('POST', items, `{"items":"${'a'.repeat(70_000)}"}`), 413)
  expect(basketIn(await visitor('GET', '/api/basket/?locale=de-de')).quantity).toBe(1)
})

test('keys and locales that no page sends are answered with 4xx', async ({ visitor }) => {
  await visitor('POST', items, { items: [{ variant: sage }] })
  for (const key of [
    ...[
      '1',
      'null',
      '%00',
      '%27%20or%201%3D1',
      '..%2f..%2fitems',
      '__proto__',
      '%F0%9F%91%B6',
      'a'.repeat(3000),
    ],
    '00000000-0000-4000-8000-000000000000',
  ]) {
    expectProblem(await visitor('PUT', line(key), { quantity: 1 }), 404)
    expectProblem(await visitor('DELETE', line(key)), 404)
  }
  for (const locale of ['', 'xx-xx', '__proto__', '%00', 'de-de%27', 'a'.repeat(3000)]) {
    expectProblem(await visitor('GET', `/api/basket/?locale=${locale}`), 400)
    expectProblem(
      await visitor('POST', `/api/basket/items/?locale=${locale}`, { items: [{ variant: sage }] }),
      400,
    )
  }
  expect(basketIn(await visitor('GET', '/api/basket/?locale=de-de')).quantity).toBe(1)
})
