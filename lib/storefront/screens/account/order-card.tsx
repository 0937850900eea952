import { formatDay, formatPrice, marketText } from '@/lib/platform/i18n'
import { accountOrderPath, type Market } from '@/lib/platform/markets'
import type { ListedOrder } from '@/lib/shop/customers'
import { isLive, lineName } from '@/lib/shop/orders'
import { Badge, Dotted, GoodsPicture } from '@/lib/storefront/design/ui'
import { totalNow } from '@/lib/storefront/screens/order-parts'
import { statusWords } from '@/lib/storefront/screens/order-status'

const mostPictures = 4

type Props = { market: Market; order: ListedOrder; level: 'h2' | 'h3' }

/** An order in short: when, what, how much, and where it is. The market is that of the order. */
export function OrderCard({ market, order, level: Heading }: Props) {
  const t = marketText(market)
  const { number, placedAt, total, returns } = order
  const live = order.lines.filter(isLive)
  // An order that is cancelled as a whole shows what it was about.
  const lines = live.length > 0 ? live : order.lines
  const now = totalNow(order, market, returns)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const pictures = lines.slice(0, mostPictures)
  return (
    <article lang={market.iso} className="rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <Heading className="font-bold">{t('account.orders.number', { number })}</Heading>
          <p className="text-quiet text-small">
            <Dotted parts={[formatDay(placedAt, market), t('account.orders.pieces', { count: pieces })]} />
          </p>
        </div>
        <Badge>{statusWords(market, order)}</Badge>
      </div>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <ul className="flex flex-wrap gap-2" aria-label={t('thankYou.goods')}>
          {pictures.map((line, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change
              key={index}
              className="flex size-14 items-center justify-center overflow-hidden rounded-field bg-ground text-outline"
            >
              <GoodsPicture
                image={line.product.image && { src: line.product.image.src, alt: lineName(line) }}
                sign={line.product.sign}
                label={lineName(line)}
                width={56}
                className="block"
              />
            </li>
          ))}
        </ul>
        <p className="font-bold tabular-nums">
          {now && <span className="font-normal text-quiet text-small">{t('orderStatus.totalNow')}</span>}{' '}
          {formatPrice(now ? now.amount : total, market)}
        </p>
      </div>
      <p className="mt-3">
        <a
          href={accountOrderPath(market, number)}
          // The name has the text that is seen in it, for who speaks it.
          aria-label={`${t('account.orders.see')}, ${t('account.orders.details', { number })}`}
          className="inline-block py-1 underline underline-offset-2"
        >
          {t('account.orders.see')}
        </a>
      </p>
    </article>
  )
}
