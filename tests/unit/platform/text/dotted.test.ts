import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dotted } from '@/lib/platform/text'

it('keeps a dot with the part before it', () => {
  expect(dotted(['Salbei', 'Größe 62'])).toBe('Salbei\u00a0· Größe 62')
  expect(dotted(['Salbei'])).toBe('Salbei')
})

/** An option of a list is never broken. */
const unbroken = ['lib/storefront/screens/product/variant-dropdown.tsx']

it('stands in all screens, so that no line begins with a lone dot', () => {
  const screens = globSync('{lib/storefront,blocks,app/[[]market[]]}/**/*.{ts,tsx}')
  expect(screens.length).toBeGreaterThan(100)
  const breaking = screens.filter((file) => readFileSync(file, 'utf8').includes(' · '))
  expect(breaking).toEqual(unbroken)
})
