import { UseCacheTimeoutError } from 'next/dist/server/use-cache/use-cache-errors'
import { notFound, redirect } from 'next/navigation'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ContentUnavailableError, outOfCache } from '@/lib/content/client/errors'
import { orUnavailable } from '@/lib/platform/http/unavailable'
import { inRequest } from '@/lib/platform/outage/late-requests'
import {
  failedRecently,
  isUnavailable,
  noteIfTooSlow,
  UnavailableError,
  withTimeout,
} from '@/lib/platform/outage/outage'
import { fromCatalogue } from '@/lib/shop/catalogue/from-catalogue'

const store = globalThis as { nestlingOutage?: number }

beforeEach(() => {
  store.nestlingOutage = undefined
})
afterEach(() => vi.restoreAllMocks())

const never = new Promise<never>(() => undefined)
const caught = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error)

describe('an outage', () => {
  it('is remembered for a while', () => {
    expect(failedRecently(1_000)).toBe(false)
    new UnavailableError('Nobody answers', undefined)
    expect(failedRecently(1_000)).toBe(true)
    store.nestlingOutage = performance.now() - 2_000
    expect(failedRecently(1_000)).toBe(false)
  })

  it.each([
    ['a part of a page that was not made in time', new UseCacheTimeoutError('/[market]'), true],
    ['a fault of a page', new Error('Cannot read properties of undefined'), false],
  ])('is, of what requests fail with, also %s', (_, error, wanted) => {
    noteIfTooSlow(error)
    expect(failedRecently(1_000)).toBe(wanted)
  })

  it('is also an answer that takes too long', async () => {
    await expect(withTimeout(never, 1)).rejects.toThrow('No answer within 1 ms')
    expect(await withTimeout(Promise.resolve('there'), 1_000)).toBe('there')
    await expect(withTimeout(Promise.reject(new Error('refused')), 1_000)).rejects.toThrow('refused')
  })
})

describe('an error that a cache of Next.js has replaced', () => {
  const replaced = (error: object) => Object.assign(new Error('The message is omitted'), error)

  it.each([
    ['an outage', replaced(new UnavailableError('Down', undefined)), true],
    ['another error', replaced({ digest: '1234567' }), false],
    ['one without a mark', new Error('A fault'), false],
    ['no error at all', undefined, false],
  ])('is known for what it was: %s', async (_, error, isOutage) => {
    expect(isUnavailable(error)).toBe(isOutage)
    const thrown = await caught(outOfCache('a page', Promise.reject(error)))
    if (isOutage) expect(thrown).toBeInstanceOf(ContentUnavailableError)
    else expect(thrown).toBe(error)
  })
})

describe('the catalogue', () => {
  it('is unavailable when it fails, and says why', async () => {
    const cause = new Error('ECONNREFUSED')
    const failed = await caught(fromCatalogue(Promise.reject(cause)))
    expect(failed).toBeInstanceOf(UnavailableError)
    expect(failed).toMatchObject({ cause })
    expect(failedRecently(1_000)).toBe(true)
  })

  it('is unavailable when it takes too long, except for a build', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.stubEnv('DATABASE_URL', '')
    try {
      const failed = caught(fromCatalogue(never))
      vi.stubEnv('NEXT_PHASE', 'phase-production-build')
      const built = vi.fn()
      fromCatalogue(never).then(built, built)
      await vi.advanceTimersByTimeAsync(4_900)
      expect(failedRecently(1_000)).toBe(false)
      await vi.advanceTimersByTimeAsync(200)
      expect(await failed).toBeInstanceOf(UnavailableError)
      await vi.advanceTimersByTimeAsync(60_000)
      expect(built).not.toHaveBeenCalled()
    } finally {
      vi.useRealTimers()
      vi.unstubAllEnvs()
    }
  })

  it('stays unavailable for the rest of a request that was told so, and for that one alone', async () => {
    const late = new Error('late')
    await inRequest(async () => {
      const told = await caught(fromCatalogue(Promise.reject(late)))
      expect(told).toBeInstanceOf(UnavailableError)
      // By now the answer is there, for the second rendering of the same page.
      expect(await caught(fromCatalogue(Promise.resolve('there')))).toBe(told)
      expect(await caught(fromCatalogue(Promise.reject(new Error('later'))))).toBe(told)
    })
    await inRequest(async () => expect(await fromCatalogue(Promise.resolve('there'))).toBe('there'))
    expect(await fromCatalogue(Promise.resolve('there'))).toBe('there')
  })

  it('is waited for longer in development, where pages are compiled meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.stubEnv('NODE_ENV', 'development')
    vi.stubEnv('DATABASE_URL', '')
    try {
      const failed = caught(fromCatalogue(never))
      await vi.advanceTimersByTimeAsync(50_000)
      expect(failedRecently(1_000)).toBe(false)
      await vi.advanceTimersByTimeAsync(20_000)
      expect(await failed).toBeInstanceOf(UnavailableError)
    } finally {
      vi.useRealTimers()
      vi.unstubAllEnvs()
    }
  })

  it.each([
    ['a missing page', () => notFound()],
    ['a redirect', () => redirect('/de/')],
  ])('is not taken for down by the way in which Next.js ends a rendering: %s', async (_, end) => {
    const own = await caught((async () => end())())
    expect(await caught(fromCatalogue((async () => end())()))).toEqual(own)
    expect(failedRecently(1_000)).toBe(false)
  })
})

describe('a call', () => {
  it('is answered with 503 and when to ask again while the database is down', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const answer = await orUnavailable(() => Promise.reject(new Error('ECONNREFUSED 10.0.0.7')))()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('30')
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await answer.text()).not.toContain('ECONNREFUSED')
    expect(logged).toHaveBeenCalledOnce()
  })

  it('is answered by its handler otherwise', async () => {
    const handler = orUnavailable(async (name: string) => Response.json({ name }))
    expect(await (await handler('x')).json()).toEqual({ name: 'x' })
  })
})
