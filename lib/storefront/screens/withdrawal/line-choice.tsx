import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { fullLineName, isLive, type Order, type OrderLine } from '@/lib/shop/orders'
import { Checkbox, Select } from '@/lib/storefront/design/ui'
import { choiceField, lineField } from './chosen-goods'

type Props = {
  market: Market
  order: Pick<Order, 'lines'>
  values: Readonly<Record<string, string>>
  error: string | undefined
}

/** Of which goods of an order a contract is withdrawn from: all, or some pieces of its lines. None is chosen at first. */
export function LineChoice({ market, order, values, error }: Props) {
  const t = marketText(market)
  const isWhole = values[choiceField] !== undefined && values.goods === '' && error === undefined
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-4 font-bold">{t('withdrawalForm.choose')}</legend>
      <input type="hidden" name={choiceField} value="1" />
      <Checkbox
        id="goods"
        name="goods"
        value="all"
        label={t('withdrawalForm.whole')}
        defaultChecked={isWhole}
        error={error}
      />
      {order.lines.filter(isLive).map((line) => (
        <LineField key={line.id} market={market} line={line} value={values[lineField(line)]} />
      ))}
    </fieldset>
  )
}

type LineProps = { market: Market; line: OrderLine; value: string | undefined }

function LineField({ market, line, value }: LineProps) {
  const name = fullLineName(line)
  const field = lineField(line)
  if (line.quantity === 1)
    return <Checkbox id={field} name={field} value="1" label={name} defaultChecked={value === '1'} />
  const t = marketText(market)
  return (
    <Select
      id={field}
      name={field}
      label={t('orderReturn.quantityOf', { name })}
      defaultValue={value ?? '0'}
      options={Array.from({ length: line.quantity + 1 }, (_, count) => ({
        value: String(count),
        label: count === 0 ? t('orderReturn.keep') : String(count),
      }))}
    />
  )
}
