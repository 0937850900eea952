import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Mail } from '@/lib/platform/mail/service'
import { allMarkets } from '@/lib/platform/markets/markets'
import { usualReturnTerms, writeShopConfigurations } from '@/lib/platform/shop-configuration'
import { readOrderCommand } from '@/lib/shop/merchant/commands'
import { runOrderCommand } from '@/lib/shop/merchant/run-command'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import { requestReturn } from '@/lib/shop/returns'
import type { ReturnReason } from '@/schemas/shop'
import { describeOnDatabases } from '../../../fixtures/databases'
import { givenOrder } from '../../../fixtures/orders'

const now = new Date('2026-11-23T10:00:00Z')
const [market] = allMarkets as [(typeof allMarkets)[number]]

describeOnDatabases('A return that is announced', (getDb) => {
  beforeEach(() =>
    getDb().execute(sql`truncate orders, outbox, order_returns, withdrawals, shop_configurations cascade`),
  )

  async function announced(reason: ReturnReason) {
    const order = await givenOrder(getDb(), {
      ...{ status: 'shipped', sent: [1, 2], placedAt: now, payments: [{ method: 'RE', status: 'paid' }] },
    })
    const ids = order.lines.map(({ id }) => id)
    await requestReturn(getDb(), {
      ...{ orderId: order.id, key: 'k', now, terms: usualReturnTerms, market },
      quantities: new Map(ids.map((id) => [id, 1])),
      reasons: new Map(ids.map((id) => [id, reason])),
    })
    return order
  }
  async function sent(): Promise<Mail[]> {
    const mails: Mail[] = []
    const round = () =>
      sendDueOrderMails({
        ...{ db: getDb(), brand: 'baby', baseUrl: 'https://shop.example', openTerms: async () => undefined },
        service: { sendMail: async (_, mail) => void mails.push(mail) },
      })
    await round()
    await round()
    return mails
  }

  it.each([
    ['a withdrawal', 'none', { ordersTo: 'lager@wolke.example' }, ['Widerruf durch Rücksendung']],
    ['a withdrawal of which nobody is named to hear', 'fit', null, ['Widerruf durch Rücksendung']],
    ['for a fault', 'damaged', { ordersTo: 'lager@wolke.example' }, ['Rücksendung zur Bestellung']],
    ['for a fault, of which nobody is named to hear', 'damaged', null, []],
  ] as const)('is told to the merchant: %s', async (_, reason, bookkeeping, subjects) => {
    await writeShopConfigurations(getDb(), [
      { type: 'shop_configuration', locale: 'de-de', ...(bookkeeping && { bookkeeping }) },
    ])
    const order = await announced(reason)
    const notices = (await sent()).filter(({ to }) => to !== order.email)
    expect(notices.map(({ subject }) => subject)).toEqual(
      subjects.map((each) => expect.stringContaining(each)),
    )
    for (const { text, to } of notices) {
      if (bookkeeping) expect(to).toBe(bookkeeping.ordersTo)
      expect(text).toContain(`R${order.number}-1`)
      expect(text).toContain('44,99')
    }
  })

  it.each([
    ['none', true],
    ['damaged', false],
  ] as const)('is listed among the withdrawals where it is one: %s', async (reason, isListed) => {
    const order = await announced(reason)
    const parsed = readOrderCommand(['withdrawals'])
    if (!parsed.ok) throw new Error(parsed.problem)
    const given = {
      paymentService: async () => undefined,
      write: async () => {},
      now,
      brand: 'baby',
    } as const
    const result = await runOrderCommand(getDb(), parsed.command, given)
    const told = result.ok ? result.told.join('\n') : result.problem
    expect(told.includes(`${order.number} (return R${order.number}-1)`)).toBe(isListed)
  })
})
