import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { acceptedCoding, DocumentCache, matchesTag } from '@/lib/server/edge/document-cache'

const page = `<!doctype html><p>„Größe“ – passt.</p>${'ö'.repeat(500)}`

describe('acceptedCoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['identity', 'identity'],
    ['gzip;q=0.0', 'identity'],
  ])('of %s is %s', (header, coding) => expect(acceptedCoding(header)).toBe(coding))
})

describe('a kept document', () => {
  it('is the same text in every coding', () => {
    const cache = new DocumentCache()
    expect(cache.encode(page, 'identity').body.toString('utf8')).toBe(page)
    expect(gunzipSync(cache.encode(page, 'gzip').body).toString('utf8')).toBe(page)
    expect(brotliDecompressSync(cache.encode(page, 'br').body).toString('utf8')).toBe(page)
  })

  it('is left as it is when it is the data of a navigation, whatever its texts say', () => {
    const text = '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"\\q"])'
    const data = `0:["$","p",null,{"children":"$1"}]\n1:T${text.length.toString(16)},${text}`
    expect(new DocumentCache().encode(data, 'identity').body.toString()).toBe(data)
  })

  it('is encoded once', () => {
    const cache = new DocumentCache()
    expect(cache.encode(page, 'br').body).toBe(cache.encode(page, 'br').body)
  })

  it('has another tag than another document', () => {
    const cache = new DocumentCache()
    const { etag } = cache.encode(page, 'gzip')
    expect(cache.encode(page, 'br').etag).toBe(etag)
    expect(cache.encode(`${page} `, 'br').etag).not.toBe(etag)
    expect(matchesTag(etag, etag)).toBe(true)
    expect(matchesTag(`"x", ${etag.slice(2)}`, etag)).toBe(true)
    expect(matchesTag('"x"', etag)).toBe(false)
    expect(matchesTag(undefined, etag)).toBe(false)
  })

  it('goes when the cache holds too much', () => {
    const cache = new DocumentCache(undefined, 10_000)
    const first = cache.encode(page, 'identity').body
    for (let index = 0; index < 10; index += 1) cache.encode(`${page}${index}`, 'identity')
    expect(cache.encode(page, 'identity').body).not.toBe(first)
  })

  it('that is asked for stays while others go', () => {
    const cache = new DocumentCache(undefined, 10_000)
    const first = cache.encode(page, 'identity').body
    for (let index = 0; index < 10; index += 1) {
      cache.encode(`${page}${index}`, 'identity')
      expect(cache.encode(page, 'identity').body).toBe(first)
    }
  })
})
