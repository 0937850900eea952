import { useLanguage } from '@/lib/studio/i18n/client'
import { classes, controlClasses } from '@/lib/studio/ui'
import { storiesText } from '../messages'
import { type ListOrder, listOrders } from './list-order'

type Props = {
  order: ListOrder | undefined
  onOrder: (order: ListOrder | undefined) => void
  /** What the list is ordered by unless another order is chosen. */
  own: 'folder' | 'words' | 'filter'
}

/** Says what the list is ordered by, and changes it, on phones too, which show no heads of columns. */
export function OrderField({ order, onOrder, own }: Props) {
  const t = storiesText(useLanguage())
  return (
    <label className="flex items-center gap-2 text-quiet text-small">
      {t('tree.order.label')}
      <select
        value={order ?? ''}
        onChange={({ target }) => onOrder(listOrders.find((each) => each === target.value))}
        className={classes(controlClasses, 'h-9 w-auto! max-w-full text-ink', order && 'border-accent')}
      >
        <option value="">{t(`tree.order.own.${own}`)}</option>
        {listOrders.map((each) => (
          <option key={each} value={each}>
            {t(`tree.order.by.${each}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
