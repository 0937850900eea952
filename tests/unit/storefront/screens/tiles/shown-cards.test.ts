import { expect, test } from 'vitest'
import { shownCards } from '@/lib/storefront/screens/tiles/shown-cards'
import type { ProductCard } from '@/schemas/shop'
import { testMarket } from '@/tests/fixtures/render'

const card = (name: string, lang?: ProductCard['lang']) => ({ name, ...(lang && { lang }) }) as ProductCard

test.each([
  ['Ganzjahresschlafsack Linea', undefined, 'Ganzjahres\u00adschlafsack Linea'],
  ['Strampler Fiora', undefined, undefined],
  ['Gigoteuse toutes saisons', 'fr', undefined],
] as const)('the name %s in %s is shown as %s', (name, lang, shownName) => {
  const [shown] = shownCards([card(name, lang)], testMarket('de'))
  expect(shown?.name).toBe(name)
  expect(shown?.shownName).toBe(shownName)
})
