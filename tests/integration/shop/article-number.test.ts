import { sql } from 'drizzle-orm'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { toText } from '@/lib/platform/mail-body'
import { findMarket } from '@/lib/platform/markets'
import { usualPayments } from '@/lib/platform/payment-methods'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { describeProducts } from '@/lib/shop/basket/describe-products'
import { findProduct } from '@/lib/shop/catalogue/find-product'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { merchantOrderOf, readOrder } from '@/lib/shop/merchant'
import { describeOrder } from '@/lib/shop/merchant/describe-order'
import { exportOrders } from '@/lib/shop/merchant/export-orders'
import { compose } from '@/lib/shop/order-mails/compose'
import { orderNotice } from '@/lib/shop/order-mails/order-notice'
import { orderWords, writeDeliveryNote, writeInvoice } from '@/lib/shop/order-papers'
import { invoiceXml } from '@/lib/shop/order-papers/e-invoice/hybrid'
import type { Order } from '@/lib/shop/orders'
import { findPaper } from '@/lib/shop/product-documents'
import { writeReturnLabel } from '@/lib/shop/returns'
import { LineList } from '@/lib/storefront/screens/order-parts/line-list'
import { orderLines } from '@/lib/storefront/screens/order-parts/lines'
import { ProductHeading } from '@/lib/storefront/screens/product/heading'
import { returnReasons } from '@/schemas/shop/order'
import { givenCategories } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'
import { givenOrder } from '../../fixtures/orders'
import { readPdf } from '../../fixtures/read-pdf'
import { sleepingBag } from '../../fixtures/source-product'
import { usualCosts } from '../../fixtures/usual-costs'

const market = findMarket('baby', 'de')
if (!market) throw new Error('There is no market de')
const seller = usualSeller('de-de')
const at = new Date('2026-11-24T09:00:00Z')

/** What the merchant calls a product, and how its page shows the number; all else writes the whole key. */
const keys = [
  ['0104711', '104711'],
  ['1.047.112.358', '1047112'],
  ['10.02345.68', '1002345'],
  ['SKU-100234-BLU', 'SKU-100234-BLU'],
  ['AB.1234567', 'AB.1234567'],
  ['12345678', '12345678'],
  ['000', '000'],
] as const

const invoice = { id: 1, orderId: 1, number: 'B-1', issuedAt: at, seller } as never
const costs = usualCosts(market)

const composing = (order: Order) => ({
  ...{
    order,
    market,
    seller,
    shopName: 'Shop',
    words: orderWords(market),
    address: 'https://shop.example/o',
  },
  ...{ event: { id: 1, type: 'ordered', details: {}, at } as never, payments: usualPayments(market) },
  ...{ terms: usualReturnTerms, name: undefined, baseUrl: 'https://shop.example', hasTerms: true },
  ...{ creditNotes: [], downloads: [], costs, hasWithdrawal: true },
})

const numberIn = (text: string) => /Artikelnummer\s+([\w.-]+)/.exec(text)?.[1]

describeOnDatabases('The number of an article', (getDb) => {
  const given = async (key: string) => {
    await getDb().execute(sql`truncate products, orders, listing_entries restart identity cascade`)
    await givenCategories(getDb())
    const documents = [{ label: { de: 'Sicherheit' }, src: '/documents/bag1/safety-de.pdf' }]
    await writeProducts(getDb(), [sleepingBag(key, { number: 'bag1', documents })], { brand: 'baby' })
  }
  /** An order of the product as the basket describes it. */
  const ordered = async () => {
    const [row] = [...(await getDb().execute<{ id: string }>(sql`select id from products`))]
    const id = Number(row?.id)
    const product = (await describeProducts(getDb(), { brand: 'baby', market }, [id])).get(id)
    if (!product) throw new Error('There is no product')
    return givenOrder(getDb(), { lines: [{ product, variant: 'a variant' }] })
  }
  const csvOf = async (order: Order) => {
    const rows: string[] = []
    for await (const row of exportOrders(getDb(), { format: 'csv', filter: {} })) rows.push(row.trim())
    expect(rows).toHaveLength(2)
    const [head = '', line = ''] = rows
    const values = line.split(',').slice(-head.split(',').length)
    expect(line).toContain(order.number)
    return new Map(head.split(',').map((name, index) => [name, values[index]]))
  }

  /** Each place where it is read, with all that is read there. */
  const places: Record<string, (order: Order) => Promise<string>> = {
    'the page of the product': async () => {
      const view = await findProduct(getDb(), { brand: 'baby', market }, 'bag1')
      if (!view) throw new Error('There is no page')
      return renderToStaticMarkup(createElement(ProductHeading, { view, market, reviewsId: 'reviews' }))
    },
    'the review, and the status of the order': async (order) =>
      renderToStaticMarkup(
        createElement(LineList, { market, label: '', lines: orderLines(order), isFull: true }),
      ),
    'the confirmation': async (order) => toText(compose('confirmation', composing(order), true)),
    'the notice to the merchant': async (order) =>
      toText(orderNotice({ order, market, seller, payments: usualPayments(market) })),
    'the invoice': async (order) => (await readPdf(await writeInvoice(order, invoice, market))).text,
    'the label of a return': async (order) => {
      const lines = order.lines.map(({ id }) => ({ lineId: id, quantity: 1, reason: returnReasons[0] }))
      const announced = { id: 1, orderId: 1, number: 'R1', requestedAt: at, lines }
      const label = await writeReturnLabel({ order, announced, seller, market, costs } as never)
      return (await readPdf(label)).text
    },
    'the delivery note': async (order) => {
      const delivery = {
        ...{ number: 'L-1', shipment: undefined, parcel: 1, inside: order.lines.map(({ id }) => id) },
        ...{ before: [], after: [] },
      }
      return (await readPdf(await writeDeliveryNote(order, { delivery, seller, at }, market))).text
    },
    'the sheet about the safety of the product': async () => {
      const facts = await findPaper(getDb(), { number: 'bag1', kind: 'safety', language: 'de' })
      return `Artikelnummer ${facts?.number} `
    },
    'the electronic invoice': async (order) => {
      const [, id] = /<ram:SellerAssignedID>(.*?)</.exec(invoiceXml(order, invoice, market) ?? '') ?? []
      return `Artikelnummer ${id} `
    },
    'the export': async (order) => `Artikelnummer ${(await csvOf(order)).get('article')} `,
    'the pull interface': async ({ number }) => {
      const order = await readOrder(getDb(), number)
      return `Artikelnummer ${order && merchantOrderOf(order).lines[0]?.articleNumber} `
    },
    'orders show': async ({ number }) => {
      const order = await readOrder(getDb(), number)
      if (!order) throw new Error('There is no order')
      const shown = describeOrder(order, {
        ...{ returns: [], downloads: [], counts: [] },
        transfers: { due: [], amount: 0, account: undefined, isLocked: false },
        returnShop: undefined,
      }).join('\n')
      return `Artikelnummer ${/\((.*?), a variant\)/.exec(shown)?.[1]} `
    },
  }

  const ofMerchants = ['the notice to the merchant', 'the export', 'the pull interface', 'orders show']

  it.each(keys)('%s is %s on its page, and whole for the merchant', async (key, shown) => {
    await given(key)
    const order = await ordered()
    const read: Record<string, string | undefined> = {}
    for (const [place, readAt] of Object.entries(places)) read[place] = numberIn(await readAt(order))
    // Shoppers read it as on the page where no two articles can have it.
    const ofShoppers = key === '0104711' ? shown : key
    const all = Object.keys(places).map((place) => [place, ofMerchants.includes(place) ? key : ofShoppers])
    expect(read).toEqual({ ...Object.fromEntries(all), 'the page of the product': shown })
  })

  it('has that of the variant beside it for whoever packs and takes back', async () => {
    await given('SKU-100234-BLU')
    const order = await ordered()
    for (const place of ['the notice to the merchant', 'the delivery note', 'the label of a return'])
      expect(await places[place]?.(order), place).toMatch(/SKU-100234-BLU,\s+a\s+variant/)
  })

  it('is whole, as the merchant has it, for other systems', async () => {
    await given('1.047.112.358')
    const order = await ordered()
    const read = await readOrder(getDb(), order.number)
    expect(read && merchantOrderOf(read).lines[0]?.referenceKey).toBe('1.047.112.358')
    expect((await csvOf(order)).get('reference_key')).toBe('1.047.112.358')
  })

  it('is the number of the page in orders from before it was kept', async () => {
    const order = await givenOrder(getDb(), {
      lines: [{ product: { number: '100043', name: 'Schlafsack', brand: 'Luni' }, variant: 'a variant' }],
    })
    for (const place of ['the confirmation', 'the invoice', 'the electronic invoice', 'orders show'])
      expect(numberIn((await places[place]?.(order)) ?? ''), place).toBe('100043')
    const read = await readOrder(getDb(), order.number)
    expect(read && merchantOrderOf(read).lines[0]).toMatchObject({
      referenceKey: null,
      articleNumber: '100043',
    })
  })
})
