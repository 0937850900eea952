import { currentTime } from '@/lib/platform/clock'
import { formatDay, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { downloadPath, downloadState, type OrderDownload } from '@/lib/shop/downloads'
import type { Order } from '@/lib/shop/orders'
import { LinkButton } from '@/lib/storefront/design/ui'

type Props = {
  market: Market
  order: Pick<Order, 'lines' | 'payments'>
  downloads: readonly OrderDownload[]
  /** Whether the visitor may take them. */
  isLinked: boolean
  /** Whether a sentence above says what to do with the files. */
  hasLead?: boolean
}

/** The files of an order: each to be downloaded by who may take it, or with what has become of it. */
export function DownloadList({ market, order, downloads, isLinked, hasLead = true }: Props) {
  const t = marketText(market)
  const now = currentTime()
  const states = downloads.map((download) => downloadState(download, { order, now }))
  return (
    <>
      {hasLead && states.includes('open') && isLinked && (
        <p className="mt-1 max-w-prose">{t('thankYou.downloads')}</p>
      )}
      <ul className="mt-3 grid gap-3">
        {downloads.map((download, index) => {
          const { lineId, granted, taken, until } = download
          const name = order.lines.find(({ id }) => id === lineId)?.product.name ?? ''
          const state = states[index]
          if (state === 'over') return <li key={lineId}>{t('thankYou.downloadOver', { name })}</li>
          if (state === 'usedUp' || taken === granted)
            return <li key={lineId}>{t('thankYou.downloadUsedUp', { name })}</li>
          return (
            <li key={lineId}>
              {isLinked ? (
                <LinkButton href={downloadPath(download)} variant="secondary" className="print:hidden">
                  {t('thankYou.download', { name })}
                </LinkButton>
              ) : (
                <p>{name}</p>
              )}
              <p className="mt-1 text-quiet text-small">
                {t('thankYou.downloadLeft', {
                  left: granted - taken,
                  date: formatDay(until, market),
                })}
              </p>
            </li>
          )
        })}
      </ul>
    </>
  )
}
