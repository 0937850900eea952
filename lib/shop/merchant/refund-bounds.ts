import { deliveryOfLines, isLive, leftByName, type Order } from '@/lib/shop/orders'
import { announcedOf, type OrderReturn, paidFor } from '@/lib/shop/returns'
import { sumIn } from './money'

type Named = { amount: number; lines: readonly number[] }

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/**
 * What may be paid back beside the goods of lines, in minor units: all that the delivery and the method of payment have
 * cost where nothing that is sent is kept, and otherwise the part of what was cancelled.
 */
function besideOf(order: Order, returns: readonly OrderReturn[], lines: readonly number[]): number {
  const { goods, beside } = leftByName(order)
  const isNamed = (place: number) => lines.includes(place + 1)
  const isBack = (line: Order['lines'][number], place: number) =>
    isNamed(place) ||
    line.isDigital ||
    !isLive(line) ||
    goods[place] === 0 ||
    announcedOf(returns, line.id) >= line.quantity
  if (order.lines.every(isBack)) return beside
  const cancelled = order.lines.filter((line, place) => isNamed(place) && !isLive(line))
  return Math.min(beside, deliveryOfLines(order, cancelled))
}

/**
 * Why an amount is not paid back for the lines that it names: it is more than was paid for them and is not paid back
 * yet. Undefined where it is not. What names no line counts for others first.
 * @param returns of the order
 */
export function beyondLines(
  order: Order,
  returns: readonly OrderReturn[],
  { amount, lines }: Named,
): string | undefined {
  const { goods } = leftByName(order)
  const left = sum(goods.filter((_, place) => lines.includes(place + 1)))
  const most = left + besideOf(order, returns, lines)
  if (amount <= most) return undefined
  const named = order.lines.filter((_, place) => lines.includes(place + 1))
  const paid = sum(named.map((line) => paidFor(line, line.quantity)))
  const money = (minor: number) => sumIn(order.currency, minor)
  const one = named.length === 1 ? 'it' : 'them'
  const which = `line ${lines.join(', ')}`
  const back = paid > left ? `, of which ${money(paid - left)} is paid back` : ''
  return [
    most === 0
      ? `Nothing is left to be paid back for ${which}`
      : `At most ${money(most)} can be paid back for ${which}`,
    `: ${money(paid)} was paid for ${one}${back}.`,
    ' What is paid back beside the goods, such as the delivery, is a refund of its own without --lines.',
  ].join('')
}
