import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { fullLineName, type Order, type OrderLine } from '@/lib/shop/orders'
import { leftToWithdraw, receivedDeclarations } from '@/lib/shop/withdrawals'
import { Checkbox, Select } from '@/lib/storefront/design/ui'
import { choiceField, lineField } from './chosen-goods'

type Props = {
  market: Market
  order: Pick<Order, 'lines' | 'events'>
  values: Readonly<Record<string, string>>
  error: string | undefined
}

/**
 * Of which goods of an order a contract is withdrawn from: all, or some pieces of its lines, as far as they were not before.
 * None is chosen at first, except a single piece: nothing else can be meant.
 */
export function LineChoice({ market, order, values, error }: Props) {
  const t = marketText(market)
  const left = leftToWithdraw(order)
  const sentCards = left
    .filter(({ line: { isVoucher, isDigital, deliveredAt } }) => isVoucher && isDigital && deliveredAt)
    .reduce((sum, each) => sum + each.left, 0)
  const isFirst = receivedDeclarations(order).length === 0
  const isOnlyPiece = left.length === 1 && left[0]?.left === 1
  const isWhole = values[choiceField] !== undefined && values.goods === '' && error === undefined
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-4 font-bold">{t('withdrawalForm.choose')}</legend>
      <input type="hidden" name={choiceField} value="1" />
      {!isOnlyPiece && (
        <Checkbox
          id="goods"
          name="goods"
          value="all"
          label={t(isFirst ? 'withdrawalForm.whole' : 'withdrawalForm.rest')}
          defaultChecked={isWhole}
          error={error}
        />
      )}
      {left.map(({ line, left }) => (
        <LineField
          key={line.id}
          {...{ market, line, left }}
          value={
            values[lineField(line)] ?? (isOnlyPiece && values[choiceField] === undefined ? '1' : undefined)
          }
          error={isOnlyPiece ? error : undefined}
        />
      ))}
      {sentCards > 0 && (
        <p className="rounded-card bg-companion-1 p-4">
          {t('withdrawalForm.sentCard', { count: sentCards })}
        </p>
      )}
    </fieldset>
  )
}

type LineProps = {
  market: Market
  line: OrderLine
  /** The pieces that were not withdrawn from. */
  left: number
  value: string | undefined
  error: string | undefined
}

function LineField({ market, line, left, value, error }: LineProps) {
  const name = fullLineName(line)
  const field = lineField(line)
  if (left === 1)
    return (
      <Checkbox id={field} name={field} value="1" label={name} defaultChecked={value === '1'} error={error} />
    )
  const t = marketText(market)
  return (
    <Select
      id={field}
      name={field}
      label={t('orderReturn.quantityOf', { name })}
      defaultValue={value ?? '0'}
      options={Array.from({ length: left + 1 }, (_, count) => ({
        value: String(count),
        label: count === 0 ? t('orderReturn.keep') : String(count),
      }))}
    />
  )
}
