'use client'

import { useRouter } from 'next/navigation'
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useOptimistic,
  useRef,
  useState,
  useTransition,
} from 'react'
import type { Sort } from '@/lib/shop/listing'
import { listingAddress } from '@/lib/shop/listing'
import { layersChanged } from '@/lib/storefront/design/ui/client'
import { isPlainClick, softTarget, wayOn } from '@/lib/storefront/runtime/navigation'
import { takeEarlyChanges, withEarlyChanges } from './early-choice'
import type { FacetFieldsProps, FacetWords } from './facet-fields'
import { FilterBar } from './filter-bar'
import { FilterDrawer } from './filter-drawer'
import { type Chosen, cleared, type FacetView, sorted, toggled, withPrice } from './listing-view'
import { restoreControls, saveControls } from './saved-controls'

export type FrameWords = FacetWords & {
  filter: string
  filters: string
  allFilters: string
  clear: string
  apply: string
  /** The label of the drawer's button, with the number of results. */
  show: string
  close: string
  loading: string
  sort: string
  /** Announced to screen readers when the results have changed. */
  updated: string
  currency: string
}

export type FrameProps = {
  /** The element id of the listing: those of its parts begin with it. */
  anchor: string
  /** The address without filters. */
  path: string
  chosen: Chosen
  facets: FacetView[]
  sorts: { value: Sort; label: string }[]
  words: FrameWords
}

type Props = FrameProps & {
  /** The results, rendered on the server. */
  children: ReactNode
}

export type ControlProps = Pick<Props, 'path' | 'chosen' | 'facets' | 'sorts' | 'words'> &
  Pick<FacetFieldsProps, 'onToggle' | 'onPrice' | 'currency'> & {
    onSend: (event: FormEvent<HTMLFormElement>) => void
  }

/**
 * Filters and order around the results of a listing. Everything works as forms and plain links; with scripts each
 * choice loads its page at once and the results change in place.
 */
export function ListingFrame({ anchor, path, chosen, facets, sorts, words, children }: Props) {
  const router = useRouter()
  const frame = useRef<HTMLDivElement>(null)
  const dialog = `${anchor}-filters`
  const [isPending, startTransition] = useTransition()
  const [shown, show] = useOptimistic(chosen)
  const [said, say] = useState('')
  const address = listingAddress(path, chosen)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that another choice is shown
  useLayoutEffect(() => {
    // An open drawer lies over another page now.
    layersChanged()
    say(frame.current && restoreControls(frame.current, path) ? words.updated : '')
  }, [address, path])

  const go = (href: string, next?: Chosen, toResults?: boolean) => {
    if (frame.current) saveControls(frame.current, path, toResults)
    const way = wayOn()
    startTransition(() => {
      if (next) show(next)
      router[way](href, { scroll: false })
    })
  }
  const choose = (next: Chosen) => go(listingAddress(path, next), next)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was chosen before there was any code
  useEffect(() => {
    const early = frame.current ? takeEarlyChanges(frame.current) : []
    if (early.length > 0) choose(withEarlyChanges(chosen, facets, early))
  }, [])

  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.pathname !== window.location.pathname || !isPlainClick(event.nativeEvent)) return
    const href = softTarget(link, window.location.href)
    if (href === undefined) return
    event.preventDefault()
    go(href.replace(/#.*/, ''), undefined, link.closest('nav') !== null)
  }

  const controls: ControlProps = {
    path,
    facets,
    sorts,
    words,
    chosen: shown,
    currency: words.currency,
    onToggle: (name, value) => choose(toggled(shown, name, value)),
    onPrice: (from, to) => choose(withPrice(shown, from, to)),
    // With scripts every choice was applied at once, a price when its field lost the focus.
    onSend: (event) => {
      event.preventDefault()
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    },
  }
  const clearHref = listingAddress(path, cleared(chosen))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it follows the links that lie in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is pressed by a key is clicked
    <div ref={frame} onClick={follow} className="scroll-mt-4">
      <div className="sticky top-[calc(var(--stuck,0px)+var(--room))] z-10 -mx-4 bg-ground px-4 py-2 md:-mx-6 md:px-6 print:hidden">
        <FilterBar {...controls} dialog={dialog} onSort={(sort) => choose(sorted(shown, sort))} />
      </div>
      <FilterDrawer {...controls} dialog={dialog} clearHref={clearHref} isPending={isPending} />
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="listing-results" aria-busy={isPending}>
        {children}
      </div>
    </div>
  )
}
