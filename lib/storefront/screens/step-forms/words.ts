import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { StepFormProps } from './step-form.client'

/** What the form of a step says while it is sent and when it fails. */
export function stepWords(market: Market): StepFormProps['words'] {
  const t = marketText(market)
  return {
    sending: t('checkout.sending'),
    offline: t('checkout.failures.offline'),
    failed: t('checkout.failures.failed'),
    tooMany: t('checkout.failures.tooMany'),
  }
}

/** The same for the order itself, which is placed once however often it is sent. */
export function orderWords(market: Market): StepFormProps['words'] {
  const t = marketText(market)
  return {
    ...stepWords(market),
    sending: t('checkout.review.sending'),
    offline: t('checkout.failures.offlineOrder'),
    failed: t('checkout.failures.failedOrder'),
  }
}

/** The button that orders, as the law of the country asks for it. Swiss law asks for no certain words. */
export function orderButton(market: Market): string {
  const t = marketText(market)
  return market.iso.endsWith('-CH') ? t('checkout.review.orderSwiss') : t('checkout.review.order')
}

/** A route handler of the checkout, for a market. */
export const callAddress = (market: Market, path: string): string =>
  `/api/${path}/?${new URLSearchParams({ locale: market.shopLocale })}`

/** Where the invoice of an order is, for the visitor who may see the order. */
export const invoiceAddress = (market: Market, number: string): string =>
  `${callAddress(market, 'orders/invoice')}&order=${number}`

/** Where a credit note of an order is. */
export const creditNoteAddress = (market: Market, order: string, number: string): string =>
  `${callAddress(market, 'orders/credit-note')}&${new URLSearchParams({ order, number })}`
