import type { Layout } from '@/lib/content/pages'
import { colonOf, formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { shownLines } from '@/lib/shop/addresses'
import type { Checkout } from '@/lib/shop/checkout'
import { paymentWords, settledBy } from '@/lib/shop/payments'
import { Checkbox, TextLink } from '@/lib/storefront/design/ui'
import { isTestShop } from '@/lib/storefront/runtime/test-shop'
import { DurabilityLabel, LegalNotice } from '@/lib/storefront/screens/guarantee'
import {
  basketLines,
  CostList,
  DeliveryWays,
  LineList,
  TestNotice,
} from '@/lib/storefront/screens/order-parts'
import {
  callAddress,
  ErrorSummary,
  errorInWords,
  errorsOf,
  orderButton,
  orderWords,
  StepForm,
  valuesOf,
} from '@/lib/storefront/screens/step-forms'
import { stepPath } from '@/lib/storefront/visitor/checkout'
import { EnteredDetails } from './entered-details'
import { GiftCardNote } from './gift-card-note'
import { ReviewBar } from './islands'
import { LegalNotes } from './legal-notes'
import { ChangedNotice, UncountedNotice, VoucherLaterNotice, VoucherNotice } from './review-notices'
import { writeShown } from './shown-review'

/** The order was refused: something is not as it was shown, the voucher was used before, or there were too many. */
export type Refusal = 'changed' | 'voucherUsed' | 'voucherLater' | 'tooMany' | 'addressFull' | 'notSelling'

const orderId = 'order'

const isTold = (refusal: Refusal | undefined) =>
  refusal === 'tooMany' || refusal === 'addressFull' || refusal === 'notSelling'

type Props = {
  market: Market
  checkout: Checkout
  layout: Layout
  refusal: Refusal | undefined
  /** What the review has shown before another tab changed the basket. */
  since?: string | undefined
  /** The company whose offers the confirmation may show, and where the shopper objects to it. */
  offers?: { partner: string; email: string } | undefined
}

/**
 * Everything that is ordered, and the button that orders it. Goods and total stand directly above the button, on a desk
 * beside it, as consumer law in the European Union asks for; what was entered before follows, so that the button of a short
 * order is on the first screen of a phone, too. While it is not in sight there, a bar with the total leads to it. The bar
 * orders nothing itself: what the law wants above the button would not be in sight (§ 312j (2) BGB).
 */
export function ReviewStep({ market, checkout, layout, refusal, since, offers }: Props) {
  const t = marketText(market)
  const { basket, isSent, review } = checkout
  const colon = colonOf(market.language)
  const { paymentMethod } = checkout
  const isPaidElsewhere =
    basket.cost.toPay > 0 && paymentMethod !== undefined && settledBy(paymentMethod) === 'provider'
  const method = basket.cost.toPay > 0 && checkout.methods.find(({ code }) => code === paymentMethod)
  // The changes are shown above, in words of their own.
  const { order: _, ...errors } = errorsOf(checkout, 'review')
  // In all short forms the one amount that is to be paid; the sums below say how it comes about.
  const due = t(basket.cost.covered > 0 ? 'basket.page.codes.toPay' : 'basket.page.total')
  const isOpen = review !== undefined && refusal !== 'notSelling'
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_auto_1fr]">
        <div className="min-w-0">
          <ErrorSummary market={market} errors={errors} />
          {isTold(refusal) && (
            <p role="alert" className="mb-6 rounded-card bg-error-ground p-4 font-medium text-error">
              {t(`checkout.failures.${refusal}`)}
            </p>
          )}
          {refusal === 'changed' && <ChangedNotice market={market} checkout={checkout} />}
          {refusal === undefined && since !== undefined && (
            <ChangedNotice market={market} checkout={checkout} since={since} />
          )}
          {refusal === 'voucherUsed' && <VoucherNotice market={market} />}
          {refusal === 'voucherLater' && <VoucherLaterNotice market={market} />}
          <UncountedNotice market={market} checkout={checkout} />
          <h1 className="font-display text-h2 sm:text-h1">{t('checkout.review.title')}</h1>
          {isTestShop() && <TestNotice text={t('testShop.review')} />}
          <div className="mt-1 sm:mt-3">
            <LegalNotes market={market} layout={layout} />
          </div>
          {/* On a phone the whole of it comes below the button. */}
          <p className="mt-1.5 text-small sm:mt-3 lg:hidden">
            {isSent && checkout.deliveryAddress && (
              <Entered
                name={`${t('checkout.review.delivery')}${colon}`}
                value={shownLines(checkout.deliveryAddress, market).join(', ')}
              />
            )}
            {method && (
              <Entered
                name={`${t('checkout.review.payment')}${colon}`}
                value={paymentWords(method, market).name}
              />
            )}
          </p>
        </div>
        <section
          aria-labelledby="review-goods"
          className="mt-3 min-w-0 rounded-card border border-line bg-card p-4 sm:mt-6 sm:p-6"
        >
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 sm:mb-4">
            <h2 id="review-goods" className="font-display text-h3">
              {t('checkout.review.goods')}
            </h2>
            {/* On a phone the sums come after all goods. */}
            <p className="font-bold tabular-nums lg:hidden">
              {due}
              {colon} {formatPrice(basket.cost.toPay, market)}
            </p>
          </div>
          <DeliveryWays market={market} goods={checkout.goods} className="mb-4" />
          <LineList
            market={market}
            lines={basketLines(basket.items, checkout)}
            label={t('checkout.review.goods')}
            isFull
            hasFeatures
          />
          {checkout.hasGiftCards && <GiftCardNote market={market} />}
        </section>
        <div
          id={orderId}
          className="mt-3 min-w-0 scroll-mt-4 sm:mt-4 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-0 lg:rounded-card lg:border lg:border-line lg:bg-card lg:p-6"
        >
          <div className="max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-card max-lg:p-4 max-lg:sm:p-6">
            <CostList market={market} cost={basket.cost} giftCard={basket.giftCard?.code} isSent={isSent} />
          </div>
          {isOpen && (
            <StepForm
              action={callAddress(market, 'checkout/order')}
              submit={orderButton(market)}
              words={orderWords(market)}
              isNarrow
              beside={
                <TextLink href={stepPath(market, basket.cost.toPay > 0 ? 'payment' : 'address')}>
                  {t('checkout.back')}
                </TextLink>
              }
            >
              {checkout.asksImmediate && (
                <div className="mt-6">
                  <p className="text-quiet text-small">{t('checkout.required')}</p>
                  <Checkbox
                    id="immediate"
                    name="immediate"
                    required
                    label={t('checkout.review.immediate')}
                    error={errors.immediate && errorInWords(market, 'immediate', errors.immediate)}
                  />
                </div>
              )}
              {checkout.oldDevicesFor.length > 0 && (
                <div className="mt-6">
                  <Checkbox
                    id="oldDevice"
                    name="oldDevice"
                    label={t('checkout.review.oldDevice')}
                    note={t('checkout.review.oldDeviceNote', { names: checkout.oldDevicesFor.join(', ') })}
                    defaultChecked={valuesOf(checkout, 'review').oldDevice === 'on'}
                  />
                </div>
              )}
              {offers && (
                <div className="mt-6">
                  <Checkbox
                    id="partnerOffers"
                    name="partnerOffers"
                    label={t('checkout.review.offers', offers)}
                    note={t('checkout.review.offersNote', offers)}
                    defaultChecked={valuesOf(checkout, 'review').partnerOffers === 'on'}
                  />
                </div>
              )}
              {isPaidElsewhere && (
                <p className="mt-6 text-small max-lg:sm:text-end">{t('checkout.review.redirect')}</p>
              )}
              <input type="hidden" name="checkout" value={checkout.id} />
              <input type="hidden" name="review" value={review} />
              <input type="hidden" name="method" value={basket.cost.toPay > 0 ? paymentMethod : ''} />
              <input type="hidden" name="shown" value={writeShown(checkout)} />
            </StepForm>
          )}
        </div>
        <div id="entered" className="min-w-0">
          <EnteredDetails market={market} checkout={checkout} marks={layout.paymentProviders} />
          {checkout.hasGoods && <Guarantees market={market} items={basket.items} layout={layout} />}
        </div>
      </div>
      {isOpen && (
        <ReviewBar
          href={`#${orderId}`}
          label={`${due}${colon}`}
          total={formatPrice(basket.cost.toPay, market)}
          words={t('checkout.review.toOrder')}
        />
      )}
    </>
  )
}

/** What was entered, with the way to the whole of it. */
const Entered = ({ name, value }: { name: string; value: string }) => (
  <span className="block">
    {name}{' '}
    <a href="#entered" className="underline underline-offset-4">
      {value}
    </a>
  </span>
)

type GuaranteesProps = Pick<Props, 'market' | 'layout'> & Pick<Checkout['basket'], 'items'>

/** The notice on the legal guarantee, and the guarantees of durability of what is ordered, each once. */
function Guarantees({ market, items, layout }: GuaranteesProps) {
  const products = new Map(items.map(({ product }) => [product.number, product]))
  return (
    <div className="mt-6 grid gap-4 empty:hidden">
      <LegalNotice market={market} layout={layout} />
      {[...products.values()].map(
        ({ number, name, guarantee }) =>
          guarantee && <DurabilityLabel key={number} guarantee={guarantee} market={market} name={name} />,
      )}
    </div>
  )
}
