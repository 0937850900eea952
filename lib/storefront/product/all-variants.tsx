import { formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ProductView } from '@/lib/shop/catalogue'
import { deliveryWords, variantLabel } from '@/lib/shop/product'
import { tableClasses } from '@/lib/storefront/ui'

/** Every variant with its price and delivery, in a `noscript` element. */
export function AllVariants({ view, market }: { view: ProductView; market: Market }) {
  const t = marketText(market)
  if (view.variants.length < 2) return null
  return (
    <noscript>
      <table className={tableClasses.table}>
        <caption className={tableClasses.caption}>{t('product.all.caption')}</caption>
        <thead>
          <tr>
            {(['variant', 'price', 'delivery'] as const).map((column) => (
              <th key={column} scope="col" className={`${tableClasses.head} text-start`}>
                {t(`product.all.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.variants.map((variant) => (
            <tr key={variant.referenceKey}>
              <th scope="row" className={`${tableClasses.rowHead} text-start`}>
                {variantLabel(variant)}
              </th>
              <td className={`${tableClasses.cell} tabular-nums`}>
                {formatPrice(variant.price.withTax, market)}
              </td>
              <td className={tableClasses.cell}>{deliveryWords(variant, market)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </noscript>
  )
}
