'use client'

import { useSyncExternalStore } from 'react'
import { formatDays } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { type ArrivalRange, arrivalWindow, countedFrom } from '@/lib/shop/product'
import type { Country } from '@/schemas/markets'

type Props = {
  days: ArrivalRange
  market: Pick<Market, 'iso' | 'timezone' | 'dispatchUntil'>
  country: Country
}

function watchClock(look: () => void): () => void {
  const timer = setInterval(look, 30_000)
  return () => clearInterval(timer)
}

/**
 * The days on which what is ordered today arrives. The document is kept for days and is the same for everyone, so that
 * the browser names them, and others when midnight passes where the market is, or the time until
 * which orders leave the same day. Reserves its line until then.
 */
export function ArrivalLine({ days, market, country }: Props) {
  const today = useSyncExternalStore(
    watchClock,
    () => countedFrom(Date.now(), market, country),
    () => undefined,
  )
  return (
    <p data-with-scripts aria-live="off" className="min-h-[1lh] text-ink text-small noscript:hidden">
      {today && formatDays(arrivalWindow(days, today, country), market)}
    </p>
  )
}
