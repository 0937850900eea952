'use client'

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { PriceMarket } from '@/lib/platform/i18n'
import { carouselColumns, classes } from '@/lib/storefront/design/ui'
import { callShop } from '@/lib/storefront/runtime/browser'
import type { ProductCards } from '@/schemas/api/products'
import type { Recommendations } from '@/schemas/api/recommendations'
import { listData } from './list-data'
import type { RowWords } from './recent-tiles.client'

export type CardRowProps = {
  headline: string
  headlineId: string
  market: PriceMarket
  words: RowWords
  /** What the prices include; unset where the screen says it already. */
  note?: string | undefined
  className?: string | undefined
}

/** Products, or recommendations, whose list has names. */
type List = ProductCards & Partial<Recommendations>

type Props = CardRowProps & {
  /** The path of the request for the products. */
  path: string
  /** How many products are expected. */
  count: number
}

const loadTiles = () => import('./recent-tiles.client').then(({ RecentTiles }) => ({ default: RecentTiles }))
const RecentTiles = lazy(loadTiles)

/**
 * A row of products, requested when it comes near the screen. Its space is reserved from the start, so that nothing
 * below it shifts. Without products it renders nothing. Paper has no screen that it comes near, and no use for it.
 */
export function CardRow({ path, count, headline, headlineId, market, words, note, className }: Props) {
  const place = useRef<HTMLElement>(null)
  const [found, setFound] = useState<{ path: string; list: List }>()

  useEffect(() => {
    if (!place.current) return
    let isGone = false
    const load = async () => {
      const [answer, isReady] = await Promise.all([
        callShop<List>('GET', path),
        loadTiles().then(
          () => true,
          () => false,
        ),
      ])
      if (!isGone) setFound({ path, list: answer.ok && isReady ? answer.body : { items: [] } })
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
  }, [path])

  if (found?.path === path && found.list.items.length === 0) return null
  const heading = (
    <h2 id={headlineId} className="font-display text-h2">
      {headline}
    </h2>
  )
  const room = <Room heading={heading} count={count} />
  return (
    <section
      ref={place}
      aria-labelledby={headlineId}
      className={classes(className, 'print:hidden')}
      {...(found && listData(found.list))}
    >
      {found && found.list.items.length > 0 ? (
        <Suspense fallback={room}>
          <RecentTiles
            label={headline}
            heading={heading}
            cards={found.list.items}
            market={market}
            words={words}
          />
        </Suspense>
      ) : (
        room
      )}
      {note && <p className="mt-2 text-quiet text-small">{note}</p>}
    </section>
  )
}

/** The height of a row of `CompactTile`s, over the width of the page. */
const Room = ({ heading, count }: { heading: ReactNode; count: number }): ReactNode => (
  <div className="@container">
    <div className="mb-4 flex min-h-11 items-center">{heading}</div>
    <div aria-hidden="true" className={`${carouselColumns} overflow-hidden pb-2`}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={index} className="overflow-hidden rounded-card border border-line bg-card">
          <div className="aspect-square bg-ink/8 motion-safe:animate-pulse" />
          <div className="h-30.5 @2xl:h-31.25" />
        </div>
      ))}
    </div>
  </div>
)
