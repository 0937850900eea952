'use client'

import type { ReactNode } from 'react'
import type { Point } from '@/lib/shop/stores'
import { type Bounds, spotOf } from '@/lib/shop/stores'

type Pin = Point & { href: string; number: number; label: string }

type Props = {
  bounds: Bounds
  label: string
  pins: readonly Pin[]
  /** The origin of distances. */
  origin: Point | undefined
  /** Rendered below the pins. */
  children: ReactNode
}

/** The map with a numbered pin for each store that links to its entry in the list. The nearest pin is on top. */
export function MapWithPins({ bounds, label, pins, origin, children }: Props) {
  const here = origin && spotOf(bounds, origin)
  return (
    <section aria-label={label} className="relative isolate overflow-hidden rounded-card border border-line">
      {children}
      {here && (
        <span
          aria-hidden="true"
          style={{ left: `${here.x}%`, top: `${here.y}%` }}
          className="absolute size-4 -translate-1/2 rounded-full border-3 border-card bg-info shadow-soft"
        />
      )}
      <ul>
        {pins.flatMap((pin) => {
          const spot = spotOf(bounds, pin)
          if (!spot) return []
          return (
            <li key={pin.href}>
              <a
                href={pin.href}
                aria-label={pin.label}
                style={{ left: `${spot.x}%`, top: `${spot.y}%`, zIndex: 1 + pins.length - pin.number }}
                className="group/pin absolute flex size-9 -translate-x-1/2 -translate-y-full items-center justify-center rounded-full no-underline"
              >
                <span
                  aria-hidden="true"
                  className="absolute inset-0.5 -translate-y-1 rotate-45 rounded-full rounded-br-none border-2 border-card bg-accent transition-colors group-hover/pin:bg-ink group-focus-visible/pin:bg-ink"
                />
                <span className="relative -translate-y-1 font-bold text-accent-ink text-small tabular-nums">
                  {pin.number}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
