import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { CouponAction, CouponFacts } from './coupon'

type Props = {
  market: Market
  layout: Pick<Layout, 'coupons' | 'couponsFrom'>
  level: 'h2' | 'h3'
  className?: string
}

/** The coupons of the layout that are offered now, each with a way to redeem it. */
export function CouponList({ market, layout: { coupons, couponsFrom }, level: Heading, className }: Props) {
  if (coupons.length === 0) return null
  return (
    <div className={className}>
      <Heading className={Heading === 'h2' ? 'font-display text-h3' : 'font-bold'}>
        {marketText(market)('coupons.title')}
      </Heading>
      <ul className="mt-2 grid gap-2">
        {coupons.map((coupon) => (
          <li key={coupon.uid} className="rounded-field bg-companion-1 p-3 text-small">
            <CouponFacts market={market} coupon={coupon} from={couponsFrom?.[coupon.code]} />
            <CouponAction market={market} coupon={coupon} />
          </li>
        ))}
      </ul>
    </div>
  )
}
