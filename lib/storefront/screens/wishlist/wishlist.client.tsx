'use client'

import { useSetAtom } from 'jotai'
import { type ReactNode, useRef } from 'react'
import { fillPlural, fillTemplate, type PluralForms } from '@/lib/platform/i18n'
import { Button, Loading, Skeleton } from '@/lib/storefront/design/ui'
import { showToast } from '@/lib/storefront/design/ui/client'
import type { BasketShop } from '@/lib/storefront/screens/basket'
import { toggleWishlistAtom } from '@/lib/storefront/visitor/state/client'
import { useListFocus } from './use-list-focus'
import { type MoveWords, useMoveToBasket } from './use-move-to-basket'
import { type Item, useWishlist } from './use-wishlist'
import { WishlistItem, type WishlistItemWords } from './wishlist-item'

type Props = {
  shop: BasketShop
  empty: ReactNode
  error: ReactNode
  words: Omit<WishlistItemWords, 'add' | 'adding'> &
    MoveWords & {
      loading: string
      /** What the prices include. */
      taxes: string
      retry: string
      /** With `{name}`. */
      removed: string
      failed: string
    } & PluralForms
}

/** The visitor's wishlist, with today's prices. */
export function Wishlist({ shop, empty, error, words }: Props) {
  const { status, items, retry } = useWishlist(shop.locale)
  const toggle = useSetAtom(toggleWishlistAtom)
  const place = useRef<HTMLDivElement>(null)
  const keepFocus = useListFocus(
    place,
    items.map(({ number }) => number),
  )

  const toggleItem = ({ number, variant }: Item) => {
    keepFocus(number)
    return toggle({ number, variant })
  }
  const change = async (item: Item) => {
    const done = await toggleItem(item)
    if (done !== 'added' && done !== 'removed') showToast(words.failed, 'error')
    return done
  }
  const remove = async (item: Item) => {
    if ((await change(item)) !== 'removed') return
    const undo = { label: words.undo, run: () => void change(item) }
    showToast(fillTemplate(words.removed, { name: item.name }), 'success', undo)
  }
  const move = useMoveToBasket(shop, words, toggleItem)

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
  const { add, adding } = shop.words
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {items.length === 0 ? (
        empty
      ) : (
        <>
          <p role="status" className="text-quiet">
            {fillPlural(words, items.length)}
          </p>
          <p className="text-quiet text-small">{words.taxes}</p>
          <ul className="mt-4 grid gap-4 lg:grid-cols-2">
            {items.map((item) => (
              <li key={item.number} className="@container flex">
                <WishlistItem
                  item={item}
                  market={shop.market}
                  words={{ ...words, add, adding }}
                  onRemove={() => void remove(item)}
                  onMove={() => move(item)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
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
