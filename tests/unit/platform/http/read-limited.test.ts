import { describe, expect, it } from 'vitest'
import { readLimitedBytes } from '@/lib/platform/http/read-limited'

const post = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request('http://shop.local/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

const endless = () =>
  new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(1_000))
    },
  })

describe('A body', () => {
  it('is read when its characters come in pieces', async () => {
    expect(String(await readLimitedBytes(post('größe'), 10))).toBe('größe')
  })
  it('is counted in bytes, not in characters', async () => {
    expect(await readLimitedBytes(post('ööö'), 5)).toBeUndefined()
    expect(String(await readLimitedBytes(post('ööö'), 6))).toBe('ööö')
  })
  it('that says no length and never ends is read up to its limit', async () => {
    expect(await readLimitedBytes(post(endless()), 10_000)).toBeUndefined()
  })
  it('that says a length which is too great is not read', async () => {
    expect(await readLimitedBytes(post('x', { 'content-length': '99' }), 10)).toBeUndefined()
  })
})
