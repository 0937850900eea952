import { marketText, typeset } from '@/lib/platform/i18n'
import { countryOf, type Market } from '@/lib/platform/markets'
import type { ProductView } from '@/lib/shop/catalogue'
import { storeIn } from '@/lib/shop/stores'
import { TextLink } from '@/lib/storefront/design/ui'
import type { ShopConfiguration } from '@/schemas/shop'

type Props = {
  stores: ProductView['stores']
  market: Market
  /** The page of the store finder. */
  href: string | undefined
  /** Who is asked before: no store has to have a number of its own. */
  shop: Pick<ShopConfiguration, 'seller' | 'service'>
}

/** Above this number, only the availability is shown. */
const mostCounted = 3

/** The stores that have the product in stock. */
export function StoreStock({ stores, market, href, shop }: Props) {
  const t = marketText(market)
  const { phone, email } = shop.seller
  const shown = stores.map((store) => storeIn(countryOf(market), market.language, store))
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-x-8">
        {shown.map(({ name, city, quantity }) => (
          <li
            key={`${city} ${name}`}
            className="flex items-baseline justify-between gap-4 border-line border-b py-2.5"
          >
            <span className="min-w-0">
              <strong>{city}</strong> <span className="block text-quiet text-small">{name}</span>
            </span>
            <span className="shrink-0 text-small text-success">
              {quantity <= mostCounted
                ? t('product.stores.few', { count: quantity })
                : t('product.stores.some')}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-quiet text-small">
        {t('product.stores.text', {
          phone: phone ? typeset(phone, market) : 'none',
          hours: typeset(shop.service.hours, market),
          email,
        })}
      </p>
      {href && (
        <TextLink href={href} look="onward">
          {t('product.stores.all')}
        </TextLink>
      )}
    </>
  )
}
