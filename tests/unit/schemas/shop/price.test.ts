import { describe, expect, test } from 'vitest'
import { price, sourcePrice } from '@/schemas/shop'

const priced = (withTax: number, withoutTax: number, vat: number) => ({
  ...{ currencyCode: 'EUR', withTax, withoutTax, tax: { vat: { amount: vat } } },
})

const reasonOf = (given: object) => sourcePrice.safeParse(given).error?.issues.map(({ message }) => message)

describe('The price without tax in an import', () => {
  test.each([
    [1999, 1679, 0.19],
    [1999, 1680, 0.19],
    [119, 100, 0.19],
    [1, 1, 0.19],
    [2500, 2500, 0],
    [4990, 4616, 0.081],
    [2_147_483_647, 1_804_608_107, 0.19],
  ])('of %d may be %d at a rate of %d, however it was rounded', (withTax, withoutTax, vat) => {
    expect(reasonOf(priced(withTax, withoutTax, vat))).toBeUndefined()
  })

  test.each([
    [1999, 1600, 0.19, 'is not what withTax is without a tax of 19 %: 1680'],
    [1999, 1999, 0.19, 'is not what withTax is without a tax of 19 %: 1680'],
    [1999, 0, 0.19, 'is not what withTax is without a tax of 19 %: 1680'],
    [1999, 1679, 0, 'is not what withTax is without a tax of 0 %: 1999'],
    [1999, 1683, 0.19, 'is not what withTax is without a tax of 19 %: 1680'],
    [4990, 4193, 0.081, 'is not what withTax is without a tax of 8.1 %: 4616'],
    [1999, 2100, 0.19, 'is not what withTax is without a tax of 19 %: 1680'],
  ])('of %d cannot be %d at a rate of %d', (withTax, withoutTax, vat, reason) => {
    expect(reasonOf(priced(withTax, withoutTax, vat))).toEqual([reason])
  })

  test('is shown as it was kept before it was compared', () => {
    expect(price.safeParse(priced(1999, 1600, 0.19)).success).toBe(true)
  })
})
