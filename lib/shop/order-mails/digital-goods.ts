import type { Part } from '@/lib/platform/mail-body'
import { orderStatusPath } from '@/lib/platform/markets'
import { downloadPath } from '@/lib/shop/downloads'
import { giftCardPath, giftCardPrintHash } from '@/lib/shop/order-papers'
import { linesDeliveredWith, type Order, type OrderEvent } from '@/lib/shop/orders'
import type { Composing } from './composing'
import { text } from './parts'

/** How many vouchers an event delivers. */
export const countDelivered = (order: Order, event: Pick<OrderEvent, 'at'>): number =>
  linesDeliveredWith(order, event).reduce((sum, { quantity }) => sum + quantity, 0)

/** Vouchers can be printed, from an address that ends. */
export function delivered({ baseUrl, market, order, event, words: { t, date } }: Composing): Part[] {
  const count = countDelivered(order, event)
  const until = new Date(String(event.details.until))
  const href = baseUrl + giftCardPath({ number: order.number, until })
  // The mail is passed on with the present, so this address has no key to the order.
  const print = baseUrl + orderStatusPath(market, { order: order.number }) + giftCardPrintHash
  return [
    text(t('orderMails.delivered.text', { count })),
    { kind: 'button', text: t('orderMails.delivered.open', { count }), href },
    text(t('orderMails.delivered.printText', { count })),
    { kind: 'button', text: t('giftCardPaper.form.title'), href: print },
    { kind: 'small', text: t('orderMails.delivered.until', { date: date(until), count }) },
  ]
}

/** Files can be downloaded, for a while and some times. */
export function downloads({ baseUrl, order, event, words: { t, date }, ...given }: Composing): Part[] {
  const links = linesDeliveredWith(order, event).flatMap(({ id, product: { name } }): Part[] => {
    const download = given.downloads?.find(({ lineId }) => lineId === id)
    if (!download) return []
    const values = { count: download.granted, date: date(download.until) }
    return [
      {
        kind: 'button',
        text: t('orderMails.downloads.open', { name }),
        href: baseUrl + downloadPath(download),
      },
      { kind: 'small', text: t('orderMails.downloads.until', values) },
    ]
  })
  return [text(t('orderMails.downloads.text')), ...links, text(t('orderMails.downloads.save'))]
}
