import { marketText } from '@/lib/platform/i18n'
import { type Market, screenPath } from '@/lib/platform/markets'
import type { ToldOrder } from '@/lib/platform/shop-configuration'
import type { CustomerDownloads } from '@/lib/shop/downloads'
import type { Order } from '@/lib/shop/orders'
import { softHyphens } from '@/lib/storefront/design/hyphens'
import { TextLink } from '@/lib/storefront/design/ui'
import { DownloadList } from '@/lib/storefront/screens/order-parts'

type Own = ToldOrder<Order> & Pick<CustomerDownloads['orders'][number], 'downloads'>

export type ToldDownloads = Pick<CustomerDownloads, 'hasMore'> & { orders: readonly Own[] }

type Props = {
  market: Market
  downloads: ToldDownloads
  /** Whether the market sells files, so that it says where they will be. */
  isPromised: boolean
}

/** What a customer can download now, by orders. One of another market is told as that market writes it. */
export function Downloads({ market, downloads: { orders, hasMore }, isPromised }: Props) {
  const t = marketText(market)
  // A heading with nothing below it would look like a fault.
  if (orders.length === 0)
    return isPromised ? (
      <p className="mt-6 max-w-prose text-quiet text-small">{t('account.home.noDownloads')}</p>
    ) : null
  return (
    <section aria-labelledby="downloads" className="mt-10">
      <h2 id="downloads" className="font-display text-h3">
        {softHyphens(t('account.home.downloads'), market.language)}
      </h2>
      {orders.map(({ order, own, downloads }) => (
        <div key={order.id} lang={own.iso}>
          <DownloadList market={own} order={order} downloads={downloads} isLinked hasLead={false} />
        </div>
      ))}
      {hasMore && (
        <p className="mt-3">
          <TextLink href={screenPath(market, 'orders')}>{t('account.home.moreDownloads')}</TextLink>
        </p>
      )}
    </section>
  )
}
