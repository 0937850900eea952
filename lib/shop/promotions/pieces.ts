import type { Currency } from '@/schemas/markets'
import type { PromotedGoods } from '@/schemas/shop'

/** What tells whether a promotion is about a product. */
export type Goods = {
  /** The product's number. */
  number: string
  brand?: string | undefined
  /** The keys of its categories and of those above them. */
  categories?: readonly string[] | undefined
}

/** The orderable pieces of a basket line. */
export type PromotedLine = Goods & {
  key: string
  /** Of one piece with tax, in minor units. */
  price: number
  quantity: number
}

/** One piece of a line. Each piece belongs to at most one promotion. */
export type Piece = Goods & {
  /** Of the line. */
  key: string
  /** With tax, in minor units. */
  price: number
}

/** Pieces that a promotion takes together, with the reduction of each, in minor units. */
export type Bundle = { piece: Piece; saved: number }[]

export type Taken = {
  bundles: Bundle[]
  /** The pieces left for other promotions. */
  rest: Piece[]
}

/** The most expensive first; ties in an order that does not depend on that of the lines. */
const dearestFirst = (a: Piece, b: Piece) =>
  b.price - a.price ||
  (a.number < b.number ? -1 : Number(a.number > b.number)) ||
  (a.key < b.key ? -1 : Number(a.key > b.key))

const piecesOf = (lines: readonly PromotedLine[]): Piece[] =>
  lines
    .flatMap(({ quantity, ...piece }) => Array.from({ length: quantity }, () => ({ ...piece })))
    .sort(dearestFirst)

/** Whether a product belongs to goods. */
export function isAmong({ number, brand, categories = [] }: Goods, goods: PromotedGoods): boolean {
  return (
    (goods.products?.includes(number) ?? false) ||
    (goods.categories?.some((key) => categories.includes(key)) ?? false) ||
    (goods.brands?.some((name) => name.toLowerCase() === brand?.toLowerCase()) ?? false)
  )
}

/** What promotions are applied to. */
export type Given = {
  /** The most expensive first. */
  pieces: readonly Piece[]
  currency: Currency
  /** Whether a piece belongs to goods; all belong to unset ones. */
  isAmong: (piece: Pick<Piece, 'key'>, goods: PromotedGoods | undefined) => boolean
}

/** The pieces of lines. Goods are looked up once for each line, because many orders of promotions are tried. */
export function givenBy(lines: readonly PromotedLine[], currency: Currency): Given {
  const known = new Map<PromotedGoods, ReadonlySet<string>>()
  const keysOf = (goods: PromotedGoods) => {
    const keys = new Set(lines.filter((line) => isAmong(line, goods)).map(({ key }) => key))
    known.set(goods, keys)
    return keys
  }
  return {
    pieces: piecesOf(lines),
    currency,
    isAmong: ({ key }, goods) => !goods || (known.get(goods) ?? keysOf(goods)).has(key),
  }
}

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

export const savedBy = (bundle: Bundle): number => sumOf(bundle.map(({ saved }) => saved))

/** The reduction of each line. */
export function savedByLine(bundles: readonly Bundle[]): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  for (const { piece, saved } of bundles.flat()) lines.set(piece.key, (lines.get(piece.key) ?? 0) + saved)
  return lines
}

export function without(pieces: readonly Piece[], taken: readonly Bundle[]): Piece[] {
  const used = new Set(taken.flat().map(({ piece }) => piece))
  return pieces.filter((piece) => !used.has(piece))
}
