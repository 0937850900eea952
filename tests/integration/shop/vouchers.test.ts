import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import { basketOf } from '@/lib/shop/basket/basket-of'
import { addToBasket } from '@/lib/shop/basket/change-basket'
import { mergeBaskets } from '@/lib/shop/basket/merge-and-prune'
import { priceBasket } from '@/lib/shop/basket/price-basket'
import { adoptCode, redeemCode, removeCode } from '@/lib/shop/basket/redeem-code'
import { baskets } from '@/lib/shop/basket/tables'
import { products } from '@/lib/shop/catalogue/tables'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { readVoucherCommand } from '@/lib/shop/vouchers/commands'
import { findOffered } from '@/lib/shop/vouchers/find-offered'
import {
  createGiftCards,
  createVoucher,
  endSeries,
  exportCodes,
  exportGiftCards,
  listGiftCards,
  listVouchers,
} from '@/lib/shop/vouchers/series'
import { giftCards, voucherCodes } from '@/lib/shop/vouchers/tables'
import { voucherTimes } from '@/lib/shop/vouchers/voucher-times'
import { basket as basketSchema } from '@/schemas/api/basket'
import { givenCategories, givenProduct } from '../../fixtures/catalogue'
import { stopClock } from '../../fixtures/clock'
import { describeOnDatabases } from '../../fixtures/databases'
import { importInto } from '../../fixtures/import'
import { runsOf } from '../../fixtures/runs'

const marketOf = (code: string) => {
  const market = findMarket('baby', code)
  if (!market) throw new Error(`There is no market ${code}`)
  return market
}
const here = [{ name: 'here', isShared: false }]
const now = new Date('2026-11-22T12:00:00Z')
const shipping = {
  frachtkosten: 2990,
  freightLabel: '',
  conditions: [
    { label: '', versandkosten: 499, ab_bestellwert: 0 },
    { label: '', versandkosten: 0, ab_bestellwert: 10_000 },
  ],
}
const shop = (code = 'de') => ({
  ...{ brand: 'baby' as const, market: marketOf(code), shipping, now, client: here },
})

type Row = Record<string, unknown>
const voucher = (more: Row = {}) => ({
  type: 'voucher',
  id: 'v',
  locales: ['de-de', 'fr-ch'],
  labels: { de: 'Zehn', fr: 'Dix' },
  effect: { type: 'percentage', relative: 0.1 },
  codes: ['TEN'],
  ...more,
})
const card = (more: Row = {}) => ({
  type: 'gift_card',
  code: 'CARD-0001',
  currency: 'EUR',
  balance: 2000,
  ...more,
})

describeOnDatabases('Vouchers and gift cards', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(
      sql`truncate vouchers, gift_cards, promotions, products, baskets, listing_entries, attempts cascade`,
    )
    await givenCategories(getDb())
    await writeProducts(
      getDb(),
      [
        givenProduct({
          ...{ key: '010', number: '110', name: { de: 'Body', fr: 'Body' }, price: 2000 },
          ...{ categories: ['bodys-strampler'], sizes: ['56', '62'] },
        }),
        givenProduct({ key: '050', number: '150', name: 'Gutschein', price: 5000 }),
      ],
      { brand: 'baby' },
    )
    await getDb().update(products).set({ productGroup: '9420' }).where(eq(products.number, '150'))
  })

  const bring = (...rows: Row[]) => importInto(getDb(), rows.map((row) => JSON.stringify(row)).join('\n'))
  const reasons = async (...rows: Row[]) => (await bring(...rows)).samples.map(({ reason }) => reason)
  const filled = async (...items: [variant: string, quantity: number][]) => {
    const entries = items.map(([variant, quantity]) => ({ variant, quantity }))
    const result = await addToBasket(getDb(), shop(), undefined, entries)
    if (!result.ok) throw new Error(JSON.stringify(result.errors))
    return result.id
  }
  const redeem = (id: string | undefined, code: string, market = 'de') =>
    redeemCode(getDb(), shop(market), id, code)
  const refusal = async (id: string | undefined, code: string, market?: string) => {
    const redeemed = await redeem(id, code, market)
    if (redeemed.ok) return 'redeemed'
    const { message, ...error } = redeemed.error
    expect(message).not.toBe('')
    return error
  }
  const read = async (id: string, market = 'de') =>
    basketSchema.parse(await basketOf(getDb(), shop(market), id))

  describe('a code that is offered to everybody', () => {
    const [soon, late] = ['2026-11-23T00:00:00.000Z', '2026-12-24T00:00:00.000Z']
    const offered = async (code = 'de') => {
      const found = await findOffered(getDb(), shop(code), ['TEN', 'NONE'])
      for (const one of found.codes)
        expect(one.voucher).toMatchObject({ id: 'v', effect: { type: 'percentage' } })
      return { ...found, codes: found.codes.map(({ voucher: _, ...one }) => one) }
    }

    it.each<[string, Row, string, Awaited<ReturnType<typeof offered>>]>([
      ['holds without an end', {}, 'de', { codes: [{ code: 'TEN' }], isCounted: false }],
      [
        'holds until the end of its voucher',
        { dateTo: soon },
        'ch-fr',
        { codes: [{ code: 'TEN', to: soon }], until: Date.parse(soon), isCounted: false },
      ],
      [
        'is taken from a value of goods',
        { minOrderValue: { EUR: 4_000, CHF: 5_000 } },
        'ch-fr',
        { codes: [{ code: 'TEN', from: 5_000 }], isCounted: false },
      ],
      ['is of another market', {}, 'at', { codes: [], isCounted: false }],
      ['has ended', { dateTo: '2026-11-22T12:00:00Z' }, 'de', { codes: [], isCounted: false }],
      [
        'has not begun',
        { dateFrom: soon, dateTo: late },
        'de',
        { codes: [], until: Date.parse(soon), isCounted: false },
      ],
      ['can be used up', { usesPerCode: 1 }, 'de', { codes: [{ code: 'TEN' }], isCounted: true }],
    ])('%s', async (_, more, code, wanted) => {
      await bring(voucher(more))
      expect(await offered(code)).toEqual(wanted)
    })

    const money = { effect: { type: 'amount', amount: { EUR: 500, CHF: 500 } } }
    const dear = { minOrderValue: { EUR: 4_000, CHF: 4_000 } }
    const own = voucher({
      id: 'own',
      codes: ['OWN'],
      effect: { type: 'amount', amount: { EUR: 300, CHF: 300 } },
    })
    it.each<[string, Row, [string, number][], { missing?: number } | undefined, Row?]>([
      ['goods', {}, [['010.1', 1]], {}],
      ['goods below its minimum', dear, [['010.1', 1]], { missing: 2_000 }],
      ['goods that reach its minimum', dear, [['010.1', 2]], {}],
      ['gift cards alone', {}, [['050.v', 1]], undefined],
      ['gift cards alone, with a minimum', dear, [['050.v', 1]], undefined],
      [
        'gift cards beside goods below its minimum',
        dear,
        [
          ['050.v', 1],
          ['010.1', 1],
        ],
        { missing: 2_000 },
      ],
      [
        'gift cards beside goods',
        money,
        [
          ['050.v', 1],
          ['010.1', 1],
        ],
        {},
      ],
      ['goods that it excludes', { excluded: { products: ['110'] } }, [['010.1', 1]], undefined],
      [
        'goods of an excluded category',
        { excluded: { categories: ['bodys-strampler'] } },
        [['010.1', 1]],
        undefined,
      ],
      ['none of its goods', { goods: { products: ['150'] } }, [['010.1', 1]], undefined],
      [
        'what costs less than it takes off',
        { effect: { type: 'amount', amount: { EUR: 2_000, CHF: 2_000 } } },
        [['010.1', 1]],
        { missing: 1 },
      ],
      ['a code that takes more off', {}, [['010.1', 1]], undefined, own],
      ['a code that takes less off', money, [['010.1', 1]], {}, own],
    ])('is offered in a basket only where it would be taken: %s', async (_, more, items, wanted, before) => {
      await bring(voucher(more), ...(before ? [before] : []))
      const id = await filled(...items)
      if (before) await redeem(id, 'OWN')
      const { codes } = await findOffered(getDb(), shop(), ['TEN'])
      const told = async () => (await basketOf(getDb(), { ...shop(), offered: codes }, id)).offered
      expect(basketSchema.shape.offered.parse(await told())).toEqual(
        wanted ? [{ code: 'TEN', ...wanted }] : [],
      )
      const taken = await redeem(id, 'TEN')
      expect(
        taken.ok ? {} : taken.error.missing === undefined ? undefined : { missing: taken.error.missing },
      ).toEqual(wanted)
      // The one it has is not offered once more.
      if (taken.ok) expect(await told()).toEqual([])
    })

    it('is offered in any basket as if the whole basket were priced with it', async () => {
      const effect = fc.oneof(
        fc.constantFrom(0.05, 0.1, 0.5).map((relative) => ({ type: 'percentage', relative })),
        fc.constantFrom(300, 500, 2_500).map((EUR) => ({ type: 'amount', amount: { EUR, CHF: EUR } })),
        fc.boolean().map((includesFreight) => ({ type: 'free_shipping', includesFreight })),
      )
      const rules = fc.record({
        effect,
        minOrderValue: fc.option(
          fc.constantFrom(1_000, 4_000, 9_000).map((EUR) => ({ EUR, CHF: EUR })),
          { nil: undefined },
        ),
        excluded: fc.constantFrom(undefined, undefined, undefined, { products: ['110'] }),
      })
      const quantity = fc.integer({ min: 0, max: 5 })
      const drawn = fc.record({
        vouchers: fc.array(rules, { minLength: 2, maxLength: 4 }),
        own: fc.option(fc.nat(3), { nil: undefined, freq: 8 }),
        items: fc.tuple(quantity, quantity, quantity).filter((all) => all.some((each) => each > 0)),
      })
      const codeOf = (at: number) => `CODE${at}`
      await fc.assert(
        fc.asyncProperty(drawn, async ({ vouchers, own, items: [one, two, money] }) => {
          await getDb().execute(sql`truncate vouchers, baskets, attempts cascade`)
          await bring(...vouchers.map((each, at) => voucher({ id: `v${at}`, codes: [codeOf(at)], ...each })))
          const things: [string, number][] = [
            ['010.1', one],
            ['010.2', two],
            ['050.v', money],
          ]
          const id = await filled(...things.filter(([, count]) => count > 0))
          if (own !== undefined) await redeem(id, codeOf(own))
          const { codes } = await findOffered(
            getDb(),
            shop(),
            vouchers.map((_, at) => codeOf(at)),
          )
          const basket = await basketOf(getDb(), { ...shop(), offered: codes }, id)
          const wanted = []
          for (const { code } of codes) {
            if (code === basket.voucher?.code) continue
            const { basket: whole } = await priceBasket(getDb(), shop(), id, { voucher: code })
            const isLess = basket.voucher?.isValid && basket.cost.withTax < whole.cost.withTax
            if (whole.voucher?.missing !== undefined) wanted.push({ code, missing: whole.voucher.missing })
            else if (whole.voucher?.isValid && !isLess) wanted.push({ code })
          }
          expect(basket.offered ?? []).toEqual(wanted)
        }),
        { numRuns: runsOf(100) },
      )
    })

    it('is used up', async () => {
      await bring(voucher({ usesPerCode: 1 }))
      await getDb().update(voucherCodes).set({ uses: 1 })
      expect(await offered()).toEqual({ codes: [], isCounted: true })
    })

    it('is looked up again when its voucher begins or ends, was changed, or is ended', async () => {
      const told = async () =>
        (
          await getDb().execute(
            sql`select count(*)::int as n from content_invalidations where 'vouchers' = any(tags)`,
          )
        )[0]?.n
      await getDb().execute(sql`truncate content_invalidations`)
      await bring(voucher({ dateFrom: soon, dateTo: late }))
      expect(await told()).toBe(1)
      await bring(voucher({ dateFrom: soon, dateTo: late }))
      expect(await told()).toBe(1)
      expect(await voucherTimes(getDb(), now.getTime())).toEqual([{ tag: 'vouchers', at: Date.parse(soon) }])
      expect(await voucherTimes(getDb(), Date.parse(soon))).toEqual([
        { tag: 'vouchers', at: Date.parse(late) },
      ])
      await endSeries(getDb(), 'v', now)
      expect(await told()).toBe(2)
      expect(await voucherTimes(getDb(), Date.parse(late))).toEqual([])
    })
  })

  it('come by import; the same again changes nothing, another row changes what there is', async () => {
    expect((await bring(voucher(), card())).changed).toMatchObject({ voucher: 1, gift_card: 1 })
    expect((await bring(voucher(), card())).changed).toMatchObject({ voucher: 0, gift_card: 0 })
    await getDb().update(voucherCodes).set({ uses: 3 })
    await bring(voucher({ codes: ['ELEVEN'], labels: { de: 'Elf' } }))
    expect(await getDb().select().from(voucherCodes).orderBy(voucherCodes.code)).toEqual([
      { code: 'ELEVEN', voucherId: 'v', uses: 0 },
      { code: 'TEN', voucherId: 'v', uses: 3 },
    ])
  })

  it('give no money back when a gift card that was paid with is imported again', async () => {
    await bring(card())
    await getDb().update(giftCards).set({ balance: 500 })
    await bring(card())
    expect(await getDb().select().from(giftCards)).toMatchObject([{ issued: 2000, balance: 500 }])
    await bring(card({ balance: 2500 }))
    expect(await getDb().select().from(giftCards)).toMatchObject([{ issued: 2500, balance: 1000 }])
    expect(await reasons(card({ balance: 1499 }))).toEqual([
      'balance: 1500 was paid with the gift card already',
    ])
    expect(await reasons(card({ currency: 'CHF' }))).toEqual(['currency: the gift card is in EUR'])
  })

  it('have each code once', async () => {
    await bring(voucher(), card())
    expect(await reasons(voucher({ id: 'w' }))).toEqual(['codes: TEN belongs to voucher v'])
    expect(await reasons(voucher({ codes: ['card-0001'] }))).toEqual([
      'codes: CARD-0001 belongs to a gift card',
    ])
    await bring(voucher({ codes: ['LONGER-TEN'] }))
    expect(await reasons(card({ code: 'longer-ten' }))).toEqual(['code: belongs to voucher v'])
    expect(await reasons(voucher({ id: 'x', codes: ['NEW'] }), voucher({ id: 'y', codes: ['new'] }))).toEqual(
      ['codes: NEW belongs to voucher x'],
    )
  })

  it('are redeemed: the voucher lowers prices and taxes, the gift card what is left to pay', async () => {
    await bring(voucher(), card({ balance: 1000 }))
    const id = await filled(['010.1', 2], ['050.v', 1])
    const before = await read(id)
    expect((await redeem(id, ' t en ')).ok).toBe(true)
    const reduced = await read(id)
    // There is a gift card in the basket, too.
    const label = 'Zehn (nicht auf Gutscheine)'
    expect(reduced.voucher).toEqual({ code: 'TEN', label, isValid: true, amount: 400 })
    expect(reduced.cost.reductions).toEqual([{ id: 'voucher:v', label, name: 'Zehn', amount: 400 }])
    expect(reduced.cost.withTax).toBe(before.cost.withTax - 400)
    const taxOf = (basket: typeof before) => basket.cost.taxes.reduce((sum, { amount }) => sum + amount, 0)
    expect(taxOf(reduced)).toBeLessThan(taxOf(before))
    const redeemed = await redeem(id, 'card-0001')
    expect(redeemed).toEqual({ ok: true, basket: await read(id) })
    const paid = await read(id)
    expect(paid.giftCard).toEqual({ code: '••••0001', balance: 1000, amount: 1000 })
    expect(paid.cost).toEqual({ ...reduced.cost, covered: 1000, toPay: reduced.cost.withTax - 1000 })
  })

  it('say what they take off at most, in the basket and in what is ordered, in the market’s currency', async () => {
    const effect = { type: 'percentage', relative: 0.1, maxAmount: { EUR: 150, CHF: 190 } }
    await bring(voucher({ effect }))
    const id = await filled(['010.1', 1])
    await redeem(id, 'TEN')
    const label = expect.stringMatching(/^Zehn \(höchstens 1,50\s€\)$/)
    expect(await read(id)).toMatchObject({
      voucher: { label, amount: 150 },
      cost: { reductions: [{ label, amount: 150 }] },
    })
    expect((await read(id, 'ch-fr')).voucher?.label).toMatch(/^Dix \(.*1[.,]90.* au plus\)$/)
  })

  it('say which code of their kind they replace, once', async () => {
    await bring(voucher(), voucher({ id: 'w', codes: ['OTHER'] }), card(), card({ code: 'CARD-0002' }))
    const id = await filled(['010.1', 1])
    const noticeOf = async (code: string) => {
      const redeemed = await redeem(id, code)
      return redeemed.ok && (redeemed.basket.voucher?.notice ?? redeemed.basket.giftCard?.notice)
    }
    expect([await noticeOf('TEN'), await noticeOf('TEN')]).toEqual([undefined, undefined])
    expect(await noticeOf('OTHER')).toBe('Ersetzt den Aktionscode TEN')
    expect(await noticeOf('CARD-0001')).toBeUndefined()
    expect(await noticeOf('CARD-0002')).toMatch(/^Ersetzt den Geschenkgutschein .*0001$/)
    expect((await read(id)).voucher?.notice).toBeUndefined()
  })

  it('do not take the place of one that takes more off', async () => {
    const less = voucher({ id: 'w', codes: ['LESS'], effect: { type: 'percentage', relative: 0.05 } })
    const free = voucher({ id: 'x', codes: ['FREE'], effect: { type: 'free_shipping' } })
    await bring(voucher({ effect: { type: 'percentage', relative: 0.3 } }), less, free)
    const id = await filled(['010.1', 1])
    await redeem(id, 'LESS')
    expect((await redeem(id, 'TEN')).ok).toBe(true)
    for (const code of ['LESS', 'FREE'])
      expect(await redeem(id, code)).toEqual({
        ok: false,
        error: { key: 'takesLess', message: expect.stringContaining('TEN spart Ihnen mehr und bleibt') },
      })
    expect((await read(id)).voucher?.code).toBe('TEN')
  })

  it('never reduce or buy vouchers', async () => {
    await bring(voucher(), card({ balance: 900_000 }))
    const both = await filled(['010.1', 1], ['050.v', 1])
    await redeem(both, 'CARD-0001')
    expect((await read(both)).cost).toMatchObject({ toPay: 5000 })
    const money = await filled(['050.v', 1])
    expect(await refusal(money, 'TEN')).toEqual({ key: 'noGoods' })
    expect(await refusal(money, 'CARD-0001')).toEqual({ key: 'noGoods' })
  })

  it('apply to what promotions have left, by categories too', async () => {
    await bring(
      voucher({ goods: { categories: ['kleidung'] } }),
      voucher({ id: 'x', codes: ['NOT'], excluded: { categories: ['kleidung'] } }),
      {
        ...{ type: 'promotion', id: 'v', locales: ['de-de'], labels: { de: 'Halb' } },
        effect: { type: 'percentage', relative: 0.5 },
      },
    )
    const id = await filled(['010.1', 1])
    expect((await redeem(id, 'TEN')).ok).toBe(true)
    expect((await read(id)).cost.reductions.map(({ amount }) => amount)).toEqual([1000, 100])
    expect(await refusal(id, 'NOT')).toEqual({ key: 'noGoods' })
  })

  it('make shipping free', async () => {
    await bring(voucher({ effect: { type: 'free_shipping' } }))
    const id = await filled(['010.1', 1])
    await redeem(id, 'TEN')
    const { cost, voucher: shown } = await read(id)
    expect(cost).toMatchObject({
      shipping: 0,
      withTax: 2000,
      reductions: [],
      freeShippingBy: { label: 'Zehn' },
    })
    expect(shown).toMatchObject({ isValid: true, amount: 0 })
    await getDb()
      .update(products)
      .set({ attributes: { bulkyOrLoad: 'j' } })
      .where(eq(products.number, '110'))
    expect(await read(id)).toMatchObject({
      voucher: { isValid: false, reason: 'noGoods' },
      cost: { shipping: 2990 },
    })
  })

  it.each<[string, Row, object, string?]>([
    ['unknown', { codes: [] }, { key: 'unknown' }],
    ['not begun', { dateFrom: '2026-12-01T00:00:00Z' }, { key: 'unknown' }],
    ['ended', { dateTo: '2026-11-01T00:00:00Z' }, { key: 'expired' }],
    ['of another market', {}, { key: 'notHere' }, 'at'],
    [
      'for larger orders',
      { minOrderValue: { EUR: 5000, CHF: 5000 } },
      { key: 'minOrderValue', missing: 3000 },
    ],
    ['for other goods', { goods: { brands: ['Niemand'] } }, { key: 'noGoods' }],
  ])('are refused with the reason and not kept: %s', async (_, more, error, market) => {
    await bring(voucher(more))
    const id = await filled(['010.1', 1])
    expect(await refusal(id, 'TEN', market)).toEqual(error)
    expect((await read(id)).voucher).toBeUndefined()
  })

  it('are refused when they are used up, and stay with the reason when they become so later', async () => {
    await bring(voucher({ usesPerCode: 1 }), card())
    const id = await filled(['010.1', 1])
    await redeem(id, 'TEN')
    await redeem(id, 'CARD-0001')
    await getDb().update(voucherCodes).set({ uses: 1 })
    await getDb().update(giftCards).set({ balance: 0 })
    expect(await read(id)).toMatchObject({
      voucher: { code: 'TEN', label: 'Zehn', isValid: false, reason: 'usedUp', amount: 0 },
      giftCard: { reason: 'usedUp', amount: 0 },
      cost: { reductions: [], covered: 0 },
    })
    expect(await refusal(id, 'TEN')).toEqual({ key: 'usedUp' })
    expect(await removeCode(getDb(), id, 'voucher')).toBe(true)
    expect(await removeCode(getDb(), id, 'voucher')).toBe(false)
    const { voucher: gone, giftCard } = await read(id)
    expect([gone, giftCard?.code]).toEqual([undefined, '••••0001'])
  })

  it('say so in another market, in which a gift card tells no balance', async () => {
    await bring(voucher({ locales: ['de-de'] }), card())
    const id = await filled(['010.1', 1])
    await redeem(id, 'TEN')
    await redeem(id, 'CARD-0001')
    const { voucher: shown, giftCard } = await read(id, 'ch-fr')
    expect(shown).toMatchObject({ reason: 'notHere' })
    expect(giftCard).toMatchObject({ code: '••••0001', amount: 0, reason: 'notHere' })
  })

  it('need a basket', async () => {
    await bring(voucher())
    expect(await refusal(undefined, 'TEN')).toEqual({ key: 'noGoods' })
    expect(await removeCode(getDb(), undefined, 'voucher')).toBe(false)
  })

  it('cannot be guessed: after 20 wrong codes of a network a basket has 5 of its own, however many come at once', async () => {
    stopClock()
    await bring(voucher())
    const id = await filled(['010.1', 1])
    const guesses = await Promise.all(Array.from({ length: 25 }, (_, place) => refusal(id, `GUESS${place}`)))
    expect(guesses.filter((error) => typeof error === 'object' && error.key === 'unknown')).toHaveLength(25)
    expect(await refusal(id, 'TEN')).toEqual({ key: 'tooMany' })
    const guess = { client: here, now }
    expect(await adoptCode(getDb(), guess, id, 'TEN')).toBe('tooMany')
    expect((await read(id)).voucher).toBeUndefined()
    // Somebody else behind the same address has a card.
    const neighbour = await filled(['010.1', 1])
    expect(await refusal(neighbour, 'MISTYPED')).toMatchObject({ key: 'unknown' })
    expect((await redeemCode(getDb(), shop(), neighbour, 'TEN')).ok).toBe(true)
    expect(await refusal(undefined, 'TEN')).toEqual({ key: 'tooMany' })
    const other = { ...shop(), client: [{ name: 'elsewhere', isShared: false }] }
    expect((await redeemCode(getDb(), other, id, 'TEN')).ok).toBe(true)
  })

  it('are taken over from the browser, if the basket has none, and wrong ones count once', async () => {
    stopClock()
    await bring(voucher(), voucher({ id: 'w', codes: ['OTHER'] }), card())
    const guess = { client: here, now }
    const id = await filled(['010.1', 1])
    for (let time = 0; time < 25; time++) expect(await adoptCode(getDb(), guess, id, 'WRONG')).toBe('done')
    expect((await read(id)).voucher).toMatchObject({ code: 'WRONG', reason: 'unknown' })
    await redeem(id, 'OTHER')
    await adoptCode(getDb(), guess, id, 'TEN')
    expect((await read(id)).voucher).toMatchObject({ code: 'OTHER', isValid: true })
    await removeCode(getDb(), id, 'voucher')
    await adoptCode(getDb(), guess, id, 'card-0001')
    await adoptCode(getDb(), guess, id, 'card-0001')
    expect(await read(id)).toMatchObject({ giftCard: { amount: 2000 } })
    expect((await read(id)).voucher).toBeUndefined()
    // A card that was entered since stays.
    await bring(card({ code: 'CARD-0002' }))
    await redeem(id, 'CARD-0002')
    await adoptCode(getDb(), guess, id, 'card-0001')
    expect((await read(id)).giftCard?.code).toContain('0002')
  })

  describe.each([
    ['nothing', []],
    ['a voucher', ['OTHER']],
    ['a gift card', ['CARD-0002']],
    ['both', ['OTHER', 'CARD-0002']],
  ] as const)('of an address, where the basket has %s', (_, own) => {
    const [voucherOfOwn] = own.filter((code) => code === 'OTHER')
    const [cardOfOwn] = own.filter((code) => code !== 'OTHER')
    const masked = (code: string | undefined) => code && `••••${code.slice(-4)}`

    it.each([
      ['a voucher', 'ten', { voucher: voucherOfOwn ?? 'TEN', card: cardOfOwn }],
      ['a gift card', 'card-0001', { voucher: voucherOfOwn, card: cardOfOwn ?? 'CARD-0001' }],
      ['no code', 'wrong', { voucher: voucherOfOwn ?? 'WRONG', card: cardOfOwn }],
    ])('are taken over beside what is in it: %s', async (_, link, { voucher: code, card: of }) => {
      stopClock()
      await bring(voucher(), voucher({ id: 'w', codes: ['OTHER'] }), card(), card({ code: 'CARD-0002' }))
      // Typed ones and those of an earlier address are the same to the basket.
      for (const byAddress of [false, true]) {
        const guess = { client: [{ name: `network ${byAddress}`, isShared: false }], now }
        const id = await filled(['010.1', 1])
        for (const each of own)
          if (byAddress) expect(await adoptCode(getDb(), guess, id, each)).toBe('done')
          else await redeem(id, each)
        for (let time = 0; time < 2; time++) expect(await adoptCode(getDb(), guess, id, link)).toBe('done')
        const found = await read(id)
        expect([found.voucher?.code, found.giftCard?.code]).toEqual([code, masked(of)])
      }
    })
  })

  it('of an address wait for a basket', async () => {
    await bring(voucher())
    const gone = '00000000-0000-4000-8000-000000000000'
    expect(await adoptCode(getDb(), { client: here, now }, gone, 'TEN')).toBe('later')
  })

  it("go with a guest's basket into that of the customer", async () => {
    await bring(voucher(), voucher({ id: 'w', codes: ['OTHER'] }), card())
    const [guest, own] = [await filled(['010.1', 1]), await filled(['010.2', 1])]
    await getDb().update(baskets).set({ customerId: 7 }).where(eq(baskets.id, own))
    await redeem(guest, 'TEN')
    await redeem(guest, 'CARD-0001')
    await redeem(own, 'OTHER')
    expect(await mergeBaskets(getDb(), guest, 7)).toBe(own)
    expect(await read(own)).toMatchObject({ voucher: { code: 'OTHER' }, giftCard: { code: '••••0001' } })
  })

  it('are created, listed, exported and ended by the command', async () => {
    const run = (line: string) => {
      const parsed = readVoucherCommand(line.split(' '), 'baby')
      if (!parsed.ok) throw new Error(parsed.problem)
      return parsed.command
    }
    const created = run('create spring --label de=Lenz --percent 10 --codes 3 --uses-per-customer 1')
    const cards = run('gift-cards --currency EUR --balance 20 --count 2')
    if (created.name !== 'create' || cards.name !== 'gift-cards') throw new Error('other commands')
    expect(await createVoucher(getDb(), created.voucher)).toEqual({ ok: true })
    expect(await createVoucher(getDb(), created.voucher)).toMatchObject({
      ok: false,
      problem: expect.stringContaining('already'),
    })
    expect(await createVoucher(getDb(), { ...created.voucher, id: 'copy' })).toMatchObject({ ok: false })
    expect(await createGiftCards(getDb(), cards.cards)).toEqual({ ok: true })
    const [, taken] = [cards.cards[0], created.voucher.codes[0] ?? '']
    const mixed = [
      { code: 'NEWCARD1', currency: 'EUR' as const, balance: 100 },
      { code: taken, currency: 'EUR' as const, balance: 100 },
    ]
    expect(await createGiftCards(getDb(), mixed)).toMatchObject({ ok: false })
    expect(await listVouchers(getDb())).toMatchObject([{ voucher: { id: 'spring' }, codes: 3, uses: 0 }])
    expect(await listGiftCards(getDb())).toEqual([{ currency: 'EUR', cards: 2, issued: 4000, balance: 4000 }])
    const id = await filled(['010.1', 1])
    expect((await redeem(id, taken)).ok).toBe(true)
    const sorted = created.voucher.codes.toSorted((a, b) => (a < b ? -1 : 1))
    expect(await exportCodes(getDb(), 'spring')).toEqual({
      ok: true,
      csv: `code,uses,uses_per_code\n${sorted.map((code) => `${code},0,1\n`).join('')}`,
    })
    expect(await exportCodes(getDb(), 'none')).toMatchObject({ ok: false })
    const exported = (await exportGiftCards(getDb())).split('\n')
    expect([exported.length, exported[0]]).toEqual([4, 'code,currency,issued,balance,date_to'])
    expect(exported[1]).toMatch(/,EUR,20\.00,20\.00,/)
    expect(await endSeries(getDb(), 'spring', now)).toBe(true)
    expect(await endSeries(getDb(), 'spring', now)).toBe(false)
    expect((await read(id)).voucher).toMatchObject({ reason: 'expired' })
    expect(await endSeries(getDb(), cards.cards[0]?.code.toLowerCase() ?? '', now)).toBe(true)
    expect(await refusal(id, cards.cards[0]?.code ?? '')).toEqual({ key: 'expired' })
  })
})
