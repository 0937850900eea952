import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets'
import { addressLines, checkAddress } from '@/lib/shop/addresses'
import { type Address, addressFields, countryCodes } from '@/schemas/shop'

const base = { gender: 'd', firstName: 'Muster', lastName: 'Test', street: 'Testweg 1', city: 'Testort' }
const postcodes = { DE: '10115', AT: '1010', CH: '8001', BE: '1000', FR: '75001', NL: '1012 AB' }
const here = { country: 'DE', purpose: 'delivery' } as const

const errorsOf = async (fields: object) => {
  const checked = await checkAddress({ ...base, postcode: '10115', ...fields }, here)
  return checked.ok ? {} : checked.errors
}

describe('An address', () => {
  it.each([
    ['has a name', { firstName: ' ' }, { firstName: 'required' }],
    ['has a name of letters', { lastName: 'T3st' }, { lastName: 'name' }],
    ['has no control characters', { street: 'Weg\u0007 1' }, { street: 'characters' }],
    ['fits on a label', { street: `${'a'.repeat(35)}1` }, { street: 'tooLong' }],
    ['has a house number', { street: 'Testweg' }, { street: 'houseNumber' }],
    ['may have no house number', { street: 'Testweg', withoutNumber: true }, {}],
    ['has a postcode of its country', { postcode: '1010' }, { postcode: 'postcode' }],
    ['has a real phone number', { phone: '12' }, { phone: 'phone' }],
    ['is delivered to within the market', { country: 'AT', postcode: '1010' }, { country: 'country' }],
    [
      'of a station needs no street',
      { street: '', pickup: 'packstation', customerNumber: '123456', stationNumber: '145' },
      {},
    ],
    [
      'of a station has its numbers',
      { pickup: 'packstation', customerNumber: '12345', stationNumber: '1' },
      { customerNumber: 'customerNumber', stationNumber: 'stationNumber' },
    ],
  ])('%s', async (_, fields, errors) => expect(await errorsOf(fields)).toEqual(errors))

  it.each(countryCodes)('of %s takes the postcodes of that country', async (country) => {
    const options = { country, purpose: 'delivery' } as const
    for (const [of, postcode] of Object.entries(postcodes)) {
      const { ok } = await checkAddress({ ...base, postcode }, options)
      expect(ok, `${postcode} in ${country}`).toBe(
        postcode.length === postcodes[country].length && (of === 'NL') === (country === 'NL'),
      )
    }
  })

  it('has its phone number in E.164 and Dutch postcodes with a space', async () => {
    const options = { country: 'NL', purpose: 'delivery' } as const
    const checked = await checkAddress({ ...base, postcode: '1012ab', phone: '020 123 4567' }, options)
    expect(checked).toMatchObject({ ok: true, address: { postcode: '1012 AB', phone: '+31201234567' } })
  })

  it('names the country below only abroad', () => {
    const address = { ...base, postcode: '10115', country: 'DE' } as Address
    const lines = ['Muster Test', 'Testweg 1', '10115 Testort']
    const shown = (code: string) =>
      addressLines(address, allMarkets.find((market) => market.code === code) as never)
    expect(shown('de')).toEqual(lines)
    expect(shown('fr')).toEqual([...lines, 'Allemagne'])
  })
})

const value = fc.oneof(fc.anything(), fc.string({ unit: 'grapheme' }))
const anyFields = fc.record(
  Object.fromEntries(Object.keys(addressFields.shape).map((name) => [name, value])),
  { requiredKeys: [] },
)
const options = fc.record({
  country: fc.constantFrom(...countryCodes),
  purpose: fc.constantFrom('delivery' as const, 'invoice' as const),
})

describe('Checking an address', () => {
  it('answers whatever it is given', async () =>
    fc.assert(
      fc.asyncProperty(fc.oneof(fc.anything(), anyFields), options, async (input, given) => {
        expect(typeof (await checkAddress(input, given)).ok).toBe('boolean')
      }),
    ))

  it('leaves a checked address as it is', async () =>
    fc.assert(
      fc.asyncProperty(
        fc.stringMatching(/^ *(?:[A-Zé .-]|e\u0301){1,12} *$/),
        options,
        fc.constantFrom('', 'packstation'),
        async (name, given, pickup) => {
          const input = {
            ...base,
            firstName: name,
            street: ` ${name}  2`,
            postcode: postcodes[given.country],
            pickup,
            customerNumber: '1234567',
            stationNumber: '145',
          }
          const checked = await checkAddress(input, given)
          if (checked.ok) expect(await checkAddress(checked.address, given)).toEqual(checked)
        },
      ),
    ))
})
