'use client'

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Bounds, DayHours, Point } from '@/lib/shop/stores'
import { formatDistance, nearestFirst } from '@/lib/shop/stores'
import type { HeadingLevel } from '@/lib/storefront/design/ui'
import { Button, classes, TextField } from '@/lib/storefront/design/ui'
import { OpeningLine, useNow } from './opening-line.client'
import { MapWithPins } from './pins.client'
import { useOrigin } from './use-origin'
import type { FinderWords } from './words'

type FinderStore = Point & { key: string; name: string; hours: readonly DayHours[]; card: ReactNode }

export type FinderProps = {
  /** Unique on the page. */
  id: string
  stores: readonly FinderStore[]
  /** The number of stores that are shown expanded. */
  unfolded: number
  /** The label of the button that shows the others. */
  more: string
  heading: HeadingLevel
  map?: { bounds: Bounds; label: string; drawing: ReactNode } | undefined
  locale: string
  country: string
  iso: string
  numberLocale: string
  timeZone: string
  words: FinderWords
}

/** The visitor's position never stands in the address, a typed place does. */
function keepInAddress(place: string): void {
  const address = new URL(window.location.href)
  if (place.trim() === '') address.searchParams.delete('place')
  else address.searchParams.set('place', place.trim())
  window.history.replaceState(null, '', address)
}

/** The document contains all stores. The browser sorts them by distance and shows which ones are open. */
export function Finder({ id, stores, unfolded, more, heading: Heading, map, ...rest }: FinderProps) {
  const { locale, country, iso, numberLocale, timeZone, words } = rest
  const now = useNow()
  const form = useRef<HTMLFormElement>(null)
  const { origin, message, error, waitsFor, searchPlace, takePosition } = useOrigin({
    locale,
    country,
    words,
    onError: () => form.current?.querySelector('input')?.focus(),
  })

  // A reload, a shared link, and a form that was submitted before hydration have the place in the address
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page was opened
  useEffect(() => {
    const field = form.current?.querySelector('input')
    const place = new URLSearchParams(window.location.search).get('place')
    if (!field || !place) return
    field.value = place
    searchPlace(place)
  }, [])

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const place = String(new FormData(event.currentTarget).get('place') ?? '')
    keepInAddress(place)
    searchPlace(place)
  }

  const sorted = origin
    ? nearestFirst(stores, origin)
    : stores.map((point) => ({ point, kilometres: undefined }))
  const awayWords = (kilometres: number) =>
    (origin?.isRough ? words.roughlyAway : words.away).replace('{distance}', () =>
      formatDistance(kilometres, numberLocale, origin?.isRough),
    )
  const anchorOf = (key: string) => `${id}-${key}`
  const entries = sorted.map(({ point: store, kilometres }, index) => (
    <li
      key={store.key}
      id={anchorOf(store.key)}
      className="scroll-mt-40 rounded-card border border-line bg-card p-4 target:border-accent sm:p-5"
    >
      <div className="flex gap-3 sm:gap-4">
        <span
          aria-hidden="true"
          className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent font-bold text-accent-ink text-small tabular-nums"
        >
          {index + 1}
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Heading className="font-bold text-lead leading-snug">{store.name}</Heading>
            {kilometres !== undefined && (
              <p className="font-bold text-small tabular-nums">{awayWords(kilometres)}</p>
            )}
          </div>
          <OpeningLine hours={store.hours} now={now} timeZone={timeZone} iso={iso} words={words} />
        </div>
      </div>
      <div className="mt-3 sm:ps-12">{store.card}</div>
    </li>
  ))

  return (
    <div>
      <search aria-label={words.form} className="noscript:hidden">
        <form ref={form} noValidate onSubmit={search} className="flex flex-wrap gap-x-3 gap-y-4">
          <div className="flex min-w-0 grow basis-72 items-start gap-3 sm:max-w-md">
            <div className="min-w-0 grow">
              <TextField
                id={`${id}-place`}
                name="place"
                label={words.field}
                hint={words.hint}
                error={error}
                maxLength={80}
                autoComplete="postal-code"
                enterKeyHint="search"
              />
            </div>
            <Button
              type="submit"
              loading={waitsFor === 'place' && words.searching}
              className="mt-6.75 shrink-0"
            >
              {words.search}
            </Button>
          </div>
          <Button
            variant="secondary"
            data-keeps-tap
            onClick={() => {
              keepInAddress('')
              takePosition()
            }}
            loading={waitsFor === 'position' && words.locating}
            className="self-start max-sm:w-full sm:mt-6.75"
          >
            {words.position}
          </Button>
        </form>
      </search>
      <p role="status" className={classes('max-w-prose font-medium', message && 'mt-4')}>
        {message}
      </p>
      <div
        className={classes(
          'mt-5 grid items-start gap-6',
          map && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-8',
        )}
      >
        <div className="min-w-0">
          <ol className="grid gap-4">{entries.slice(0, unfolded)}</ol>
          {entries.length > unfolded && (
            <details className="mt-4">
              <summary className="flex min-h-12 cursor-pointer items-center font-bold text-accent underline underline-offset-4 hover:text-accent-deep">
                {more}
              </summary>
              <ol start={unfolded + 1} className="mt-2 grid gap-4">
                {entries.slice(unfolded)}
              </ol>
            </details>
          )}
        </div>
        {map && (
          <div className="min-w-0 max-lg:max-w-lg lg:sticky lg:top-[calc(var(--stuck,0px)+1.5rem)]">
            <MapWithPins
              bounds={map.bounds}
              label={map.label}
              origin={origin}
              pins={sorted.map(({ point: { key, name, latitude, longitude } }, index) => ({
                latitude,
                longitude,
                number: index + 1,
                href: `#${anchorOf(key)}`,
                label: words.pin.replace('{number}', String(index + 1)).replace('{name}', () => name),
              }))}
            >
              {map.drawing}
            </MapWithPins>
          </div>
        )}
      </div>
    </div>
  )
}
