import { describe, expect, test } from 'vitest'
import { filterBounds } from '@/lib/storefront/design/pictures/filters'

const accepts = (provider: 'content' | 'shop', name: string, value: unknown) =>
  (filterBounds[provider] as Record<string, (value: unknown) => boolean>)[name]?.(value)

describe('the bounds of filters', () => {
  // For each filter: values within its bounds, then values outside
  test.each<[string, unknown[], unknown[]]>([
    ['quality', [0, 1, 100], [-1, 101, 1.5, Number.NaN]],
    ['brightness', [-100, 0, 100], [-101, 101]],
    ['blur', [1, 99], [0, 100, -1]],
    ['rotate', [0, 90, 180, 270], [45, 360, -90]],
    ['fill', ['dce8dc', 'DCE8DC', 'transparent'], ['fff', '#dce8dc', 'red', '']],
    ['format', ['webp', 'png', 'jpeg'], ['gif', 'svg', 'jpg', 'avif', '']],
  ])('%s', (name, good, bad) => {
    for (const value of good) expect(accepts('shop', name, value), String(value)).toBe(true)
    for (const value of bad) expect(accepts('shop', name, value), String(value)).toBe(false)
  })

  test.each([
    ['content', 'rotate', 0, false],
    ['shop', 'rotate', 0, true],
    ['content', 'blur', 150, true],
    ['shop', 'blur', 100, false],
  ] as const)('%s provider: %s %j accepted: %s', (provider, name, value, expected) => {
    expect(accepts(provider, name, value)).toBe(expected)
  })
})
