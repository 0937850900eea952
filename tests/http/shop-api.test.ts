import { listingAnswer, suggestAnswer, targetAnswer } from '@/schemas/api/listing'
import { placeAnswer } from '@/schemas/api/places'
import { productCards } from '@/schemas/api/products'
import { type Answer, ask as send } from '../fixtures/e2e/ask'
import { expect, test } from '../fixtures/e2e/test'

const marker = '<script>alert(4711)</script>'

/** What no visitor sends, percent-encoded as it goes over the wire. */
const hostile: [name: string, value: string][] = [
  ['SQL', '%27%20or%201%3D1%3B%20drop%20table%20products%3B--'],
  ['SQL in a union', '1)%20union%20select%20version()--'],
  ['a pattern of SQL', '%25_%25%5C'],
  ['a search expression', '!%26|()%3A*%27%3C-%3E'],
  ['a script', encodeURIComponent(`"'>${marker}`)],
  ['a template', '%7B%7B7*7%7D%7D%24%7B7*7%7D'],
  ['a huge number', '9'.repeat(400)],
  ['a number beyond 32 bits', '2147483648'],
  ['a number below zero', '-1'],
  ['a number with an exponent', '1e309'],
  ['no number', 'NaN'],
  ['a NUL character', 'a%00b'],
  ['line breaks', 'a%0d%0aset-cookie:%20x=y'],
  ['an encoding that ends early', '%E0%A4%A'],
  ['half a character', '%ED%A0%80'],
  ['a step upwards', '..%2f..%2fetc%2fpasswd'],
  ['a prototype', '__proto__'],
  ['a constructor', 'constructor'],
  ['JSON', '%7B%22%24gt%22%3A%22%22%7D'],
  ['letters from elsewhere', '%F0%9F%91%B6%E2%80%AE%D8%A7%E6%97%A5'],
  ['10 KB', 'a'.repeat(10_000)],
  ['10 KB of words', 'kinder%20wagen%20'.repeat(600)],
  ['nothing', ''],
]

const filters = ['brand', 'colour', 'size', 'price', 'priceFrom', 'priceTo', 'age', 'subbrand', 'gender']
const endpoints: Record<string, { parameters: string[]; base: string; reads: (body: unknown) => boolean }> = {
  '/api/shop/listing/': {
    parameters: ['locale', 'category', 'term', 'sort', 'page', 'pageSize', 'farbe', ...filters],
    base: 'locale=de-de',
    reads: (body) => listingAnswer.safeParse(body).success || targetAnswer.safeParse(body).success,
  },
  '/api/shop/suggest/': {
    parameters: ['locale', 'term', 'unknown'],
    base: 'locale=de-de',
    reads: (body) => suggestAnswer.safeParse(body).success,
  },
  '/api/shop/products/': {
    parameters: ['locale', 'numbers', 'unknown'],
    base: 'locale=de-de',
    reads: (body) => productCards.safeParse(body).success,
  },
  '/api/shop/recommendations/': {
    parameters: ['locale', 'slot', 'numbers', 'unknown'],
    base: 'locale=de-de&slot=basket&numbers=100000',
    reads: (body) => productCards.safeParse(body).success,
  },
  '/api/shop/places/': {
    parameters: ['locale', 'place', 'country', 'unknown'],
    base: 'locale=de-de&place=Berlin',
    reads: (body) => placeAnswer.safeParse(body).success,
  },
}

/** A clear answer in JSON, which no browser takes for a page; anything else is said in words. */
function faultOf({ status, headers, body }: Answer, reads: (body: unknown) => boolean): string | undefined {
  const type = String(headers['content-type'])
  if (status !== 200 && (status < 400 || status > 499)) return `status ${status}`
  if (!/^application\/(?:problem\+)?json/.test(type)) return `type ${type}`
  if (headers['x-content-type-options'] !== 'nosniff') return 'may be sniffed'
  if (headers['set-cookie']) return 'sets a cookie'
  if (body.includes(marker)) return 'echoes a script'
  if (/postgres|syntax error|select |drizzle|node_modules|stack/i.test(body)) return `tells too much: ${body}`
  const parsed: unknown = JSON.parse(body)
  if (status === 200) return reads(parsed) ? undefined : 'is not what the schema says'
  const problem = parsed as { status?: unknown; title?: unknown }
  return problem.status === status && typeof problem.title === 'string'
    ? undefined
    : 'is no problem of RFC 9457'
}

for (const [path, { parameters, base, reads }] of Object.entries(endpoints)) {
  test(`${path} answers every value of every parameter with 200 or 4xx in JSON`, async ({ address }) => {
    const faults: string[] = []
    for (const parameter of parameters)
      for (const [name, value] of hostile) {
        const query = [...(parameter === 'locale' ? [] : [base]), `${parameter}=${value}`].join('&')
        const fault = faultOf(await send(address, `${path}?${query}`), reads)
        if (fault) faults.push(`${parameter} = ${name}: ${fault}`)
      }
    expect(faults).toEqual([])
  })

  test(`${path} answers lists, names and repetitions that it does not know`, async ({ address }) => {
    const faults: string[] = []
    for (const query of [
      ...parameters.map((parameter) => `${parameter}[]=a&${parameter}[$ne]=b`),
      ...parameters.map((parameter) => `${parameter}=a&${parameter}=${encodeURIComponent(marker)}`),
      parameters.map((parameter) => `${parameter}=1`).join('&'),
      Array.from({ length: 300 }, (_, index) => `colour=c${index}`).join('&'),
      Array.from({ length: 300 }, (_, index) => `x${index}=${encodeURIComponent(marker)}`).join('&'),
      '__proto__[polluted]=1&constructor.prototype.polluted=1',
      '&&==&=&%3D',
      '?',
    ]) {
      const fault = faultOf(await send(address, `${path}?${base}&${query}`), reads)
      if (fault) faults.push(`${query.slice(0, 60)}: ${fault}`)
    }
    expect(faults).toEqual([])
    expect(faultOf(await send(address, path), reads)).toBeUndefined()
  })
}

test('a redirect is asked for with any path, and answered with 200 or 4xx in JSON', async ({ address }) => {
  const faults: string[] = []
  for (const [name, value] of hostile) {
    const fault = faultOf(
      await send(address, `/api/shop/redirect/${value || '%20'}/?locale=de-de`),
      () => true,
    )
    if (fault) faults.push(`${name}: ${fault}`)
  }
  expect(faults).toEqual([])
})

test('what is asked for properly is answered after all that', async ({ ask }) => {
  const listing = await ask('/api/shop/listing/?locale=de-de&category=kleidung&sort=price-asc')
  expect(listingAnswer.parse(JSON.parse(listing.body)).hits).toBeGreaterThan(20)
  const { cards } = listingAnswer.parse(JSON.parse(listing.body))
  const numbers = cards.slice(0, 3).map(({ number }) => number)
  const products = await ask(`/api/shop/products/?locale=ch-fr&numbers=${numbers.join()}`)
  expect(productCards.parse(JSON.parse(products.body)).items.map(({ number }) => number)).toEqual(numbers)
  const beside = await ask(`/api/shop/recommendations/?locale=ch-fr&slot=basket&numbers=${numbers.join()}`)
  expect(beside.headers['cache-control']).toBe('public, max-age=60')
  const recommended = productCards.parse(JSON.parse(beside.body)).items.map(({ number }) => number)
  expect(recommended).toHaveLength(12)
  expect(recommended.filter((number) => numbers.includes(number))).toEqual([])
  const suggested = await ask('/api/shop/suggest/?locale=de-de&term=stramp')
  expect(suggestAnswer.parse(JSON.parse(suggested.body)).products.length).toBeGreaterThan(0)
})

for (const path of [
  '/api/shop/listing/?locale=de-de',
  '/api/shop/suggest/?locale=de-de&term=a',
  '/api/shop/products/?locale=de-de&numbers=100000',
  '/api/shop/recommendations/?locale=de-de&slot=basket&numbers=100000',
  '/api/shop/places/?locale=de-de&place=Berlin',
  '/api/shop/redirect/alt/?locale=de-de',
])
  test(`${path} is for reading`, async ({ ask }) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const given = `{"__proto__":{"polluted":true},"term":"${marker}"}`
      const { status, headers, body } = await ask(path, {
        method,
        headers: { 'content-type': 'application/json', 'content-length': String(given.length) },
        body: given,
      })
      expect(status, method).toBe(405)
      expect(headers.allow).toContain('GET')
      expect(JSON.parse(body)).toEqual({ status: 405, title: 'Method not allowed' })
    }
    const head = await ask(path, { method: 'HEAD' })
    expect(head.body).toBe('')
    expect(head.status).toBe((await ask(path)).status)
  })
