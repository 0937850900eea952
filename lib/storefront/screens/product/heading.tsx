import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ProductView } from '@/lib/shop/catalogue'
import { articleNumber } from '@/lib/shop/rules'
import { softHyphens } from '@/lib/storefront/design/hyphens'
import { Rating, uiWords } from '@/lib/storefront/design/ui'

type Props = { view: ProductView; market: Market; reviewsId: string }

/** Brand, name and rating. */
export function ProductHeading({ view, market, reviewsId }: Props) {
  const { brand, subbrand, name, lang, reviews } = view
  const t = marketText(market)
  return (
    <div>
      <h1>
        <span className="block font-bold text-quiet">{[brand, subbrand].filter(Boolean).join(' ')}</span>{' '}
        <span className="mt-1 block font-display text-h1 md:text-h2" lang={lang}>
          {softHyphens(name, lang ?? market.language)}
        </span>
      </h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-small">
        {reviews.count > 0 && (
          <a
            href={`#${reviewsId}`}
            className="inline-flex min-h-8 items-center underline-offset-4 hover:underline"
          >
            <Rating
              value={reviews.mean}
              label={uiWords(market).rating(reviews.mean, reviews.count)}
              text={`(${reviews.count})`}
            />
          </a>
        )}
        <span className="text-quiet">
          {t('product.articleNumber', { number: articleNumber(view.referenceKey) })}
        </span>
      </div>
    </div>
  )
}
