import { formatPrice, marketText } from '@/lib/platform/i18n'
import { markSvg, type ShopLook } from '@/lib/platform/look'
import type { Market } from '@/lib/platform/markets'
import type { SandboxPayment } from '@/lib/platform/payments'
import { escaped } from '@/lib/platform/text'
import { paymentName } from '@/lib/shop/payments'
import { methodSource } from '@/lib/storefront/design/logos'
import { testBarMarkup } from '@/lib/storefront/runtime/test-shop'
import type { ShopConfiguration } from '@/schemas/shop'
import { styleOf } from './style'

type Shown = Pick<
  SandboxPayment,
  'description' | 'amount' | 'currency' | 'method' | 'status' | 'confirmsAt' | 'returnUrl' | 'cancelUrl'
>

/** Where a shopper goes on who has decided: payments that ended are given up, all others are looked at. */
export const addressAfter = ({ status, returnUrl, cancelUrl }: Shown): string =>
  status === 'cancelled' ? cancelUrl : returnUrl

const row = (label: string, value: string) => `<div><dt>${escaped(label)}</dt><dd>${value}</dd></div>`

const button = (decision: string, text: string, kind = '') =>
  `<button name="decision" value="${decision}"${kind && ` class="${kind}"`}>${escaped(text)}</button>`

/** The choice while a payment is open, and the way back afterwards. */
function choice(payment: Shown, market: Market): string {
  const t = marketText(market)
  const { status, confirmsAt } = payment
  if (status !== 'open' || confirmsAt) {
    const state = escaped(t(`payment.sandbox.${status === 'open' ? 'confirming' : status}`))
    const href = escaped(addressAfter(payment))
    return `<h2>${state}</h2><a class="back" href="${href}">${escaped(t('payment.sandbox.back'))}</a>`
  }
  return [
    `<form method="post"><h2>${escaped(t('payment.sandbox.question'))}</h2>`,
    button('approve', t('payment.sandbox.approve'), 'first'),
    button('later', t('payment.sandbox.later')),
    `<p class="hint">${escaped(t('payment.sandbox.laterHint'))}</p>`,
    button('decline', t('payment.sandbox.decline')),
    button('abandon', t('payment.sandbox.abandon'), 'quiet'),
    '</form>',
  ].join('')
}

/**
 * The page on which a payment of the sandbox is decided. It stands in for that of a payment service, says so first, and
 * needs no script.
 */
export function sandboxPage(
  payment: Shown,
  look: ShopLook,
  market: Market,
  { payments }: Pick<ShopConfiguration, 'payments'>,
): string {
  const t = marketText(market)
  const { description, amount, currency, method } = payment
  const picture = `<img src="${escaped(methodSource(method))}" alt="" width="48" height="32">`
  const title = escaped(t('payment.sandbox.title'))
  const rows = [
    row(t('payment.sandbox.amount'), escaped(formatPrice(amount, { ...market, currency }))),
    row(t('payment.sandbox.method'), picture + escaped(paymentName(method, market, payments))),
  ]
  return `<!doctype html><html lang="${market.iso}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${styleOf(look.palette)}</style></head><body>${testBarMarkup(market)}<main>${markSvg(look.sign, ' class="brand"')}<h1>${title}</h1><p class="notice">${escaped(t('payment.sandbox.notice'))}</p><p>${escaped(description)}</p><dl>${rows.join('')}</dl>${choice(payment, market)}</main></body></html>`
}
