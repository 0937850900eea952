import type { Layout } from '@/lib/content/pages'
import { carrierOf } from '@/lib/platform/carriers'
import { formatDay, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { isUnsent, lineName, type Order, type Shipment } from '@/lib/shop/orders'
import { servable } from '@/lib/storefront/design/pictures'
import { Image, LinkButton } from '@/lib/storefront/design/ui'
import { Part } from './part'

type Props = {
  market: Market
  order: Order
  /** The carriers of the layout of the order's market, for their pictures. Mails and papers name them as the shop does. */
  carriers?: Layout['shippingProviders'] | undefined
}

/** The parcels that were sent, where they can be followed, and what is still to come. */
export function Parcels({ market, order, carriers = [] }: Props) {
  const t = marketText(market)
  const { shipments, lines, status } = order
  if (shipments.length === 0) return null
  const isRest = status === 'partlyShipped' && lines.some(isUnsent)
  return (
    <Part
      id="order-parcels"
      title={t('orderStatus.parcels', { by: order.cost.isFreight ? 'freight' : 'parcel' })}
    >
      <ol className="grid gap-4 divide-y divide-line">
        {shipments.map((shipment) => (
          <li key={shipment.id} className="pb-4 last:pb-0">
            <Parcel market={market} order={order} shipment={shipment} carriers={carriers} />
          </li>
        ))}
      </ol>
      {isRest && <p className="mt-3 text-quiet">{t('orderMails.shipped.rest')}</p>}
    </Part>
  )
}

function Parcel({ market, order, shipment, carriers }: Props & { shipment: Shipment }) {
  const t = marketText(market)
  const { carrierKey, trackingNumber, shippedAt, id } = shipment
  const carrier = carrierOf(carrierKey, market.language)
  const mark = carriers?.find(({ code }) => code?.toLowerCase() === carrierKey.toLowerCase())
  const picture = servable(mark?.image)
  const inside = order.lines.filter(({ shipmentId }) => shipmentId === id)
  return (
    <>
      {picture && <Image src={picture.src} alt="" width={96} className="mb-2 block h-8! w-auto!" />}
      <p className="font-bold">
        {t('orderStatus.sent', { carrier: carrier.given, date: formatDay(shippedAt, market) })}
      </p>
      {trackingNumber && (
        <p className="wrap-anywhere">{t('orderMails.shipped.number', { number: trackingNumber })}</p>
      )}
      <p className="text-quiet text-small">
        {inside.map((line) => `${line.quantity}\u00a0×\u00a0${lineName(line)}`).join(', ')}
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
