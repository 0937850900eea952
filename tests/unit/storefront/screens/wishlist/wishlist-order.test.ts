import { expect, it } from 'vitest'
import { isBuyable, orderedVariant } from '@/lib/storefront/screens/wishlist/item-order'

type Item = Parameters<typeof orderedVariant>[0]
const card = (buyable: boolean) => ({ buyable, variant: 'first' }) as Item['card']
const chosen = (buyable: boolean) => ({ buyable }) as Item['chosen']

it.each([
  ['the chosen variant', { variant: 'own', card: card(true), chosen: chosen(true) }, true, 'own'],
  ['the only one', { card: card(true) }, true, 'first'],
  ['the only one, whatever was remembered', { variant: 'gone', card: card(true) }, true, 'first'],
  ['nothing while something is asked', { card: card(true), asked: 'size' }, true, undefined],
  [
    'nothing without the inscription',
    { variant: 'own', card: card(true), chosen: chosen(true), asked: 'inscription' },
    true,
    undefined,
  ],
  [
    'nothing of a chosen variant that is sold out',
    { variant: 'own', card: card(true), chosen: chosen(false) },
    false,
    undefined,
  ],
  ['nothing of a product that is sold out', { card: card(false) }, false, undefined],
  ['nothing of what is not sold any more', { variant: 'own' }, false, undefined],
] as [string, Item, boolean, string | undefined][])(
  'What goes from the wishlist into the basket is %s',
  (_, item, buyable, variant) => {
    expect(isBuyable(item)).toBe(buyable)
    expect(orderedVariant(item)).toBe(variant)
  },
)
