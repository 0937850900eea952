import type { ReactNode } from 'react'
import { fillTemplate, formatPrice, formatRate, formatReduction, type PriceMarket } from '@/lib/platform/i18n'
import type { OrderTrait } from '@/lib/platform/payment-methods'
import { classes, IconFrame, LinkButton, truckPath } from '@/lib/storefront/design/ui'
import type { Basket } from '@/schemas/api/basket'
import type { Assurances } from './basket-screen'
import { goodsTotal } from './goods-total'
import { isCounted } from './lines'
import type { BasketWords } from './words'

export const summaryId = 'basket-summary'

type Props = {
  basket: Basket
  /** Changes are still being sent, so the amounts may change. */
  isOpen: boolean
  market: PriceMarket
  /** Unset until there is a checkout. */
  checkoutHref: string | undefined
  /** The field for codes and those that the basket has. */
  codes: ReactNode
  assurances: Assurances
  /** Told where something comes as freight. */
  freightNote: string | undefined
  words: BasketWords
  /** Redeems a code that is offered; unset where forms do. */
  onRedeem?: (code: string) => void
}

/** The totals and the link to the checkout; of a basket of which nothing can be ordered, that it is so. */
export function BasketPanel(props: Props) {
  const { basket, isOpen, market, checkoutHref, codes, assurances, freightNote, words, onRedeem } = props
  const { cost, voucher, giftCard, missingForFreeShipping: missing } = basket
  const money = (amount: number) => formatPrice(amount, market)
  const traits: Partial<Record<OrderTrait, boolean | undefined>> = { ...cost, freight: cost.isFreight }
  const paying = assurances.payment
    .map((means, place) => ({ ...means, place }))
    .filter(
      ({ notFor = [], least = 0, most = cost.toPay }) =>
        !notFor.some((trait) => traits[trait]) && cost.toPay >= least && cost.toPay <= most,
    )
  // The voucher does not count for free shipping.
  const value = goodsTotal(basket) + (voucher?.amount ?? 0)
  const own = voucher?.code.toUpperCase()
  const coupons = assurances.coupons.flatMap((coupon) => {
    const taken = basket.offered?.find(({ code }) => code === coupon.code && code.toUpperCase() !== own)
    return taken ? [{ ...coupon, lacking: taken.missing }] : []
  })
  if (!basket.items.some(isCounted))
    return (
      <Frame words={words}>
        <p className="mt-3">{words.nothingLeft}</p>
      </Frame>
    )
  return (
    <Frame words={words}>
      <dl
        aria-busy={isOpen}
        className={classes(
          'mt-4 grid break-inside-avoid grid-cols-[minmax(0,1fr)] gap-2 transition-opacity',
          isOpen && 'opacity-60',
        )}
      >
        <Row name={words.goods}>{money(cost.goods)}</Row>
        {cost.reductions.map(({ id, label, amount }) => (
          <Row key={id} name={label} className="text-accent">
            {formatReduction(amount, market)}
          </Row>
        ))}
        {!cost.nothingSent && (
          <Row
            name={
              <>
                {cost.shippingLabel ?? (cost.isFreight ? words.freight : words.shipping)}
                {cost.freeShippingBy && (
                  <span className="block text-accent">{cost.freeShippingBy.label}</span>
                )}
              </>
            }
          >
            {cost.shipping === 0 ? words.free : money(cost.shipping)}
          </Row>
        )}
        <Row name={words.total} className="mt-2 flex-wrap items-baseline border-line border-t pt-4 font-bold">
          <span className="text-h3 leading-none">{money(cost.withTax)}</span>
        </Row>
        {cost.taxes.map(({ rate, amount }) => (
          <Row
            key={rate}
            name={fillTemplate(words.tax, { rate: formatRate(rate, market) })}
            className="text-quiet text-small"
          >
            {money(amount)}
          </Row>
        ))}
        {giftCard && cost.covered > 0 && (
          <>
            <Row name={`${words.codes.kinds.giftCard} ${giftCard.code}`} className="mt-2 text-accent">
              {formatReduction(cost.covered, market)}
            </Row>
            <Row name={words.codes.toPay} className="items-baseline font-bold">
              <span className="text-lead leading-none">{money(cost.toPay)}</span>
            </Row>
          </>
        )}
      </dl>
      {missing !== undefined && missing > 0 && (
        <FreeShipping
          reached={value}
          missing={missing}
          words={fillTemplate(words.missing, { amount: money(missing) })}
        />
      )}
      {checkoutHref && (
        <LinkButton data-document="" href={checkoutHref} size="large" block className="mt-5 print:hidden">
          {words.checkout}
        </LinkButton>
      )}
      {/* Below the button, which a code must not push out of a low window. */}
      <div className="print:hidden">{codes}</div>
      <div
        className="mt-5 grid gap-4 border-line border-t pt-4 text-small empty:hidden print:hidden"
        data-freight={cost.isFreight || undefined}
      >
        {coupons.length > 0 && (
          <div>
            <h3 className="font-bold">{assurances.couponsTitle}</h3>
            <ul className="mt-2 grid gap-2">
              {coupons.map(({ code, name, lacking, words: offer, form }) => (
                <li key={code} className="rounded-field bg-companion-1 p-3">
                  {offer}
                  {lacking !== undefined ? (
                    <p className="font-medium">
                      {fillTemplate(words.codes.below, { amount: money(lacking) })}
                    </p>
                  ) : (
                    form || (
                      <button
                        type="button"
                        aria-label={fillTemplate(words.codes.offerOf, { name })}
                        className="inline-block py-1 underline"
                        onClick={() => onRedeem?.(code)}
                      >
                        {words.codes.offer}
                      </button>
                    )
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
        {!cost.nothingSent && (
          <div className="empty:hidden">
            {assurances.sending}
            {cost.isFreight && freightNote && <p className="mt-1">{freightNote}</p>}
          </div>
        )}
        {paying.length > 0 && (
          <div>
            <h3 className="font-bold">{assurances.paymentTitle}</h3>
            <ul className="mt-2 grid pairs gap-x-3 gap-y-2 md:max-lg:grid-cols-1">
              {paying.map(({ place, mark }) => (
                <li key={place} className="min-w-0">
                  {mark}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Frame>
  )
}

const Frame = ({ words, children }: Pick<Props, 'words'> & { children: ReactNode }) => (
  <section
    id={summaryId}
    aria-labelledby={`${summaryId}-title`}
    className="rounded-panel border border-line bg-card p-5 md:sticky md:top-[calc(var(--stuck,0px)+1.5rem)] lg:p-6"
  >
    <h2 id={`${summaryId}-title`} className="font-display text-h3">
      {words.summary}
    </h2>
    {children}
  </section>
)

type RowProps = { name: ReactNode; className?: string; children: ReactNode }

const Row = ({ name, className, children }: RowProps) => (
  <div className={classes('flex flex-wrap items-start justify-between gap-x-4', className)}>
    <dt className="min-w-0 flex-[1_1_6rem] wrap-anywhere">{name}</dt>
    <dd className="ms-auto shrink-0 tabular-nums">{children}</dd>
  </div>
)

type FreeShippingProps = {
  /** The order value so far, in minor units. */ reached: number
  missing: number
  words: string
}

function FreeShipping({ reached, missing, words }: FreeShippingProps) {
  const part = reached / (reached + missing)
  return (
    <div className="mt-4 rounded-field bg-companion-1 p-3 text-small">
      <p className="flex items-start gap-2.5">
        <IconFrame path={truckPath} className="mt-0.5 size-5" />
        <span className="min-w-0">{words}</span>
      </p>
      <div aria-hidden="true" className="mt-2.5 h-1.5 overflow-hidden rounded-full bg-card">
        <div className="h-full rounded-full bg-ink" style={{ width: `${Math.round(part * 100)}%` }} />
      </div>
    </div>
  )
}
