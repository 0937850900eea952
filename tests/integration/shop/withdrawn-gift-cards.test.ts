import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import { refund } from '@/lib/shop/merchant/refund'
import { endedCardWords } from '@/lib/shop/order-mails'
import { orderWords } from '@/lib/shop/order-papers'
import { debitGiftCard } from '@/lib/shop/orders/codes'
import { deliverVouchers } from '@/lib/shop/orders/deliver-vouchers'
import { findCardsOfLines, findSoldGiftCards, isGiftCardWithdrawn } from '@/lib/shop/orders/sold-gift-cards'
import { findGiftCard } from '@/lib/shop/vouchers'
import { declareWithdrawal, withdrawnWords } from '@/lib/shop/withdrawals'
import { describeOnDatabases } from '../../fixtures/databases'
import { givenOrder, rereadOrder } from '../../fixtures/orders'

const now = new Date('2026-11-23T10:00:00Z')
const later = new Date('2026-11-24T10:00:00Z')
const [de, ch] = ['de', 'ch'].map((code) => findMarket('baby', code))
if (!de || !ch) throw new Error('There are no markets de and ch')

describeOnDatabases('Gift cards from whose purchase the giver withdraws', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(sql`truncate orders, gift_cards, outbox, withdrawals cascade`)
  })

  const given = async (market: typeof de, spent: readonly number[]) => {
    const order = await givenOrder(getDb(), {
      ...{ locale: market.shopLocale, currency: market.currency, email: 'giver@example.com' },
      lines: [{ isDigital: true, isVoucher: true, price: 2_500, quantity: spent.length }],
      payments: [{ method: 'KK', provider: 'sandbox', status: 'paid', reference: 'sbx_1' }],
    })
    await deliverVouchers(getDb(), now)
    const codes = (await findSoldGiftCards(getDb(), order.id)).map(({ code }) => code)
    for (const [index, amount] of spent.entries()) if (amount > 0) await spend(codes[index] ?? '', amount)
    return { order: await rereadOrder(getDb(), order), codes }
  }
  const spend = (code: string, amount: number) =>
    getDb().transaction((tx) => debitGiftCard(tx, { code, amount }, later))
  const declare = (order: Awaited<ReturnType<typeof given>>['order'], goods: string, isProved: boolean) =>
    declareWithdrawal(getDb(), {
      ...{ key: randomUUID(), brand: 'baby', locale: order.locale, now: later, isTold: true, isProved },
      statement: { name: 'Anna', number: order.number, email: 'giver@example.com', goods },
    })

  it.each<[string, typeof de, number[], number | undefined, boolean, boolean[]]>([
    ['nothing is spent', de, [0], undefined, true, [true]],
    ['a part is spent', de, [1_998], undefined, true, [true]],
    ['all is spent', de, [2_500], undefined, true, [false]],
    ['one of two is meant: that of which the least is spent', de, [1_000, 0], 1, true, [false, true]],
    ['a stranger has declared it', de, [0], undefined, false, [false]],
    ['nothing is spent, where the shop alone takes it back', ch, [0], undefined, true, [true]],
    ['a part is spent, where the shop takes back whole ones alone', ch, [100], undefined, true, [false]],
  ])('are ended at once and not before: %s', async (_, market, spent, pieces, isProved, ended) => {
    const { order, codes } = await given(market, spent)
    const [line] = order.lines
    if (!line) throw new Error('There is no line')
    await declare(order, pieces === undefined ? '' : withdrawnWords(line, pieces), isProved)
    for (const [index, code] of codes.entries()) {
      const isEnded = ended[index] ?? false
      expect(await isGiftCardWithdrawn(getDb(), code)).toBe(isEnded)
      if (isEnded)
        expect(await findGiftCard(getDb(), { market, now: later }, code)).toEqual({
          ok: false,
          reason: 'withdrawn',
        })
      if ((spent[index] ?? 0) < 2_500) expect(await spend(code, 1)).toBe(!isEnded)
    }
    // The giver is offered nothing of them any more, neither to print nor to send.
    const offered = (await findSoldGiftCards(getDb(), order.id)).map(({ code }) => code)
    expect(offered).toEqual(codes.filter((_, index) => !ended[index]))
  })

  it('tell the giver what comes back, not what was spent, until it is paid back', async () => {
    const { order } = await given(de, [1_998])
    await declare(order, '', true)
    const told = async () =>
      endedCardWords(await rereadOrder(getDb(), order), await findCardsOfLines(getDb(), order.id), {
        ...orderWords(de),
        ...{ market: de, days: 14 },
      })
    const [words = ''] = await told()
    expect(words.replaceAll('\u00a0', ' ')).toMatch(
      /Der Rest ist jetzt gesperrt, und wir zahlen 5,02 € spätestens 14 Tage/,
    )
    expect(words).not.toContain('19,98')
    const service = { name: 'sandbox' as const, refund: async () => ({}) as never }
    const back = { amount: 502, reason: undefined, lines: [1] }
    expect(await refund(getDb(), order.number, back, { service, now: later })).toMatchObject({ ok: true })
    expect(await told()).toEqual([])
  })
})
