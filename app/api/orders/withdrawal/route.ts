import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { clientOf } from '@/lib/platform/http'
import { beginEvenAnswer } from '@/lib/platform/limits'
import { withdrawalPath } from '@/lib/platform/markets'
import { tokenHash } from '@/lib/platform/security'
import { formDrafts, withdrawals } from '@/lib/shop/door'
import type { OrderHead } from '@/lib/shop/orders'
import { wasDeclared } from '@/lib/shop/withdrawals'
import { choiceField, choiceOf, chosenGoods } from '@/lib/storefront/screens/withdrawal'
import { type FormCall, orderFormCall } from '@/lib/storefront/visitor/calls'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { faultKeys, keepDraft, refuseDraft, tooMany } from '@/lib/storefront/visitor/drafts'
import { hasProved, visibleOrder } from '@/lib/storefront/visitor/order-access'
import { typedStatement, withdrawalConfirmation, withdrawalStatement } from '@/schemas/api/orders'

/** The first step: what is declared. */
async function state({ request, market, fields, visitor }: FormCall): Promise<Response> {
  const { name = '', number = '', email = '' } = fields
  const order = await visibleOrder(visitor, market, number)
  const goods = chosenGoods(order, fields)
  const typed = { name, number, email, goods: goods ?? '' }
  const values = { ...typed, ...choiceOf(order, fields) }
  const isTyped = fields[choiceField] === undefined
  const statement = (isTyped ? typedStatement : withdrawalStatement).safeParse(typed)
  const errors = {
    ...(statement.success ? {} : faultKeys(statement.error, typed)),
    ...(goods === undefined && { goods: 'noGoods' }),
  }
  if (Object.keys(errors).length > 0)
    return refuseDraft(request, {
      ...{ form: 'withdrawal', values, errors },
      page: (draft) => withdrawalPath(market, { draft }),
    })
  const draft = await keepDraft(request, 'withdrawal', { values, errors: {} })
  return draft === undefined ? tooMany() : leadOn(request, withdrawalPath(market, { draft, step: 'confirm' }))
}

/** The second step: it is declared. */
async function confirm({ request, market, visitor }: FormCall, draft: string): Promise<Response> {
  const key = tokenHash(draft)
  const done = () => leadOn(request, withdrawalPath(market, { draft, step: 'done' }))
  if (await withdrawals.find(key)) return done()
  const kept = await formDrafts.find('withdrawal', draft)
  const statement = withdrawalStatement.safeParse(kept?.values)
  if (!statement.success) return leadOn(request, withdrawalPath(market, { state: 'gone' }))
  // Their owner is told what was received and when; a stranger would learn that there is such an order.
  const order = await visibleOrder(visitor, market, statement.data.number)
  if (order && wasDeclared(order, statement.data.goods))
    return leadOn(request, withdrawalPath(market, { order: order.number }))
  const now = currentTime()
  const given = { brand: config().brand, statement: statement.data, now }
  const isOwner = (order: OrderHead) => hasProved(visitor, order)
  const isEven = beginEvenAnswer()
  const { isBusy, ...weighed } = await withdrawals.weigh(clientOf(request), { ...given, isOwner })
  await withdrawals.declare({ ...given, ...weighed, key, locale: market.shopLocale })
  if (isBusy) await isEven()
  return done()
}

/**
 * `POST /api/orders/withdrawal/?locale`: withdraws from a contract in two steps, as the law wants it: a statement, and its
 * confirmation.
 */
export const POST = orderFormCall(async (call) => {
  const confirmation = withdrawalConfirmation.safeParse(call.fields)
  return confirmation.success ? confirm(call, confirmation.data.draft) : state(call)
})
