import { useId } from 'react'
import { formatDay, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ProductView, ReviewView } from '@/lib/shop/catalogue'
import { Dotted, Icon, Rating } from '@/lib/storefront/design/ui'

/** The number of reviews shown before "more". */
const shownAtOnce = 6

/** The reviews of a product: those in the reader's language, then the others, each the newest first. */
export function Reviews({ reviews, market }: { reviews: ProductView['reviews']; market: Market }) {
  const t = marketText(market)
  const { mean, count, items } = reviews
  if (count === 0) return <p className="text-quiet">{t('product.reviews.none')}</p>
  const value = new Intl.NumberFormat(market.numberLocale, { maximumFractionDigits: 1 }).format(mean)
  const readable = items.filter(({ language }) => language === market.language)
  const sorted = [...readable, ...items.filter(({ language }) => language !== market.language)]
  const [first, more] = [sorted.slice(0, shownAtOnce), sorted.slice(shownAtOnce)]
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <strong className="font-display text-h2">{t('product.reviews.mean', { value })}</strong>
        <Rating value={mean} label={t('product.reviews.stars', { value })} />
        <span className="text-quiet text-small">{t('product.reviews.base', { count })}</span>
      </div>
      <p className="mt-1 text-quiet text-small">
        {count > items.length && `${t('product.reviews.newest', { count: String(items.length) })} `}
        {t('product.reviews.check')}
      </p>
      <ReviewList reviews={first} market={market} />
      {more.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center gap-2 font-bold text-accent [details[open]>&]:hidden">
            <Icon name="plus" />
            {t('product.reviews.more', { count: more.length })}
          </summary>
          <ReviewList reviews={more} market={market} />
        </details>
      )}
    </>
  )
}

function ReviewList({ reviews, market }: { reviews: readonly ReviewView[]; market: Market }) {
  return (
    <ul className="reviews">
      {reviews.map((review) => (
        <li key={`${review.date} ${review.author} ${review.title}`}>
          <ReviewItem review={review} market={market} />
        </li>
      ))}
    </ul>
  )
}

function ReviewItem({ review, market }: { review: ReviewView; market: Market }) {
  const t = marketText(market)
  const { about, rating, title, text, author, date, language } = review
  const foreign = language === market.language ? {} : { lang: language }
  const named = new Intl.DisplayNames(market.iso, { type: 'language' }).of(language) ?? language
  const day = formatDay(new Date(date), { iso: market.iso, timezone: 'UTC' })
  return (
    <article>
      <Rating value={rating} size="small" label={t('product.reviews.stars', { value: String(rating) })} />
      {title && <h3 {...foreign}>{title}</h3>}
      {text && <ReviewText text={text} foreign={foreign} market={market} />}
      <footer>
        <Dotted
          parts={[
            t('product.reviews.by', { author: author || t('product.reviews.anonymous'), date: day }),
            ...(about.length > 0 ? [t('product.reviews.about', { labels: about.join(', ') })] : []),
            ...(language !== market.language ? [t('product.reviews.language', { language: named })] : []),
          ]}
        />
      </footer>
    </article>
  )
}

/** The number of letters from which a text is folded on phones: about eight lines. */
const longText = 300

type TextProps = { text: string; foreign: { lang?: string }; market: Market }

/** What a customer has written. On phones a long text is folded, without scripts as well; in print it is whole. */
function ReviewText({ text, foreign, market }: TextProps) {
  const id = useId()
  if (text.length < longText) return <p {...foreign}>{text}</p>
  const t = marketText(market)
  return (
    <div className="folded">
      <input type="checkbox" id={id} className="sr-only" />
      <p {...foreign}>{text}</p>
      <label htmlFor={id}>
        <span>{t('product.reviews.readOn')}</span>
        <span>{t('product.reviews.fold')}</span>
      </label>
    </div>
  )
}
