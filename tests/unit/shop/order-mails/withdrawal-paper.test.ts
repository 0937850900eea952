import { expect, it } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets'
import { returnCostsOf } from '@/lib/platform/shop-configuration'
import { withdrawalPaper } from '@/lib/shop/order-mails/withdrawal-paper'
import { orderWords } from '@/lib/shop/order-papers'
import { costsOfOrder } from '@/lib/shop/returns'
import type { ShopConfiguration } from '@/schemas/shop'
import { readPdf } from '../../../fixtures/read-pdf'
import { orderOf } from '../../../fixtures/said-of-returns'
import { otherShop } from '../../../fixtures/shops'
import { testAddress } from '../../../fixtures/test-order'

/** The law's own instructions say who pays, not by what; those of Switzerland, which are the shop's own, say both. */
const market = findMarket('baby', 'ch') as Market
const contract: Pick<ShopConfiguration, 'returnLabels'> = {
  returnLabels: { carrier: 'dhl', receiverIds: { CH: 'che' }, weightGrams: 2000 },
}
const postage = { carrier: 'dhl', receiverId: 'che', weightGrams: 2000 } as const
const plain = (text: string) => text.replace(/\s+/g, '')

it.each([
  ['parcels of a market with a contract', contract, false, undefined, 'label'],
  ['freight of a market with a contract', contract, true, undefined, 'back'],
  ['an order that was promised a label', {}, false, postage, 'label'],
  ['a market without a contract', {}, false, undefined, 'back'],
] as const)(
  'The contract paper speaks of labels as the order does: %s',
  async (_, labels, isFreight, kept, how) => {
    const { returnLabels: _none, ...without } = otherShop(market)
    const shop: ShopConfiguration = { ...without, ...labels }
    const placed = orderOf(shop, market, isFreight)
    const lines = isFreight ? placed.lines.slice(1) : placed.lines
    const deliveryAddress = testAddress({ country: 'CH' })
    const order = {
      ...placed,
      ...{ lines, deliveryAddress },
      returnTerms: { ...shop.returns, ...(kept && { postage: kept }) },
    }
    const costs = costsOfOrder(order, shop, market)
    expect(costs.how).toBe(how)
    const paper = await withdrawalPaper({ baseUrl: 'https://shop.example' }, { order, shop, market })
    const { text } = await readPdf(paper?.content as Buffer)
    expect(plain(text)).toContain(plain(orderWords(market).t('returnCosts.postage', costs)))
  },
)

it.each([
  ['seller', 'label'],
  [{ sellerFrom: 99_999_00 }, 'labelFrom'],
  ['customer', 'own'],
] as const)('Before anything is sent, it says what the pages say: paid by %j', async (payer, how) => {
  const shop: ShopConfiguration = { ...otherShop(market), ...contract }
  const returns = { ...shop.returns, payer }
  const placed = orderOf({ ...shop, returns }, market, false)
  const order = {
    ...placed,
    lines: placed.lines.map((line) => ({ ...line, shipmentId: null })),
    ...{ deliveryAddress: testAddress({ country: 'CH' }), returnTerms: returns },
  }
  const costs = returnCostsOf({ ...shop, returns }, market)
  expect(costs.how).toBe(how)
  const paper = await withdrawalPaper({ baseUrl: 'https://shop.example' }, { order, shop, market })
  const { text } = await readPdf(paper?.content as Buffer)
  expect(plain(text)).toContain(plain(orderWords(market).t('returnCosts.postage', costs)))
})
