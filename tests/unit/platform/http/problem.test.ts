import { expect, it } from 'vitest'
import { problem } from '@/lib/platform/http/problem'
import { isServedByHttps } from '@/lib/platform/http/served-by-https'
import { marketOfRequest } from '@/lib/platform/markets/market-param'

const ask = (query: string, brand: 'baby' | 'bm' = 'baby') =>
  marketOfRequest(brand, new URL(`http://shop.example/api/cms/_/${query}`))

it('A problem is application/problem+json with its status, and is never cached', async () => {
  const answer = problem({ status: 422, title: 'Wrong', errors: { email: 'is missing' } })
  expect(answer.status).toBe(422)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ status: 422, title: 'Wrong', errors: { email: 'is missing' } })
})

it('A problem tells what one call has besides, and nothing of what that has not', async () => {
  const refused = { status: 422, title: 'Wrong' }
  expect(await problem(refused, { missing: 701 }).json()).toEqual({ ...refused, missing: 701 })
  expect(await problem(refused, { missing: undefined }).json()).toEqual(refused)
})

it.each([
  ['https://shop.example', true],
  ['http://localhost:3000', false],
  ['http://https.example', false],
])('The shop at %s is served by https: %s', (baseUrl, expected) =>
  expect(isServedByHttps({ baseUrl })).toBe(expected),
)

it('A problem keeps its own headers out of its body', async () => {
  const answer = problem({ status: 503, title: 'Down', headers: { 'retry-after': '30' } })
  expect(answer.headers.get('retry-after')).toBe('30')
  expect(await answer.json()).toEqual({ status: 503, title: 'Down' })
})

it.each([
  ['?locale=fr-ch', 'ch-fr'],
  ['?locale=ch-fr', 'ch-fr'],
  ['?locale=FR-CH', 'ch-fr'],
  ['?locale=de', 'de'],
  ['?locale=at&locale=de', 'at'],
])('A call names its market by shop locale or by market code: %s', (query, code) => {
  expect(ask(query)).toMatchObject({ code })
})

it.each(['', '?locale=', '?locale=en-gb', '?locale=../de', '?Locale=de', '?locale=nl'])(
  'A call without a market of this shop is refused with the ones that there are: %s',
  async (query) => {
    const answer = ask(query)
    if (!(answer instanceof Response)) throw new Error(`taken for ${answer.code}`)
    expect(answer.status).toBe(400)
    const { errors } = (await answer.json()) as { errors: Record<string, string> }
    expect(errors.locale).toBe('must be one of de-de, de-at, fr-ch, de-ch')
  },
)

it('A market of the second brand is one only there', () => {
  expect(ask('?locale=nl', 'bm')).toMatchObject({ code: 'nl' })
})
