import { afterEach, describe, expect, it, vi } from 'vitest'
import { callShop } from '@/lib/storefront/runtime/browser/call-shop'

const answers = (...statuses: number[]) => {
  const fetched = vi.fn(async () => {
    const status = statuses.shift() ?? 200
    if (status === 0) throw new TypeError('Failed to fetch')
    return Response.json(status < 300 ? { wishlist: [] } : { status }, { status })
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

describe('A call from the browser', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'is tried once more when a GET got %d',
    async (status) => {
      const fetched = answers(status, 200)
      expect(await callShop('GET', '/api/visitor/')).toEqual({ ok: true, body: { wishlist: [] } })
      expect(fetched).toHaveBeenCalledTimes(2)
    },
  )

  it.each([
    ['GET', 404],
    ['GET', 400],
    ['POST', 503],
    ['PUT', 500],
    ['DELETE', 429],
  ] as const)('is not tried again: %s with %d', async (method, status) => {
    const fetched = answers(status, 200)
    expect(await callShop(method, '/api/wishlist/')).toMatchObject({ ok: false, status })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it.each([
    [200, true],
    [201, true],
    [202, false],
    [206, false],
    [299, false],
  ])('counts the status %d as a success: %s', async (status, ok) => {
    answers(status)
    expect((await callShop('POST', '/api/wishlist/', {})).ok).toBe(ok)
  })

  it('gives up after the second failure', async () => {
    const fetched = answers(500, 500, 200)
    expect(await callShop('GET', '/api/visitor/')).toMatchObject({ ok: false, status: 500 })
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('says when there is no connection', async () => {
    answers(0)
    expect(await callShop('POST', '/api/wishlist/', {})).toEqual({ ok: false, status: 0 })
  })
})
