import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

/** A call that is refused touches neither the database nor a cache nor the mode of the preview. */
const touched = vi.hoisted(() => [] as string[])
const touching = vi.hoisted(() => (name: string) => () => {
  touched.push(name)
  throw new Error(`${name} was touched`)
})

vi.mock('@/lib/platform/db', async (original) => ({
  ...(await original<object>()),
  database: () => new Proxy({}, { get: touching('the database') }),
}))
vi.mock('next/cache', async (original) => ({
  ...(await original<object>()),
  revalidateTag: touching('a cache'),
}))
vi.mock('next/headers', () => ({ draftMode: touching('the preview'), cookies: touching('a cookie') }))

type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response> | Response

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']

const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)route\.tsx?$/.test(file))
  .map((file) => `app/${file}`)

/** The methods that a file exports, by whatever name it knows their handlers. */
function methodsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return methods.filter((method) =>
    new RegExp(
      `export (?:const|(?:async )?function) ${method}\\b|\\bas ${method}\\b|export \\{[^}]*\\b${method}\\b[^}]*\\}`,
    ).test(text),
  )
}

/** Values that the parameters of an address can have. */
const parameters = {
  kind: 'voucher',
  path: ['spaces', '1', 'stories'],
  key: 'gift:a',
  number: '1',
  slug: ['a'],
  market: 'de',
}
const segmentOf = (name: string) => [parameters[name as keyof typeof parameters]].flat().join('/')

const addressOf = (file: string) =>
  `http://shop.example${file
    .replace(/^app|\/route\.tsx?$/g, '')
    .replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, name: string) => segmentOf(name))}/?locale=de-de`

const changing = files.flatMap((file) =>
  methodsOf(file)
    .filter((method) => !reading.has(method))
    .map((method) => [method, file] as const),
)

/** A token is asked for, and asked for too often; a form that is signed holds its secret in its body. */
const refusalsOf = (file: string) =>
  file.startsWith('app/cdn-api/v1/uploads/') ? [400, 403] : [401, 403, 404, 405, 429]

/** What a page of another site can have a browser send, and what a program sends without saying where it is from. */
const strangers: [string, Record<string, string>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a sibling of the shop’s host', { 'sec-fetch-site': 'same-site', origin: 'https://evil.shop.example' }],
  ['another site in an old browser', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['nowhere', {}],
]

beforeAll(() => {
  vi.stubEnv('BASE_URL', 'http://shop.example')
  vi.stubEnv('PAYMENTS', 'sandbox')
  vi.stubEnv('SESSION_SECRET', 'a secret of the tests, which is long enough')
  vi.stubEnv('NESTLING_INTERNAL_SECRET', 'internal')
  vi.stubEnv('STORYBLOK_WEBHOOK_SECRET', 'a secret of the webhook')
})
afterAll(() => vi.unstubAllEnvs())

describe('A call that changes something', () => {
  it('is found in every file that has one', () => {
    expect(files.length).toBeGreaterThan(30)
    expect(changing.length).toBeGreaterThan(14)
    const exporting = files.filter((file) => methodsOf(file).length > 0)
    expect(exporting).toEqual(files)
  })

  describe.each(changing)('%s of %s', (method, file) => {
    it.each(strangers)('does nothing for %s that knows no secret', async (_, headers) => {
      touched.length = 0
      const module = (await import(/* @vite-ignore */ `@/${file.replace(/\.tsx?$/, '')}`)) as Record<
        string,
        Handler
      >
      const request = new Request(addressOf(file), {
        method,
        headers: { host: 'shop.example', 'content-type': 'application/json', ...headers },
        ...(method !== 'DELETE' && { body: '{}' }),
      })
      const answer = await module[method]?.(request, { params: Promise.resolve(parameters) })
      expect(refusalsOf(file)).toContain(answer?.status)
      expect(touched).toEqual([])
    })
  })
})
