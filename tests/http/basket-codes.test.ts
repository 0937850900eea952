import { randomInt } from 'node:crypto'
import { ask as send } from '../fixtures/e2e/ask'
import { putCodes } from '../fixtures/e2e/voucher'
import {
  basketIn,
  cookieOf,
  expectProblem,
  items,
  sage,
  visitorAt,
  test as withVisitors,
} from '../fixtures/http/basket'
import { expect } from '../fixtures/http/test'

const test = withVisitors.extend<{ given: Awaited<ReturnType<typeof putCodes>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the dependencies of a fixture from this pattern
  given: async ({}, use) => {
    const given = await putCodes()
    await use(given)
    await given.remove()
  },
})

const codes = (kind = '', locale = 'de-de') => `/api/basket/codes/${kind && `${kind}/`}?locale=${locale}`
const basket = '/api/basket/?locale=de-de'

test('codes are redeemed and removed in the own basket alone', async ({ visitor, somebody, given }) => {
  await visitor('POST', items, { items: [{ variant: sage }] })
  await somebody('POST', items, { items: [{ variant: sage }] })
  const answer = await visitor('POST', codes(), { code: ` ${given.code.toLowerCase()} ` })
  expect(answer.headers['cache-control']).toBe('private, no-store')
  const { cost, voucher } = basketIn(answer)
  expect(voucher).toEqual({ code: given.code, label: given.label, isValid: true, amount: 230 })
  expect(basketIn(await visitor('POST', codes(), { code: given.card }))).toMatchObject({
    giftCard: { code: `••••${given.card.slice(-4)}`, balance: 2000, amount: 2000 },
    cost: { ...cost, covered: 2000, toPay: cost.withTax - 2000 },
  })
  const other = basketIn(await somebody('GET', basket))
  expect([other.voucher, other.giftCard]).toEqual([undefined, undefined])
  expectProblem(await somebody('DELETE', codes('voucher')), 404)
  expect(basketIn(await visitor('GET', basket))).toMatchObject({ voucher: { isValid: true } })
  await given.use()
  expect(basketIn(await visitor('GET', basket))).toMatchObject({
    voucher: { code: given.code, isValid: false, reason: 'usedUp', amount: 0 },
  })
  const rest = basketIn(await visitor('DELETE', codes('voucher')))
  expect([rest.voucher, rest.giftCard?.amount]).toEqual([undefined, 2000])
  expect(basketIn(await visitor('DELETE', codes('giftCard'))).giftCard).toBeUndefined()
  expectProblem(await visitor('DELETE', codes('giftCard')), 404)
})

test('a code that cannot be redeemed is refused with the reason', async ({ visitor, given }) => {
  expectProblem(await visitor('POST', codes(), { code: given.code }), 422, { code: 'noGoods' })
  await visitor('POST', items, { items: [{ variant: sage }] })
  expectProblem(await visitor('POST', codes(), { code: 'ü' }), 422, { code: 'unknown' })
  expectProblem(await visitor('POST', codes('', 'de-at'), { code: given.code }), 422, { code: 'notHere' })
  const large = await putCodes({ minOrderValue: { EUR: 10_000, CHF: 10_000 } })
  const refused = await visitor('POST', codes(), { code: large.code })
  expectProblem(refused, 422, { code: 'minOrderValue' })
  expect(JSON.parse(refused.body)).toMatchObject({
    missing: 10_000 - 2299,
    detail: expect.stringMatching(/77,01\s€/),
  })
  expect(basketIn(await visitor('GET', basket)).voucher).toBeUndefined()
  await large.remove()
})

test('what is no code, or does not come from a page of the shop, changes nothing', async ({
  address,
  visitor,
  given,
}) => {
  await visitor('POST', items, { items: [{ variant: sage }] })
  for (const body of [
    {},
    { code: '' },
    { code: ' ' },
    { code: null },
    { code: 7 },
    { code: ['a'] },
    [],
    'x',
    { code: 'a'.repeat(101) },
  ])
    expectProblem(await visitor('POST', codes(), body), 400)
  expectProblem(await visitor('POST', codes(), { code: "'; drop table vouchers;--" }), 422, {
    code: 'unknown',
  })
  for (const kind of ['vouchers', '__proto__', '%00', 'a'.repeat(3000)])
    expectProblem(await visitor('DELETE', codes(kind)), 404)
  for (const headers of [
    {},
    { origin: 'https://evil.example' },
    { origin: address, 'sec-fetch-site': 'cross-site' },
  ] as Record<string, string>[]) {
    const body = JSON.stringify({ code: given.code })
    const typed = { 'content-type': 'application/json', ...headers }
    expectProblem(await send(address, codes(), { method: 'POST', headers: typed, body }), 403)
    expectProblem(await send(address, codes('voucher'), { method: 'DELETE', headers }), 403)
  }
  for (const locale of ['', 'xx-xx'])
    expectProblem(await visitor('POST', codes('', locale), { code: 'A' }), 400)
  expect(basketIn(await visitor('GET', basket)).voucher).toBeUndefined()
})

test('the code of an address is redeemed with the first thing in the basket, until it is removed', async ({
  address,
  given,
}) => {
  const kept = `voucher=${given.code.toLowerCase()}`
  const headers = { origin: address, 'content-type': 'application/json', cookie: kept }
  const body = JSON.stringify({ items: [{ variant: sage }] })
  const added = await send(address, items, { method: 'POST', headers, body })
  expect(JSON.parse(added.body).basket).toMatchObject({ voucher: { code: given.code, isValid: true } })
  // Taken over, it is not kept twice; another page may have kept it anew.
  expect(added.headers['set-cookie']).toContainEqual(expect.stringMatching(/^voucher=; Max-Age=0; Path=\//))
  const cookies = (cookieOf(added) ?? '').split('; ')
  const own = cookies.filter((line) => !line.startsWith('voucher=')).join('; ')
  const removed = await send(address, codes('voucher'), {
    method: 'DELETE',
    headers: { ...headers, cookie: `${own}; ${kept}` },
  })
  expect(basketIn(removed).voucher).toBeUndefined()
  expect(removed.headers['set-cookie']).toContainEqual(expect.stringMatching(/^voucher=; Max-Age=0; Path=\//))
  expect(basketIn(await send(address, basket, { headers: { cookie: own } })).voucher).toBeUndefined()
})

test('wrong codes of a network are limited, typed or brought by an address', async ({ address, given }) => {
  // Other tests type codes from this machine meanwhile. Each try guesses from a network of its own.
  const from = { 'x-forwarded-for': `198.51.100.${randomInt(1, 255)}` }
  const guesser = visitorAt(address, from)
  let guesses = 0
  const guess = () => {
    guesses += 1
    return guesser('POST', codes(), { code: `GUESS-${guesses}` })
  }
  const added = await guesser('POST', items, { items: [{ variant: sage }] })
  let answer = await guess()
  expectProblem(answer, 422, { code: 'unknown' })
  while (answer.status === 422 && guesses < 50) answer = await guess()
  expectProblem(answer, 429, { code: 'tooMany' })
  expect(answer.headers['retry-after']).toBe('3600')
  expectProblem(await guesser('POST', codes(), { code: given.code }), 429, { code: 'tooMany' })
  const cookie = `${cookieOf(added)}; voucher=${given.code}`
  expect(basketIn(await send(address, basket, { headers: { ...from, cookie } })).voucher).toEqual({
    ...{ code: given.code, isValid: false, reason: 'tooMany', amount: 0 },
    message: 'Zu viele falsche Codes. Versuchen Sie es in einer Stunde noch einmal.',
  })
})
