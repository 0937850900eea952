import type { Market } from '@/lib/platform/markets'
import { waysOfDelivery } from './ways-of-delivery'

type Props = { market: Market; goods: Parameters<typeof waysOfDelivery>[1]; className?: string }

/** Says above the goods which of them a carrier of freight brings, which calls before, and which come by parcel. */
export function DeliveryWays({ market, goods, className = '' }: Props) {
  const { freight, parcel } = waysOfDelivery(market, goods)
  if (!freight) return null
  return (
    <ul className={`grid max-w-prose gap-1 print:max-w-none wrap-anywhere text-small ${className}`}>
      <li>{freight}</li>
      {parcel && <li>{parcel}</li>}
    </ul>
  )
}
