import { describe, expect, it } from 'vitest'
import { toText } from '@/lib/platform/mail-body'
import { allMarkets } from '@/lib/platform/markets/markets'
import {
  configuredPayments,
  lenderOf,
  settledBy,
  settlementOf,
  usualPayments,
} from '@/lib/platform/payment-methods'
import { orderWords } from '@/lib/shop/order-papers'
import { isTransferredBack } from '@/lib/shop/orders/refunds'
import { noticeWords } from '@/lib/storefront/screens/order-status/notice-words'
import { orderMail } from '../../../fixtures/every-mail'
import { testEvent, testOrder, testPayment } from '../../../fixtures/test-order'

const plain = (text: string) => text.replace(/[\s\u00a0\u202f\u2060]+/g, ' ')

/** What is said of the money of a cancelled order: nothing was paid, who has lent it gets it, it is transferred, or it goes back. */
const said = {
  none: /Es ist nichts zu zahlen|Il n’y a rien à payer|Er is niets te betalen/,
  partner:
    /An Klarna brauchen Sie dafür nichts zu zahlen|rien à payer à Klarna|hoeft hiervoor niets aan Klarna te betalen/,
  transfer: /überweisen wir Ihnen zurück|remboursons par virement|maken we naar u over/,
  back: /auf demselben Weg zurück|par le même moyen|op dezelfde manier terug/,
}
/** That money reaches the shopper, from whom it was borrowed. */
const reaches = /auf Ihrem Konto|sur votre compte|op uw rekening|zurückgezahlt, und zwar|Nous vous avons/
const rows = allMarkets.flatMap((market) =>
  configuredPayments.flatMap((method) =>
    (['open', 'paid'] as const).map((status) => [market.code, method, status, market] as const),
  ),
)

describe.each(rows)('the money of a cancelled order in %s, by %s (%s)', (_, method, status, market) => {
  const provider = settledBy(method) === 'provider' ? 'sandbox' : 'shop'
  const event = testEvent({
    ...{ type: 'cancelled', from: 'placed', to: 'cancelled' },
    details: { reason: 'byShopper' },
  })
  const payment = testPayment(method, { status, provider, amount: 2_498 })
  const order = testOrder({
    ...{ status: 'cancelled', locale: market.shopLocale, currency: market.currency },
    ...{ payments: [payment], events: [event] },
  })
  const isLent = settlementOf(method) === 'partner'
  const kind =
    status === 'open' ? 'none' : isLent ? 'partner' : isTransferredBack(payment, order) ? 'transfer' : 'back'
  const mail = (name: 'cancelled' | 'refunded', more: object) => {
    const written = orderMail(name, undefined, { order, ...more })(market, '')
    if (!('parts' in written)) throw new Error('No mail with parts')
    return plain(toText(written))
  }

  it('is told in the mail and on the page, as it is', () => {
    const notice = noticeWords(
      market,
      {
        ...{ order, payments: usualPayments(market), transfers: { account: undefined } },
        ...{ returns: [], giftCardMails: [] },
      } as never,
      'cancelled',
    )
    for (const text of [mail('cancelled', { event }), plain(notice ?? '')])
      expect(Object.entries(said).filter(([, words]) => words.test(text))).toEqual([[kind, said[kind]]])
  })

  it.runIf(provider === 'shop' ? false : status === 'paid')('is told again when it has gone', () => {
    const refunded = testEvent({ type: 'refunded', details: { amount: 2_498, method } })
    const text = mail('refunded', { event: refunded })
    expect(text).toContain(plain(orderWords(market).price(2_498)))
    expect(reaches.test(text), text).toBe(!isLent)
    if (isLent) expect(text.match(new RegExp(lenderOf(method) ?? '-', 'g'))?.length).toBeGreaterThan(2)
  })
})
