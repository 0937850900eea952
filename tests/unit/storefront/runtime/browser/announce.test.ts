import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Module = typeof import('@/lib/storefront/runtime/browser')

let page: Module
beforeEach(async () => {
  vi.resetModules()
  page = await import('@/lib/storefront/runtime/browser')
})
afterEach(() => vi.unstubAllGlobals())

const called = (path: string) => ({ kind: 'call' as const, method: 'GET', path, answer: {} })
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve))

describe('What happens on a page', () => {
  it('is heard in its order, also what happened before someone listened', async () => {
    const heard: unknown[] = []
    page.announce(called('1'))
    page.announce(called('2'))
    page.hearAnnouncements((happened) => void heard.push(happened))
    page.announce(called('3'))
    await settled()
    expect(heard).toEqual([called('1'), called('2'), called('3')])
  })

  it('is kept for the first 50, and in no place that other scripts can read', () => {
    const before = Object.keys(globalThis)
    for (let number = 0; number < 60; number += 1) page.announce(called(`${number}`))
    expect(Object.keys(globalThis)).toEqual(before)
    const hear = vi.fn()
    page.hearAnnouncements(hear)
    expect(hear).toHaveBeenCalledTimes(50)
  })

  it('is not heard any more by who has stopped listening', async () => {
    const hear = vi.fn()
    page.hearAnnouncements(hear)()
    page.announce(called('1'))
    await settled()
    expect(hear).not.toHaveBeenCalled()
  })

  it('does not fail when its listener does', () => {
    const later: (() => void)[] = []
    vi.stubGlobal('queueMicrotask', (task: () => void) => void later.push(task))
    page.hearAnnouncements(() => {
      throw new Error('The listener failed')
    })
    expect(() => page.announce(called('1'))).not.toThrow()
    expect(later).toHaveLength(1)
  })
})

describe('The calls of the shop’s API', () => {
  it.each([
    ['/api/basket/items/?locale=de-de', 200, 1],
    ['/api/wishlist/', 201, 1],
    ['/api/wishlist/', 422, 0],
    ['/api/shop/places/?near=10115', 200, 0],
    ['/api/visitor/', 200, 0],
  ])(
    'are told of when they change or show what the visitor collects: %s with %d',
    async (path, status, times) => {
      vi.stubGlobal('fetch', async () => Response.json({}, { status }))
      const { callShop } = await import('@/lib/storefront/runtime/browser/call-shop')
      await callShop('POST', path, {})
      const hear = vi.fn()
      page.hearAnnouncements(hear)
      expect(hear).toHaveBeenCalledTimes(times)
    },
  )
})
