import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { toText } from '@/lib/platform/mail-body'
import { findMarket } from '@/lib/platform/markets/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { addToBasket } from '@/lib/shop/basket/change-basket'
import { loadCheckout } from '@/lib/shop/checkout/load-checkout'
import { placeOrder } from '@/lib/shop/checkout/place-order'
import { saveCheckout } from '@/lib/shop/checkout/save'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { describeOrder } from '@/lib/shop/merchant/describe-order'
import { exportOrders } from '@/lib/shop/merchant/export-orders'
import { merchantOrderOf } from '@/lib/shop/merchant/merchant-order'
import { readOrders } from '@/lib/shop/merchant/read-orders'
import { orderNotice } from '@/lib/shop/order-mails/order-notice'
import { merchantOrder } from '@/schemas/api/merchant-order'
import { givenCategories, givenProduct } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'

const now = new Date('2026-11-22T12:00:00Z')
const shipping = { frachtkosten: 2990, freightLabel: '', conditions: [] }
const guest = {
  ...{ gender: 'd' as const, first_name: 'Test', last_name: 'Person', newsletter: false },
  email: 'someone@example.com',
}
const address = {
  ...{ gender: 'd' as const, firstName: 'Test', lastName: 'Person', street: 'Musterweg 1' },
  ...{ postcode: '10115', city: 'Berlin' },
}
const contextOf = (code: string) => {
  const market = findMarket('baby', code)
  if (!market) throw new Error(`There is no market ${code}`)
  const { options, payments, seller } = defaultConfiguration('baby', market)
  const returns = { ...usualReturnTerms, days: 40, longer: [], payer: 'customer' as const }
  return {
    ...{ brand: 'baby' as const, market, shipping, now, options, payments, seller },
    ...{
      prepaymentDays: 7,
      invoiceDays: 14,
      returning: { returns, returnLabels: undefined },
      isSelling: true,
    },
  }
}

describeOnDatabases('An old device', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(sql`truncate products, baskets, orders, listing_entries, attempts, outbox cascade`)
    await givenCategories(getDb())
    const goods = { heater: 'Strahler', lamp: 'Lampe', body: 'Body', tiny: 'Mini-Monitor' }
    await writeProducts(
      getDb(),
      Object.entries(goods).map(([key, name], index) => {
        const product = givenProduct({ key, number: String(110 + index), name, price: 2000, stock: 5 })
        const asks = { heater: {}, lamp: { altgeraet: '1' }, tiny: { altgeraet: '0' } }[key]
        return {
          ...product,
          attributes: { ...product.attributes, ...asks },
          categories: key === 'heater' || key === 'tiny' ? ['grossgerte'] : product.categories,
        }
      }),
      { brand: 'baby' },
    )
  })

  const placed = async (code: string, keys: readonly string[], givesOldDevice = true) => {
    const context = contextOf(code)
    const entries = keys.map((key) => ({ variant: `${key}.v`, quantity: 1 }))
    const client = [{ name: 'here', isShared: false }]
    const added = await addToBasket(getDb(), { ...context, client }, undefined, entries)
    if (!added.ok) throw new Error(JSON.stringify(added.errors))
    const country = code === 'at' ? ('AT' as const) : ('DE' as const)
    await saveCheckout(getDb(), added.id, {
      ...{ guest, deliveryAddress: { ...address, country, postcode: code === 'at' ? '1010' : '10115' } },
      paymentMethod: 'V',
    })
    const checkout = await loadCheckout(getDb(), context, added.id)
    const { id = '', review = '', oldDevicesFor } = checkout ?? {}
    const wanted = { checkout: id, review, provider: 'sandbox', isTest: false, givesOldDevice }
    const result = await placeOrder(getDb(), context, added.id, wanted)
    if (!result.ok) throw new Error(result.error.key)
    const [order] = await readOrders(getDb(), [result.order.id])
    if (!order) throw new Error('The order has gone')
    return { order, oldDevicesFor, context }
  }

  it.each<[string, string, string[], boolean, string[], string | undefined]>([
    ['is asked about by the category of the goods', 'de', ['heater', 'body'], true, ['Strahler'], 'yes'],
    ['is asked about by what the goods say', 'de', ['lamp'], false, ['Lampe'], 'no'],
    ['is not asked about where the goods say so', 'de', ['tiny', 'body'], true, [], undefined],
    ['is not asked about in other countries', 'at', ['heater'], true, [], undefined],
  ])('%s', async (_, code, keys, gives, asked, kept) => {
    const { order, oldDevicesFor } = await placed(code, keys, gives)
    expect(oldDevicesFor).toEqual(asked)
    expect(order.events[0]?.details.oldDevice).toBe(kept)
    expect(merchantOrder.parse(merchantOrderOf(order)).oldDevice).toBe(kept === undefined ? null : gives)
  })

  it('is told to the merchant: in the mail, in a terminal and in the export, at its line', async () => {
    const { order, context } = await placed('de', ['heater', 'body'])
    const place = order.lines.findIndex(({ product }) => product.name === 'Strahler') + 1
    const transfers = { due: [], amount: 0, account: undefined, isLocked: false }
    const none = { returns: [], downloads: [], counts: [], returnShop: undefined }
    expect(describeOrder(order, { ...none, transfers })).toContain(
      `Old device: to be taken back from the shopper, of the kind of line ${place}`,
    )
    expect(toText(orderNotice({ order, ...context }))).toContain(
      'Altgerät mitnehmen oder abholen: gleicher Art wie Strahler',
    )
    const rows: string[] = []
    for await (const row of exportOrders(getDb(), { format: 'csv', filter: {} })) rows.push(row.trim())
    expect(rows[0]).toMatch(/,cancelled_at,old_device,vat_id$/)
    expect(rows.slice(1).map((row) => [row.includes('Strahler'), row.endsWith(',true,')])).toEqual(
      order.lines.map((line) => [line.product.name === 'Strahler', line.product.name === 'Strahler']),
    )
  })
})
