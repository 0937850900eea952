import { formatClock, marketText } from '@/lib/platform/i18n'
import { countryOf, type Market } from '@/lib/platform/markets'
import type { VariantView } from '@/lib/shop/catalogue'
import { arrivalText, deliveryPace, deliveryWords, fewLeft, hasArrivalDays } from '@/lib/shop/product'
import type { DeliveryMessage } from '@/lib/shop/rules'
import { classes, Icon, type IconName } from '@/lib/storefront/design/ui'
import { ArrivalLine } from './islands'

const tones = {
  prompt: 'bg-success-ground text-success',
  slow: 'bg-warning-ground text-warning',
  none: 'bg-ink/6 text-ink',
} as const

const icons: Record<DeliveryMessage['kind'], IconName> = {
  preorder: 'calendar',
  notAvailable: 'info',
  sold: 'close',
  late: 'calendar',
  download: 'download',
  instant: 'truck',
  soon: 'truck',
  available: 'truck',
}

/** What is said below the delivery message; when it arrives comes last. */
function notesOf({ delivery, availability }: VariantView, market: Market): string[] {
  const t = marketText(market)
  const { kind } = delivery
  if (kind === 'download') return delivery.byEmail ? [t('product.deliveryNote.downloadByEmail')] : []
  if (kind === 'late') return [t('product.deliveryNote.late')]
  const arrival = arrivalText({ delivery, availability }, market) ?? []
  if (kind === 'instant' || kind === 'soon') return [arrival].flat()
  if ('isTimeUnset' in delivery) return []
  if (kind === 'preorder') return [arrival].flat()
  return [t(`product.deliveryNote.${kind}`), arrival].flat()
}

/** Whether the message names no number of weeks, only that there are many. */
const isVague = (delivery: DeliveryMessage): boolean =>
  delivery.kind === 'late' && !/^\d+$/.test(delivery.weeks)

/** The availability and delivery time of a variant. */
export function DeliveryPanel({ variant, market }: { variant: VariantView; market: Market }) {
  const { kind } = variant.delivery
  const { daysFrom, daysTo } = variant.availability
  const few = fewLeft(variant)
  return (
    <div className={classes('flex items-start gap-3 rounded-card px-4 py-3', tones[deliveryPace[kind]])}>
      <Icon name={icons[kind]} className="mt-0.5 size-6" />
      <div className="min-w-0">
        <p className="font-bold">{deliveryWords(variant, market)}</p>
        {notesOf(variant, market).map((note) => (
          <p
            key={note}
            className={classes('text-ink text-small', !variant.availability.buyable && 'print:hidden')}
          >
            {note}
          </p>
        ))}
        {variant.delivery.kind === 'late' && (
          // As the review says it. Of a few weeks, its days say the same more exactly, where scripts name them.
          <p
            className={
              isVague(variant.delivery) ? 'text-ink text-small' : 'hidden text-ink text-small noscript:block'
            }
          >
            {arrivalText(variant, market)}
          </p>
        )}
        {hasArrivalDays(variant) && (
          <ArrivalLine
            days={{ daysFrom, daysTo }}
            market={{ iso: market.iso, timezone: market.timezone, dispatchUntil: market.dispatchUntil }}
            country={countryOf(market)}
          />
        )}
        {market.dispatchUntil !== undefined &&
          hasArrivalDays(variant) &&
          variant.delivery.kind !== 'late' && (
            <p className="text-quiet text-small">
              {marketText(market)('product.deliveryNote.dispatch', {
                time: formatClock(market.dispatchUntil, market),
              })}
            </p>
          )}
        {few !== undefined && (
          <p className="mt-1 font-bold text-accent text-small">
            {marketText(market)('product.few', { count: few })}
          </p>
        )}
      </div>
    </div>
  )
}
