import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import { countryOf } from '@/lib/platform/markets'
import { allMarkets } from '@/lib/platform/markets/markets'
import { pickupsOf } from '@/lib/shop/addresses'
import { AddressFields } from '@/lib/storefront/screens/address-fields'
import { testMarket } from '@/tests/fixtures/render'
import { controlOf, renderScreen } from '../checkout/render-screen'

type Props = ComponentProps<typeof AddressFields>

const unknown = { expected: [], isConfirmed: false }

const shown = (props: Partial<Props> = {}) =>
  renderScreen(
    <AddressFields
      {...{ market: testMarket(), country: 'DE', countries: ['DE', 'AT'], purpose: 'delivery' }}
      {...{ values: {}, errors: {}, note: unknown, prefix: 'delivery' }}
      {...props}
    />,
  )

const labelOf = (html: string, id: string) => new RegExp(`<label for="${id}"[^>]*>([^<]*)`).exec(html)?.[1]

describe('the fields of an address', () => {
  it.each([
    ['delivery.firstName', 'Vorname', 'shipping given-name'],
    ['delivery.lastName', 'Nachname', 'shipping family-name'],
    ['delivery.company', 'Firma', 'shipping organization'],
    ['delivery.street', 'Straße und Hausnummer', 'shipping address-line1'],
    ['delivery.extra', 'Adresszusatz', 'shipping address-line2'],
    ['delivery.postcode', 'Postleitzahl', 'shipping postal-code'],
    ['delivery.city', 'Ort', 'shipping address-level2'],
    ['delivery.phone', 'Telefon', 'shipping tel'],
  ])('%s has the label %s and is filled in as %s', (name, label, autoComplete) => {
    const { html } = shown()
    expect(labelOf(html, name.replace('.', '-'))).toBe(label)
    expect(controlOf(html, name)).toContain(`autoComplete="${autoComplete}"`)
  })

  it('of an invoice have the countries that are served, and no phone number', () => {
    const { html } = shown({ purpose: 'invoice', prefix: 'invoice' })
    expect(controlOf(html, 'invoice.country')).toContain('autoComplete="billing country"')
    expect([...html.matchAll(/<option value="(\w\w)"[^>]*>([^<]+)/g)].map(([, code]) => code)).toEqual([
      'DE',
      'AT',
    ])
    expect(controlOf(html, 'invoice.phone')).toBeUndefined()
    expect(controlOf(html, 'invoice.city')).toContain('autoComplete="billing address-level2"')
  })

  it.each([
    ['delivery', true],
    ['invoice', false],
  ] as const)(
    'of %s ask for nothing at a station that its carrier does not need: %s',
    (purpose, mayBeStation) => {
      const { html } = shown({ purpose, prefix: 'delivery' })
      const hidden =
        /<div class="hidden group-has-\[option\[value=&#x27;&#x27;\]:checked\]\/address:contents">(.*)/s
      const [, behind = ''] = hidden.exec(html) ?? []
      for (const name of ['delivery.extra', 'delivery.company', 'delivery.vatId'])
        expect([name, controlOf(behind, name) !== undefined]).toEqual([name, mayBeStation])
      expect(html.indexOf('name="delivery.postcode"')).toBeGreaterThan(html.indexOf('name="delivery.vatId"'))
    },
  )

  it.each(allMarkets.map((market) => [market.code, market] as const))(
    'keep the place of a home and that of a station apart, in %s',
    (_, market) => {
      const country = countryOf(market)
      const { kinds, hasStationName, finder } = pickupsOf(country)
      const values = {
        ...{ 'delivery.street': 'Weg 1', 'delivery.postcode': '1111', 'delivery.city': 'Heim' },
        ...{ 'delivery.station.street': 'Platz 2', 'delivery.station.postcode': '2222' },
      }
      for (const pickup of ['', ...kinds]) {
        const { html, text } = shown({ market, country, values: { ...values, 'delivery.pickup': pickup } })
        expect(controlOf(html, 'delivery.postcode')).toContain('value="1111"')
        if (kinds.length === 0) {
          expect(controlOf(html, 'delivery.station.postcode')).toBeUndefined()
          expect(controlOf(html, 'delivery.postcode')).toContain('required=""')
          continue
        }
        const control = controlOf(html, 'delivery.station.postcode')
        expect(control).toContain('value="2222"')
        // Browsers would fill in the home.
        expect(control).toContain('autoComplete="off"')
        // One of them is hidden, and could not be asked for.
        for (const name of ['delivery.postcode', 'delivery.station.postcode', 'delivery.station.city'])
          expect(controlOf(html, name)).not.toContain('required=""')
        for (const name of ['delivery.stationName', 'delivery.station.street'])
          expect(controlOf(html, name) !== undefined).toBe(hasStationName)
        expect(text).toContain(marketText(market)('address.stationLead', { country }))
        const language = market.language as keyof NonNullable<typeof finder>
        expect(html).toContain(`href="${finder?.[language] ?? finder?.de}" target="_blank" rel="noopener"`)
        expect(finder?.de).toMatch(/^https:\/\/(?:www\.dhl\.de|www\.post\.at|places\.post\.ch)\//)
        expect(html).not.toMatch(/\{country|⁠/)
      }
    },
  )

  const named = { 'delivery.firstName': 'Anna', 'delivery.lastName': 'Beispiel' }
  it.each([
    ['that is known', named, {}, true],
    ['that is unknown', {}, {}, false],
    ['that was refused', named, { 'delivery.lastName': 'name' }, false],
    ['with a station', { ...named, 'delivery.pickup': 'packstation' }, {}, true],
  ])('ask once for a name %s, and fold what is known', (_, values, errors, isFolded) => {
    const { html } = shown({ values, errors })
    expect(/<details(?:(?!<\/summary>).)*>Empfänger</.test(html)).toBe(isFolded)
    if (isFolded) expect(html).toContain('Anna Beispiel')
    // Closed ones are sent as well.
    for (const name of ['firstName', 'lastName', 'pickup', 'street'])
      expect(html).toContain(`name="delivery.${name}"`)
    expect(html.indexOf('name="delivery.company"')).toBeGreaterThan(html.indexOf('name="delivery.street"'))
  })

  it.each(allMarkets.map((market) => [market.code, market] as const))(
    'hide in no fold what is still to be answered or was refused, in %s',
    (_, market) => {
      const country = countryOf(market)
      const { kinds } = pickupsOf(country)
      const asked = ['pickup', 'customerNumber', 'stationNumber', 'street', 'postcode', 'city', 'phone']
      for (const pickup of ['', ...kinds])
        for (const errors of [{}, ...asked.map((field) => ({ [`delivery.${field}`]: 'required' }))]) {
          const { html } = shown({ market, country, errors, values: { ...named, 'delivery.pickup': pickup } })
          const folded = (html.match(/<details.*?<\/details>/gs) ?? []).join()
          for (const field of asked) expect(folded).not.toContain(`name="delivery.${field}"`)
          for (const field of ['gender', 'firstName', 'lastName'])
            expect(html).toContain(`"delivery.${field}"`)
        }
    },
  )

  it('say how the number of a station is written, with an example, and check it', () => {
    const { html, text } = shown()
    expect(text).toContain('6 bis 10 Ziffern, zum Beispiel 12345678')
    expect(text).toContain('Drei Ziffern, zum Beispiel 145')
    expect(controlOf(html, 'delivery.customerNumber')).toContain('pattern="\\d{6,10}"')
    expect(controlOf(html, 'delivery.stationNumber')).toContain('pattern="\\d{3}"')
    const swiss = shown({ country: 'CH' })
    expect(controlOf(swiss.html, 'delivery.customerNumber')).toContain('pattern="\\d{5,12}"')
  })

  it('of a station in the address book have its kind and numbers, those of another address have not', () => {
    const values = { 'address.pickup': 'packstation', 'address.stationNumber': '145' }
    const book = { purpose: 'book', prefix: 'address', values } as const
    expect(controlOf(shown({ ...book, isStation: true }).html, 'address.stationNumber')).toContain(
      'value="145"',
    )
    expect(controlOf(shown(book).html, 'address.pickup')).toBeUndefined()
  })

  it('say for freight why a phone number is asked for', () => {
    expect(shown().text).toContain('Nur für Rückfragen zur Lieferung.')
    const { text } = shown({ isFreight: true })
    expect(text).toContain('Die Spedition ruft Sie an, um den Tag der Lieferung zu vereinbaren.')
    expect(text).not.toContain('Nur für Rückfragen')
  })

  it.each([
    [[], '', ['', 'packstation', 'postfiliale']],
    [['packstation'], '', ['', 'postfiliale']],
    [['packstation', 'postfiliale'], '', []],
    [['packstation', 'postfiliale'], 'packstation', ['', 'packstation']],
  ] as const)(
    'offer no station that refuses the goods, %j, but the chosen one %s',
    (refused, chosen, offered) => {
      const { html } = shown({ refusedPickups: refused, values: { 'delivery.pickup': chosen } })
      const select = /<select[^>]*name="delivery\.pickup".*?<\/select>/s.exec(html)?.[0] ?? ''
      expect([...select.matchAll(/<option value="(\w*)"/g)].map(([, value]) => value)).toEqual(offered)
      expect(controlOf(html, 'delivery.street')?.includes(' required=""')).toBe(offered.length === 0)
    },
  )

  it('have a keyboard of digits for the postcode, unless it has letters', () => {
    expect(controlOf(shown().html, 'delivery.postcode')).toContain('inputMode="numeric"')
    const dutch = shown({ country: 'NL' }).html
    expect(controlOf(dutch, 'delivery.postcode')).not.toContain('inputMode')
  })

  it('link a rejected control to its reason', () => {
    const { html, text } = shown({
      values: { 'delivery.phone': '12' },
      errors: { 'delivery.phone': 'phone', 'delivery.lastName': 'somethingNew' },
    })
    expect(controlOf(html, 'delivery.phone')).toMatch(
      /aria-describedby="delivery-phone-error delivery-phone-hint" aria-invalid="true".* value="12"/,
    )
    expect(html).toContain('id="delivery-phone-error"')
    expect(text).toContain('Diese Telefonnummer gibt es so nicht.')
    expect(controlOf(html, 'delivery.lastName')).toContain('aria-invalid="true"')
    expect(controlOf(html, 'delivery.firstName')).not.toContain('aria-invalid="')
  })

  it('have the pick-up stations of the country, for parcels alone', () => {
    const values = { 'delivery.pickup': 'packstation', 'delivery.stationNumber': '145' }
    const { html } = shown({ values })
    expect(html).toMatch(/<option value="packstation" selected="">Packstation/)
    expect(controlOf(html, 'delivery.stationNumber')).toContain('value="145"')
    // A browser hides what only stations need while the address of a home is chosen.
    expect(html).toMatch(/group-has-\[option\[value=(?:'|&#x27;)(?:'|&#x27;)\]:checked\]\/address:hidden/)
    for (const props of [{ country: 'FR' }, { purpose: 'invoice' }] as const)
      expect(controlOf(shown(props).html, 'delivery.pickup')).toBeUndefined()
  })

  it('ask for what the post of the country needs at a pick-up station', () => {
    const swiss = shown({ country: 'CH' })
    expect(labelOf(swiss.html, 'delivery-customerNumber')).toBe('User-ID der Post')
    expect(swiss.text).toContain('Name und Adresse der Abholstelle, nicht Ihre eigene')
    const austrian = shown({ country: 'AT' }).html
    expect(austrian).toContain('<option value="abholstation">')
    expect(controlOf(austrian, 'delivery.customerNumber')).toBeUndefined()
    for (const html of [swiss.html, austrian]) {
      expect(controlOf(html, 'delivery.stationNumber')).toBeUndefined()
      expect(controlOf(html, 'delivery.street')).toContain('aria-required="true"')
      expect(controlOf(html, 'delivery.station.street')).toContain('aria-required="true"')
    }
  })

  it.each(['DE', 'AT', 'CH'] as const)(
    'mark in %s what is needed at home, and what at a station',
    (country) => {
      const { html } = shown({ country })
      const atHome = html.indexOf('address:contents')
      const { customerNumber, hasStationNumber, hasStationName } = pickupsOf(country)
      const mark = (id: string) =>
        new RegExp(`<label for="${id}"[^>]*>[^<]*<span[^>]*> <span[^>]*><span[^>]*> \\*<`).exec(html)
          ?.index ?? -1
      for (const name of ['street', 'postcode', 'city']) {
        expect(controlOf(html, `delivery.${name}`)).not.toContain(' required=""')
        expect(mark(`delivery-${name}`)).toBeGreaterThan(atHome)
      }
      const ofStation = [
        ...(customerNumber ? ['customerNumber'] : []),
        ...(hasStationNumber ? ['stationNumber'] : []),
        ...(hasStationName ? ['stationName', 'station-street'] : []),
        ...['station-postcode', 'station-city'],
      ]
      const start = html.indexOf('address:hidden')
      for (const name of ofStation) {
        expect(mark(`delivery-${name}`)).toBeGreaterThan(start)
        expect(mark(`delivery-${name}`)).toBeLessThan(atHome)
      }
    },
  )

  it('ask whether a street has no number, and keep the answer', () => {
    expect(controlOf(shown().html, 'delivery.withoutNumber')).toBeUndefined()
    const asked = shown({ errors: { 'delivery.street': 'houseNumber' } })
    expect(controlOf(asked.html, 'delivery.withoutNumber')).not.toContain('checked=""')
    const again = shown({
      values: { 'delivery.withoutNumber': 'yes' },
      errors: { 'delivery.phone': 'phone' },
    })
    expect(controlOf(again.html, 'delivery.withoutNumber')).toContain('checked=""')
  })

  it('ask whether a place is right, with those of the postcode, and keep the answer', () => {
    expect(controlOf(shown().html, 'delivery.confirmedPlace')).toBeUndefined()
    const values = { 'delivery.postcode': '01945', 'delivery.city': 'Testort' }
    const errors = { 'delivery.city': 'placeMismatch' }
    const asked = shown({ values, errors, note: { expected: ['Ruhland', 'Tettau'], isConfirmed: false } })
    expect(asked.text).toContain('Zu 01945 kennen wir Ruhland oder Tettau.')
    expect(controlOf(asked.html, 'delivery.city')).toContain('aria-describedby="delivery-city-error"')
    expect(controlOf(asked.html, 'delivery.confirmedPlace')).not.toContain('checked=""')
    const again = shown({ values, note: { expected: ['Ruhland'], isConfirmed: true } })
    expect(controlOf(again.html, 'delivery.confirmedPlace')).toContain('checked=""')
  })

  it('say that a postcode is not known, and name eight places at most', () => {
    const values = { 'delivery.postcode': '99999' }
    const errors = { 'delivery.city': 'placeMismatch' }
    expect(shown({ values, errors }).text).toContain('Die Postleitzahl 99999 kennen wir nicht.')
    const expected = Array.from({ length: 30 }, (_, index) => `Ort${index}`)
    const { text } = shown({ values, errors, note: { expected, isConfirmed: false } })
    expect(text).toContain('Ort7 oder ….')
    expect(text).not.toContain('Ort8')
  })

  it.each([
    ['fr', 'Pour 99999, nous connaissons A ou B.'],
    ['be', 'Bij 99999 kennen wij A of B.'],
  ])('name the places in the language of the market %s', (code, words) => {
    const market = testMarket(code, 'bm')
    const values = { 'delivery.postcode': '99999' }
    const errors = { 'delivery.city': 'placeMismatch' }
    const note = { expected: ['A', 'B'], isConfirmed: false }
    expect(shown({ market, values, errors, note }).text).toContain(words)
  })
})

it('Fields beside each other share their rows, so that an error of one moves no other', () => {
  const { html } = shown()
  for (const [first, second] of [
    ['firstName', 'lastName'],
    ['customerNumber', 'stationNumber'],
    ['postcode', 'city'],
    ['station-postcode', 'station-city'],
  ]) {
    const row = new RegExp(
      `<div class="field-row[^"]*"><div[^>]*><label for="delivery-${first}".*?<label for="delivery-${second}"`,
    )
    expect([first, row.test(html)]).toEqual([first, true])
  }
})
