'use client'

import { useEffect, useRef, useState } from 'react'
import { rememberViewed } from '@/lib/shop/product/recently-viewed'
import type { PriceMarket } from '@/lib/ui/format-price'
import type { PriceWords } from '@/lib/ui/price'
import { callShop } from '@/lib/visitor/call-shop'
import type { ProductCard } from '@/schemas/shop'
import { RecentTiles } from '../recent/islands'

type RecentlyViewedProps = {
  number: string
  headline: string
  headlineId: string
  /** The shop locale. */
  locale: string
  market: PriceMarket
  words: PriceWords
}

/** What the visitor looked at before, kept in this browser alone. Asked for once the visitor comes near to it. */
export function RecentlyViewed({ number, headline, headlineId, locale, market, words }: RecentlyViewedProps) {
  const place = useRef<HTMLDivElement>(null)
  const [cards, setCards] = useState<ProductCard[]>([])

  useEffect(() => {
    const others = rememberViewed(() => window.localStorage, number)
    if (others.length === 0 || !place.current) return
    let isGone = false
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        const query = new URLSearchParams({ locale, numbers: others.join(',') })
        const answer = await callShop<{ items: ProductCard[] }>('GET', `/api/shop/products/?${query}`)
        if (answer.ok && !isGone) setCards(answer.body.items)
      },
      { rootMargin: '600px' },
    )
    observer.observe(place.current)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [number, locale])

  return (
    <div ref={place}>
      {cards.length > 0 && (
        <section aria-labelledby={headlineId} className="pt-section">
          <h2 id={headlineId} className="mb-4 font-display text-h2">
            {headline}
          </h2>
          <RecentTiles labelledBy={headlineId} cards={cards} market={market} words={words} />
        </section>
      )}
    </div>
  )
}
