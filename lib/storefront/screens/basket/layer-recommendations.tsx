import { useEffect, useState } from 'react'
import { callShop } from '@/lib/storefront/runtime/browser'
import { listData, RecentTiles } from '@/lib/storefront/screens/recently-viewed/client'
import type { Recommendations } from '@/schemas/api/recommendations'
import type { BasketShop } from './basket-words'
import { withoutOwned } from './without-owned'

const headlineId = 'basket-layer-recommended'

type Props = {
  /** The numbers of the added products. */
  numbers: readonly string[]
  /** The numbers of all products in the basket, which are not recommended. */
  owned: readonly string[]
  shop: BasketShop
}

/** Recommendations for the added products. Last in the layer, so that they shift nothing when they arrive. */
export function LayerRecommendations({ numbers, owned, shop: { locale, market, words } }: Props) {
  const [list, setList] = useState<Recommendations>()
  const asked = numbers.join(',')
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const query = new URLSearchParams({ locale, slot: 'add_to_cart_layer', numbers: asked })
      const answer = await callShop<Recommendations>('GET', `/api/shop/recommendations/?${query}`)
      if (!isGone) setList(answer.ok ? answer.body : undefined)
    }
    void load()
    return () => {
      isGone = true
    }
  }, [locale, asked])

  const cards = list ? withoutOwned(list.items, owned) : []
  if (!list || cards.length === 0) return null
  return (
    <section
      aria-labelledby={headlineId}
      // ‘from’ and a price fit in one line, and on low windows the prices are above the buttons.
      className="mt-6 border-line border-t pt-5 max-sm:[&_.tile-part]:px-2.5 [&_.tile-part_.text-lead]:text-body [@media(height<50rem)]:[&_.tile-picture]:aspect-[4/3]"
      {...listData(list)}
    >
      <RecentTiles
        label={words.layer.recommended}
        heading={
          <h3 id={headlineId} className="font-display text-h3">
            {words.layer.recommended}
          </h3>
        }
        cards={cards}
        market={market}
        words={words.layer}
      />
    </section>
  )
}
