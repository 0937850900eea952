import { describe, expect, it } from 'vitest'
import { readLimited } from '@/lib/platform/http/read-limited'

const post = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request('http://shop.local/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

const endless = () =>
  new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(1_000))
    },
  })

describe('readLimited', () => {
  it('reads a body whose characters come in pieces', async () => {
    expect(await readLimited(post('größe'), 10)).toBe('größe')
  })
  it('counts bytes, not characters', async () => {
    expect(await readLimited(post('ööö'), 5)).toBeUndefined()
    expect(await readLimited(post('ööö'), 6)).toBe('ööö')
  })
  it('stops reading a body that says no length and never ends', async () => {
    expect(await readLimited(post(endless()), 10_000)).toBeUndefined()
  })
  it('refuses a length that is too great before reading', async () => {
    expect(await readLimited(post('x', { 'content-length': '99' }), 10)).toBeUndefined()
  })
})
