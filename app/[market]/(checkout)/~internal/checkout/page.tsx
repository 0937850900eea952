import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { config } from '@/lib/platform/config'
import { countriesOf, countryOf, type Market, orderPath, screenPath } from '@/lib/platform/markets'
import { loadShopConfiguration, marketToTell, voucherPartnerOf } from '@/lib/platform/shop-configuration'
import type { Checkout, CheckoutStep } from '@/lib/shop/checkout'
import type { CustomerAddress, LastAddresses } from '@/lib/shop/customers'
import { addressBooks, checkouts, customers } from '@/lib/shop/door'
import type { Order } from '@/lib/shop/orders'
import type { OfferedMethod } from '@/lib/shop/payments'
import {
  AddressStep,
  PaymentStep,
  PendingOrder,
  type PlaceNotes,
  placeNotes,
  type Refusal,
  ReviewStep,
  StepFrame,
  shownStep,
} from '@/lib/storefront/screens/checkout'
import { withoutUntyped } from '@/lib/storefront/screens/step-forms'
import {
  checkoutContext,
  contextOfPage,
  currentCheckout,
  heldNotice,
  isLostReason,
  type LostReason,
  lostBy,
  lostPath,
  pendingOrder,
  stepPath,
} from '@/lib/storefront/visitor/checkout'
import { type PageVisitor, visitorOfPage } from '@/lib/storefront/visitor/session'
import type { HeldNotice } from '@/schemas/api/visitor'
import { marketOf } from '../../../market-of'
import { CheckoutPage, checkoutMetadata } from '../../checkout-page'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/checkout'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  checkoutMetadata(await marketOf(params), 'checkout.title')

/**
 * The steps of the checkout. An order that waits for its payment is shown where it is asked for or nothing else is to be
 * ordered; above the steps of the next one there is a word of it. Without a basket there is no checkout.
 */
export default async function CheckoutScreen({ params, searchParams }: Props) {
  const market = await marketOf(params)
  const { step: asked, order: paying, method, changed, since, tooMany, lost, refused } = await searchParams
  const step = typeof asked === 'string' ? asked : undefined
  const checkout = await currentCheckout(market)
  const number = typeof paying === 'string' ? paying : undefined
  // It asks the payment service, for which no step of the next order has to wait.
  const pending = number !== undefined || !checkout ? await pendingOrder(market, number) : undefined
  if (pending?.status === 'awaitingPayment') {
    const own = await marketToTell(pending, market)
    const { methods } = await checkouts.methodsOfPending(await contextOfPage(own), pending)
    return (
      <Pending
        market={market}
        own={own}
        order={pending}
        methods={methods}
        hasBasket={checkout !== undefined}
        chosen={typeof method === 'string' ? method : undefined}
      />
    )
  }
  if (pending) redirect(orderPath(market, pending.number))
  const visitor = await visitorOfPage()
  if (!checkout) {
    const isOrdered = async () => (await heldNotice(visitor))?.kind === 'placed'
    // Another tab may have placed the order: the screen without a basket names it.
    const known = visitor.hasLostLogin ? 'login' : (await isOrdered()) ? 'empty' : undefined
    const reason = isLostReason(lost) ? lostBy(visitor) : known
    redirect(reason ? lostPath(market, reason) : screenPath(market, 'basket'))
  }
  const shown = shownStep(checkout.next, step)
  if (shown === 'login') redirect(isLostReason(lost) ? lostPath(market, lost) : stepPath(market, 'login'))
  if (shown === 'payment' && checkout.basket.cost.toPay === 0) redirect(stepPath(market, 'review'))
  const { customer } = visitor
  const { isSelling } = await checkoutContext(market)
  const book = customer && shown === 'address' ? await addressBooks.of(customer.id) : undefined
  const usual =
    customer && book?.length === 0 && !checkout.deliveryAddress
      ? await customers.lastAddresses(customer.id, countryOf(market))
      : undefined
  const known = refused === undefined ? withoutUntyped(checkout) : checkout
  // Without an address book, the form begins with where the last order and its invoice went.
  const filled = usual ? { ...known, ...proposed(usual, checkout) } : known
  const notes = shown === 'address' ? await placeNotes(market, filled) : undefined
  const shop = shown === 'review' ? await loadShopConfiguration(market.shopLocale) : undefined
  const partner = shop && config().paymentMode !== 'test' ? voucherPartnerOf(shop)?.name : undefined
  return (
    <Step
      market={market}
      checkout={known}
      filled={filled}
      step={shown}
      notes={notes}
      book={book}
      login={visitor}
      held={await heldNotice(visitor)}
      lost={isLostReason(lost) ? lost : undefined}
      refusal={refusalOf({ changed, tooMany, isSelling })}
      since={typeof since === 'string' ? since : undefined}
      offers={shop && partner !== undefined ? { partner, email: shop.seller.email } : undefined}
    />
  )
}

const proposed = ({ address, invoice }: LastAddresses, { isSent }: Checkout) =>
  isSent
    ? { deliveryAddress: address, ...(invoice && { invoiceAddress: invoice }) }
    : { deliveryAddress: invoice ?? address }

type Refusing = Record<'changed' | 'tooMany', unknown> & { isSelling: boolean }

const refusalOf = ({ changed, tooMany, isSelling }: Refusing): Refusal | undefined => {
  if (!isSelling) return 'notSelling'
  if (tooMany === 'address') return 'addressFull'
  if (tooMany === 'voucher') return 'voucherLater'
  if (tooMany !== undefined) return 'tooMany'
  if (changed === 'voucher') return 'voucherUsed'
  return changed === undefined ? undefined : 'changed'
}

type PendingProps = {
  market: Market
  own: Market
  order: Order
  methods: OfferedMethod[]
  hasBasket: boolean
  chosen: string | undefined
}

const Pending = ({ market, own, ...pending }: PendingProps) => (
  <CheckoutPage market={market} screen="checkout" trigger="payment">
    {({ layout }) => (
      <div lang={own.iso} className="pt-6 pb-section md:pt-10">
        <PendingOrder market={own} layout={layout} {...pending} />
      </div>
    )}
  </CheckoutPage>
)

type StepProps = {
  market: Market
  checkout: Checkout
  step: Exclude<CheckoutStep, 'login'>
  /** The same with the addresses that the form begins with. */
  filled: Checkout
  /** Of the step of the addresses. */
  notes: PlaceNotes | undefined
  /** Of a customer. */
  book: CustomerAddress[] | undefined
  login: PageVisitor
  held: HeldNotice | undefined
  lost: LostReason | undefined
  refusal: Refusal | undefined
  /** Of the review. */
  since: string | undefined
  offers: { partner: string; email: string } | undefined
}

const Step = ({
  market,
  checkout,
  filled,
  step,
  notes,
  book,
  login,
  held,
  lost,
  refusal,
  since,
  offers,
}: StepProps) => (
  <CheckoutPage market={market} screen="checkout" trigger={step} story="layouts/checkout-content">
    {({ layout, words }) => (
      <StepFrame
        market={market}
        checkout={checkout}
        step={step}
        hints={words}
        login={login}
        held={held}
        lost={lost}
        since={since}
      >
        {notes && (
          <AddressStep
            market={market}
            checkout={filled}
            countries={countriesOf(config().brand)}
            notes={notes}
            carriers={layout.shippingProviders}
            book={book}
            phone={login.customer?.phone ?? undefined}
          />
        )}
        {step === 'payment' && <PaymentStep market={market} checkout={checkout} layout={layout} />}
        {step === 'review' && (
          <ReviewStep
            market={market}
            checkout={checkout}
            layout={layout}
            refusal={refusal}
            since={since}
            offers={offers}
          />
        )}
      </StepFrame>
    )}
  </CheckoutPage>
)
