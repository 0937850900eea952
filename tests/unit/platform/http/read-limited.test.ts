import { Busboy } from '@fastify/busboy'
import { describe, expect, it, vi } from 'vitest'
import { gatheredBytes } from '@/lib/platform/http/gather'
import { piecesOf, readLimitedBytes } from '@/lib/platform/http/read-limited'
import { readMultipart } from '@/lib/platform/http/read-multipart'

const post = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request('http://shop.local/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

const endless = () =>
  new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(1_000))
    },
  })

/** A body of which each byte comes in a piece of its own. */
const dripping = (text: string) => {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + 1))
      at += 1
    },
  })
}

const boundary = 'a-boundary'
const long = 'ö'.repeat(50_000)
const part = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

describe('A body whose bytes come one by one', () => {
  it('reaches its reader in pieces worth reading, whatever kind of body it is', async () => {
    const pieces: Buffer[] = []
    for await (const piece of piecesOf(dripping(`${long}.`))) pieces.push(piece)
    expect(pieces.length).toBe(Math.ceil(100_001 / gatheredBytes))
    expect(Buffer.concat(pieces).toString()).toBe(`${long}.`)
  })

  it('is parsed as a form in few steps', async () => {
    const write = vi.spyOn(Busboy.prototype, 'write')
    const body = `${part('words', long)}${part('more', 'ü')}--${boundary}--\r\n`
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    const read = await readMultipart(post(dripping(body), headers), { bytes: 200_000, fields: 9, files: 0 })
    expect(read.ok && [...read.data]).toEqual([
      ['words', long],
      ['more', 'ü'],
    ])
    expect(write.mock.calls.length).toBeLessThanOrEqual(5)
    write.mockRestore()
  })

  it('is ended at its limit all the same', async () => {
    expect(await readLimitedBytes(post(dripping(long)), 99_999)).toBeUndefined()
    expect((await readLimitedBytes(post(dripping(long)), 100_000))?.length).toBe(100_000)
  })
})

describe('A body', () => {
  it('keeps its order where small and large pieces come by turns', async () => {
    const sizes = [1, 40_000, 3, 16_384, 16_383, 16_384, 2, 70_000, 5]
    const bytes = sizes.map((size, index) => new Uint8Array(size).fill(index + 1))
    const left = [...bytes]
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = left.shift()
        if (piece) controller.enqueue(piece)
        else controller.close()
      },
    })
    expect(await readLimitedBytes(post(body), 1_000_000)).toEqual(Buffer.concat(bytes))
  })

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
