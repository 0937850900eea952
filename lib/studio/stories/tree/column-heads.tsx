import { useLanguage } from '@/lib/studio/i18n/client'
import { classes } from '@/lib/studio/ui'
import {
  columnOf,
  isDown,
  type ListOrder,
  nextOrder,
  type OrderColumn,
  orderColumns,
} from '../list/list-order'
import { storiesText } from '../messages'
import { shownFrom, type TreeColumn, treeColumns } from './tree-columns'

type Props = {
  isFound: boolean
  order: ListOrder | undefined
  onOrder: (order: ListOrder | undefined) => void
}

const isOrderColumn = (column: TreeColumn): column is OrderColumn =>
  orderColumns.some((each) => each === column)

/** The heads of the columns; those that a list can be ordered by do so when they are pressed. */
export function ColumnHeads({ isFound, order, onOrder }: Props) {
  const t = storiesText(useLanguage())
  return treeColumns.map((column) => {
    const name = t(`tree.columns.${column === 'slug' && isFound ? 'path' : column}`)
    const isOrdered = order !== undefined && columnOf(order) === column
    const down = isOrdered && isDown(order)
    return (
      <th
        key={column}
        scope="col"
        aria-sort={isOrdered ? (down ? 'descending' : 'ascending') : undefined}
        className={classes(
          'py-1 pe-3 text-start font-semibold',
          column === 'name' && 'ps-8.5',
          shownFrom[column],
        )}
      >
        {isOrderColumn(column) ? (
          <button
            type="button"
            title={t('tree.orderBy', { name })}
            onClick={() => onOrder(nextOrder(column, order))}
            className={classes(
              '-mx-1.5 min-h-8 max-w-full cursor-pointer truncate rounded-field px-1.5 text-start font-semibold hover:bg-hover hover:text-ink',
              isOrdered && 'text-ink',
            )}
          >
            {name}
            <span aria-hidden="true" className={isOrdered ? 'ps-1' : 'ps-1 opacity-35'}>
              {isOrdered ? (down ? '↓' : '↑') : '↕'}
            </span>
          </button>
        ) : (
          name
        )}
      </th>
    )
  })
}
