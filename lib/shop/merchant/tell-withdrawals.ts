import type { Database } from '@/lib/platform/db'
import { marketOfOrder } from '@/lib/platform/markets'
import { oneLine } from '@/lib/platform/text'
import { findOrderById, fullLineName, type Order } from '@/lib/shop/orders'
import { declaresWithdrawal, findNewestReturns, findReturns, type OrderReturn } from '@/lib/shop/returns'
import { listWithdrawals, type WithdrawalOf } from '@/lib/shop/withdrawals'
import type { Brand } from '@/schemas'

type Filter = Parameters<typeof listWithdrawals>[1]
type Told = { at: Date; words: string }

const orderState = ({ orderId, isTest }: Pick<WithdrawalOf, 'orderId' | 'isTest'>): string => {
  if (orderId === null) return 'no such order with this address'
  return isTest ? 'test order' : 'found'
}

/** What shoppers wrote must not steer the terminal. */
const wordsOf = (
  { at, locale, order }: { at: Date; locale: string; order: string },
  { name, email, goods }: { name: string; email: string; goods: string },
): Told => {
  const who = `${oneLine(name, 120)} <${oneLine(email, 254)}>`
  return { at, words: [at.toISOString(), locale, order, who, oneLine(goods, 1_000)].join('  ') }
}

function returnTold({ number, locale, customer, email, lines, isTest }: Order, announced: OrderReturn): Told {
  const { firstName, lastName } = customer
  const goods = announced.lines.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId)
    return line ? [`${quantity} × ${fullLineName(line)}`] : []
  })
  return wordsOf(
    {
      at: announced.requestedAt,
      locale,
      order: `${number} (${isTest ? 'test order, ' : ''}return ${announced.number})`,
    },
    { name: [firstName, lastName].filter(Boolean).join(' '), email, goods: goods.join('; ') },
  )
}

const returnsAtOnce = 200

/** The newest returns by which shoppers have withdrawn, as the law lets them. */
async function byReturn(db: Database, { since, limit }: Filter, brand: Brand): Promise<Told[]> {
  const told: Told[] = []
  for (let offset = 0; told.length < limit; offset += returnsAtOnce) {
    const newest = await findNewestReturns(db, { since, limit: returnsAtOnce, offset })
    for (const { id, orderId } of newest) {
      const order = await findOrderById(db, orderId)
      const market = order && marketOfOrder(brand, order)
      const announced = (await findReturns(db, orderId)).find((each) => each.id === id)
      if (order && market && announced && declaresWithdrawal(order, announced, market))
        told.push(returnTold(order, announced))
    }
    if (newest.length < returnsAtOnce) break
  }
  return told
}

/** The newest declarations to withdraw, by the form or by a return, each in a line. */
export async function tellWithdrawals(db: Database, filter: Filter, brand: Brand): Promise<string[]> {
  const declared = await listWithdrawals(db, filter)
  const byForm = declared.map(({ declaredAt: at, locale, orderNumber, name, email, goods, ...of }) =>
    wordsOf(
      { at, locale, order: `${oneLine(orderNumber, 40)} (${orderState(of)})` },
      { name, email, goods: goods ?? 'all goods' },
    ),
  )
  const all = [...byForm, ...(await byReturn(db, filter, brand))]
  if (all.length === 0) return ['There is no declaration of a withdrawal.']
  return all
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, filter.limit)
    .map(({ words }) => words)
}
