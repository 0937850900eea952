import type { Layout } from '@/lib/content/pages'
import { formatDay, formatPrice, formatTime, marketText } from '@/lib/platform/i18n'
import { type Market, screenPath, withQuery } from '@/lib/platform/markets'
import { clockText } from '@/lib/platform/time'
import { Button } from '@/lib/storefront/design/ui'

type Props = {
  market: Market
  coupon: Layout['coupons'][number]
}

type FactsProps = Props & {
  /** The value of goods from which it is taken, in minor units. */
  from?: number | undefined
}

/** Until when a code holds: to the end of a day where the shop is, or to an hour of it. The end is exclusive. */
function endWords(market: Market, end: number): string {
  const t = marketText(market)
  if (clockText(end, market.timezone).endsWith('T00:00'))
    return t('coupons.until', { date: formatDay(new Date(end - 1), market) })
  const at = new Date(end)
  return t('coupons.untilTime', { date: formatDay(at, market), time: formatTime(at, market) })
}

/** What a coupon is, with its conditions. */
export function CouponFacts({ market, coupon: { name, code, text, dateTo }, from }: FactsProps) {
  const t = marketText(market)
  return (
    <>
      <p className="wrap-anywhere font-bold">{name}</p>
      {text && <p className="whitespace-pre-line">{text}</p>}
      <p className="wrap-anywhere">
        {t('coupons.code', { code })}
        {from !== undefined && `, ${t('coupons.from', { amount: formatPrice(from, market) })}`}
        {dateTo && `, ${endWords(market, Date.parse(dateTo))}`}
      </p>
    </>
  )
}

type ActionProps = Props & {
  /** Redeems by a form, which needs no script. */
  isPlain?: boolean
}

/** Redeems a coupon. Its link keeps the code until there is something in the basket that it can be used for. */
export function CouponAction({ market, coupon: { name, code }, isPlain = false }: ActionProps) {
  const t = marketText(market)
  const redeem = { 'aria-label': t('coupons.redeemOf', { name }), children: t('coupons.redeem') }
  return isPlain ? (
    <form method="post" action={`/api/basket/codes/?locale=${market.shopLocale}`} className="mt-1">
      <input type="hidden" name="code" value={code} />
      <Button type="submit" variant="secondary" size="small" {...redeem} />
    </form>
  ) : (
    <a
      href={withQuery(screenPath(market, 'basket'), { voucher: code })}
      data-document=""
      className="inline-block py-1 underline"
      {...redeem}
    />
  )
}
