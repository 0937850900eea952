import type { Market } from '@/lib/platform/markets'
import { openSheet, textWidth, withLetters } from '@/lib/platform/typeset'
import type { Order } from '@/lib/shop/orders'
import type { Seller } from '@/schemas/shop'
import type { Letterhead } from './letterhead/letterhead'
import { payerOf } from './payer'
import { writeSlip } from './payment-slip'
import { bankFacts, mainPayment } from './payment-state'
import { prepaymentCode } from './prepayment-code'
import { writeName } from './sheet-parts'
import { slipWords } from './slip-words'
import { orderWords } from './words'

/** The QR-bill of a prepayment that is awaited, as PDF to print; undefined where banks have no slips for it. */
export async function writeSlipPaper(
  order: Order,
  seller: Seller,
  market: Market,
  letterhead?: Letterhead,
): Promise<Uint8Array | undefined> {
  const [code, payment] = [prepaymentCode(order, seller), mainPayment(order)]
  if (code?.kind !== 'swiss' || !payment) return undefined
  const words = orderWords(market)
  const payer = payerOf(order.invoiceAddress)
  const transfer = { reference: order.number, amount: payment.amount, currency: order.currency, payer }
  return withLetters(async () => {
    const title = `${words.t('transferCode.swiss.file')} ${order.number}`
    const info = { title, author: seller.name, language: market.iso, createdAt: order.placedAt }
    const sheet = await openSheet({ ...info, own: letterhead?.own, colours: letterhead?.colours })
    writeName(sheet, seller.name, letterhead)
    sheet.gap(18)
    sheet.paragraph(title, { size: 12, weight: 'bold' })
    sheet.gap(6)
    for (const [label, value] of bankFacts(seller, transfer, words))
      sheet.row([{ width: 130 }, { width: textWidth - 130 }], [{ text: label, colour: 'quiet' }, value])
    writeSlip(sheet, { ...transfer, code, seller, words: slipWords(market) })
    return sheet.finish(() => [])
  })
}
