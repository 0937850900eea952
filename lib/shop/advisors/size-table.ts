export type SizeRow = {
  size: number
  /** Body height in centimetres. */
  height: readonly [from: number, to: number]
  /** Age, in months or in years. */
  age: { unit: 'newborn' } | { unit: 'months' | 'years'; from: number; to: number }
}

const months = (from: number, to: number) => ({ unit: 'months', from, to }) as const
const years = (from: number, to: number) => ({ unit: 'years', from, to }) as const

/** Children's sizes are body heights: EN 13402. */
const sizeTable: readonly SizeRow[] = [
  { size: 50, height: [45, 50], age: { unit: 'newborn' } },
  { size: 56, height: [51, 56], age: months(0, 2) },
  { size: 62, height: [57, 62], age: months(2, 3) },
  { size: 68, height: [63, 68], age: months(4, 6) },
  { size: 74, height: [69, 74], age: months(7, 9) },
  { size: 80, height: [75, 80], age: months(10, 12) },
  { size: 86, height: [81, 86], age: months(13, 18) },
  { size: 92, height: [87, 92], age: months(19, 24) },
  { size: 98, height: [93, 98], age: years(2, 3) },
  { size: 104, height: [99, 104], age: years(3, 4) },
  { size: 110, height: [105, 110], age: years(4, 5) },
  { size: 116, height: [111, 116], age: years(5, 6) },
]

const monthsOf = ({ age }: SizeRow): readonly [from: number, to: number] =>
  age.unit === 'newborn' ? [0, 0] : age.unit === 'years' ? [age.from * 12, age.to * 12] : [age.from, age.to]

/**
 * The sizes of an age in months: at 36 months 98, which goes up to 3 years. `until`: of a range of ages, those that it
 * touches; `isFrom`: those of older children, too. None beyond the table.
 */
export function sizesOfAge({
  months,
  until,
  isFrom,
}: {
  months: number
  until?: number
  isFrom?: boolean
}): number[] {
  const fits = (row: SizeRow) => {
    const [from, to] = monthsOf(row)
    if (isFrom) return to >= months
    return until === undefined
      ? to >= months && from <= months
      : from < until && (to > months || to + months === 0)
  }
  const rows = sizeTable.filter(fits)
  // A newborn wears the smallest sizes; of later ages that two rows share, the smaller row ends there.
  const isOne = !isFrom && until === undefined && months > 0
  return (isOne ? rows.slice(0, 1) : rows).map(({ size }) => size)
}

/** The age in months up to which children are no taller than a height in centimetres; undefined beyond the table. */
export function oldestOfHeight(height: number): number | undefined {
  if (height > (sizeTable.at(-1)?.size ?? 0)) return undefined
  const row = sizeTable.findLast(({ size }) => size <= height)
  return row ? monthsOf(row)[1] : 0
}

/** Sleeping bags are named by their own length: the body heights in centimetres that each is for. */
const bagTable = [
  { size: 50, height: [45, 53] },
  { size: 60, height: [54, 65] },
  { size: 70, height: [66, 77] },
  { size: 90, height: [78, 100] },
  { size: 110, height: [101, 120] },
] as const

/** The sizes of a sleeping bag for an age: at 6 months 70, since a child is up to 68 cm tall. */
export const bagSizesOfAge = (age: Parameters<typeof sizesOfAge>[0]): number[] => {
  const tall = sizesOfAge(age)
  return bagTable
    .filter(({ height: [from, to] }) => tall.some((height) => from <= height && height <= to))
    .map(({ size }) => size)
}

/** Whether a size is one of sleeping bags, and whether clothes have none of that name. */
export const isBagSize = (label: string): boolean => bagTable.some(({ size }) => label === String(size))
export const isOwnBagSize = (label: string): boolean => isBagSize(label) && !isClothesSize(label)

/** Whether a size is one of children's clothes: each of its numbers is in the table. */
export const isClothesSize = (label: string): boolean => {
  const named = [...sizesIn([label])]
  return named.length > 0 && named.every((size) => sizeTable.some((row) => row.size === size))
}

/** A row, and whether the product on the page comes in that size. */
export type OfferedSize = { row: SizeRow; isOffered: boolean }

/** The age in months that the largest of some sizes of clothes or sleeping bags goes up to; undefined of other sizes. */
export function oldestOfSizes(labels: readonly string[]): number | undefined {
  const areBags = labels.some(isOwnBagSize)
  if (labels.length === 0 || !labels.every(areBags ? isBagSize : isClothesSize)) return undefined
  const largest = Math.max(...sizesIn(labels))
  return oldestOfHeight(areBags ? (bagTable.find(({ size }) => size === largest)?.height[1] ?? 0) : largest)
}

/** Every row, for places without a product. */
export const wholeTable: readonly OfferedSize[] = sizeTable.map((row) => ({ row, isOffered: false }))

/** The sizes that labels name; `62/68` counts as both. */
const sizesIn = (labels: readonly string[]) =>
  new Set(labels.flatMap((label) => label.match(/\d{2,3}/g) ?? []).map(Number))

/** The rows for the sizes of a product, with one before and one after. Those that can be ordered are offered. */
export function rowsFor(labels: readonly string[], orderable: readonly string[] = labels): OfferedSize[] {
  const [sizes, offered] = [sizesIn(labels), sizesIn(orderable)]
  const made = sizeTable.map(({ size }) => sizes.has(size))
  if (!made.includes(true)) return []
  const [first, last] = [made.indexOf(true), made.lastIndexOf(true)]
  return sizeTable
    .map((row) => ({ row, isOffered: offered.has(row.size) }))
    .slice(Math.max(0, first - 1), last + 2)
}
