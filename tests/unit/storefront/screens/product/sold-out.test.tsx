import { describe, expect, it } from 'vitest'
import type { SiblingView } from '@/lib/shop/catalogue'
import { insteadGroups } from '@/lib/storefront/screens/product/sold-out'
import { productView, variantView } from '@/tests/fixtures/product'

const soldOut = (key: string) => {
  const { availability, ...view } = variantView(key)
  return { ...view, availability: { ...availability, bvc: 4 as const, buyable: false, left: 0 } }
}

const sibling = (id: number, more: Partial<SiblingView> = {}): SiblingView => ({
  ...{ id, label: `Farbe ${id}`, referenceKey: `010.${id}`, href: `/de/p/body-${id}/`, swatch: undefined },
  ...{
    imageHash: undefined,
    isActive: id === 1,
    advancedAttributes: [],
    isSoldOut: false,
    hasVariants: true,
  },
  ...{ buyableVariant: `${id}.62`, orderable: [`${id}.62`] },
  sameSize: { '1.56': `${id}.56`, '1.62': `${id}.62`, '1.68': `${id}.68` },
  ...more,
})

const groupsOf = (
  colours: SiblingView[],
  variants = [soldOut('1.56'), soldOut('1.62'), variantView('1.68')],
) =>
  insteadGroups(productView({ variants, colours, currentVariant: '1.68' })).map(({ keys, instead }) => [
    keys,
    instead.map(({ href }) => href),
  ])

describe('Other colours of a size that is sold out', () => {
  it('are those that have this size now, each at the address that chooses it', () => {
    expect(groupsOf([sibling(1), sibling(2), sibling(3, { orderable: ['3.56', '3.62'] })])).toEqual([
      [['1.56'], ['/de/p/body-3/?variant=3.56']],
      [['1.62'], ['/de/p/body-2/?variant=2.62', '/de/p/body-3/?variant=3.62']],
    ])
  })

  it('are none where all are sold out or lack the size', () => {
    expect(groupsOf([sibling(1), sibling(2, { orderable: [] }), sibling(3, { sameSize: {} })])).toEqual([])
  })

  it('are told by the product alone where it has one size', () => {
    const bear = sibling(2, { hasVariants: false, sameSize: {}, orderable: ['2.62'] })
    expect(groupsOf([sibling(1), bear], [soldOut('1')])).toEqual([[['1'], ['/de/p/body-2/']]])
  })
})
