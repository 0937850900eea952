import { describe, expect, it } from 'vitest'
import { isStaleBuild, mayReload } from '@/lib/storefront/navigation/stale-build'

const memory = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

describe('a stale build', () => {
  it.each([
    [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
    [new Error('Failed to fetch dynamically imported module: /a.js'), true],
    [new Error('Loading chunk 12 failed'), true],
    [new Error('Cannot read properties of undefined'), false],
  ])('%s: %s', (error, expected) => expect(isStaleBuild(error)).toBe(expected))

  it('reloads a path at most once within 10 seconds', () => {
    const store = memory()
    expect(mayReload('/de/', store, 100_000)).toBe(true)
    expect(mayReload('/de/', store, 109_999)).toBe(false)
    expect(mayReload('/at/', store, 109_999)).toBe(true)
    expect(mayReload('/de/', store, 110_000)).toBe(true)
  })
})
