import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allMarkets, type Market } from '@/lib/platform/markets'
import { addressLines, checkAddress, pickupsOf, shownLines, takesCash } from '@/lib/shop/addresses'
import { type Address, addressFields, type Country, countryCodes, longestName } from '@/schemas/shop'

const base = { gender: 'd', firstName: 'Muster', lastName: 'Test', street: 'Testweg 1', city: 'Berlin' }
const postcodes = { DE: '10115', AT: '1010', CH: '8001', BE: '1000', FR: '75001', NL: '1012 AB' }
const cities = { DE: 'Berlin', AT: 'Wien', CH: 'Zürich', BE: 'Bruxelles', FR: 'Paris', NL: 'Amsterdam' }
const countries = countryCodes
const here = { country: 'DE', countries, purpose: 'delivery' } as const

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
    ['has the place of its postcode', { city: 'Hamburg' }, { city: 'placeMismatch' }],
    ['has a postcode that exists', { postcode: '10000' }, { city: 'placeMismatch' }],
    ['may have a place that was confirmed', { city: 'Hamburg', confirmedPlace: 'yes' }, {}],
    [
      'has its place confirmed with a yes',
      { city: 'Hamburg', confirmedPlace: 'on' },
      { city: 'placeMismatch' },
    ],
    [
      'of a station is not checked for its place',
      { city: 'Hamburg', pickup: 'packstation', customerNumber: '123456', stationNumber: '145' },
      {},
    ],
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

  it.each([
    [
      'what is missing and what breaks a rule',
      { lastName: '', street: 'Testweg', postcode: '1010', phone: '12' },
      { lastName: 'required', street: 'houseNumber', postcode: 'postcode', phone: 'phone' },
    ],
    [
      'a place that is not that of the postcode beside a name of digits',
      { firstName: 'T3st', city: 'Hamburg' },
      { firstName: 'name', city: 'placeMismatch' },
    ],
    [
      'the numbers of a station beside a missing name',
      { firstName: '', pickup: 'packstation', customerNumber: '1', stationNumber: '1' },
      { firstName: 'required', customerNumber: 'customerNumber', stationNumber: 'stationNumber' },
    ],
    ['a missing place, which is not looked up', { city: '' }, { city: 'required' }],
    ['a missing postcode alone, with the place as it is', { postcode: '' }, { postcode: 'required' }],
    [
      'a country that is none, by whose rules nothing is checked',
      { country: 'XX', postcode: '1' },
      { country: 'choice' },
    ],
    ['a station that is none', { pickup: 'shed', street: '' }, { pickup: 'choice' }],
  ])('has all its faults told at once: %s', async (_, fields, errors) => {
    const found = await errorsOf(fields)
    expect(found).toEqual(errors)
    const order = Object.keys(addressFields.shape)
    expect(Object.keys(found)).toEqual(order.filter((name) => name in found))
  })

  it('has a fault of every field told at once', async () => {
    const wrong = {
      gender: '',
      firstName: '',
      lastName: '',
      company: 'x'.repeat(50),
      street: '',
      extra: 'x'.repeat(50),
    }
    const found = await errorsOf({ ...wrong, postcode: '', city: '', phone: '12' })
    expect(Object.keys(found)).toEqual([
      'gender',
      'firstName',
      'lastName',
      'company',
      'street',
      'extra',
      'postcode',
      'city',
      'phone',
    ])
  })

  it.each(countryCodes)('of %s takes the postcodes of that country', async (country) => {
    const options = { country, countries, purpose: 'delivery' } as const
    for (const [of, postcode] of Object.entries(postcodes)) {
      const { ok } = await checkAddress({ ...base, postcode, confirmedPlace: 'yes' }, options)
      expect(ok, `${postcode} in ${country}`).toBe(
        postcode.length === postcodes[country].length && (of === 'NL') === (country === 'NL'),
      )
    }
  })

  it('has its phone number in E.164 and Dutch postcodes with a space', async () => {
    const options = { country: 'NL', countries, purpose: 'delivery' } as const
    const checked = await checkAddress({ ...base, postcode: '1012ab', phone: '020 123 4567' }, options)
    expect(checked).toMatchObject({ ok: true, address: { postcode: '1012 AB', phone: '+31201234567' } })
  })

  it.each([
    ['de', 'DE', ['Testweg 1', '10115 Berlin']],
    ['at', 'AT', ['Testweg 1', '1010 Wien']],
    ['ch', 'CH', ['Testweg 1', '8001 Zürich']],
    ['be', 'BE', ['Testweg 1', '1000 Bruxelles']],
    ['fr', 'FR', ['Testweg 1', '75001 Paris']],
    ['nl', 'NL', ['Testweg 1', '1012 AB Amsterdam']],
    ['fr', 'DE', ['Testweg 1', '10115 Berlin', 'Allemagne']],
    ['de', 'CH', ['Testweg 1', 'CH-8001 Zürich', 'Schweiz']],
    ['nl', 'FR', ['Testweg 1', '75001 Paris', 'Frankrijk']],
  ] as const)('in the market %s is written as %s has it', (code, country, below) => {
    const address = { ...base, postcode: postcodes[country], city: cities[country], country } as Address
    const market = allMarkets.find((one) => one.code === code) as Market
    expect(addressLines(address, market)).toEqual(['Muster Test', ...below])
  })

  it('has its company below the name, and the number of its customer for a station', () => {
    const pickup = { kind: 'packstation', customerNumber: '123456', stationNumber: '145' } as const
    const street = 'Packstation 145'
    const address = {
      ...base,
      company: 'Testfirma',
      street,
      postcode: '10115',
      country: 'DE',
      pickup,
    } as Address
    const lines = ['Muster Test', 'Testfirma', '123456', street, '10115 Berlin']
    expect(addressLines(address, allMarkets.find(({ code }) => code === 'de') as Market)).toEqual(lines)
  })

  describe('at a pick-up point', () => {
    const point = (country: Country, fields: object) =>
      checkAddress(
        { ...base, postcode: postcodes[country], city: cities[country], ...fields },
        { country, countries, purpose: 'delivery' },
      )

    it('has no company and no second line, which a hidden field may still hold', async () => {
      const filled = { company: 'Testfirma', vatId: 'none', extra: 'Hinterhaus', pickup: 'packstation' }
      const numbers = { customerNumber: '12345678', stationNumber: '145' }
      const checked = await point('DE', { ...filled, ...numbers })
      expect(checked).toMatchObject({ ok: true })
      expect(checked.ok && Object.keys(checked.address)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/company|vatId|extra/)]),
      )
    })

    it.each([
      [
        'AT',
        { pickup: 'abholstation', stationName: 'Wien Mitte' },
        ['Muster Test', 'Abholstation Wien Mitte', 'Testweg 1', '1010 Wien'],
      ],
      [
        'AT',
        { pickup: 'postfiliale', stationName: 'Postfiliale 1010' },
        ['Muster Test', 'Postfiliale 1010', 'Testweg 1', '1010 Wien'],
      ],
      [
        'CH',
        { pickup: 'mypost24', customerNumber: '12 345 678', stationName: 'Zürich HB' },
        ['Muster Test', '12345678', 'Testweg 1', '8001 Zürich'],
      ],
      [
        'CH',
        { pickup: 'pickpost', customerNumber: '12345678', stationName: 'Zürich HB' },
        ['Muster Test', '12345678', 'Testweg 1', '8001 Zürich'],
      ],
    ] as const)('of %s is written as its post asks: %o', async (country, fields, lines) => {
      const checked = await point(country, fields)
      const market = allMarkets.find((each) => each.shopLocale.endsWith(country.toLowerCase())) as Market
      expect(checked.ok && addressLines(checked.address, market)).toEqual(lines)
      if (checked.ok) expect(await point(country, checked.address)).toEqual(checked)
    })

    it.each([
      [
        'CH',
        'ch',
        { pickup: 'pickpost', customerNumber: '12345678', stationName: 'Zürich HB' },
        ['PickPost Zürich HB', 'User-ID der Post: 12345678'],
      ],
      [
        'CH',
        'ch',
        { pickup: 'mypost24', customerNumber: '12345678', stationName: 'My Post 24 Zürich HB' },
        ['My Post 24 Zürich HB', 'User-ID der Post: 12345678'],
      ],
      ['AT', 'at', { pickup: 'abholstation', stationName: 'Wien Mitte' }, ['Abholstation Wien Mitte']],
      ['AT', 'at', {}, []],
    ] as const)(
      'of %s is shown in %s by the name of the place, which the label has not: %o',
      async (country, code, fields, station) => {
        const checked = await point(country, fields)
        const market = allMarkets.find((each) => each.code === code) as Market
        const place = country === 'CH' ? '8001 Zürich' : '1010 Wien'
        expect(checked.ok && shownLines(checked.address, market)).toEqual([
          'Muster Test',
          ...station,
          'Testweg 1',
          place,
        ])
      },
    )

    it.each([
      ['AT', { pickup: 'packstation', customerNumber: '123456', stationNumber: '145' }, { pickup: 'choice' }],
      ['AT', { pickup: 'abholstation', stationName: '1010', street: '' }, { street: 'required' }],
      ['AT', { pickup: 'abholstation', stationName: 'Wien Mitte', city: 'Graz' }, { city: 'placeMismatch' }],
      ['CH', { pickup: 'pickpost' }, { customerNumber: 'noUserId', stationName: 'noStationName' }],
      [
        'DE',
        { pickup: 'packstation' },
        { customerNumber: 'noCustomerNumber', stationNumber: 'noStationNumber' },
      ],
      [
        'CH',
        { pickup: 'mypost24', customerNumber: 'A1', street: '' },
        { customerNumber: 'userId', stationName: 'noStationName', street: 'required' },
      ],
      ['DE', { pickup: 'mypost24', customerNumber: '12345678' }, { pickup: 'choice' }],
      ['FR', { pickup: 'postfiliale', customerNumber: '123456', stationNumber: '145' }, { pickup: 'choice' }],
    ] as const)('of %s has what its post needs: %o', async (country, fields, errors) => {
      expect(await point(country, fields)).toEqual({ ok: false, errors })
    })
  })

  describe('of a private street', () => {
    const streets = ['Testweg 1', 'Am Graben 7/12', 'Bahnhofstrasse 7b', 'Hauptstraße 12', 'Lindengasse 3 A']
    const french = ['Rue du Lac 7', '7, rue du Lac', '12bis avenue du Mail', 'Chemin des Fleurs 4']
    const named = [
      ...streets,
      ...french,
      'Hauptstraße',
      'Postfiliale Testweg 1',
      'PickPost',
      '12',
      'Post',
      '',
    ]
    const kinds = (['AT', 'CH'] as const).flatMap((country) =>
      pickupsOf(country).kinds.map((pickup) => [country, pickup] as const),
    )

    it.each(kinds)('in %s is no %s, by whatever street it is named', async (country, pickup) => {
      for (const purpose of ['delivery', 'book'] as const)
        for (const stationName of named) {
          const given = { ...base, postcode: postcodes[country], city: cities[country], country, pickup }
          const fields = { ...given, customerNumber: '12345678', stationName }
          const checked = await checkAddress(fields, { country, countries, purpose })
          const error = stationName === '' ? 'noStationName' : 'stationName'
          expect([stationName, checked]).toEqual([stationName, { ok: false, errors: { stationName: error } }])
        }
    })

    it.each(kinds)('in %s is a %s only by the name that its carrier has for it', async (country, pickup) => {
      const names = ['Wien Mitte', '1010', 'Postfiliale 1010', 'My Post 24 Bern Bahnhof', 'Avec Bahnhofplatz']
      for (const stationName of [...names, 'Zürich HB', '1010-12', 'Genève 1200'])
        expect([
          stationName,
          await checkAddress(
            {
              ...{ ...base, postcode: postcodes[country], city: cities[country], pickup, stationName },
              customerNumber: '12345678',
            },
            { country, countries, purpose: 'delivery' },
          ),
        ]).toMatchObject([stationName, { ok: true, address: { pickup: { kind: pickup, stationName } } }])
    })

    it('stands not for the number of a German station', async () => {
      for (const pickup of pickupsOf('DE').kinds)
        expect(await errorsOf({ pickup })).toEqual({
          customerNumber: 'noCustomerNumber',
          stationNumber: 'noStationNumber',
        })
    })
  })

  it.each([
    ['DE', undefined, true],
    ['DE', 'packstation', false],
    ['DE', 'postfiliale', true],
    ['AT', undefined, true],
    ['AT', 'abholstation', false],
    ['AT', 'postfiliale', true],
    ['CH', undefined, true],
    ['CH', 'mypost24', false],
    ['CH', 'pickpost', false],
  ] as const)('a parcel in %s to %s can be paid when it is handed over: %s', (country, kind, isPaid) => {
    expect(takesCash({ country, ...(kind && { pickup: { kind } }) })).toBe(isPaid)
  })

  it('of an invoice is in a country that is served', async () => {
    const given = { country: 'DE', countries: ['DE', 'AT'], purpose: 'invoice' } as const
    const inCountry = (country: 'AT' | 'FR') =>
      checkAddress({ ...base, postcode: postcodes[country], city: cities[country], country }, given)
    expect((await inCountry('AT')).ok).toBe(true)
    expect(await inCountry('FR')).toEqual({ ok: false, errors: { country: 'choice' } })
  })

  it('of a station keeps it in the address book, and is none to which an invoice goes', async () => {
    const station = {
      ...base,
      postcode: '10115',
      pickup: 'packstation',
      customerNumber: '12345678',
      stationNumber: '145',
    }
    const options = { country: 'DE', countries: ['DE', 'AT'] } as const
    const saved = await checkAddress(station, { ...options, purpose: 'book' })
    expect(saved).toMatchObject({
      ok: true,
      address: { pickup: { kind: 'packstation', customerNumber: '12345678', stationNumber: '145' } },
    })
    expect(await checkAddress(station, { ...options, purpose: 'invoice' })).toMatchObject({ ok: false })
    const abroad = await checkAddress({ ...station, country: 'AT' }, { ...options, purpose: 'book' })
    expect(abroad).toMatchObject({ ok: false, errors: { pickup: 'choice' } })
  })

  it('of the address book keeps its phone number, which that of an invoice has not', async () => {
    const given = { ...base, postcode: '1010', city: 'Wien', country: 'AT', phone: '01 23060 4000' }
    const phones = ['book', 'invoice'].map(async (purpose) => {
      const checked = await checkAddress(given, { country: 'DE', countries, purpose } as typeof here)
      return checked.ok && checked.address.phone
    })
    expect(await Promise.all(phones)).toEqual(['+431230604000', undefined])
  })

  it('takes the names that those who order may have', async () => {
    for (const field of ['firstName', 'lastName']) {
      expect(await errorsOf({ [field]: 'a'.repeat(longestName) })).toEqual({})
      expect(await errorsOf({ [field]: 'a'.repeat(longestName + 1) })).toEqual({ [field]: 'tooLong' })
    }
  })
})

const value = fc.oneof(fc.anything(), fc.string({ unit: 'grapheme' }))
const anyFields = fc.record(
  Object.fromEntries(Object.keys(addressFields.shape).map((name) => [name, value])),
  { requiredKeys: [] },
)
const options = fc.record({
  countries: fc.constant(countries),
  country: fc.constantFrom(...countryCodes),
  purpose: fc.constantFrom('delivery' as const, 'invoice' as const, 'book' as const),
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
            city: cities[given.country],
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
