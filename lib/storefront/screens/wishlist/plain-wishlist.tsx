import type { ReactNode } from 'react'
import { fillTemplate, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { itemAddress } from '@/lib/shop/wishlist'
import { Button, Dotted, LinkButton, uiWords } from '@/lib/storefront/design/ui'
import type { WishlistItems } from '@/schemas/api/wishlist'
import { isBuyable, orderedVariant } from './item-order'
import { ItemPicture, ItemPrice } from './item-parts'
import { EmptyWishlist } from './wishlist-screen'

type Item = WishlistItems['items'][number]
type Props = {
  market: Market
  items: readonly Item[]
  /** What else there is to see, below an empty list. */
  more?: ReactNode
}

/** The wishlist as forms, for browsers without JavaScript. */
export function PlainWishlist({ market, items, more }: Props) {
  if (items.length === 0) return <EmptyWishlist market={market} more={more} />
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-2">
        {items.map((item) => (
          <li key={item.number} className="@container">
            <PlainItem item={item} market={market} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-quiet text-small">{marketText(market)('listing.taxes')}</p>
    </>
  )
}

type ItemProps = { item: Item; market: Market }

function PlainItem({ item, market }: ItemProps) {
  const { number, name, lang, variant, card, chosen } = item
  const t = marketText(market)
  const id = `item-${number}`
  return (
    <article
      aria-labelledby={id}
      className="flex h-full flex-col gap-4 rounded-card border border-line bg-card p-3 @3xs:flex-row"
    >
      <ItemPicture item={item} />
      <div className="min-w-0 flex-1 py-1">
        <p className="wrap-anywhere font-bold text-quiet text-small empty:hidden">
          {[card?.brand, card?.subbrand].filter(Boolean).join(' ')}
        </p>
        <h2 id={id} className="leading-snug" lang={lang}>
          {card ? (
            <a
              href={itemAddress(card.href, chosen && variant)}
              className="underline-offset-4 hover:text-accent hover:underline"
            >
              {name}
            </a>
          ) : (
            name
          )}
        </h2>
        <p className="mt-1 text-quiet text-small empty:hidden">
          <Dotted parts={chosen?.choice ?? []} />
        </p>
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pt-3">
          <ItemPrice
            item={item}
            market={market}
            words={{ price: uiWords(market).price, gone: t('wishlist.page.gone') }}
          />
        </div>
        <div className="mt-3 flex flex-wrap gap-2">
          <PlainMove item={item} market={market} />
          <form method="post" action={`/api/wishlist/${number}/?locale=${market.shopLocale}`}>
            <Button
              type="submit"
              variant="quiet"
              size="small"
              aria-label={t('wishlist.page.remove', { name })}
            >
              {t('basket.page.remove')}
            </Button>
          </form>
        </div>
      </div>
    </article>
  )
}

/** Moves the product to the basket, or leads to its page if a choice is missing. */
function PlainMove({ item, market }: ItemProps) {
  const { number, name, variant, card, chosen, asked } = item
  if (!card || !isBuyable(item)) return null
  const t = marketText(market)
  const named = (words: string) => fillTemplate(t.raw('basket.add.wishlist.named'), { words, name })
  if (asked) {
    const words = t(`basket.add.wishlist.${asked}`)
    return (
      <LinkButton
        href={itemAddress(card.href, chosen && variant)}
        variant="secondary"
        size="small"
        aria-label={named(words)}
      >
        {words}
      </LinkButton>
    )
  }
  const ordered = orderedVariant(item)
  if (ordered === undefined) return null
  return (
    <form method="post" action={`/api/basket/items/?locale=${market.shopLocale}`}>
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="variant" value={ordered} />
      <Button
        type="submit"
        size="small"
        name="from"
        value="wishlist"
        aria-label={named(t('basket.add.button'))}
      >
        {t('basket.add.button')}
      </Button>
    </form>
  )
}
