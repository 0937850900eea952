import type { Order, OrderLine } from '@/lib/shop/orders'
import { withdrawnWords } from '@/lib/shop/withdrawals'

/** The field with the pieces of a line. */
export const lineField = ({ id }: Pick<OrderLine, 'id'>): string => `line-${id}`

/** With this, a form has shown the lines of the order, and something of it was to be chosen. */
export const choiceField = 'choice'

type Fields = Readonly<Record<string, string>>

/**
 * Which goods a statement is about, in words: empty is all of the order. Undefined where the form has shown its lines and
 * none of them was chosen: a statement about everything must not come from leaving everything as it was.
 */
export function chosenGoods(order: Pick<Order, 'lines'> | undefined, fields: Fields): string | undefined {
  if (fields[choiceField] === undefined) return fields.goods ?? ''
  if (fields.goods === 'all') return ''
  const chosen = (order?.lines ?? []).flatMap((line) => {
    const asked = fields[lineField(line)] ?? '0'
    const pieces = /^\d{1,6}$/.test(asked) ? Math.min(Number(asked), line.quantity) : 0
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
