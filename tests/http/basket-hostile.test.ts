import { mostOfOne } from '@/schemas/api/basket-entries'
import { ask as send } from '../fixtures/e2e/ask'
import {
  addedOf,
  basketIn,
  blanket,
  cookieOf,
  expectProblem,
  items,
  line,
  sage,
  test,
} from '../fixtures/http/basket'
import { expect } from '../fixtures/http/test'

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
      expectProblem(
        await send(address, path, {
          method,
          headers: { 'content-type': 'application/json', ...headers },
          ...(method !== 'DELETE' && { body }),
        }),
        403,
      )
})

test('a cookie that somebody has changed is a new visitor', async ({ address, ask, visitor }) => {
  const cookie = cookieOf(await visitor('POST', items, { items: [{ variant: sage }] })) ?? ''
  expect(basketIn(await ask('/api/basket/?locale=de-de', { headers: { cookie } })).quantity).toBe(1)
  for (const broken of [
    `${cookie.slice(0, 100)}x${cookie.slice(100)}`,
    cookie.slice(0, -9),
    cookie.replace(/=.*/, '=%00'),
    'shop-session={"basket":"1"}',
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
    ...['', 'null', '[]', '{', '"', '1e999', '{"items":', 'items=1', '\u0000', '['.repeat(19)],
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
    { items: [{ variant: sage, customData: 'x' }] },
    { __proto__: { items: [{ variant: sage }] } },
  ]
  expectProblem(await visitor('POST', items, '['.repeat(50_000)), 413)
  for (const body of bodies) {
    const answer = await visitor('POST', items, body)
    const said = JSON.stringify(body).slice(0, 80)
    // A key of an article may have any letters, so that some of these are keys of no article.
    expect([400, 404], said).toContain(answer.status)
    expectProblem(answer, answer.status)
  }
  for (const quantity of [0, -1, 1.5, mostOfOne + 1, '2', null, [], {}])
    expectProblem(await visitor('PUT', line(added[0]?.key), { quantity }), 400)
  expectProblem(await visitor('POST', items, `{"items":"${'a'.repeat(70_000)}"}`), 413)
  expect(basketIn(await visitor('GET', '/api/basket/?locale=de-de')).quantity).toBe(1)
})

test('a campaign whose name is none is left out, and the article is taken', async ({ visitor }) => {
  for (const ffCampaign of [...hostileTexts, ...noText]) {
    const customData = { ffData: { ffCampaign } }
    const { added, basket } = addedOf(
      await visitor('POST', items, { items: [{ variant: sage, customData }] }),
    )
    for (const item of basket.items)
      expect(item.customData, JSON.stringify(ffCampaign)).not.toHaveProperty('ffData.ffCampaign')
    // Other tests buy from the same stock.
    await visitor('DELETE', line(added[0]?.key))
  }
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
