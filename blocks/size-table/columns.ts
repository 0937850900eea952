import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { type SizeMeasure, sizeMeasures, type sizeTableBlock } from '@/schemas/blocks/size-table'
import type { ContentOf } from '@/schemas/content'
import { measurement } from './measurement'

type Content = ContentOf<typeof sizeTableBlock>
type Row = Content['rows'][number]

type Column = {
  key: string
  name: string
  unit?: string | undefined
  cell: (row: Row) => string | undefined
}

const written = (typed: string | undefined, market: Market) => typed && measurement(typed, market)

/** A range is counted by its end: 0 to 1 month, 1 to 2 months. */
const countOf = (typed: string) => (typed.match(/\d+(?:[.,]\d+)?/g)?.at(-1) === '1' ? 1 : 2)

/** The columns with at least one value, with names in the market's language. */
export function columnsOf({ rows, ownName, ownUnit }: Content, market: Market): Column[] {
  const t = marketText(market)
  const age: Column = {
    key: 'age',
    name: t('sizeTable.age'),
    cell: ({ months, years }) =>
      months === '0'
        ? t('product.size.newborn')
        : months !== undefined
          ? t('sizeTable.months', { age: measurement(months, market), count: countOf(months) })
          : years !== undefined
            ? t('sizeTable.years', { age: measurement(years, market), count: countOf(years) })
            : undefined,
  }
  const measures = (Object.keys(sizeMeasures) as SizeMeasure[]).map(
    (key): Column => ({
      key,
      name: t(`sizeTable.measures.${key}`),
      unit: sizeMeasures[key],
      cell: (row) => written(row[key], market),
    }),
  )
  const own: Column[] = ownName
    ? [{ key: 'own', name: ownName, unit: ownUnit, cell: (row) => written(row.own, market) }]
    : []
  return [age, ...measures, ...own].filter(({ cell }) => rows.some((row) => cell(row) !== undefined))
}
