'use client'

import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { Button } from '@/lib/ui/button'
import type { PriceMarket } from '@/lib/ui/format-price'
import type { PriceWords } from '@/lib/ui/price'
import { Loading, Skeleton } from '@/lib/ui/skeleton'
import { showToast } from '@/lib/ui/toasts/toast-store'
import { toggleWishlistAtom } from '@/lib/visitor/wishlist-atoms'
import { type Item, useWishlist } from './use-wishlist'
import { WishlistItem, type WishlistItemWords } from './wishlist-item'

type Props = {
  /** The shop locale. */
  locale: string
  market: PriceMarket
  empty: ReactNode
  error: ReactNode
  words: WishlistItemWords & {
    price: PriceWords
    loading: string
    retry: string
    undo: string
    /** With `{name}` in it. */
    removed: string
    failed: string
    /** ‘One product’, and the same for more with `{count}` in it. */
    one: string
    many: string
  }
}

/** What the visitor put aside, with today's prices. */
export function Wishlist({ locale, market, empty, error, words }: Props) {
  const { status, items, retry } = useWishlist(locale)
  const toggle = useSetAtom(toggleWishlistAtom)

  const change = async ({ number, variant }: Item) => {
    const done = await toggle({ number, variant })
    if (done === 'failed' || done === 'full') showToast(words.failed, 'error')
    return done
  }
  const remove = async (item: Item) => {
    if ((await change(item)) !== 'removed') return
    const undo = { label: words.undo, run: () => void change(item) }
    showToast(
      words.removed.replace('{name}', () => item.name),
      'success',
      undo,
    )
  }

  if (status === 'error' && items.length === 0)
    return (
      <div role="alert">
        {error}
        <Button className="mt-4" onClick={retry}>
          {words.retry}
        </Button>
      </div>
    )
  if (status === 'pending' && items.length === 0) return <Waiting label={words.loading} />
  if (items.length === 0) return empty
  return (
    <>
      <p role="status" className="text-quiet">
        {items.length === 1 ? words.one : words.many.replace('{count}', String(items.length))}
      </p>
      <ul className="mt-4 grid gap-4 lg:grid-cols-2">
        {items.map((item) => (
          <li key={item.number} className="flex">
            <WishlistItem item={item} market={market} words={words} onRemove={() => void remove(item)} />
          </li>
        ))}
      </ul>
    </>
  )
}

const Waiting = ({ label }: { label: string }) => (
  <Loading label={label}>
    <Skeleton className="w-32" />
    <div className="mt-4 grid gap-4 lg:grid-cols-2">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="flex gap-4 rounded-card border border-line bg-card p-3">
          <Skeleton className="size-24 rounded-field sm:size-32" />
          <div className="grid flex-1 content-start gap-3 pt-2">
            <Skeleton className="w-1/3" />
            <Skeleton className="w-2/3" />
          </div>
        </div>
      ))}
    </div>
  </Loading>
)
