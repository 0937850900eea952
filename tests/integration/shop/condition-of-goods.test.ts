import { sql } from 'drizzle-orm'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { toText } from '@/lib/platform/mail-body'
import { findMarket } from '@/lib/platform/markets'
import { usualPayments } from '@/lib/platform/payment-methods'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { composeBackInStock } from '@/lib/shop/back-in-stock-mails/compose'
import { basketOf } from '@/lib/shop/basket/basket-of'
import { addToBasket } from '@/lib/shop/basket/change-basket'
import { findProduct } from '@/lib/shop/catalogue/find-product'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { findCards } from '@/lib/shop/listing/find-cards'
import { suggestedOf } from '@/lib/shop/listing/search/suggested-product'
import { merchantOrderOf, readOrder } from '@/lib/shop/merchant'
import { describeOrder } from '@/lib/shop/merchant/describe-order'
import { exportOrders } from '@/lib/shop/merchant/export-orders'
import { compose } from '@/lib/shop/order-mails/compose'
import { orderNotice } from '@/lib/shop/order-mails/order-notice'
import { orderWords, writeDeliveryNote, writeInvoice } from '@/lib/shop/order-papers'
import { invoiceXml } from '@/lib/shop/order-papers/e-invoice/hybrid'
import type { Order } from '@/lib/shop/orders'
import { choosableOf } from '@/lib/shop/product'
import { writeReturnLabel } from '@/lib/shop/returns'
import { shippingFallback } from '@/lib/shop/rules/shipping'
import { addToWishlist, wishlistOf } from '@/lib/shop/wishlist/wishlist'
import { PlainLine } from '@/lib/storefront/screens/basket/plain-line'
import { basketWords } from '@/lib/storefront/screens/basket/words'
import { LineList } from '@/lib/storefront/screens/order-parts/line-list'
import { basketLines, orderLines } from '@/lib/storefront/screens/order-parts/lines'
import { PlainOrder } from '@/lib/storefront/screens/product/plain-order'
import { PricePanel } from '@/lib/storefront/screens/product/price-panel'
import { CompactTile, ProductTile, rowWords } from '@/lib/storefront/screens/tiles'
import type { Basket } from '@/schemas/api/basket'
import { returnReasons } from '@/schemas/shop/order'
import { givenCategories, givenProduct } from '../../fixtures/catalogue'
import { somebody } from '../../fixtures/clients'
import { describeOnDatabases } from '../../fixtures/databases'
import { givenOrder } from '../../fixtures/orders'
import { readPdf } from '../../fixtures/read-pdf'
import { usualCosts } from '../../fixtures/usual-costs'

const at = new Date('2026-11-24T09:00:00Z')
const seller = usualSeller('de-de')
const invoice = { id: 1, orderId: 1, number: 'B-1', issuedAt: at, seller } as never

const marketOf = (code: string) => {
  const market = findMarket('baby', code)
  if (!market) throw new Error(`There is no market ${code}`)
  return market
}

/** The condition of the goods as they are imported, and what each market calls it. */
const cases = [
  ['used', 'de', 'Gebraucht'],
  ['refurbished', 'de', 'Generalüberholt'],
  ['used', 'ch-fr', 'D’occasion'],
  ['refurbished', 'ch-fr', 'Reconditionné'],
] as const

describeOnDatabases('What is not new', (getDb) => {
  const given = async (zustand: string | undefined) => {
    await getDb().execute(sql`truncate products, orders, listing_entries, baskets restart identity cascade`)
    await givenCategories(getDb())
    const name = { de: 'Buggy Windig', fr: 'Poussette Brise' }
    const product = givenProduct({ key: '010', number: '110', name, colour: 'salbei', sizes: ['70'] })
    for (const variant of product.variants) if (zustand) variant.attributes.zustand = zustand
    await writeProducts(getDb(), [product], { brand: 'baby' })
  }

  const walk = async (code: string) => {
    const market = marketOf(code)
    const shop = { brand: 'baby', market } as const
    const view = await findProduct(getDb(), shop, '110')
    const [variant] = view?.variants ?? []
    const [card] = await findCards(getDb(), market, ['110'])
    const added = await addToBasket(getDb(), { ...shop, client: somebody }, undefined, [
      { variant: '010.1', quantity: 1 },
    ])
    if (!view || !variant || !card || !added.ok) throw new Error('The goods are not sold')
    const basket: Basket = await basketOf(getDb(), { ...shop, shipping: shippingFallback, now: at }, added.id)
    const [item] = basket.items
    if (!item) throw new Error('The basket is empty')
    const order: Order = await givenOrder(getDb(), {
      locale: market.shopLocale,
      lines: [{ product: item.product, variant: item.variant.referenceKey, choice: item.variant.choice }],
    })
    return { market, view, variant, card, item, order, costs: usualCosts(market) }
  }
  type Walk = Awaited<ReturnType<typeof walk>>

  const html = (element: Parameters<typeof renderToStaticMarkup>[0]) => renderToStaticMarkup(element)

  /** Each place where the goods are shown, signed for and accounted for, with all that is read there. */
  const places: Record<string, (walk: Walk) => Promise<string> | string> = {
    'the buy box': ({ variant, market }) =>
      html(
        createElement(PricePanel, { variant, market, isLowest: false, voucher: false, shippingHref: '/' }),
      ),
    'the choice of a variant': ({ variant, view, market }) =>
      String(choosableOf(variant, view.choice, market).fits),
    'the form without scripts': ({ view, market }) =>
      html(
        createElement(PlainOrder, {
          view: { ...view, variants: [...view.variants, ...view.variants] },
          market,
        }),
      ),
    'a tile': ({ card, market }) => html(createElement(ProductTile, { card, market })),
    'a small tile': ({ card, market }) =>
      html(createElement(CompactTile, { card, market, words: rowWords(market) })),
    'a suggestion of the search': ({ card }) => String(suggestedOf(card).condition),
    'the wishlist': async ({ market }) => {
      const kept = await addToWishlist(getDb(), undefined, { number: '110', variant: '010.1' }, somebody)
      if (!kept.ok) throw new Error(kept.error.key)
      return JSON.stringify(await wishlistOf(getDb(), { brand: 'baby', market }, kept.id))
    },
    'the basket': ({ item, market }) =>
      html(createElement(PlainLine, { item, market, words: basketWords(market) as never })),
    'the review': ({ item, market }) =>
      html(
        createElement(LineList, {
          market,
          label: '',
          lines: basketLines([item], usualReturnTerms),
          isFull: true,
        }),
      ),
    'the status of the order': ({ order, market }) =>
      html(createElement(LineList, { market, label: '', lines: orderLines(order), isFull: true })),
    'the confirmation': ({ order, market, costs }) =>
      toText(
        compose(
          'confirmation',
          {
            ...{ order, market, seller, shopName: 'Shop', words: orderWords(market), costs },
            ...{ address: 'https://shop.example/o', baseUrl: 'https://shop.example', name: undefined },
            ...{ event: { id: 1, type: 'ordered', details: {}, at } as never },
            ...{ payments: usualPayments(market), terms: usualReturnTerms, hasTerms: true },
            ...{ creditNotes: [], downloads: [], hasWithdrawal: true },
          },
          true,
        ),
      ),
    'the notice to the merchant': ({ order, market }) =>
      toText(orderNotice({ order, market, seller, payments: usualPayments(market) })),
    'the mail that it is there again': ({ view, variant, market }) =>
      toText(
        composeBackInStock({
          ...{ about: 'back', goods: { product: view, variant }, market, seller },
          ...{ baseUrl: 'https://shop.example', request: 1, other: undefined },
        } as never),
      ),
    'the invoice': async ({ order, market }) =>
      (await readPdf(await writeInvoice(order, invoice, market))).text,
    'the electronic invoice': ({ order, market }) => invoiceXml(order, invoice, market) ?? '',
    'the delivery note': async ({ order, market }) => {
      const inside = order.lines.map(({ id }) => id)
      const delivery = { number: 'L-1', shipment: undefined, parcel: 1, inside, before: [], after: [] }
      return (await readPdf(await writeDeliveryNote(order, { delivery, seller, at }, market))).text
    },
    'the label of a return': async ({ order, market, costs }) => {
      const lines = order.lines.map(({ id }) => ({ lineId: id, quantity: 1, reason: returnReasons[0] }))
      const announced = { id: 1, orderId: 1, number: 'R1', requestedAt: at, lines }
      const label = await writeReturnLabel({ order, announced, seller, market, costs } as never)
      return (await readPdf(label)).text
    },
    'the export': async () => {
      const rows: string[] = []
      for await (const row of exportOrders(getDb(), { format: 'csv', filter: {} })) rows.push(row)
      return rows.join('')
    },
    'the pull interface': async ({ order }) => {
      const read = await readOrder(getDb(), order.number)
      return JSON.stringify(read && merchantOrderOf(read).lines)
    },
    'orders show': async ({ order }) => {
      const read = await readOrder(getDb(), order.number)
      if (!read) throw new Error('There is no order')
      return describeOrder(read, {
        ...{ returns: [], downloads: [], counts: [], returnShop: undefined },
        transfers: { due: [], amount: 0, account: undefined, isLocked: false },
      }).join('\n')
    },
  }

  const placesThatSay = async (words: RegExp, code: string) => {
    const goods = await walk(code)
    const said: string[] = []
    for (const [place, read] of Object.entries(places)) if (words.test(await read(goods))) said.push(place)
    return said
  }

  it.each(cases)(
    'is named wherever it is chosen, signed for and accounted for: %s in %s',
    async (condition, code, word) => {
      await given(condition)
      expect(await placesThatSay(new RegExp(word, 'i'), code)).toEqual(Object.keys(places))
    },
  )

  it('is nothing that is said of new goods', async () => {
    await given(undefined)
    expect(await placesThatSay(/gebraucht|überholt|Zustand: /i, 'de')).toEqual([])
  })
})
