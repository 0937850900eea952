import type { Market } from '@/lib/platform/markets'
import { openSheet } from '@/lib/platform/typeset'
import type { Order, SoldGiftCard } from '@/lib/shop/orders'
import type { Seller } from '@/schemas/shop'
import { orderWords } from './words'

type Given = { order: Order; cards: readonly SoldGiftCard[]; market: Market; seller: Seller }

/** In groups of four, as they are read and typed. */
const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ')

/** The gift cards of an order, to print and give away: PDF. */
export async function writeGiftCards({ order, cards, market, seller }: Given): Promise<Uint8Array> {
  const { t, price } = orderWords(market)
  const title = t('giftCardPaper.title')
  const sheet = await openSheet({
    ...{ title, author: seller.name, language: market.iso, createdAt: order.placedAt },
  })
  for (const [index, { code, issued }] of cards.entries()) {
    if (index > 0) sheet.gap(20)
    sheet.need(150)
    sheet.paragraph(t('giftCardPaper.card', { amount: price(issued) }), { size: 20, weight: 'bold' })
    sheet.gap(8)
    sheet.paragraph(t('giftCardPaper.code'), { size: 9 })
    sheet.gap(3)
    sheet.paragraph(grouped(code), { size: 18, weight: 'bold' })
    sheet.gap(8)
    sheet.paragraph(t('giftCardPaper.use'))
    sheet.gap(12)
    sheet.rule()
  }
  const { name, street, postcode, city, email } = seller
  const contact = [name, street, `${postcode} ${city}`, email].join(', ')
  return sheet.finish((page, pages) => [`${title} · ${t('invoice.page', { page, pages })}`, contact])
}

/** A file name of ASCII letters. */
export const giftCardFileName = (market: Market, number: string): string =>
  `${orderWords(market).t('giftCardPaper.file')}-${number}.pdf`
