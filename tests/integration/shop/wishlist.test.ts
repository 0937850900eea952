import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '@/lib/platform/db/connect'
import { isWithinLimit } from '@/lib/platform/limits'
import { findMarket } from '@/lib/platform/markets/markets'
import { variants } from '@/lib/shop/catalogue/offers/tables'
import { products, productTexts } from '@/lib/shop/catalogue/tables'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { listLimits } from '@/lib/shop/visitor-lists'
import { wishlistItems, wishlists } from '@/lib/shop/wishlist/tables'
import {
  addToWishlist,
  mergeWishlists,
  numbersOf,
  pruneWishlists,
  removeFromWishlist,
  wishlistLimit,
  wishlistOf,
} from '@/lib/shop/wishlist/wishlist'
import { givenCategories, givenProduct } from '../../fixtures/catalogue'
import { clientFrom, somebody } from '../../fixtures/clients'
import { stopClock } from '../../fixtures/clock'
import { describeOnDatabases } from '../../fixtures/databases'
import { askedBefore } from '../../fixtures/source-product'

async function addProduct(db: Database, number: string) {
  const [row] = await db
    .insert(products)
    .values({ referenceKey: `R${number}`, number, masterKey: number, brand: 'Lumi', sourceHash: 'x' })
    .returning({ id: products.id })
  const productId = row?.id ?? 0
  await db.insert(variants).values({ productId, referenceKey: `V${number}` })
  await db.insert(productTexts).values({ productId, language: 'fr', name: `Produit ${number}`, path: number })
}

const marketOf = (code: string) => {
  const market = findMarket('baby', code)
  if (!market) throw new Error(`There is no market ${code}`)
  return market
}
const unknownList = '00000000-0000-4000-8000-000000000000'

describeOnDatabases('A wishlist', (getDb) => {
  beforeEach(async () => {
    await getDb().delete(wishlists)
    await getDb().delete(products)
    for (const number of ['101', '102', '103']) await addProduct(getDb(), number)
  })

  const added = async (id: string | undefined, number: string, variant?: string) => {
    const result = await addToWishlist(getDb(), id, { number, variant }, somebody)
    if (!result.ok) throw new Error(result.error.key)
    return result.id
  }

  it('begins with the first product and shows the newest first', async () => {
    const id = await added(undefined, '101')
    await added(id, '103')
    expect(await numbersOf(getDb(), id)).toEqual(['103', '101'])
  })

  it('holds a product once, with the variant that was chosen last', async () => {
    const id = await added(undefined, '101')
    await added(id, '101', 'V101')
    await added(id, '101')
    const rows = await getDb().select({ variant: wishlistItems.variant }).from(wishlistItems)
    expect(rows).toEqual([{ variant: 'V101' }])
  })

  it.each([
    ['a product that there is not', '999', undefined, { ok: false, error: { key: 'unknownProduct' } }],
    ['the variant of another product', '101', 'V102', { ok: true, variant: null }],
  ])('takes care of %s', async (_, number, variant, expected) => {
    const result = await addToWishlist(getDb(), undefined, { number, variant }, somebody)
    expect(result.ok).toBe(expected.ok)
    if ('error' in expected) return expect(result).toEqual(expected)
    const rows = await getDb().select({ variant: wishlistItems.variant }).from(wishlistItems)
    expect(rows).toEqual([{ variant: null }])
  })

  it('begins anew when its id is no longer known', async () => {
    const id = await added(unknownList, '101')
    expect(id).not.toBe(unknownList)
    expect(await numbersOf(getDb(), id)).toEqual(['101'])
  })

  it('loses what is taken off, and nothing else', async () => {
    const id = await added(undefined, '101')
    await added(id, '102')
    expect(await removeFromWishlist(getDb(), id, '101')).toEqual(['102'])
    expect(await removeFromWishlist(getDb(), id, '101')).toEqual(['102'])
    expect(await removeFromWishlist(getDb(), undefined, '102')).toEqual([])
  })

  it('says in the language of the market what is on it, also what is no longer sold there', async () => {
    const id = await added(undefined, '101')
    expect(await wishlistOf(getDb(), { brand: 'baby', market: marketOf('ch-fr') }, id)).toEqual([
      { number: '101', name: 'Produit 101' },
    ])
  })

  describe('with a product in sizes of different prices, the first of them sold out', () => {
    beforeEach(async () => {
      await givenCategories(getDb())
      const product = givenProduct({
        key: '020.1',
        number: '201',
        name: { de: 'Wickelbody', fr: 'Body croisé' },
        colour: 'salbei',
        sizes: ['56', '62', '68'],
        price: 1000,
      })
      const [first, second, third] = product.variants
      if (!first || !second || !third) throw new Error('a variant is missing')
      first.stock = { quantity: 0 }
      for (const price of Object.values(third.prices)) {
        price.withTax = 2500
        price.appliedReductions = [{ amount: { relative: 0.5 } }]
      }
      await writeProducts(getDb(), [askedBefore(product)], { brand: 'baby' })
    })

    it.each([
      ['a size that is sold out', 'de', '020.1.1', ['Salbei', 'Größe 56'], 1000, undefined, false],
      ['a size that is reduced', 'de', '020.1.3', ['Salbei', 'Größe 68'], 2500, 5000, true],
      ['a size in another market', 'ch-fr', '020.1.2', ['vert sauge', 'taille 62'], 1100, undefined, true],
    ])(
      'says what was chosen, what that costs and whether it is there: %s',
      async (_, code, key, choice, withTax, before, buyable) => {
        const list = await added(undefined, '201', key)
        const [item] = await wishlistOf(getDb(), { brand: 'baby', market: marketOf(code) }, list)
        expect(item?.chosen).toMatchObject({ choice, price: { withTax }, buyable })
        expect(item?.chosen?.before).toBe(before)
        expect(item?.card).toMatchObject({ variant: '020.1.2', buyable: true })
      },
    )

    it('says a double size beside single ones', async () => {
      await getDb().execute(
        sql`update variants set attributes = '{"doppelgroesse": "68/74"}' where reference_key = '020.1.3'`,
      )
      const list = await added(undefined, '201', '020.1.3')
      const [item] = await wishlistOf(getDb(), { brand: 'baby', market: marketOf('de') }, list)
      expect(item?.chosen?.choice).toEqual(['Salbei', 'Größe 68/74'])
    })

    it('speaks of the product where nothing was chosen', async () => {
      const list = await added(undefined, '201')
      const [item] = await wishlistOf(getDb(), { brand: 'baby', market: marketOf('de') }, list)
      expect(item).toMatchObject({ number: '201', card: { price: { withTax: 1000 }, from: true } })
      expect(item).not.toHaveProperty('chosen')
    })

    it.each([
      ['the size where none was chosen', undefined, 'de', 'size'],
      ['nothing where it was', '020.1.2', 'de', undefined],
      ['nothing of what the market does not sell', undefined, 'nl', undefined],
    ])('asks before it can be ordered: %s', async (_, key, code, asked) => {
      const list = await added(undefined, '201', key)
      const market = code === 'nl' ? findMarket('bm', code) : marketOf(code)
      if (!market) throw new Error(`There is no market ${code}`)
      const [item] = await wishlistOf(getDb(), { brand: 'baby', market }, list)
      expect(item?.asked).toBe(asked)
    })
  })

  it('says when a product comes: the chosen size, or all that could be chosen together', async () => {
    await givenCategories(getDb())
    const product = givenProduct({
      key: '040.1',
      number: '401',
      name: { de: 'Strampler', fr: 'Grenouillère' },
      sizes: ['56', '62', '68', '74'],
    })
    const [quick, late, sold, notAvailable] = product.variants
    if (!quick || !late || !sold || !notAvailable) throw new Error('a variant is missing')
    late.logistics = { BVC: 2, deliveryDaysFrom: 14, deliveryDaysTo: 20 }
    late.stock = { quantity: 0 }
    sold.stock = { quantity: 0 }
    notAvailable.logistics = { BVC: 3, deliveryDaysFrom: 0, deliveryDaysTo: 0 }
    const wordsOf = async (variant: string | undefined, code = 'de') => {
      const list = await added(undefined, '401', variant)
      const [item] = await wishlistOf(getDb(), { brand: 'baby', market: marketOf(code) }, list)
      return item?.chosen?.delivery ?? item?.delivery
    }

    await writeProducts(getDb(), [product], { brand: 'baby' })
    expect(await wordsOf('040.1.1')).toBe('Sofort lieferbar')
    expect(await wordsOf('040.1.2')).toBe('Lieferbar in 3 Wochen')
    expect(await wordsOf('040.1.3')).toBe('Ausverkauft')
    expect(await wordsOf('040.1.4')).toBe('Derzeit nicht lieferbar')
    expect(await wordsOf(undefined)).toBe('Lieferbar')
    expect(await wordsOf(undefined, 'ch-fr')).toBe('Disponible')

    quick.logistics = { ...late.logistics }
    await writeProducts(getDb(), [product], { brand: 'baby' })
    expect(await wordsOf(undefined)).toBe('Lieferbar in 3 Wochen')
  })

  it.each([
    ['the variant where others than sizes differ', {}, ['gruen', 'blau'], 'variant'],
    ['the inscription of a personalised product', { personalisierterArtikel: '1' }, ['gruen'], 'inscription'],
    ['nothing of a product that comes in one way', {}, ['gruen'], undefined],
  ])('asks before it can be ordered: %s', async (_, attributes, colours, asked) => {
    await givenCategories(getDb())
    const product = givenProduct({ key: '030.1', number: '301', name: 'Decke', sizes: colours })
    for (const [index, variant] of product.variants.entries())
      variant.attributes = { farbe: colours[index] ?? '' }
    product.attributes = { ...product.attributes, ...attributes }
    await writeProducts(getDb(), [product], { brand: 'baby' })
    const list = await added(undefined, '301')
    const [item] = await wishlistOf(getDb(), { brand: 'baby', market: marketOf('de') }, list)
    expect(item?.card?.buyable).toBe(true)
    expect(item?.asked).toBe(asked)
  })

  it('is full at its limit', async () => {
    const id = await added(undefined, '101')
    const others = Array.from({ length: wishlistLimit - 2 }, (_, index) => `9${index}`)
    const rows = await getDb()
      .insert(products)
      .values(
        others.map((number) => ({
          ...{ referenceKey: `R${number}`, number, masterKey: number, brand: 'Lumi', sourceHash: 'x' },
        })),
      )
      .returning({ productId: products.id })
    await getDb()
      .insert(wishlistItems)
      .values(rows.map((row) => ({ ...row, wishlistId: id })))
    await added(id, '103')
    const add = (number: string) => addToWishlist(getDb(), id, { number }, somebody)
    expect(await add('102')).toEqual({ ok: false, error: { key: 'full' } })
    expect((await add('101')).ok).toBe(true)
  })

  it("moves into the customer's own, under an id that nobody knew before the login", async () => {
    const first = await added(undefined, '101')
    const own = await mergeWishlists(getDb(), first, 7)
    expect(own).not.toBe(first)
    expect(await numbersOf(getDb(), first)).toEqual([])
    const guest = await added(undefined, '102')
    await added(guest, '101')
    expect(await mergeWishlists(getDb(), guest, 7)).toBe(own)
    expect([...(await numbersOf(getDb(), own))].sort()).toEqual(['101', '102'])
    expect(await numbersOf(getDb(), guest)).toEqual([])
  })

  it("never gives one customer's list to another", async () => {
    const list = await added(undefined, '101')
    const own = await mergeWishlists(getDb(), list, 7)
    for (const stolen of [list, own]) {
      const other = await mergeWishlists(getDb(), stolen, 8)
      expect(other).not.toBe(own)
      expect(await numbersOf(getDb(), other)).toEqual([])
    }
    expect(await mergeWishlists(getDb(), undefined, 7)).toBe(own)
  })

  it('is not begun for a network that has begun too many', async () => {
    stopClock()
    const { lists } = listLimits('wishlists')
    const client = clientFrom('a')
    await isWithinLimit(getDb(), client, lists, { now: Date.now(), amount: lists.perHour - 1 })
    const add = (id: string | undefined, number: string, from = client) =>
      addToWishlist(getDb(), id, { number }, from)
    const first = await add(undefined, '101')
    if (!first.ok) throw new Error('It was not added')
    expect(await add(undefined, '101')).toEqual({ ok: false, error: { key: 'tooMany' } })
    expect((await add(first.id, '102')).ok).toBe(true)
    expect((await add(undefined, '101', clientFrom('b'))).ok).toBe(true)
  })

  it('is forgotten after a month with a single product, and after a day without one', async () => {
    const empty = await added(undefined, '101')
    await removeFromWishlist(getDb(), empty, '101')
    const small = await added(undefined, '101')
    const left = async (days: number) => {
      await pruneWishlists(getDb(), new Date(Date.now() + days * 86_400_000))
      return (await getDb().select({ id: wishlists.id }).from(wishlists)).map(({ id }) => id)
    }
    expect(await left(0.99)).toHaveLength(2)
    expect(await left(1.01)).toEqual([small])
    expect(await left(29.99)).toEqual([small])
    expect(await left(30.01)).toEqual([])
  })

  it('is forgotten a year after a guest last changed it', async () => {
    const guest = await added(undefined, '101')
    await added(guest, '103')
    const own = await mergeWishlists(getDb(), await added(undefined, '102'), 7)
    const inTwoYears = new Date(Date.now() + 2 * 365 * 24 * 60 * 60 * 1000)
    await pruneWishlists(getDb(), new Date())
    expect(await numbersOf(getDb(), guest)).toEqual(['103', '101'])
    await pruneWishlists(getDb(), inTwoYears)
    expect(await numbersOf(getDb(), guest)).toEqual([])
    expect(await numbersOf(getDb(), own)).toEqual(['102'])
  })
})
