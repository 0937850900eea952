import { type SizeRow, wholeTable } from '@/lib/shop/advisors'
import type { Named } from './types'

const range = ([from, to]: readonly [from: number, to: number]) => `${from}-${to}`

const ageOf = ({ age }: SizeRow): Named =>
  age.unit === 'newborn' ? { months: '0' } : { [age.unit]: range([age.from, age.to]) }

/** The sizes of clothes as rows of a size table: the same as in the table that opens beside the sizes of a product. */
export const sizeRows = (): Named[] =>
  wholeTable.map(({ row }) => ({
    component: 'size_table_row',
    size: String(row.size),
    height: range(row.height),
    ...ageOf(row),
  }))
