import { encodeQR } from 'qr'
import type { Order, SoldGiftCard } from '@/lib/shop/orders'
import type { PaperColours } from '@/schemas/shop'

/** The look of the shop on a card: colours as in CSS, and its mark as paths of SVG on a field of 32 by 32. */
export type CardLook = {
  /** Of the shop, as its visitors know it. */
  name: string
  soft: string
  accent: string
  /** Of its texts and lines. */
  paper?: PaperColours
  mark: readonly { path: string; opacity: number }[]
}

/** A gift card as it is printed. Texts are in the market's language. */
export type Card = {
  heading: string
  /** With its currency. */
  amount: string
  codeLabel: string
  /** In groups of four, as it is read and typed. */
  code: string
  use: string
  /** What scanning the code of squares opens. */
  address: string
  scan: string
  /** What the giver has written; empty without it. */
  message: string
  shop: string
  /** Where the shop is reached. */
  contact: string
}

/** A JPEG or PNG. */
export type CardPicture = Buffer

/** The address of the picture of a gift card as it was sold: its value may be drawn in it. */
export const soldPicture = (
  { lines }: Pick<Order, 'lines'>,
  { issued }: Pick<SoldGiftCard, 'issued'>,
): string | undefined =>
  lines.find(({ isVoucher, price, product }) => isVoucher && price === issued && product.image)?.product.image
    ?.src

/** The squares of a QR code, with the margin that readers need. */
export const squaresOf = (address: string): boolean[][] => encodeQR(address, 'raw', { border: 4 })

const sizes = [15, 13, 11.5, 10, 9, 8, 7, 6, 5] as const

/** The largest size at which a message fits into a height; the smallest if none does. */
export function fittingSize(heightAt: (size: number) => number, height: number): number {
  return sizes.find((size) => heightAt(size) <= height) ?? sizes[sizes.length - 1] ?? 5
}
