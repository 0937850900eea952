import type { Market } from '@/lib/platform/markets'
import { type Sheet, textWidth } from '@/lib/platform/typeset'
import { addressLines, countryName } from '@/lib/shop/addresses'
import type { OrderWords } from '@/lib/shop/order-papers'
import { type Order, quotedOrder } from '@/lib/shop/orders'
import type { Seller } from '@/schemas/shop'
import type { OrderReturn } from './order-return'

type Given = { order: Order; announced: OrderReturn; seller: Seller; market: Market }

const margin = 50
const padding = 18
/** The column with the code, at the right edge of the label. */
const codeWidth = 186
const leastHeight = 230

/** Where goods are sent back to, with the country as carriers read it, also abroad. */
export function receiverLines({ seller, market }: Pick<Given, 'seller' | 'market'>): string[] {
  const { name, street, postcode, city, country } = seller.returnAddress ?? seller
  return [name, street, `${postcode} ${city}`, countryName(country, market).toLocaleUpperCase(market.iso)]
}

/** A line to cut along over the whole width, and what is below it. */
export function cutLine(sheet: Sheet, words: string): void {
  sheet.stroke([margin, sheet.y], [margin + textWidth, sheet.y], { width: 0.75, dash: 4 })
  sheet.gap(4)
  sheet.paragraph(words, { size: 8, colour: 'quiet' })
}

type Numbered = { y: number; order: Pick<Order, 'number'>; announced: Pick<OrderReturn, 'number'> }

/** The number of a return as a bar code, with its letters and the number of the order below it, at the right edge. */
export function numberCode(sheet: Sheet, { y, order, announced }: Numbered, { t }: Pick<OrderWords, 't'>) {
  const column = { x: margin + textWidth - padding - codeWidth, width: codeWidth }
  const caption = { size: 8, weight: 'bold', colour: 'quiet' } as const
  sheet.y = y
  sheet.paragraph(t('orderReturn.paper.number'), caption, column)
  sheet.y += 4
  sheet.bars(announced.number, { ...column, y: sheet.y, height: 60 })
  sheet.y += 62
  sheet.paragraph(announced.number, { size: 15, weight: 'bold' }, column)
  sheet.y += 8
  sheet.paragraph(t('orderReturn.paper.order'), caption, column)
  sheet.paragraph(order.number, { size: 11 }, column)
}

/** The label with the address of the shop, in a frame to cut along and to stick on the parcel. */
export function drawAddressLabel(sheet: Sheet, given: Given, { t }: OrderWords): void {
  const { announced, market } = given
  const order = quotedOrder(given.order)
  const top = sheet.y
  const [left, right] = [margin, margin + textWidth]
  const column = { x: left + padding, width: textWidth - codeWidth - 3 * padding }
  sheet.y = top + padding
  if (order.isTest) {
    const whole = { x: left + padding, width: textWidth - 2 * padding }
    sheet.paragraph(t('testShop.orderTitle'), { size: 16, weight: 'bold' }, whole)
    sheet.paragraph(t('testShop.returnLabel'), { size: 9, weight: 'bold' }, whole)
    sheet.y += 10
  }
  const inside = sheet.y
  sheet.paragraph(t('orderReturn.paper.from'), { size: 8, weight: 'bold', colour: 'quiet' }, column)
  const sender = addressLines(order.deliveryAddress ?? order.invoiceAddress, market)
  for (const line of sender) sheet.paragraph(line, { size: 10 }, column)
  sheet.y += 24
  sheet.paragraph(t('orderReturn.paper.to'), { size: 10, weight: 'bold', colour: 'quiet' }, column)
  sheet.y += 2
  for (const line of receiverLines(given)) sheet.paragraph(line, { size: 19, weight: 'bold' }, column)
  const below = sheet.y
  numberCode(sheet, { y: inside, order, announced }, { t })
  const bottom = Math.max(below, sheet.y, top + leastHeight - padding) + padding
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ] as const
  corners.slice(1).forEach((corner, index) => {
    const from = corners[index]
    if (from) sheet.stroke(from, corner, { width: 0.75, dash: 4 })
  })
  sheet.y = bottom
}
