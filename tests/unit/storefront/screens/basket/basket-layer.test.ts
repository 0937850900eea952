import { describe, expect, it } from 'vitest'
import { goodsTotal } from '@/lib/storefront/screens/basket/goods-total'
import { addedItems } from '@/lib/storefront/screens/basket/layer-view'
import type { Basket, BasketItem } from '@/schemas/api/basket'

const line = (key: string, quantity: number) => ({ key, quantity }) as BasketItem
const basketOf = (...items: BasketItem[]) => ({ items }) as Basket

describe('What the layer shows', () => {
  it.each([
    ['one thing', [['a', 1, 1]], [['a', 1, 1]]],
    ['less than was wanted', [['a', 2, 5]], [['a', 2, 5]]],
    [
      'several things in their order',
      [
        ['b', 1, 1],
        ['a', 2, 2],
      ],
      [
        ['b', 1, 1],
        ['a', 2, 2],
      ],
    ],
    [
      'things that came into one line',
      [
        ['a', 1, 1],
        ['b', 1, 1],
        ['a', 1, 2],
      ],
      [
        ['a', 2, 3],
        ['b', 1, 1],
      ],
    ],
    [
      'nothing of a line that is gone',
      [
        ['gone', 1, 1],
        ['a', 1, 1],
      ],
      [['a', 1, 1]],
    ],
  ] as [string, [string, number, number][], [string, number, number][]][])('%s', (_, added, shown) => {
    const answer = {
      basket: basketOf(line('a', 7), line('b', 1)),
      added: added.map(([key, quantity, wanted]) => ({ key, quantity, wanted })),
    }
    expect(addedItems(answer).map(({ item, quantity, wanted }) => [item.key, quantity, wanted])).toEqual(
      shown,
    )
  })

  it('is what the goods cost with promotions and without shipping', () => {
    const reductions = [
      { id: 'p', label: 'P', amount: 500 },
      { id: 'q', label: 'Q', amount: 250 },
    ]
    const cost = { goods: 4000, reductions, shipping: 499, withTax: 3749 }
    expect(goodsTotal({ cost } as unknown as Basket)).toBe(3250)
  })
})
