import { describe, expect, it } from 'vitest'
import { checkAddress } from '@/lib/shop/addresses'
import { isVatId, writtenVatId } from '@/lib/shop/addresses/vat-id'

const right = [
  ...['DE136695976', 'ATU13585627', 'BE0403019261', 'FR40303265045', 'FR83404833048', 'FRK7399859412'],
  ...['NL004495445B01', 'NL002455799B11', 'LU15027442', 'DK13585628', 'PL8567346215', 'IT00743110157'],
  ...['CZ25123891', 'ESA13585625', 'EL023456780', 'SE556703748501', 'XI123456789'],
]

describe('the VAT number of a company', () => {
  it.each(right)('%s is one', (number) => expect(isVatId(number)).toBe(true))

  it.each([
    ...['DE136695978', 'ATU13585626', 'BE0403019260', 'FR41303265045', 'NL004495446B01', 'LU15027443'],
    ...['DK13585629', 'PL8567346216', 'IT00743110158', '136695976', 'CHE123456788', 'GB123456789', 'DE', ''],
  ])('%s is none', (number) => expect(isVatId(number)).toBe(false))

  it('is kept without blanks and signs', () => {
    expect(writtenVatId(' de 136.695-976 ')).toBe('DE136695976')
  })

  const base = {
    ...{ gender: 'd', firstName: 'Test', lastName: 'Person', street: 'Testweg 1' },
    ...{ postcode: '10115', city: 'Berlin', country: 'DE' },
  }
  const checked = (more: object, purpose: 'delivery' | 'invoice' | 'book' = 'invoice') =>
    checkAddress({ ...base, ...more }, { country: 'DE', countries: ['DE', 'AT'], purpose })

  it.each(['delivery', 'invoice', 'book'] as const)(
    'goes with the address of a company (%s)',
    async (purpose) => {
      expect(await checked({ company: 'Wolke GmbH', vatId: 'de 136 695 976' }, purpose)).toMatchObject({
        ok: true,
        address: { company: 'Wolke GmbH', vatId: 'DE136695976' },
      })
    },
  )

  it.each([
    [{ company: 'Wolke GmbH', vatId: 'DE1' }, 'vatId'],
    [{ vatId: 'DE136695976' }, 'vatIdCompany'],
    [{ company: 'Wolke GmbH', vatId: 'DE'.repeat(20) }, 'tooLong'],
  ])('is refused in %j', async (more, error) => {
    expect(await checked(more)).toEqual({ ok: false, errors: { vatId: error } })
  })

  it('is left out where there is none', async () => {
    const read = await checked({ company: 'Wolke GmbH', vatId: ' ' })
    expect(read.ok && read.address).not.toHaveProperty('vatId')
  })
})
