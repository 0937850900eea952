import { giftCardScreenPath, type Market } from '@/lib/platform/markets'
import {
  type Canvas,
  type OwnFaces,
  openCanvas,
  type PaperSize,
  takeTurn,
  withLetters,
} from '@/lib/platform/typeset'
import type { Order, SoldGiftCard } from '@/lib/shop/orders'
import type { Seller } from '@/schemas/shop'
import { orderWords } from '../words'
import type { Card, CardLook, CardPicture } from './card'
import { drawFolded, foldedSize } from './draw-folded'
import { drawSheet, sheetSize } from './draw-sheet'

type Draw = (canvas: Canvas, card: Card, look: CardLook, picture: CardPicture | undefined) => void

/** The ways in which a gift card is printed. */
export const giftCardFormats = {
  sheet: { size: sheetSize, draw: drawSheet },
  folded: { size: foldedSize, draw: drawFolded },
} as const satisfies Record<string, { size: PaperSize; draw: Draw }>

type GiftCardFormat = keyof typeof giftCardFormats

type Given = {
  order: Pick<Order, 'placedAt'>
  cards: readonly SoldGiftCard[]
  market: Market
  seller: Seller
  look: CardLook
  /** Of each card, if it has one. */
  pictureOf?: ((card: SoldGiftCard) => CardPicture | undefined) | undefined
  /** The typeface of the shop's own. */
  own?: OwnFaces | undefined
  format: GiftCardFormat
  /** What the giver has written; may be empty. */
  message: string
  /** The origin of the shop. */
  baseUrl: string
}

/** A code in groups of four, as it is read and typed. */
export const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ')

/** The gift cards of an order, to print and give away: PDF. */
export const writeGiftCards = (given: Given): Promise<Uint8Array> => withLetters(() => drawCards(given))

async function drawCards(given: Given): Promise<Uint8Array> {
  const { order, cards, market, seller, look, pictureOf, format, message, baseUrl } = given
  const { t, price } = orderWords(market)
  const { size, draw } = giftCardFormats[format]
  const canvas = await openCanvas(
    {
      title: t('giftCardPaper.title'),
      ...{ author: seller.name, language: market.iso, createdAt: order.placedAt },
      ...{ own: given.own, colours: look.paper },
    },
    size,
  )
  const { name, street, postcode, city, email } = seller
  for (const [index, sold] of cards.entries()) {
    const { code, issued } = sold
    if (index > 0) {
      await takeTurn()
      canvas.newPage(size)
    }
    const address = new URL(giftCardScreenPath(market, { card: code }), baseUrl)
    const card: Card = {
      heading: t('giftCardPaper.heading'),
      amount: price(issued),
      codeLabel: t('giftCardPaper.code'),
      code: groupedCode(code),
      use: t('giftCardPaper.use'),
      address: address.href,
      scan: t('giftCardPaper.scan'),
      message: message.trim(),
      shop: look.name,
      contact: [name, street, `${postcode} ${city}`, email].join(' · '),
    }
    draw(canvas, card, look, pictureOf?.(sold))
  }
  return canvas.finish()
}

/** A file name of ASCII letters, with the number of the order for who has placed it. */
export const giftCardFileName = (market: Market, number?: string): string =>
  `${[orderWords(market).t('giftCardPaper.file'), number].filter(Boolean).join('-')}.pdf`
