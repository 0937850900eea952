import { useState } from 'react'
import type { PriceMarket } from '@/lib/platform/i18n'
import { fillTemplate } from '@/lib/platform/i18n'
import { itemAddress } from '@/lib/shop/wishlist'
import {
  Button,
  closePath,
  Dotted,
  IconButton,
  IconFrame,
  LinkButton,
  type PriceWords,
} from '@/lib/storefront/design/ui'
import type { RequiredInput } from '@/schemas/api/wishlist'
import { isBuyable, orderedVariant } from './item-order'
import { ItemPicture, ItemPrice } from './item-parts'
import type { Item } from './use-wishlist'

export type WishlistItemWords = {
  price: PriceWords
  gone: string
  /** With `{name}`. */
  remove: string
  /** Adds it to the basket. */
  add: string
  adding: string
  /** The accessible name of the button or link, with `{words}` and `{name}`. */
  named: string
  asked: Record<RequiredInput, string>
}

type Props = {
  item: Item
  market: PriceMarket
  words: WishlistItemWords
  onRemove: () => void
  onMove: () => Promise<void>
}

/** A product on the wishlist: its chosen variant, availability and today's price. */
export function WishlistItem({ item, market, words, onRemove, onMove }: Props) {
  const { name, lang, variant, card, chosen } = item
  const headingId = `item-${item.number}-name`
  return (
    <article
      data-number={item.number}
      aria-labelledby={headingId}
      tabIndex={-1}
      className="group relative flex w-full flex-col gap-4 rounded-card border border-line bg-card p-3 @3xs:flex-row"
    >
      <ItemPicture item={item} />
      <div className="flex min-w-0 flex-1 flex-col py-1">
        {card && (
          <p className="truncate pe-10 @max-3xs:pe-0 font-bold text-quiet text-small">
            {[card.brand, card.subbrand].filter(Boolean).join(' ')}
          </p>
        )}
        <h2
          id={headingId}
          className="line-clamp-2 leading-snug not-first:mt-0.5 first:pe-10 @max-3xs:line-clamp-none @max-3xs:pe-0"
          lang={lang}
        >
          {card ? (
            <a
              href={itemAddress(card.href, chosen && variant)}
              className="outline-none transition-colors after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 group-hover:text-accent"
            >
              {name}
            </a>
          ) : (
            name
          )}
        </h2>
        {chosen && chosen.choice.length > 0 && (
          <p className="mt-1 text-quiet text-small">
            <Dotted parts={chosen.choice} />
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pt-3">
          <ItemPrice item={item} market={market} words={words} />
        </div>
        <ItemOrder item={item} words={words} onMove={onMove} />
      </div>
      <IconButton
        label={fillTemplate(words.remove, { name })}
        icon={<IconFrame path={closePath} />}
        onClick={onRemove}
        className="absolute end-1 top-1"
      />
    </article>
  )
}

/** Adds the product to the basket, or links to its page if a choice is missing. */
function ItemOrder({ item, words, onMove }: Pick<Props, 'item' | 'words' | 'onMove'>) {
  const [isMoving, setMoving] = useState(false)
  const { card, asked, name, chosen, variant } = item
  if (!card || !isBuyable(item)) return null
  const nameOf = (said: string) => fillTemplate(words.named, { words: said, name })
  // Above the link of the name, which covers the whole tile.
  const className = 'relative z-1 mt-3 self-start'
  if (asked)
    return (
      <LinkButton
        href={itemAddress(card.href, chosen && variant)}
        variant="secondary"
        size="small"
        aria-label={nameOf(words.asked[asked])}
        className={className}
      >
        {words.asked[asked]}
      </LinkButton>
    )
  if (orderedVariant(item) === undefined) return null
  const move = async () => {
    if (isMoving) return
    setMoving(true)
    await onMove()
    setMoving(false)
  }
  return (
    <Button
      size="small"
      aria-label={nameOf(words.add)}
      loading={isMoving && words.adding}
      onClick={() => void move()}
      className={className}
    >
      {words.add}
    </Button>
  )
}
