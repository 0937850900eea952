import type { Order, OrderLine } from '@/lib/shop/orders'
import { leftToWithdraw, receivedDeclarations, withdrawnWords } from '@/lib/shop/withdrawals'

/** The field with the pieces of a line. */
export const lineField = ({ id }: Pick<OrderLine, 'id'>): string => `line-${id}`

/** With this, a form has shown the lines of the order, and something of it was to be chosen. */
export const choiceField = 'choice'

type Fields = Readonly<Record<string, string>>

type Known = Pick<Order, 'lines' | 'events'>

/**
 * Which goods a statement is about, in words: empty is all of the order. What was withdrawn from before is not declared
 * again: all are then all others. Undefined where the form has shown its lines and none of them was chosen: a statement
 * about everything must not come from leaving everything as it was.
 */
export function chosenGoods(order: Known | undefined, fields: Fields): string | undefined {
  if (fields[choiceField] === undefined) return fields.goods ?? ''
  const left = order ? leftToWithdraw(order) : []
  const isAll = fields.goods === 'all'
  if (isAll && (!order || receivedDeclarations(order).length === 0)) return ''
  const chosen = left.flatMap(({ line, left }) => {
    const asked = fields[lineField(line)] ?? '0'
    const pieces = isAll ? left : /^\d{1,6}$/.test(asked) ? Math.min(Number(asked), left) : 0
    return pieces > 0 ? [withdrawnWords(line, pieces)] : []
  })
  return chosen.length > 0 ? chosen.join('\n') : undefined
}

/** The fields about the lines of an order, kept so that the form shows them again. */
export const choiceOf = (order: Pick<Order, 'lines'> | undefined, fields: Fields): Record<string, string> => {
  const names = [choiceField, ...(order?.lines ?? []).map(lineField)]
  const given = names.flatMap((name): [string, string][] => {
    const value = fields[name]
    return value === undefined ? [] : [[name, value.slice(0, 6)]]
  })
  return fields[choiceField] === undefined ? {} : Object.fromEntries(given)
}
