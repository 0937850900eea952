import { describe, expect, it, vi } from 'vitest'
import { reloadIfStale } from '@/lib/storefront/runtime/builds/stale-build'
import { followLink } from '@/lib/storefront/runtime/navigation/target'

const missingChunk = Object.assign(new Error('x'), { name: 'ChunkLoadError' })

function openPage() {
  const values = new Map<string, string>()
  const location = { href: 'https://shop.example/de/', reload: vi.fn(), assign: vi.fn() }
  const sessionStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
  return { location, sessionStorage }
}

describe('a stale build', () => {
  it.each([
    [missingChunk, 1],
    [new Error('Failed to fetch dynamically imported module: /a.js'), 1],
    [new Error('Loading chunk 12 failed'), 1],
    [new Error('Cannot read properties of undefined'), 0],
    ['ChunkLoadError', 0],
  ])('reloads the page after %s: %i times', (error, times) => {
    const page = openPage()
    reloadIfStale(error, page, 100_000)
    expect(page.location.reload).toHaveBeenCalledTimes(times)
  })

  it('reloads a path at most once within 10 seconds', () => {
    const page = openPage()
    const reloadsAt = (pathname: string, now: number) => {
      page.location.href = `https://shop.example${pathname}`
      page.location.reload.mockClear()
      reloadIfStale(missingChunk, page, now)
      return page.location.reload.mock.calls.length
    }
    expect(reloadsAt('/de/', 100_000)).toBe(1)
    expect(reloadsAt('/de/', 109_999)).toBe(0)
    expect(reloadsAt('/at/', 109_999)).toBe(1)
    expect(reloadsAt('/de/', 110_000)).toBe(1)
  })

  it('loads the target of the link that is being followed, and guards its path', () => {
    const page = openPage()
    followLink('/de/kleidung/?size=62')
    reloadIfStale(missingChunk, page, 100_000)
    reloadIfStale(missingChunk, page, 105_000)
    expect(page.location.assign.mock.calls).toEqual([['https://shop.example/de/kleidung/?size=62']])
    followLink(undefined)
    reloadIfStale(missingChunk, page, 105_000)
    expect(page.location.reload).toHaveBeenCalledTimes(1)
  })

  it('reloads nothing where nothing can be stored, which would go on for ever', () => {
    const { location } = openPage()
    const page = {
      location,
      get sessionStorage(): never {
        throw new Error('The operation is insecure.')
      },
    }
    expect(() => reloadIfStale(missingChunk, page, 100_000)).not.toThrow()
    expect(location.reload).not.toHaveBeenCalled()
  })
})
