import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readJsonBody } from '@/lib/platform/http/read-json'
import { isSameOrigin } from '@/lib/platform/http/same-origin'

const request = (headers: Record<string, string>, body = '{"number":"1"}') =>
  new Request('http://shop.test/api/wishlist/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

describe('A call that changes something', () => {
  it.each([
    ['a page of the shop', { 'sec-fetch-site': 'same-origin' }, true],
    ['another site', { 'sec-fetch-site': 'cross-site' }, false],
    ['another host of the same domain', { 'sec-fetch-site': 'same-site' }, false],
    ['the address bar', { 'sec-fetch-site': 'none' }, false],
    ['an older browser on a page of the shop', { origin: 'http://shop.test', host: 'shop.test' }, true],
    ['an older browser elsewhere', { origin: 'http://evil.test', host: 'shop.test' }, false],
    ['a page without an origin', { origin: 'null', host: 'shop.test' }, false],
    ['an unknown origin', { host: 'shop.test' }, false],
  ])('is taken from a page of the shop only: %s', (_, headers, expected) => {
    expect(isSameOrigin(request(headers as Record<string, string>))).toBe(expected)
  })

  const schema = z.object({ number: z.string(), list: z.array(z.object({ size: z.int() })).optional() })
  const own = { 'sec-fetch-site': 'same-origin' }

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, '{"number":"1"}', 403],
    ['no JSON', own, 'number=1', 400],
    ['nothing', own, '', 400],
    ['too much', own, JSON.stringify({ number: 'x'.repeat(70_000) }), 413],
    ['too deep', own, '['.repeat(21) + ']'.repeat(21), 413],
    ['too many values', own, JSON.stringify(Array(5_000).fill(0)), 413],
    ['another type', { ...own, 'content-type': 'text/plain' }, '{"number":"1"}', 415],
  ])('is refused with its reason: %s', async (_, headers, body, status) => {
    const result = await readJsonBody(request(headers as Record<string, string>, body), schema)
    expect(result.ok ? 200 : result.answer.status).toBe(status)
  })

  it('names each field that is wrong', async () => {
    const result = await readJsonBody(request(own, '{"number":5,"list":[{"size":"x"}]}'), schema)
    if (result.ok) throw new Error('taken')
    expect(result.answer.headers.get('content-type')).toBe('application/problem+json')
    expect(Object.keys((await result.answer.json()).errors)).toEqual(['number', 'list.0.size'])
  })

  it('is handed on parsed', async () => {
    expect(await readJsonBody(request(own), schema)).toEqual({ ok: true, data: { number: '1' } })
  })
})
