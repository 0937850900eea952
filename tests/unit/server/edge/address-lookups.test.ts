import { describe, expect, it, vi } from 'vitest'
import { UnavailableError } from '@/lib/platform/outage'
import { BusyError, createAddressLookups } from '@/lib/server/edge/address-lookups'
import { answers, openEdge } from './open-edge'

const client = [{ name: 'a', isShared: false }]
const signal = new AbortController().signal
const full = { atOnce: 1, waiting: 0, patience: 10 }

describe('Addresses that are looked up', () => {
  it('are, only so many at once', async () => {
    const lookUp = createAddressLookups(full)({ client, signal })
    const { promise, resolve } = Promise.withResolvers<string>()
    const first = lookUp(() => promise, 1_000)
    const find = vi.fn(async () => 'b')
    await expect(lookUp(find, 1_000)).rejects.toThrow(BusyError)
    expect(find).not.toHaveBeenCalled()
    resolve('a')
    expect(await first).toBe('a')
    expect(await lookUp(find, 1_000)).toBe('b')
  })

  it('are not for a client that is gone', async () => {
    const find = vi.fn(async () => 'a')
    const gone = createAddressLookups(full)({ client, signal: AbortSignal.abort() })
    await expect(gone(find, 1_000)).rejects.toThrow(BusyError)
    expect(find).not.toHaveBeenCalled()
  })

  it('are not told to be too many while the database fails', async () => {
    const lookUp = createAddressLookups(full)({ client, signal })
    await expect(lookUp(() => Promise.reject(new Error('down')), 1_000)).rejects.toThrow('down')
    const { promise, resolve } = Promise.withResolvers<string>()
    const waiting = lookUp(() => promise, 1_000)
    await expect(lookUp(async () => 'b', 1_000)).rejects.not.toThrow(BusyError)
    resolve('a')
    await waiting
  })

  it.each(['/de/p/x-1/', '/de/nothing/'])(
    'are a 503 beyond it, while pages are answered: %s',
    async (path) => {
      const { promise, resolve } = Promise.withResolvers<undefined>()
      const begun = Promise.withResolvers<void>()
      const slow = () => {
        begun.resolve()
        return promise
      }
      await using edge = await openEdge({
        handler: answers(200),
        mayExist: (at) => at !== '/de/nothing/',
        findRedirect: slow,
        findProductPath: slow,
        lookUpLimits: full,
      })
      const get = (at: string) => fetch(`http://127.0.0.1:${edge.address().port}${at}`)
      const first = get(path)
      await begun.promise
      const answer = await get(path)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('5')
      expect((await get('/de/')).status).toBe(200)
      resolve(undefined)
      expect((await first).status).toBe(404)
    },
  )
})

describe('A sitemap', () => {
  it.each(['/sitemap.xml', '/de/sitemap.xml', '/de/sitemap/products-1.xml'])(
    'is a 503 during an outage, so that search engines come again: %s',
    async (path) => {
      await using edge = await openEdge({
        handler: () => {
          throw new UnavailableError('down', undefined)
        },
      })
      const got = await edge.send(path)
      expect(got.status).toBe(503)
      expect(got.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' })
    },
  )
})
