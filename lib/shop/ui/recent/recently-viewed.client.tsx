'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { recallViewed, rememberViewed } from '@/lib/shop/product/recently-viewed'
import type { PriceMarket } from '@/lib/ui/format-price'
import type { PriceWords } from '@/lib/ui/price'
import { callShop } from '@/lib/visitor/call-shop'
import type { ProductCards } from '@/schemas/api/products'

type RecentlyViewedProps = {
  /** The product that is looked at: it is remembered, and not among what is shown. */
  number?: string | undefined
  headline: string
  headlineId: string
  /** The shop locale. */
  locale: string
  market: PriceMarket
  words: PriceWords
  className?: string | undefined
}

const loadTiles = () => import('./recent-tiles.client').then(({ RecentTiles }) => ({ default: RecentTiles }))
const RecentTiles = lazy(loadTiles)

/**
 * What the visitor looked at before, kept in this browser alone. Asked for once the visitor comes near to it; its room
 * is kept from the start, so that nothing below it moves. Without anything to show it is not there.
 */
export function RecentlyViewed(props: RecentlyViewedProps) {
  const { number, headline, headlineId, locale, market, words, className } = props
  const place = useRef<HTMLElement>(null)
  const [numbers, setNumbers] = useState<readonly string[]>([])
  const [cards, setCards] = useState<ProductCards['items']>()

  useEffect(() => {
    const open = () => window.localStorage
    setNumbers(number === undefined ? recallViewed(open) : rememberViewed(open, number))
  }, [number])

  useEffect(() => {
    if (numbers.length === 0 || !place.current) return
    let isGone = false
    const load = async () => {
      const query = new URLSearchParams({ locale, numbers: numbers.join(',') })
      const [answer, isReady] = await Promise.all([
        callShop<ProductCards>('GET', `/api/shop/products/?${query}`),
        loadTiles().then(
          () => true,
          () => false,
        ),
      ])
      if (isGone) return
      if (answer.ok && isReady && answer.body.items.length > 0) setCards(answer.body.items)
      else setNumbers([])
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void load()
      },
      { rootMargin: '600px' },
    )
    observer.observe(place.current)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [numbers, locale])

  if (numbers.length === 0) return null
  const room = <Room count={numbers.length} />
  return (
    <section ref={place} aria-labelledby={headlineId} className={className}>
      <h2 id={headlineId} className="mb-4 font-display text-h2">
        {headline}
      </h2>
      {cards ? (
        <Suspense fallback={room}>
          <RecentTiles labelledBy={headlineId} cards={cards} market={market} words={words} />
        </Suspense>
      ) : (
        room
      )}
    </section>
  )
}

/** As high as a row of `CompactTile`s, and as wide as the page. */
const Room = ({ count }: { count: number }) => (
  <div aria-hidden="true" className="flex gap-4 overflow-hidden pb-2">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <div key={index} className="w-36 shrink-0 md:w-44">
        <div className="aspect-square rounded-card bg-ink/8 motion-safe:animate-pulse" />
        <div className="mt-2 h-[1lh] text-small" />
        <div className="h-[2lh] text-small leading-snug" />
        <div className="mt-1 h-[1lh] text-body leading-tight" />
      </div>
    ))}
  </div>
)
