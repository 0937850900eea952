import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { roleOf, screenStories } from '@/lib/content/addresses'

it('every story that a screen of the shop asks for has its role', () => {
  const sources = globSync('{app,lib/storefront}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const asked = sources.flatMap((source) =>
    [...source.matchAll(/'layouts\/([a-z-]+)'/g)].map(([, name = '']) => name),
  )
  expect([...new Set(asked)].sort()).toEqual([...screenStories])
})

it('the role of a story is that of its path, in open markets alone', () => {
  const kinds = [
    'de-de/home',
    'de-de/layouts/layout',
    'baby/layouts/search-start',
    'de-de/versand',
    'xx-xx/home',
  ]
  expect(kinds.map((slug) => roleOf(slug)?.kind)).toEqual(['home', 'frame', 'screen', undefined, undefined])
  expect(roleOf('baby/layouts/layout')).toBeUndefined()
})
