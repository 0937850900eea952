import { expect, it } from 'vitest'
import { readFeedLine } from '@/lib/shop/import/read-line'
import { sleepingBag, sourcePrice, sourceVariant } from '../../../fixtures/source-product'

const read = (productGroup: string | undefined, price: object) => {
  const variants = [sourceVariant('V1.1', { prices: { DE: price } })]
  const text = JSON.stringify(sleepingBag('V1', { variants, ...(productGroup && { productGroup }) }))
  return readFeedLine({ text, number: 1, tooLong: false }, [], 'baby')
}
const untaxed = sourcePrice(2500, { withoutTax: 2500, tax: { vat: { amount: 0 } } })
const refused = {
  ok: false,
  id: 'V1',
  reason: expect.stringMatching(/^variants\.0\.prices\.DE\.tax: is VAT on a gift card/),
}

it.each(['9420', '9410'])('a gift card of the product group %s has no VAT in its price', (group) => {
  expect(read(group, untaxed)).toMatchObject({ ok: true })
  expect(read(group, sourcePrice(2500))).toEqual(refused)
})

it('other goods have the rate that they say', () => {
  expect(read(undefined, sourcePrice(2500))).toMatchObject({ ok: true })
})
