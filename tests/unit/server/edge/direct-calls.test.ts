import { afterEach, expect, it, vi } from 'vitest'
import { openEdge } from './open-edge'

const handler = vi.fn((_, response) => response.end('Next.js'))
const listing = vi.fn(
  async ({ url }: Request) =>
    new Response(JSON.stringify({ asked: new URL(url).search, words: 'Strampler '.repeat(500) }), {
      status: 200,
      headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=30' },
    }),
)
const path = '/api/shop/listing/'
const open = (more: Partial<Parameters<typeof openEdge>[0]> = {}) =>
  openEdge({ handler, calls: new Map([[path, listing]]), ...more })

afterEach(() => vi.clearAllMocks())

it('answers a call without Next.js, with its headers and those of the shop', async () => {
  await using edge = await open()
  const { status, headers, body } = await edge.send(`${path}?locale=de&term=body`)
  expect([status, JSON.parse(body).asked]).toEqual([200, '?locale=de&term=body'])
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'public, max-age=30',
    'x-content-type-options': 'nosniff',
  })
  expect(handler).not.toHaveBeenCalled()
})

it('compresses the answer of a call', async () => {
  await using edge = await open()
  const response = await fetch(`http://127.0.0.1:${edge.address().port}${path}`, {
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(await response.json()).toMatchObject({ words: 'Strampler '.repeat(500) })
})

it('leaves every other method and path to Next.js', async () => {
  await using edge = await open()
  for (const [other, method] of [
    ['/api/shop/suggest/', 'GET'],
    [path, 'POST'],
    [path, 'HEAD'],
  ] as const)
    await edge.send(other, {}, method)
  expect(handler).toHaveBeenCalledTimes(3)
  expect(listing).not.toHaveBeenCalled()
})

it('gives a call room as it gives Next.js, and says when there is none', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  listing.mockImplementationOnce(async () => {
    await promise
    return new Response('{}')
  })
  await using edge = await open({ limits: { listing: { atOnce: 1, waiting: 0, patience: 1_000 } } })
  const first = edge.send(path)
  await expect.poll(() => listing.mock.calls.length).toBe(1)
  const second = await fetch(`http://127.0.0.1:${edge.address().port}${path}`)
  expect([second.status, second.headers.get('retry-after')]).toEqual([503, expect.any(String)])
  resolve()
  expect((await first).status).toBe(200)
})
