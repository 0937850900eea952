import { beforeEach, expect, it, vi } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets'
import { hasTerms } from '@/lib/storefront/visitor/checkout/has-terms'

const asked = vi.hoisted(() => ({ mode: 'live', paths: ['/at/agb/'] as readonly string[] | Error }))

vi.mock('@/lib/platform/config', () => ({ config: () => ({ paymentMode: asked.mode }) }))
vi.mock('@/lib/content/pages', () => ({
  loadIndex: async () => {
    if (asked.paths instanceof Error) throw asked.paths
    return asked.paths.map((path) => ({ path }))
  },
}))

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

it.each([
  ['are published', 'live', ['/at/agb/'], true],
  ['are not published, and money moves', 'live', ['/at/', '/at/versand/'], false],
  ['are not published in a shop in which no money moves', 'demo', [], true],
  ['cannot be asked for, as the content service is away', 'live', new Error('down'), true],
] as const)('says whether orders are taken where the terms %s', async (_, mode, paths, expected) => {
  Object.assign(asked, { mode, paths })
  const market = findMarket('baby', 'at') as Market
  expect(await hasTerms(market, 'agb')).toBe(expected)
})
