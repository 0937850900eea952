import { attributeOfColumn, plainColumn } from '../column-words'
import type { FeedRow, Fields } from '../feed-error'

/** The export of a shop system, whose table is no feed as it is. */
export type TableExport = {
  system: string
  /** Whether the columns of a table, as the reader names them (`variant_price`), are those of the export. */
  isOf: (columns: ReadonlySet<string>) => boolean
  /** The rows of a feed for the market of a country that its rows make: one for each article that is sold. */
  rows: (rows: AsyncIterable<FeedRow>, to: { country?: string }) => AsyncGenerator<FeedRow, void, undefined>
}

/** Behind the name of a column: the unit that stands with it in the first line. */
export const unitOfColumn = '.unit'

/** A row that could be read. */
export type ExportRow = Extract<FeedRow, { fields: Fields }>

export const valueIn = ({ fields }: ExportRow, name: string): string | undefined => fields.get(name)?.[0]

/**
 * The fields of a feed: those that are read from the export, and the columns that the merchant has added to it, which go
 * first. `isOwn`: whether a column is one of the export itself.
 */
export function feedFields(
  { fields }: ExportRow,
  read: Readonly<Record<string, string | readonly string[] | undefined>>,
  isOwn: (column: string) => boolean,
): Fields {
  const made = new Map<string, readonly string[]>()
  for (const [name, value] of Object.entries(read)) {
    const values = [value ?? []].flat().filter((text) => text !== '')
    if (values.length > 0) made.set(name, values)
  }
  for (const [name, values] of fields)
    if (!isOwn(name) && !name.endsWith(unitOfColumn)) made.set(attributeOfColumn(name) ?? name, values)
  return made
}

/** The columns that the merchant has added to an export, by the names of attributes. */
export const addedColumns = ({ columns = [] }: ExportRow, isOwn: (column: string) => boolean): string[] =>
  [...columns].filter((name) => !isOwn(name)).map((name) => attributeOfColumn(name) ?? name)

const distinguishing = ['color', 'size', 'material', 'pattern'] as const
type Distinguishing = (typeof distinguishing)[number]

const distinguishes = (name: string): Distinguishing | undefined => {
  const attribute = attributeOfColumn(name) ?? plainColumn(name)
  return distinguishing.find((known) => known === attribute)
}

/**
 * What tells the variants of an article apart, by the names that its merchant gives: `Farbe` is the colour. Another name
 * stands for the first of size, pattern and material that is free, so that no variant is lost.
 */
export function optionFields(
  options: readonly (readonly [name: string, value: string])[],
): Partial<Record<Distinguishing, string>> {
  const found: Partial<Record<Distinguishing, string>> = {}
  const others = options.filter(([name, value]) => {
    const attribute = distinguishes(name)
    if (attribute && found[attribute] === undefined) found[attribute] = value
    return attribute === undefined
  })
  for (const [, value] of others) {
    const free = (['size', 'pattern', 'material'] as const).find((name) => found[name] === undefined)
    if (free) found[free] = value
  }
  return found
}

/** A regular price and the reduced one; where the higher one is not higher, there is no reduction. */
export const pricesOf = (regular: string | undefined, reduced: string | undefined) => ({
  price: regular ?? reduced,
  sale_price: regular === undefined || reduced === regular ? undefined : reduced,
})
