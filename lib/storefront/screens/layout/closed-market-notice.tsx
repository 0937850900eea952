import { marketText } from '@/lib/platform/i18n'
import { closedNoticeId, everyMarketOf, type Market, marketsOf } from '@/lib/platform/markets'
import type { Brand } from '@/schemas'

/**
 * Tells a visitor whose address was one of a closed market where they are. Such an address leads to the fragment of this
 * notice, which pages that are shared by all visitors show to these alone, also without scripts.
 */
export function ClosedMarketNotice({ brand, market }: { brand: Brand; market: Market }) {
  if (marketsOf(brand).length === everyMarketOf(brand).length) return null
  const t = marketText(market)
  return (
    <aside
      id={closedNoticeId}
      aria-label={t('market.label')}
      className="hidden items-center justify-center gap-4 border-line border-b bg-card px-4 py-3 text-small target:flex print:hidden"
    >
      <p className="wrap-anywhere">{t('market.closed', { country: `${market.country} (${market.name})` })}</p>
      <a className="shrink-0 py-2 underline underline-offset-4" href="#content">
        {t('market.dismiss')}
      </a>
    </aside>
  )
}
