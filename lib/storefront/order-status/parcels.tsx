import { formatDay, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { carrierOf, lineName, type Order, type Shipment } from '@/lib/shop/orders'
import { LinkButton } from '@/lib/storefront/ui'
import { Part } from './part'

type Props = { market: Market; order: Order }

/** The parcels that were sent, where they can be followed, and what is still to come. */
export function Parcels({ market, order }: Props) {
  const t = marketText(market)
  const { shipments, lines, status } = order
  if (shipments.length === 0) return null
  const isRest =
    status === 'partlyShipped' && lines.some((line) => !line.isDigital && line.shipmentId === null)
  return (
    <Part id="order-parcels" title={t('orderStatus.parcels')}>
      <ol className="grid gap-4 divide-y divide-line">
        {shipments.map((shipment) => (
          <li key={shipment.id} className="pb-4 last:pb-0">
            <Parcel market={market} order={order} shipment={shipment} />
          </li>
        ))}
      </ol>
      {isRest && <p className="mt-3 text-quiet">{t('orderMails.shipped.rest')}</p>}
    </Part>
  )
}

function Parcel({ market, order, shipment }: Props & { shipment: Shipment }) {
  const t = marketText(market)
  const { carrierKey, trackingNumber, shippedAt, id } = shipment
  const carrier = carrierOf(carrierKey)
  const inside = order.lines.filter(({ shipmentId }) => shipmentId === id)
  return (
    <>
      <p className="font-bold">
        {t('orderStatus.sent', { carrier: carrier.name, date: formatDay(shippedAt, market) })}
      </p>
      {trackingNumber && (
        <p className="wrap-anywhere">{t('orderMails.shipped.number', { number: trackingNumber })}</p>
      )}
      <p className="text-quiet text-small">
        {inside.map((line) => `${line.quantity} × ${lineName(line)}`).join(', ')}
      </p>
      {trackingNumber && carrier.track && (
        <LinkButton
          href={carrier.track(trackingNumber)}
          variant="secondary"
          size="small"
          rel="noreferrer"
          className="mt-2 print:hidden"
        >
          {t('orderMails.shipped.track')}
        </LinkButton>
      )}
    </>
  )
}
