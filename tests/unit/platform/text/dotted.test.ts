import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dotted } from '@/lib/platform/text'

it('keeps a dot with the part before it', () => {
  expect(dotted(['Salbei', 'Größe 62'])).toBe('Salbei\u00a0· Größe 62')
  expect(dotted(['Salbei'])).toBe('Salbei')
})

/** Labels of options and links, which are never broken or have no second part. */
const unbroken = [
  'lib/shop/basket/instead.ts',
  'lib/shop/product/choosable.ts',
  'lib/storefront/screens/product/attributes.tsx',
  'lib/storefront/screens/product/variant-dropdown.tsx',
]

it('stands in all screens in a component, so that no line begins or ends with a lone dot', () => {
  const screens = globSync('{lib/storefront,lib/shop/{basket,product},blocks,app/[[]market[]]}/**/*.{ts,tsx}')
  expect(screens.length).toBeGreaterThan(100)
  const breaking = screens.filter((file) => /dotted\(|[\u00a0 ]· |u00a0· /.test(readFileSync(file, 'utf8')))
  expect(breaking.filter((file) => !file.endsWith('design/ui/dotted.tsx')).sort()).toEqual(unbroken)
})
