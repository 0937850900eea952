import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ProductCard } from '@/schemas/shop'

const formId = 'to-basket'

/** The form of all cards of a page that need no script. */
export const PlainAddForm = ({ market }: { market: Market }) => (
  <form id={formId} method="post" action={`/api/basket/items/?locale=${market.shopLocale}`} hidden />
)

type Props = { card: Pick<ProductCard, 'number' | 'name' | 'hasChoice' | 'buyable'>; market: Market }

/**
 * Adds a product without a choice to the basket where no script runs; styles hide it in all other browsers. What has a
 * choice is chosen on its own page, to which its card leads.
 */
export function PlainAdd({ card: { number, name, hasChoice, buyable }, market }: Props) {
  if (hasChoice || !buyable) return null
  const t = marketText(market)
  const words = t('basket.add.button')
  return (
    <button
      type="submit"
      form={formId}
      name="card"
      value={number}
      className="tile-add"
      aria-label={t('basket.add.wishlist.named', { words, name })}
    >
      {words}
    </button>
  )
}
