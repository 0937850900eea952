import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '@/lib/platform/db/connect'
import type { Client } from '@/lib/platform/http'
import { isWithinLimit } from '@/lib/platform/limits'
import { findMarket } from '@/lib/platform/markets/markets'
import { basketOf } from '@/lib/shop/basket/basket-of'
import { addToBasket, changeQuantity, removeLine } from '@/lib/shop/basket/change-basket'
import { basketCount, basketLines } from '@/lib/shop/basket/lines'
import { mergeBaskets, pruneBaskets } from '@/lib/shop/basket/merge-and-prune'
import { basketItems, baskets } from '@/lib/shop/basket/tables'
import { prices, variants } from '@/lib/shop/catalogue/offers/tables'
import { products } from '@/lib/shop/catalogue/tables'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { promotions } from '@/lib/shop/promotions/tables'
import { writePromotions } from '@/lib/shop/promotions/write-promotions'
import { shippingFallback } from '@/lib/shop/rules/shipping'
import { listLimits } from '@/lib/shop/visitor-lists'
import { basket as basketSchema } from '@/schemas/api/basket'
import { mostLines, mostOfOne } from '@/schemas/api/basket-entries'
import type { SourceProduct } from '@/schemas/shop'
import { givenCategories, givenProduct } from '../../fixtures/catalogue'
import { clientFrom, somebody } from '../../fixtures/clients'
import { stopClock } from '../../fixtures/clock'
import { describeOnDatabases } from '../../fixtures/databases'

const marketOf = (code: string) => {
  const market = findMarket('baby', code)
  if (!market) throw new Error(`There is no market ${code}`)
  return market
}
const unknownBasket = '00000000-0000-4000-8000-000000000000'
const now = new Date('2026-11-22T12:00:00Z')

const body = () =>
  givenProduct({
    key: '010',
    number: '110',
    name: { de: 'Wickelbody weiß', fr: 'Body croisé' },
    colour: 'salbei',
    sizes: ['56', '62'],
    price: 2000,
    reduction: 0.2,
  })

/** A blanket that carries a name, in Germany alone. */
function blanket(): SourceProduct {
  const benefits = ['100 % Baumwolle', '75 x 100 cm', 'mit Namen', 'weich']
  const product = givenProduct({ key: '020', number: '120', name: 'Decke mit Namen', price: 3000, benefits })
  for (const { prices: all } of product.variants) {
    delete all.CH
    delete all.AT
  }
  return { ...product, attributes: { ...product.attributes, personalisierterArtikel: '1' } }
}

/** A cot that a carrier brings. */
function cot(): SourceProduct {
  const product = givenProduct({ key: '030', number: '130', name: { de: 'Bett', fr: 'Lit' }, price: 30_000 })
  return { ...product, attributes: { ...product.attributes, bulkyOrLoad: 'j' } }
}

function voucher(): SourceProduct {
  const product = givenProduct({ key: '040', number: '140', name: 'Gutschein', price: 2500, stock: 0 })
  for (const variant of product.variants) {
    variant.logistics = { BVC: 1, deliveryDaysFrom: 0, deliveryDaysTo: 0 }
    for (const price of Object.values(variant.prices)) {
      price.tax.vat.amount = 0
      price.withoutTax = price.withTax
    }
  }
  return { ...product, productGroup: '9420' }
}

describeOnDatabases('A basket', (getDb) => {
  const write = (...sources: SourceProduct[]) => writeProducts(getDb(), sources, { brand: 'baby' })

  beforeEach(async () => {
    for (const table of [baskets, promotions, products]) await getDb().delete(table)
    await givenCategories(getDb())
    await write(body(), blanket(), cot(), voucher())
  })

  type Wanted = { variant: string; quantity?: number; inscription?: string }
  const add = (id: string | undefined, items: Wanted[], market = 'de') =>
    addToBasket(
      getDb(),
      { brand: 'baby', market: marketOf(market), client: somebody },
      id,
      items.map((item) => ({ quantity: 1, ...item })),
    )
  const added = async (id: string | undefined, ...items: Wanted[]) => {
    const result = await add(id, items)
    if (!result.ok) throw new Error(JSON.stringify(result.errors))
    return { id: result.id, keys: result.added.map(({ key }) => key) }
  }
  const read = (id: string | undefined, market = 'de') =>
    basketOf(getDb(), { brand: 'baby', market: marketOf(market), shipping: shippingFallback, now }, id)
  const change = (id: string | undefined, key: string | undefined, quantity: number, market = 'de') =>
    changeQuantity(getDb(), { brand: 'baby', market: marketOf(market) }, id, { key: key ?? '', quantity })
  const set = (key: string, values: Partial<typeof variants.$inferInsert>) =>
    getDb().update(variants).set(values).where(eq(variants.referenceKey, key))
  const kept = async (id: string | undefined) =>
    (await basketLines(getDb(), id)).map(({ variant, quantity, inscription }) =>
      [variant, inscription, quantity].filter((word) => word !== undefined).join(' '),
    )

  it('costs nothing without an id and with one that is gone', async () => {
    for (const id of [undefined, unknownBasket]) {
      expect(await read(id)).toMatchObject({ items: [], quantity: 0, cost: { withTax: 0, shipping: 0 } })
      expect(await basketCount(getDb(), id)).toBe(0)
    }
  })

  it('says in the words of the market what lies in it, the newest line first, and what it costs', async () => {
    const { id, keys } = await added(
      undefined,
      { variant: '010.1', quantity: 2 },
      { variant: '020.v', inscription: 'Ida' },
    )
    const answer = await read(id)
    expect(basketSchema.parse(answer)).toEqual(answer)
    expect(answer.items).toEqual([
      {
        key: keys[1],
        product: {
          number: '120',
          referenceKey: '020',
          name: 'Decke mit Namen',
          brand: 'Waldkind',
          href: expect.stringMatching(/^\/de\/p\/.*-120\/\?variant=020\.v$/),
          features: ['100\u00a0% Baumwolle', '75 x 100\u00a0cm', 'mit Namen'],
          sign: expect.stringMatching(/^M/),
        },
        variant: {
          referenceKey: '020.v',
          choice: [],
          price: expect.objectContaining({ withTax: 3000, currencyCode: 'EUR' }),
          delivery: 'Sofort lieferbar',
          arrival: expect.stringMatching(/^In .*\u00a0Werktagen bei Ihnen$/),
          arrivalDays: { from: expect.any(String), to: expect.any(String), words: expect.any(String) },
          most: 5,
        },
        quantity: 1,
        inscription: 'Ida',
        customData: {},
        total: 3000,
        reduction: 0,
      },
      {
        key: keys[0],
        product: {
          number: '110',
          referenceKey: '010',
          name: 'Wickelbody weiß',
          brand: 'Waldkind',
          href: expect.stringMatching(/\?variant=010\.1$/),
          sign: expect.stringMatching(/^M/),
        },
        variant: {
          referenceKey: '010.1',
          choice: ['Salbei', 'Größe 56'],
          price: expect.objectContaining({ withTax: 2000 }),
          before: 2500,
          lowest: 2500,
          delivery: 'Sofort lieferbar',
          arrival: expect.stringMatching(/^In .*\u00a0Werktagen bei Ihnen$/),
          arrivalDays: { from: expect.any(String), to: expect.any(String), words: expect.any(String) },
          most: 5,
        },
        quantity: 2,
        customData: {},
        total: 4000,
        reduction: 0,
      },
    ])
    expect(answer.quantity).toBe(3)
    expect(answer.cost).toEqual({
      currencyCode: 'EUR',
      goods: 7000,
      reductions: [],
      shipping: 499,
      isFreight: false,
      withTax: 7499,
      withoutTax: 6302,
      taxes: [{ rate: 0.19, amount: 1197 }],
      covered: 0,
      toPay: 7499,
    })
  })

  it('is another one in another market: words, currency, and what is not sold there', async () => {
    const { id } = await added(undefined, { variant: '010.2' }, { variant: '020.v', inscription: 'Ida' })
    const swiss = await read(id, 'ch')
    expect(swiss.cost).toMatchObject({ currencyCode: 'CHF', goods: 2200 })
    expect(swiss.items[1]).toMatchObject({
      product: { name: 'Wickelbody weiss', href: expect.stringMatching(/^\/ch\/p\//) },
      variant: { choice: ['Salbei', 'Grösse 62'], price: { withTax: 2200, currencyCode: 'CHF' } },
    })
    const gone = swiss.items[0]
    expect(gone).toMatchObject({ notice: 'notSold', quantity: 1, total: 0, variant: { most: 0 } })
    expect(gone?.product).toMatchObject({ number: '120', name: 'Decke mit Namen', brand: 'Waldkind' })
    expect(gone?.product).not.toHaveProperty('href')
    expect(gone?.variant).not.toHaveProperty('price')
    expect((await read(id, 'ch-fr')).items[1]).toMatchObject({
      product: { name: 'Body croisé' },
      variant: { choice: ['vert sauge', 'taille 62'] },
    })
    expect(await read(id, 'de')).toMatchObject({ cost: { currencyCode: 'EUR', goods: 5000 } })
  })

  it('reads the price anew each time', async () => {
    const { id } = await added(undefined, { variant: '010.1' })
    expect((await read(id)).cost.goods).toBe(2000)
    await getDb().update(prices).set({ withTax: 1500, withoutTax: 1260 })
    expect((await read(id)).cost.goods).toBe(1500)
  })

  it('has a line for each variant and inscription, and adds up', async () => {
    const { id } = await added(undefined, { variant: '010.1' }, { variant: '010.2' })
    await added(id, { variant: '010.1' }, { variant: '020.v', inscription: 'Ida' })
    await added(id, { variant: '020.v', inscription: 'Emil' }, { variant: '020.v', inscription: 'Ida' })
    expect(await kept(id)).toEqual(['020.v Emil 1', '020.v Ida 2', '010.2 1', '010.1 2'])
    expect(await basketCount(getDb(), id)).toBe(6)
  })

  it('takes several things together or none, and leaves nothing behind', async () => {
    const result = await add(undefined, [{ variant: '010.1' }, { variant: '999' }])
    expect(result).toEqual({ ok: false, errors: { 'items.1.variant': 'unknownVariant' } })
    expect(await getDb().select().from(baskets)).toEqual([])
    const { id } = await added(undefined, { variant: '010.1' })
    await add(id, [{ variant: '010.1' }, { variant: '020.v' }])
    expect(await kept(id)).toEqual(['010.1 1'])
  })

  it('begins anew when its id is no longer known', async () => {
    const { id } = await added(unknownBasket, { variant: '010.1' })
    expect(id).not.toBe(unknownBasket)
    expect(await kept(id)).toEqual(['010.1 1'])
  })

  it.each([
    ['not sold in the market', '020.v', 'ch', 'notSold'],
    ['sold out', '010.1', 'de', 'notBuyable'],
    ['not there at all', '010', 'de', 'unknownVariant'],
  ])('takes nothing that is %s', async (_, variant, market, error) => {
    await set('010.1', { stockQuantity: 0 })
    expect(await add(undefined, [{ variant, inscription: 'Ida' }], market)).toEqual({
      ok: false,
      errors: { 'items.0.variant': error },
    })
  })

  it('gives the last piece to one of several additions that come at once', async () => {
    await set('020.v', { stockQuantity: 1 })
    const { id } = await added(undefined, { variant: '010.1' })
    const names = ['Ida', 'Emil', 'Ole', 'Mia', 'Jon', 'Lea']
    // Each of them has a connection of its own, where the database has several.
    await Promise.all(names.map(() => basketCount(getDb(), id)))
    const results = await Promise.all(
      names.map((inscription) => add(id, [{ variant: '020.v', inscription }])),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    for (const result of results.filter(({ ok }) => !ok))
      expect(result).toEqual({ ok: false, errors: { 'items.0.variant': 'noneLeft' } })
    expect(await basketCount(getDb(), id)).toBe(2)
  })

  it('counts what is left of a line that wants more, and tells so', async () => {
    const { id, keys } = await added(undefined, { variant: '010.1', quantity: 4 })
    await set('010.1', { stockQuantity: 3 })
    expect(await read(id)).toMatchObject({
      items: [{ quantity: 4, notice: 'lessLeft', total: 6000, variant: { most: 3 } }],
      quantity: 4,
      cost: { goods: 6000 },
    })
    await set('010.1', { stockQuantity: 0 })
    expect(await read(id)).toMatchObject({
      items: [{ quantity: 4, notice: 'notBuyable', total: 0, variant: { most: 0, delivery: 'Ausverkauft' } }],
      cost: { goods: 0, shipping: 0, withTax: 0 },
    })
    expect(await change(id, keys[0], 1)).toEqual({ ok: false, error: { key: 'notBuyable' } })
  })

  it('names the other sizes and colours that can be had of what is sold out, with their pages', async () => {
    const blue = { key: '011', number: '111', name: 'Wickelbody', colour: 'blau', masterKey: '010' }
    await write(givenProduct({ ...blue, sizes: ['56', '62'], price: 2000 }))
    const { id } = await added(undefined, { variant: '010.1' }, { variant: '010.2' })
    expect(JSON.stringify(await read(id))).not.toContain('"instead"')
    await set('010.1', { stockQuantity: 0 })
    const instead = async () =>
      (await read(id)).items.flatMap((item) => item.instead ?? []).map(({ label, href }) => [label, href])
    expect(await instead()).toEqual([
      [expect.stringContaining('62'), expect.stringMatching(/110\/\?variant=010\.2$/)],
      ['Blau', expect.stringMatching(/111\/\?variant=011\.1$/)],
    ])
    await set('011.1', { stockQuantity: 0 })
    await set('010.2', { stockQuantity: 0 })
    expect(await instead()).toEqual([['Blau', expect.stringMatching(/111\/\?variant=011\.2$/)]])
  })

  it('holds what is made or bought in, up to the limit of a line, without any in stock', async () => {
    await set('020.v', { stockQuantity: 0, bvc: 2, deliveryDaysFrom: 14, deliveryDaysTo: 20 })
    const { id } = await added(undefined, { variant: '020.v', inscription: 'Ida', quantity: mostOfOne })
    expect(await add(id, [{ variant: '020.v', inscription: 'Ida' }])).toMatchObject({
      errors: { 'items.0.variant': 'noneLeft' },
    })
    await added(id, { variant: '020.v', inscription: 'Emil', quantity: 3 })
    const { items } = await read(id)
    expect(items).toMatchObject([
      { inscription: 'Emil', quantity: 3, variant: { most: mostOfOne, delivery: 'Lieferbar in 3 Wochen' } },
      { inscription: 'Ida', quantity: mostOfOne, variant: { most: mostOfOne }, total: mostOfOne * 3000 },
    ])
    for (const item of items) expect(item).not.toHaveProperty('notice')
    await set('020.v', { bvc: 1 })
    expect((await read(id)).items).toMatchObject([{ notice: 'notBuyable' }, { notice: 'notBuyable' }])
  })

  it('tells of a preorder by when it is delivered, until that day has passed', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const preorder = { stockQuantity: 0, bvc: 2, deliveryDaysFrom: 999, deliveryDaysTo: 999 }
    await set('020.v', { ...preorder, deliveryUntil: day(1) })
    const { id } = await added(undefined, { variant: '020.v', inscription: 'Ida' })
    expect((await read(id)).items).toMatchObject([
      {
        variant: {
          delivery: 'Vorbestellbar',
          arrival: expect.stringMatching(/^Spätestens am .* bei Ihnen$/),
        },
      },
    ])
    await set('020.v', { ...preorder, deliveryUntil: day(-1) })
    const [item] = (await read(id)).items
    expect(item?.variant).toMatchObject({
      delivery: 'Vorbestellbar',
      arrival: expect.stringMatching(/^Der Liefertermin steht noch nicht fest: /),
    })
  })

  it('counts and posts goods that take no days like any others, and calls them a download', async () => {
    await getDb().update(products).set({ productGroup: null }).where(eq(products.number, '140'))
    expect(await add(undefined, [{ variant: '040.v' }])).toMatchObject({ ok: false })
    await set('040.v', { stockQuantity: 2 })
    const { id } = await added(undefined, { variant: '040.v', quantity: 2 })
    expect(await read(id)).toMatchObject({
      items: [{ quantity: 2, variant: { most: 2, delivery: 'Download' } }],
      cost: { goods: 5000, shipping: 499 },
    })
  })

  it('counts and posts nothing of the download group, whatever its days say', async () => {
    await set('040.v', { stockQuantity: 0, deliveryDaysFrom: 1, deliveryDaysTo: 3 })
    const { id } = await added(undefined, { variant: '040.v', quantity: 2 })
    expect(await read(id)).toMatchObject({
      items: [{ quantity: 2, variant: { most: mostOfOne, delivery: 'Sofort lieferbar' } }],
      cost: { goods: 5000, shipping: 0 },
    })
  })

  it('keeps a line whose variant the catalogue has lost, and says so', async () => {
    const { id } = await added(undefined, { variant: '010.1' })
    await getDb().delete(variants).where(eq(variants.referenceKey, '010.1'))
    expect((await read(id)).items).toMatchObject([
      { notice: 'notSold', product: { number: '110', name: 'Wickelbody weiß' }, total: 0 },
    ])
    await getDb().delete(products)
    expect(await read(id)).toMatchObject({ items: [], quantity: 0 })
    expect(await basketCount(getDb(), id)).toBe(0)
  })

  it('names the product that a variant has moved to', async () => {
    const { id } = await added(undefined, { variant: '010.1' })
    const [other] = await getDb().select({ id: products.id }).from(products).where(eq(products.number, '130'))
    await set('010.1', { productId: other?.id ?? 0 })
    await getDb().delete(products).where(eq(products.number, '110'))
    expect((await read(id)).items).toMatchObject([{ product: { number: '130' }, total: 2000 }])
  })

  describe('that is changed', () => {
    it('has as many pieces as wanted, or as there are', async () => {
      const { id, keys } = await added(undefined, { variant: '010.1', quantity: 2 })
      expect(await change(id, keys[0], 4)).toEqual({ ok: true })
      expect(await kept(id)).toEqual(['010.1 4'])
      await change(id, keys[0], mostOfOne)
      expect(await kept(id)).toEqual(['010.1 5'])
      await change(id, keys[0], 1)
      expect(await kept(id)).toEqual(['010.1 1'])
    })

    it('shares what there is with the other inscriptions', async () => {
      const { id, keys } = await added(
        undefined,
        { variant: '020.v', inscription: 'Ida', quantity: 3 },
        { variant: '020.v', inscription: 'Emil' },
      )
      await change(id, keys[1], 9)
      expect(await kept(id)).toEqual(['020.v Emil 2', '020.v Ida 3'])
      await set('020.v', { stockQuantity: 3 })
      expect(await change(id, keys[1], 1)).toEqual({ ok: false, error: { key: 'noneLeft' } })
      await change(id, keys[0], 1)
      expect(await read(id)).toMatchObject({ items: [{ total: 6000 }, { total: 3000 }] })
    })

    it('in a market that does not sell the thing stays as it is', async () => {
      const { id, keys } = await added(undefined, { variant: '020.v', inscription: 'Ida' })
      expect(await change(id, keys[0], 2, 'ch')).toEqual({ ok: false, error: { key: 'notSold' } })
      expect(await kept(id)).toEqual(['020.v Ida 1'])
    })

    it('loses the line that is taken out, and nothing else', async () => {
      const { id, keys } = await added(undefined, { variant: '010.1' }, { variant: '010.2' })
      expect(await removeLine(getDb(), id, keys[0] ?? '')).toBe(true)
      expect(await removeLine(getDb(), id, keys[0] ?? '')).toBe(false)
      expect(await kept(id)).toEqual(['010.2 1'])
    })

    it.each([
      ['another visitor', () => added(undefined, { variant: '010.2' }).then(({ id }) => id)],
      ['a visitor without a basket', async () => undefined],
      ['a basket that is gone', async () => unknownBasket],
    ])('is not changed by %s', async (_, visitor) => {
      const { id, keys } = await added(undefined, { variant: '010.1' })
      const other = await visitor()
      expect(await change(other, keys[0], 3)).toEqual({ ok: false, error: { key: 'unknownLine' } })
      expect(await removeLine(getDb(), other, keys[0] ?? '')).toBe(false)
      expect(await kept(id)).toEqual(['010.1 1'])
    })
  })

  describe('sends', () => {
    it.each<[string, Wanted[], { shipping: number; isFreight: boolean }]>([
      ['by parcel', [{ variant: '010.1' }], { shipping: 499, isFreight: false }],
      [
        'by freight with a bulky thing',
        [{ variant: '010.1' }, { variant: '030.v' }],
        { shipping: 1499, isFreight: true },
      ],
      ['nothing of a download', [{ variant: '040.v', quantity: 3 }], { shipping: 0, isFreight: false }],
      [
        'a parcel beside a download',
        [{ variant: '040.v' }, { variant: '010.1' }],
        { shipping: 499, isFreight: false },
      ],
    ])('%s', async (_, items, expected) => {
      const { id } = await added(undefined, ...items)
      expect((await read(id)).cost).toMatchObject(expected)
    })

    it('a voucher that comes by mail without a stock, at most so many at once', async () => {
      const { id } = await added(undefined, { variant: '040.v', quantity: mostOfOne })
      expect((await read(id)).items).toMatchObject([
        { variant: { most: mostOfOne, delivery: 'Als Download per E-Mail' } },
      ])
      expect(await add(id, [{ variant: '040.v' }])).toMatchObject({
        errors: { 'items.0.variant': 'noneLeft' },
      })
    })
  })

  describe('with promotions', () => {
    const offer = (id: string, more: object = {}) =>
      writePromotions(getDb(), [
        {
          ...{ id, locales: ['de-de', 'fr-ch'], labels: { de: 'Set für große Kinder', fr: 'Ensemble' } },
          effect: { type: 'combo_deal', sets: [['110'], ['130']], relative: 0.1 },
          ...more,
        },
      ])

    it('says what they take off, line by line and together', async () => {
      await offer('sleep')
      const { id } = await added(undefined, { variant: '010.1', quantity: 2 }, { variant: '030.v' })
      const { items, cost } = await read(id)
      const promotion = {
        id: 'sleep',
        isValid: true,
        effect: { type: 'combo_deal' },
        label: 'Set für große Kinder',
      }
      expect(items).toMatchObject([
        { total: 30_000, reduction: 3000, promotion },
        { total: 4000, reduction: 200, promotion },
      ])
      expect(cost).toMatchObject({
        goods: 34_000,
        reductions: [{ id: 'sleep', label: 'Set für große Kinder', amount: 3200 }],
        withTax: 34_000 - 3200 + 1499,
      })
      expect((await read(id, 'ch-fr')).cost.reductions).toMatchObject([{ label: 'Ensemble' }])
    })

    it.each([
      ['that have ended', { dateTo: now.toISOString() }],
      ['that have not begun', { dateFrom: new Date(now.getTime() + 1).toISOString() }],
      ['of other markets', { locales: ['de-at'] }],
    ])('takes nothing off by those %s', async (_, more) => {
      await offer('sleep', more)
      const { id } = await added(undefined, { variant: '010.1' }, { variant: '030.v' })
      expect(await read(id)).toMatchObject({
        items: [{ reduction: 0 }, { reduction: 0 }],
        cost: { reductions: [] },
      })
    })

    it.each([
      ['from their first instant', { dateFrom: now.toISOString() }],
      ['to their last', { dateTo: new Date(now.getTime() + 1).toISOString() }],
    ])('takes off %s', async (_, more) => {
      await offer('sleep', more)
      const { id } = await added(undefined, { variant: '010.1' }, { variant: '030.v' })
      expect((await read(id)).cost.reductions).toHaveLength(1)
    })

    it('counts only what can be ordered', async () => {
      await offer('sleep')
      const { id } = await added(undefined, { variant: '010.1' }, { variant: '030.v' })
      await set('030.v', { stockQuantity: 0 })
      expect((await read(id)).cost.reductions).toEqual([])
    })

    it('shows the one that a line came by, also while or after it takes nothing off', async () => {
      await offer('sleep', { dateTo: '2026-11-01T00:00:00Z' })
      const customData = { cPromo: { promotionId: 'sleep' } }
      const result = await addToBasket(
        getDb(),
        { brand: 'baby', market: marketOf('de'), client: somebody },
        undefined,
        [
          { variant: '010.1', quantity: 1, customData },
          { variant: '010.2', quantity: 1, customData: { cPromo: { promotionId: 'nothing' } } },
        ],
      )
      const [second, first] = (await read(result.ok ? result.id : undefined)).items
      expect(first).toMatchObject({ customData, promotion: { id: 'sleep', isValid: false }, reduction: 0 })
      expect(second).not.toHaveProperty('promotion')
    })
  })

  describe('of somebody who logs in', () => {
    it("moves into the customer's own, under an id that nobody knew before the login", async () => {
      const first = await added(undefined, { variant: '010.1', quantity: 2 })
      const own = await mergeBaskets(getDb(), first.id, 7)
      expect(own).not.toBe(first.id)
      expect(await kept(first.id)).toEqual([])
      const guest = await added(
        undefined,
        { variant: '010.2' },
        { variant: '010.1' },
        { variant: '020.v', inscription: 'Ida' },
      )
      expect(await mergeBaskets(getDb(), guest.id, 7)).toBe(own)
      expect((await kept(own)).sort()).toEqual(['010.1 3', '010.2 1', '020.v Ida 1'])
      expect(await kept(guest.id)).toEqual([])
      expect(await mergeBaskets(getDb(), undefined, 7)).toBe(own)
      expect(await mergeBaskets(getDb(), unknownBasket, 7)).toBe(own)
    })

    it('is one basket when a new customer logs in twice at the same instant', async () => {
      const guests = [
        await added(undefined, { variant: '010.1' }),
        await added(undefined, { variant: '010.2' }),
      ]
      const [one, other] = await Promise.all(guests.map(({ id }) => mergeBaskets(getDb(), id, 9)))
      expect(one).toBe(other)
      expect((await kept(one ?? '')).sort()).toEqual(['010.1 1', '010.2 1'])
    })

    it('holds no more than it may', async () => {
      const first = await added(undefined, { variant: '040.v', quantity: 15 })
      const own = await mergeBaskets(getDb(), first.id, 7)
      await fill(getDb(), own, mostLines - 2)
      const guest = await added(
        undefined,
        { variant: '010.1' },
        { variant: '040.v', quantity: 15 },
        { variant: '010.2' },
      )
      await mergeBaskets(getDb(), guest.id, 7)
      const rows = await getDb().select().from(basketItems).where(eq(basketItems.basketId, own))
      expect(rows).toHaveLength(mostLines)
      expect(rows.find(({ variant }) => variant === '040.v')?.quantity).toBe(mostOfOne)
      expect(rows.find(({ variant }) => variant === '010.2')).toBeDefined()
      expect(await getDb().$count(basketItems)).toBe(mostLines)
    })

    it('is never given to another customer', async () => {
      const { id } = await added(undefined, { variant: '010.1' })
      const seventh = await mergeBaskets(getDb(), id, 7)
      for (const stolen of [id, seventh]) {
        const eighth = await mergeBaskets(getDb(), stolen, 8)
        expect(eighth).not.toBe(seventh)
        expect(await kept(eighth)).toEqual([])
      }
      expect(await kept(seventh)).toEqual(['010.1 1'])
    })
  })

  it('is forgotten early by a guest when it is empty or has a single line', async () => {
    const empty = await added(undefined, { variant: '010.1' })
    await removeLine(getDb(), empty.id, empty.keys[0] ?? '')
    const small = await added(undefined, { variant: '010.1' })
    const whole = await added(undefined, { variant: '010.1' }, { variant: '010.2' })
    const own = { id: await mergeBaskets(getDb(), (await added(undefined, { variant: '010.1' })).id, 7) }
    const left = async (days: number) => {
      await pruneBaskets(getDb(), new Date(Date.now() + days * 86_400_000))
      const rows = await getDb().select({ id: baskets.id }).from(baskets)
      return rows.map(({ id }) => id).toSorted()
    }
    const sorted = (...ids: string[]) => ids.toSorted()
    expect(await left(0.99)).toEqual(sorted(empty.id, small.id, whole.id, own.id))
    expect(await left(1.01)).toEqual(sorted(small.id, whole.id, own.id))
    expect(await left(29.99)).toEqual(sorted(small.id, whole.id, own.id))
    expect(await left(30.01)).toEqual(sorted(whole.id, own.id))
  })

  it('is not begun for a network that has begun too many, and those that there are go on', async () => {
    stopClock()
    const somewhere = clientFrom('a')
    const { lists } = listLimits('baskets')
    await isWithinLimit(getDb(), somewhere, lists, { now: Date.now(), amount: lists.perHour - 2 })
    const put = (id: string | undefined, client: Client, variant = '010.1') =>
      addToBasket(getDb(), { brand: 'baby', market: marketOf('de'), client }, id, [{ variant, quantity: 1 }])
    const first = await put(undefined, somewhere)
    if (!first.ok) throw new Error('It was not added')
    expect((await put(undefined, somewhere)).ok).toBe(true)
    expect(await put(undefined, somewhere)).toEqual({ ok: false, errors: { 'items.0.variant': 'tooMany' } })
    expect(await put(unknownBasket, somewhere)).toMatchObject({ ok: false })
    expect(await getDb().select({ id: baskets.id }).from(baskets)).toHaveLength(2)
    expect((await put(first.id, somewhere, '010.2')).ok).toBe(true)
    expect((await put(undefined, clientFrom('b'))).ok).toBe(true)
  })

  it('gets no new lines from a network that has added too many, but larger quantities', async () => {
    stopClock()
    const somewhere = clientFrom('c')
    const { entries } = listLimits('baskets')
    await isWithinLimit(getDb(), somewhere, entries, { now: Date.now(), amount: entries.perHour - 1 })
    const put = (id: string | undefined, variant: string) =>
      addToBasket(getDb(), { brand: 'baby', market: marketOf('de'), client: somewhere }, id, [
        { variant, quantity: 1 },
      ])
    const first = await put(undefined, '010.1')
    if (!first.ok) throw new Error('It was not added')
    expect((await put(first.id, '010.2')).ok).toBe(false)
    expect((await put(first.id, '010.1')).ok).toBe(true)
    expect(await kept(first.id)).toEqual(['010.1 2'])
  })

  it('is forgotten a year after a guest last changed it', async () => {
    const guest = await added(undefined, { variant: '010.1' }, { variant: '010.2' })
    const own = { id: await mergeBaskets(getDb(), (await added(undefined, { variant: '010.2' })).id, 7) }
    const year = 365 * 24 * 60 * 60 * 1000
    await pruneBaskets(getDb(), new Date(Date.now() + year - 60_000))
    expect(await kept(guest.id)).toEqual(['010.2 1', '010.1 1'])
    await pruneBaskets(getDb(), new Date(Date.now() + year + 60_000))
    expect(await kept(guest.id)).toEqual([])
    expect(await kept(own.id)).toEqual(['010.2 1'])
  })
})

/** Lines of variants that the catalogue has lost. */
const fill = (db: Database, id: string, count: number) =>
  db.execute(sql`
    insert into basket_items (basket_id, variant, quantity, product_id)
    select ${id}, 'gone ' || n, 1, (select min(id) from products) from generate_series(1, ${count}::int) n`)
