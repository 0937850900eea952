import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { findMarket } from '@/lib/platform/markets/markets'
import { basketOf } from '@/lib/shop/basket/basket-of'
import { addToBasket, changeQuantity, removeLine } from '@/lib/shop/basket/change-basket'
import { basketCount } from '@/lib/shop/basket/lines'
import { mergeBaskets } from '@/lib/shop/basket/merge-and-prune'
import { variants } from '@/lib/shop/catalogue/offers/tables'
import { products } from '@/lib/shop/catalogue/tables'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { writePromotions } from '@/lib/shop/promotions/write-promotions'
import { basket as basketSchema } from '@/schemas/api/basket'
import { sourcePromotion } from '@/schemas/shop'
import { givenCategories, givenProduct } from '../../fixtures/catalogue'
import { somebody } from '../../fixtures/clients'
import { describeOnDatabases } from '../../fixtures/databases'
import { importInto } from '../../fixtures/import'

const marketOf = (code: string) => {
  const market = findMarket('baby', code)
  if (!market) throw new Error(`There is no market ${code}`)
  return market
}
const now = new Date('2026-11-22T12:00:00Z')
const shipping = {
  frachtkosten: 2990,
  freightLabel: '',
  conditions: [
    { label: '', versandkosten: 499, ab_bestellwert: 0 },
    { label: '', versandkosten: 0, ab_bestellwert: 10_000 },
  ],
}

describeOnDatabases('A basket with a promotion', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(sql`truncate promotions, products, baskets, listing_entries cascade`)
    await givenCategories(getDb())
    const cot = givenProduct({
      key: '030',
      number: '130',
      name: 'Bett',
      price: 8000,
      brand: 'Luni',
      categories: ['betten'],
    })
    await writeProducts(
      getDb(),
      [
        givenProduct({
          ...{ key: '010', number: '110', name: { de: 'Body', fr: 'Body' }, price: 2000 },
          ...{ categories: ['bodys-strampler'], sizes: ['56', '62'] },
        }),
        { ...cot, attributes: { ...cot.attributes, bulkyOrLoad: 'j' } },
        givenProduct({
          key: '040',
          number: '140',
          name: { de: 'Rassel', fr: 'Hochet' },
          price: 990,
          stock: 3,
        }),
        givenProduct({ key: '050', number: '150', name: 'Gutschein', price: 5000 }),
      ],
      { brand: 'baby' },
    )
    await getDb().update(products).set({ productGroup: '9420' }).where(eq(products.number, '150'))
  })

  const offer = (effect: object, more: object = {}) =>
    writePromotions(getDb(), [
      sourcePromotion.parse({
        ...{ id: 'p', locales: ['de-de', 'fr-ch'], labels: { de: 'Aktion', fr: 'Offre' }, effect },
        ...more,
      }),
    ])
  const read = async (id: string, code = 'de') =>
    basketSchema.parse(await basketOf(getDb(), { brand: 'baby', market: marketOf(code), shipping, now }, id))
  const added = async (...items: [variant: string, quantity: number][]) => {
    const entries = items.map(([variant, quantity]) => ({ variant, quantity }))
    const result = await addToBasket(
      getDb(),
      { brand: 'baby', market: marketOf('de'), client: somebody },
      undefined,
      entries,
    )
    if (!result.ok) throw new Error(JSON.stringify(result.errors))
    return result.id
  }
  const own = (items: { variant: { referenceKey: string }; reduction: number }[]) =>
    Object.fromEntries(items.map(({ variant, reduction }) => [variant.referenceKey, reduction]))
  const sums = ({ items, cost }: Awaited<ReturnType<typeof read>>) => {
    const reductions = items.reduce((all, { reduction }) => all + reduction, 0)
    expect(cost.reductions.reduce((all, { amount }) => all + amount, 0)).toBe(reductions)
    expect(items.reduce((all, { total }) => all + total, 0)).toBe(cost.goods)
    expect(cost.withTax).toBe(cost.goods - reductions + cost.shipping)
  }

  it.each<[string, object, Record<string, number>]>([
    [
      'a percentage of everything',
      { type: 'percentage', relative: 0.1 },
      { '010.1': 600, '030.v': 800, '050.v': 0 },
    ],
    [
      'a percentage of a category above the products',
      { type: 'percentage', relative: 0.1, goods: { categories: ['kleidung'] } },
      { '010.1': 600, '030.v': 0, '050.v': 0 },
    ],
    [
      'an amount for a brand',
      { type: 'amount', amount: { EUR: 1000, CHF: 1000 }, goods: { brands: ['luni'] } },
      { '010.1': 0, '030.v': 1000, '050.v': 0 },
    ],
    [
      'three for two',
      { type: 'buy_x_get_y', buyQuantity: 2, goods: { products: ['110'] } },
      { '010.1': 2000, '030.v': 0, '050.v': 0 },
    ],
    [
      'a value that only a voucher would reach',
      { type: 'amount', amount: { EUR: 1000 }, minOrderValue: { EUR: 14_001 } },
      { '010.1': 0, '030.v': 0, '050.v': 0 },
    ],
  ])('takes off %s, never of a voucher, and adds up', async (what, effect, expected) => {
    await offer(effect)
    const basket = await read(await added(['010.1', 3], ['030.v', 1], ['050.v', 1]))
    expect(own(basket.items)).toEqual(expected)
    sums(basket)
    for (const { reduction, promotion } of basket.items)
      if (reduction > 0)
        expect(promotion).toEqual({
          id: 'p',
          isValid: true,
          effect: { type: (effect as { type: string }).type },
          label: 'Aktion',
          ...(what === 'three for two' && { free: 1 }),
        })
  })

  it('takes off the amount of the currency, and nothing where there is none', async () => {
    await offer({ type: 'amount', amount: { EUR: 500, CHF: 700 } })
    const id = await added(['010.1', 1])
    expect((await read(id)).cost.reductions).toEqual([{ id: 'p', label: 'Aktion', amount: 500 }])
    expect((await read(id, 'ch-fr')).cost.reductions).toEqual([{ id: 'p', label: 'Offre', amount: 700 }])
    await offer({ type: 'amount', amount: { EUR: 500 } })
    expect((await read(id, 'ch-fr')).cost.reductions).toEqual([])
  })

  it.each([
    [
      'is for nothing, and says why',
      {},
      [['010.1', 1]],
      { shipping: 0, freeShippingBy: { id: 'p', label: 'Aktion' } },
    ],
    ['of freight is not', {}, [['030.v', 1]], { shipping: 2990 }],
    ['of freight is, where it says so', { includesFreight: true }, [['030.v', 1]], { shipping: 0 }],
    [
      'costs what it does below its value',
      { minOrderValue: { EUR: 4001 } },
      [['010.1', 2]],
      { shipping: 499 },
    ],
  ] as const)('shipping %s', async (_, more, items, expected) => {
    await offer({ type: 'free_shipping', ...more })
    const basket = await read(await added(...(items as unknown as [string, number][])))
    expect(basket.cost).toMatchObject(expected)
    sums(basket)
  })

  it('tells what is missing for the free shipping that is nearest', async () => {
    const id = await added(['010.1', 1])
    expect((await read(id)).missingForFreeShipping).toBe(8000)
    await offer({ type: 'free_shipping', minOrderValue: { EUR: 3500 } })
    expect((await read(id)).missingForFreeShipping).toBe(1500)
    await offer({ type: 'free_shipping', minOrderValue: { EUR: 2000 } })
    expect(await read(id)).not.toHaveProperty('missingForFreeShipping')
  })

  describe('that gives something', () => {
    const gift = (more: object = {}) => offer({ type: 'gift', variants: ['040.v'], ...more })
    const giftIn = async (id: string, code = 'de') =>
      (await read(id, code)).items.find(({ isGift }) => isGift)

    it('shows its gift as a line that costs nothing', async () => {
      await gift({ quantity: 2 })
      const id = await added(['010.1', 1])
      const basket = await read(id)
      expect(basket.items.at(-1)).toMatchObject({
        key: 'gift:p',
        product: { name: 'Rassel', number: '140' },
        quantity: 2,
        ...{ isGift: true, total: 0, reduction: 0 },
        variant: { price: { withTax: 990 } },
        customData: { cPromo: { promotionId: 'p' } },
        promotion: { id: 'p', isValid: true, effect: { type: 'gift' }, label: 'Aktion' },
      })
      sums(basket)
      expect(basket).toMatchObject({ quantity: 1, cost: { goods: 2000, withTax: 2499 } })
      expect(await basketCount(getDb(), id)).toBe(1)
      expect(await giftIn(id, 'ch-fr')).toMatchObject({
        product: { name: 'Hochet' },
        promotion: { label: 'Offre' },
      })
      expect(await giftIn(id, 'at')).toBeUndefined()
    })

    it('gives nothing below its value, and the gift goes with what earned it', async () => {
      await gift({ minOrderValue: { EUR: 3000, CHF: 3000 } })
      const id = await added(['010.1', 2])
      const [line] = (await read(id)).items
      expect(await giftIn(id)).toBeDefined()
      await changeQuantity(getDb(), { brand: 'baby', market: marketOf('de') }, id, {
        key: line?.key ?? '',
        quantity: 1,
      })
      expect(await giftIn(id)).toBeUndefined()
    })

    it('gives the first gift that is there, and none of what the basket itself needs', async () => {
      await gift({ variants: ['040.v', '010.2'], quantity: 2 })
      const id = await added(['040.v', 1])
      expect(await giftIn(id)).toMatchObject({ variant: { referenceKey: '040.v' } })
      const more = await added(['040.v', 2])
      expect(await giftIn(more)).toMatchObject({ variant: { referenceKey: '010.2' } })
      await getDb().update(variants).set({ stockQuantity: 0 }).where(eq(variants.referenceKey, '010.2'))
      expect(await giftIn(more)).toBeUndefined()
    })

    it('leaves a gift away that was declined, until it is taken back', async () => {
      await gift()
      const id = await added(['010.1', 1])
      expect(await removeLine(getDb(), id, 'gift:p')).toBe(true)
      expect(await removeLine(getDb(), id, 'gift:p')).toBe(true)
      expect(await giftIn(id)).toBeUndefined()
      const change = (key: string) =>
        changeQuantity(getDb(), { brand: 'baby', market: marketOf('de') }, id, { key, quantity: 9 })
      expect(await change('gift:p')).toEqual({ ok: true })
      expect(await giftIn(id)).toMatchObject({ quantity: 1 })
      expect(await change('gift:p')).toEqual({ ok: false, error: { key: 'unknownLine' } })
    })

    it('keeps a refusal at the login of a customer who has a basket', async () => {
      await gift()
      await mergeBaskets(getDb(), await added(['010.2', 1]), 7)
      const guest = await added(['010.1', 1])
      await removeLine(getDb(), guest, 'gift:p')
      const own = await mergeBaskets(getDb(), guest, 7)
      expect(await giftIn(own)).toBeUndefined()
    })

    it.each([
      ['unknown', 'gift:nothing', {}],
      ['of tomorrow', 'gift:p', { dateFrom: new Date(Date.now() + 86_400_000).toISOString() }],
    ])('declines no gift that is %s', async (_, key, more) => {
      await offer({ type: 'gift', variants: ['040.v'] }, more)
      expect(await removeLine(getDb(), await added(['010.1', 1]), key)).toBe(false)
    })
  })

  it('gives nothing away before its time, not even its name to someone who knows its id', async () => {
    const dateFrom = new Date(now.getTime() + 1).toISOString()
    for (const [id, effect] of Object.entries({
      a: { type: 'gift', variants: ['040.v'] },
      b: { type: 'percentage', relative: 0.5 },
      c: { type: 'free_shipping' },
    }))
      await offer(effect, { id, dateFrom, labels: { de: 'Geheim' } })
    const entries = ['a', 'b', 'c'].map((promotionId, index) => ({
      ...{ variant: ['010.1', '010.2', '040.v'][index] ?? '', quantity: 1 },
      customData: { cPromo: { promotionId } },
    }))
    const result = await addToBasket(
      getDb(),
      { brand: 'baby', market: marketOf('de'), client: somebody },
      undefined,
      entries,
    )
    const basket = await read(result.ok ? result.id : '')
    expect(JSON.stringify(basket)).not.toContain('Geheim')
    expect(basket).toMatchObject({ items: [{}, {}, {}], cost: { reductions: [], shipping: 499 } })
    for (const item of basket.items) expect(item).not.toHaveProperty('promotion')
  })

  it('is imported with an amount in the currency of each of its markets', async () => {
    const line = (amount: object) =>
      JSON.stringify({
        ...{ type: 'promotion', id: 'p', locales: ['de-de', 'fr-ch'], labels: { de: 'Aktion' } },
        effect: { type: 'amount', amount },
      })
    const result = await importInto(getDb(), line({ EUR: 500 }))
    expect(result).toMatchObject({ changed: {}, rejected: 1 })
    expect(result.samples[0]?.reason).toMatch(/missing in CHF, the currency of fr-ch/)
    expect(await importInto(getDb(), line({ EUR: 500, CHF: 500 }))).toMatchObject({
      changed: { promotion: 1 },
      rejected: 0,
    })
  })
})
