import { useEffect, useState } from 'react'
import { RecentTiles } from '@/lib/storefront/recent/client'
import { callShop } from '@/lib/storefront/visitor'
import type { ProductCards } from '@/schemas/api/products'
import type { BasketShop } from './basket-words'

const headlineId = 'basket-layer-recommended'

type Props = {
  /** The numbers of the added products. */
  numbers: readonly string[]
  shop: BasketShop
}

/** Recommendations for the added products. Last in the layer, so that they shift nothing when they arrive. */
export function LayerRecommendations({ numbers, shop: { locale, market, words } }: Props) {
  const [cards, setCards] = useState<ProductCards['items']>([])
  const asked = numbers.join(',')
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const query = new URLSearchParams({ locale, slot: 'add_to_cart_layer', numbers: asked })
      const answer = await callShop<ProductCards>('GET', `/api/shop/recommendations/?${query}`)
      if (!isGone) setCards(answer.ok ? answer.body.items : [])
    }
    void load()
    return () => {
      isGone = true
    }
  }, [locale, asked])

  if (cards.length === 0) return null
  return (
    <section aria-labelledby={headlineId} className="mt-6 border-line border-t pt-5">
      <h3 id={headlineId} className="mb-3 font-display text-h3">
        {words.layer.recommended}
      </h3>
      <RecentTiles labelledBy={headlineId} cards={cards} market={market} words={words.layer.price} />
    </section>
  )
}
