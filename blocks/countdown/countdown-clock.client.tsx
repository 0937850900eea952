'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { fillPlural, type PluralForms } from '@/lib/platform/i18n'
import { classes } from '@/lib/storefront/design/ui'
import { remainingOf, type Unit, units, watchRemaining } from './remaining'

export type CountdownWords = {
  /** The accessible name of the clock. */
  label: string
  units: Record<Unit, PluralForms>
}

export type CountdownClockProps = {
  /** In milliseconds since the epoch. */
  end: number
  words: CountdownWords
  /** Shown below the clock until the end. */
  children: ReactNode
  after: ReactNode
}

/** Both layers reserve their space, so that nothing shifts at the end. */
const layer = 'col-start-1 row-start-1 min-w-0'

/** Starts after hydration; until then, and without JavaScript, the date is shown in words. */
export function CountdownClock({ end, words, children, after }: CountdownClockProps) {
  const [left, setLeft] = useState<number>()
  useEffect(() => watchRemaining(end, setLeft), [end])

  const isOver = left === 0
  const remaining = left === undefined ? undefined : remainingOf(left)
  const nameOf = (unit: Unit) => fillPlural(words.units[unit], remaining?.[unit] ?? 0)

  return (
    <div className="grid">
      <div className={classes(layer, isOver && 'invisible')}>
        <div role="timer" aria-live="off" aria-label={words.label} className="noscript:hidden">
          {remaining && (
            <span className="sr-only">
              {units
                .filter((unit) => unit !== 'seconds')
                .map((unit) => `${remaining[unit]} ${nameOf(unit)}`)
                .join(', ')}
            </span>
          )}
          <div aria-hidden="true" className="flex gap-1.5 sm:gap-3">
            {units.map((unit) => (
              <div
                key={unit}
                className={classes(
                  'min-w-0 max-w-24 flex-1 rounded-field border border-line bg-card py-2.5 text-center',
                  // With reduced motion, the seconds are hidden: they change constantly
                  unit === 'seconds' && 'motion-reduce:hidden',
                )}
              >
                <div className={classes('font-bold text-h2 tabular-nums', !remaining && 'invisible')}>
                  {String(remaining?.[unit] ?? 0).padStart(2, '0')}
                </div>
                <div className="text-quiet text-small">{nameOf(unit)}</div>
              </div>
            ))}
          </div>
        </div>
        {children}
      </div>
      <div className={classes(layer, !isOver && 'invisible')}>{after}</div>
    </div>
  )
}
