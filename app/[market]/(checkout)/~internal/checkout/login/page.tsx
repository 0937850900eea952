import type { Metadata } from 'next'
import { marketText } from '@/lib/platform/i18n'
import { screenPath } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { EmptyState, LinkButton } from '@/lib/storefront/design/ui'
import { LoginStep, LostNotice, StepFrame } from '@/lib/storefront/screens/checkout'
import { CheckoutLogin, CustomerStep } from '@/lib/storefront/screens/login'
import { withoutUntyped } from '@/lib/storefront/screens/step-forms'
import { heldNotice, isLostReason, openedCheckout } from '@/lib/storefront/visitor/checkout'
import { visitorOfPage } from '@/lib/storefront/visitor/session'
import { HeldOrderNote } from '@/lib/storefront/visitor/state'
import { marketOf } from '../../../../market-of'
import { CheckoutPage, checkoutMetadata } from '../../../checkout-page'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/checkout/login'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  checkoutMetadata(await marketOf(params), 'checkout.login.title')

/** The first step: who orders. Open to everyone; without a basket there is nothing to order yet. */
export default async function CheckoutLoginPage({ params, searchParams }: Props) {
  const market = await marketOf(params)
  const { lost: asked, refused } = await searchParams
  const lost = isLostReason(asked) ? asked : undefined
  const checkout = await openedCheckout(market)
  const visitor = await visitorOfPage()
  const { customer } = visitor
  const held = await heldNotice(visitor)
  // Its goods were in the basket. Goods that came back are told of in the basket, which has them.
  const ordered = held && held.kind !== 'returned' ? held : undefined
  // What became of the goods is said by their order.
  const isExplained = ordered !== undefined && (lost === 'empty' || lost === 'session')
  const { options } = await loadShopConfiguration(market.code)
  const t = marketText(market)
  return (
    <CheckoutPage market={market} screen="checkoutLogin" trigger="login" story="layouts/login-content">
      {({ layout, words }) =>
        checkout ? (
          <StepFrame
            market={market}
            checkout={checkout}
            step="login"
            hints={words}
            login={visitor}
            held={held}
            lost={lost}
          >
            {customer ? (
              <CustomerStep market={market} customer={customer} isReady={checkout.next === 'review'} />
            ) : (
              <LoginStep
                market={market}
                checkout={refused === undefined ? withoutUntyped(checkout) : checkout}
                layout={layout}
                account={
                  <CheckoutLogin
                    market={market}
                    isOpen={!options.checkoutLoginGuestFirst}
                    checkout={checkout.id}
                  />
                }
              />
            )}
          </StepFrame>
        ) : (
          <div className="pt-6 pb-section md:pt-10">
            {ordered && <HeldOrderNote held={ordered} className="mb-4 rounded-card" />}
            {lost && !isExplained && <LostNotice market={market} reason={lost} />}
            <h1 className="mb-6 font-display text-h1">{t('checkout.title')}</h1>
            {lost === 'login' && !customer && <CheckoutLogin market={market} isOpen />}
            {lost === 'notBuyable' ? (
              <LinkButton href={screenPath(market, 'basket')}>{t('checkout.toBasket')}</LinkButton>
            ) : (
              (lost !== 'login' || customer) && (
                <EmptyState
                  icon="basket"
                  headline={t('checkout.login.empty')}
                  text={t('checkout.login.emptyText')}
                >
                  <LinkButton href={screenPath(market, 'basket')}>
                    {t('checkout.login.emptyAction')}
                  </LinkButton>
                </EmptyState>
              )
            )}
          </div>
        )
      }
    </CheckoutPage>
  )
}
