'use client'

import { useEffect, useState } from 'react'
import type { DayHours } from '@/lib/shop/stores'
import { type Opening, openingAt } from '@/lib/shop/stores'
import { classes } from '@/lib/storefront/design/ui'
import { timeOfDay } from '@/lib/storefront/screens/stores'
import type { FinderWords } from './words'

/** The present time after hydration, updated every half minute. The static document has no time. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

function wordsOf(opening: Opening, words: FinderWords, iso: string): string {
  const at = (template: string, time: string) => template.replace('{time}', () => timeOfDay(time, iso))
  if (opening.isOpen) return at(words.open, opening.closes)
  if (!opening.opens) return words.closed
  const { inDays, weekday, time } = opening.opens
  if (inDays === 0) return at(words.opensToday, time)
  if (inDays === 1) return at(words.opensTomorrow, time)
  return at(words.opensOn, time).replace('{day}', () => words.days[weekday] ?? '')
}

type Props = {
  hours: readonly DayHours[]
  now: number | undefined
  timeZone: string
  iso: string
  words: FinderWords
}

/** Whether a store is open now. Reserves its line until hydration. */
export function OpeningLine({ hours, now, timeZone, iso, words }: Props) {
  const opening = now === undefined ? undefined : openingAt(hours, now, timeZone)
  return (
    <p
      data-with-scripts
      className={classes(
        'min-h-[1lh] text-small noscript:hidden',
        opening?.isOpen ? 'font-bold text-success' : 'text-quiet',
      )}
    >
      {opening && wordsOf(opening, words, iso)}
    </p>
  )
}
