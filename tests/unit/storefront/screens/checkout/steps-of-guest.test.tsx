import { describe, expect, it, vi } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import { screenPath } from '@/lib/platform/markets'
import { allMarkets } from '@/lib/platform/markets/markets'
import type { Checkout } from '@/lib/shop/checkout'
import { paymentWords } from '@/lib/shop/payments'
import { AddressStep, Carriers } from '@/lib/storefront/screens/checkout/address-step'
import { LoginStep } from '@/lib/storefront/screens/checkout/login-step'
import { PaymentStep } from '@/lib/storefront/screens/checkout/payment-step'
import { layoutDefinition } from '@/schemas/layout'
import { basketLine, basketOf } from '@/tests/fixtures/basket'
import { checkoutOf, testAddress, unfinished } from '@/tests/fixtures/checkout'
import { testMarket } from '@/tests/fixtures/render'
import { controlOf, renderScreen, textOf } from './render-screen'

vi.mock('@/lib/storefront/screens/step-forms/islands', async () => ({
  StepForm: (await import('@/lib/storefront/screens/step-forms/step-form.client')).StepForm,
}))

vi.mock('@/lib/storefront/runtime/mail-hint/islands', async () => ({
  MailHint: (await import('@/lib/storefront/runtime/mail-hint/mail-hint.client')).MailHint,
}))

const market = testMarket()
const note = { expected: [], isConfirmed: false }
const refusedPhone: Partial<Checkout> = {
  draft: { step: 'address', values: {}, errors: { 'delivery.phone': 'phoneFreight' } },
}
const notes = { delivery: note, station: note, invoice: note }
const layout = layoutDefinition.schema.parse({
  shippingProviders: [{ _uid: 'dhl', component: 'layout_mark', name: 'DHL', code: 'dhl' }],
  legalInfos: [
    {
      _uid: 'p',
      component: 'layout_link',
      name: 'Datenschutz',
      link: { linktype: 'url', url: '/de/datenschutz/' },
    },
  ],
})

describe('the step of the guest', () => {
  const login = (checkout = unfinished('login')) =>
    renderScreen(<LoginStep market={market} checkout={checkout} layout={layout} account={null} />)

  it('is a plain form that is posted to the shop', async () => {
    const { html } = await login()
    expect(html).toMatch(
      /<form(?=[^>]* method="post")[^>]* action="\/api\/user\/auth\/guest\/\?locale=de-de"/,
    )
    expect(html).toMatch(/<button[^>]* type="submit"/)
  })

  it('asks for what the order needs, with the names by which browsers fill in', async () => {
    const { html } = await login()
    for (const [name, autoComplete] of [
      ['first_name', 'given-name'],
      ['last_name', 'family-name'],
      ['email', 'email'],
    ] as const)
      expect(controlOf(html, name)).toContain(`autoComplete="${autoComplete}"`)
    expect(controlOf(html, 'email')).toContain('type="email"')
    expect(controlOf(html, 'gender', 'd')).toContain('checked=""')
    expect(controlOf(html, 'newsletter', 'on')).not.toContain('checked=""')
    // The box of who wants none is left out by browsers: this says that it was asked.
    expect(html).toMatch(
      /<input type="hidden" name="newsletter" value=""\/>(?=.*name="newsletter"[^>]*value="on"|.*value="on"[^>]*name="newsletter")/s,
    )
  })

  it('leads to the page on privacy and back to the basket', async () => {
    const { html } = await login()
    expect(html).toContain('<a href="/de/datenschutz/">Datenschutz</a>')
    expect(html).toContain('href="/de/warenkorb/"')
  })

  it('shows what was rejected with its reason, at the field and above the form', async () => {
    const draft = {
      step: 'login',
      values: { first_name: 'T3st', email: 'test@' },
      errors: { first_name: 'invalid', email: 'invalid' },
    } as const
    const { html, text } = await login(unfinished('login', { draft }))
    expect(controlOf(html, 'email')).toMatch(/aria-describedby="email-error email-hint".*aria-invalid="true"/)
    expect(controlOf(html, 'first_name')).toContain('value="T3st"')
    expect(text).toContain('2 Angaben fehlen noch oder stimmen nicht')
    expect(html).toMatch(/role="alert" tabindex="-1" autofocus=""/i)
    expect(html).toMatch(/<a href="#email"[^>]*>E-Mail-Adresse<\/a>/)
  })

  it('promises no account', async () => {
    expect((await login()).text).not.toMatch(/Anmelden|Registrieren|Passwort/)
  })
})

describe('the step of the addresses', () => {
  const parcel = { goods: [{ name: 'Body', isBulky: false, quantity: 1 }] }
  const address = (checkout = unfinished('address', parcel)) =>
    renderScreen(
      <AddressStep
        market={market}
        checkout={checkout}
        countries={['DE']}
        notes={notes}
        carriers={layout.shippingProviders}
        book={undefined}
      />,
    )

  it.each([
    ['where freight asks for one', true, {}, '+49301234567'],
    [
      'but not one that was taken out',
      true,
      { draft: { step: 'address', values: {}, errors: {} } },
      undefined,
    ],
    ['but not for a parcel', false, {}, undefined],
  ] as const)('has the phone number of the account, %s', (_, isFreight, more, phone) => {
    const { basket } = unfinished('address')
    const checkout = { ...parcel, ...more, basket: { ...basket, cost: { ...basket.cost, isFreight } } }
    const { html } = renderScreen(
      <AddressStep
        {...{ market, notes, countries: ['DE'], carriers: [], book: [], phone: '+49301234567' }}
        checkout={unfinished('address', checkout)}
      />,
    )
    expect(/value="(\+[^"]*)"/.exec(controlOf(html, 'delivery.phone') ?? '')?.[1]).toBe(phone)
  })

  const kept = { id: 'one', address: testAddress }
  const sentBack = { step: 'address', values: {}, errors: { 'delivery.street': 'required' } } as const
  const ticked = { ...sentBack, values: { keepAddress: 'on' } } as const

  it.each([
    ['ticked where the book is empty', [], {}, true],
    ['not ticked where the book has an address', [kept], {}, false],
    ['not ticked where it was unticked in a form that came back', [], { draft: sentBack }, false],
    ['ticked where it was ticked in a form that came back', [kept], { draft: ticked }, true],
  ])('has the box of the address book %s', (_, book, facts, isTicked) => {
    const { html } = renderScreen(
      <AddressStep
        {...{ market, notes, countries: ['DE'], carriers: [], book }}
        checkout={unfinished('address', { ...parcel, ...facts })}
      />,
    )
    expect(controlOf(html, 'keepAddress')?.includes('checked=""')).toBe(isTicked)
  })

  it('asks where parcels go, and reveals a second address by its box alone', async () => {
    const { html, text } = await address()
    expect(html).toContain('action="/api/checkout/addresses/?locale=de-de"')
    expect(text).toContain('Wohin dürfen wir liefern?')
    expect(text).toContain('Versand durch: DHL')
    expect(controlOf(html, 'delivery.street')).toBeDefined()
    expect(controlOf(html, 'hasOwnInvoiceAddress')).not.toContain('checked=""')
    expect(html).toMatch(
      /<fieldset class="[^"]*hidden[^"]*group-has-\[#hasOwnInvoiceAddress:checked\]\/own:block[^"]*"/,
    )
    expect(controlOf(html, 'invoice.street')).toBeDefined()
  })

  it.each([
    ['de', 'Lieferland: Deutschland', ['Österreich', 'Schweiz'], '%2Fat%2Fwarenkorb%2F'],
    ['ch-fr', 'Pays de livraison : Suisse', ['Allemagne', 'Autriche'], '%2Fde%2Fwarenkorb%2F'],
  ] as const)(
    'names in %s the country that it is delivered to, and the others',
    (code, own, others, path) => {
      const { html, text } = renderScreen(
        <AddressStep
          {...{ notes, countries: ['DE'], carriers: [], book: undefined }}
          market={testMarket(code)}
          checkout={unfinished('address', parcel)}
        />,
      )
      expect(text).toContain(own)
      for (const other of others) expect(text).toContain(other)
      expect(html).toContain(path)
    },
  )

  it.each([
    ['of a parcel', [{ name: 'Body', isBulky: false, quantity: 1 }], true],
    ['of freight alone, who is another', [{ name: 'Bett', isBulky: true, quantity: 1 }], false],
    ['of both', [{ name: 'Bett', isBulky: true, quantity: 1 }, ...parcel.goods], true],
    ['of nothing that is sent', [], false],
  ])('names the carrier %s', async (_, goods, isNamed) => {
    const { text } = await address(unfinished('address', { goods }))
    expect(text.includes('Versand durch: DHL')).toBe(isNamed)
  })

  it('promises one of several carriers, not all', () => {
    const two = layout.shippingProviders.flatMap((mark) => [mark, { ...mark, uid: 'gls', name: 'GLS' }])
    for (const [code, words] of [
      ['de', 'Ihr Paket kommt mit einem dieser Paketdienste: DHL GLS'],
      ['fr', 'l’un de ces services de colis'],
      ['nl', 'een van deze transporteurs'],
    ] as const)
      expect(renderScreen(<Carriers market={testMarket(code, 'bm')} carriers={two} />).text).toContain(words)
  })

  it('asks for the own address with that of a station, also without scripts', async () => {
    const { html, text } = await address()
    const toStation =
      "group-has-\\[#delivery_option:not\\(\\[value=(?:'|&#x27;)(?:'|&#x27;)\\]\\):checked\\]/addresses"
    expect(html).toMatch(new RegExp(`<p class="hidden [^"]*${toStation}:block"`))
    expect(html).toMatch(new RegExp(`<fieldset class="[^"]*hidden[^"]*${toStation}:block"`))
    expect(html).toMatch(/<fieldset id="delivery"/)
    expect(text).toContain('Für die Rechnung brauchen wir deshalb Ihre eigene Adresse.')
  })

  it('offers no station for what a carrier brings, which calls before', async () => {
    const basket = basketOf([basketLine('a')], { isFreight: true })
    const goods = [{ name: 'Bett', isBulky: true, quantity: 1 }]
    const { html, text } = await address(unfinished('address', { basket, goods }))
    expect(html).not.toContain('packstation')
    expect(text).toContain('Die Spedition ruft Sie an')
  })

  it.each([
    ['de', 'An eine Packstation oder Postfiliale können wir nicht liefern'],
    ['at', 'An eine Abholstation der Post oder Postfiliale können wir nicht liefern'],
    ['ch', 'An My Post 24 oder PickPost können wir nicht liefern'],
    ['ch-fr', 'Nous ne pouvons pas livrer à My Post 24 ni à PickPost'],
  ] as const)(
    'names in %s the stations to which freight does not come as alternatives',
    async (code, words) => {
      const goods = [{ name: 'Bett', isBulky: true, quantity: 1 }]
      const { text } = renderScreen(
        <AddressStep
          {...{ market: testMarket(code, 'bm'), notes, countries: ['DE'], carriers: [], book: undefined }}
          checkout={unfinished('address', { goods })}
        />,
      )
      expect(text).toContain(words)
    },
  )

  it.each([
    ['not before an address was entered', {}, true, 'no'],
    ['of a known address, with no error before it is sent', { deliveryAddress: testAddress }, true, 'asked'],
    ['of one that has it', { deliveryAddress: { ...testAddress, phone: '+493023125111' } }, true, 'no'],
    ['of one to which parcels alone go', { deliveryAddress: testAddress }, false, 'no'],
    ['of a refused form', refusedPhone, true, 'refused'],
    ['of a refused form, whose goods go by parcel since', refusedPhone, false, 'no'],
  ])('misses a phone number for the carrier: %s', async (_, facts, isBulky, missed) => {
    const goods = [{ name: 'Bett', isBulky, quantity: 1 }]
    const basket = basketOf([basketLine('a')], { isFreight: isBulky })
    const { html, text } = await address(unfinished('address', { ...facts, goods, basket }))
    expect(html.includes('href="#delivery-phone"')).toBe(missed === 'refused')
    expect(html.includes('role="alert" tabindex')).toBe(missed === 'refused')
    expect(controlOf(html, 'delivery.phone')?.includes('aria-invalid')).toBe(missed === 'refused')
    expect(text.includes('Geben Sie dafür bitte eine Telefonnummer an.')).toBe(missed !== 'no')
    expect(controlOf(html, 'delivery.phone')?.includes('required=""')).toBe(isBulky)
  })

  it('asks for the address of the invoice alone when nothing is sent', async () => {
    const { html, text } = await address(unfinished('address', { isSent: false }))
    expect(text).toContain('Ihre Rechnungsadresse')
    expect(controlOf(html, 'delivery.street')).toBeDefined()
    expect(controlOf(html, 'hasOwnInvoiceAddress')).toBeUndefined()
    expect(controlOf(html, 'invoice.street')).toBeUndefined()
  })

  it.each([
    ['that goods of now do not fit', {}, true, 1],
    ['that goods of now do not fit, beside other faults', { 'delivery.postcode': 'postcode' }, true, 2],
    ['that fits since an article was removed', { 'delivery.pickup': 'pickupFreight|Bett' }, false, 0],
    [
      'that fits, beside other faults',
      { 'delivery.pickup': 'pickupFreight|Bett', 'delivery.postcode': 'postcode' },
      false,
      1,
    ],
    ['that there is none of', { 'delivery.pickup': 'choice' }, true, 1],
  ])('judges a station %s by what is ordered now', async (_, errors, isBulky, faults) => {
    const numbers = { 'delivery.stationNumber': '145', 'delivery.phone': '030 23125 111' }
    const values = { 'delivery.pickup': 'packstation', ...numbers }
    const { html, text } = await address(
      unfinished('address', {
        goods: [{ name: 'Bett', isBulky, quantity: 1 }],
        draft: { step: 'address', values, errors: errors as Record<string, string> },
      }),
    )
    expect(html.match(/<li[^>]*><a href="#delivery-/g) ?? []).toHaveLength(faults)
    // The head of the step says it of all stations; the field says what to do.
    expect(text.includes('„Bett“ bringt die Spedition')).toBe(isBulky)
    expect(text.includes('nur an eine Privat- oder Firmenadresse. Geben Sie bitte')).toBe(
      isBulky && !Object.values(errors).includes('choice'),
    )
  })

  it('keeps what was rejected, in both addresses', async () => {
    const draft = {
      step: 'address',
      values: { 'delivery.street': 'Weg', hasOwnInvoiceAddress: 'on', 'invoice.city': 'Ort' },
      errors: { 'delivery.postcode': 'required' },
    } as const
    const { html, text } = await address(unfinished('address', { draft }))
    expect(controlOf(html, 'delivery.street')).toContain('value="Weg"')
    expect(controlOf(html, 'hasOwnInvoiceAddress')).toContain('checked=""')
    expect(controlOf(html, 'invoice.city')).toContain('value="Ort"')
    expect(html).toContain('href="#delivery-postcode"')
    expect(text).toContain('Postleitzahl')
  })
})

describe('the step of the payment', () => {
  const payment = (checkout = unfinished('payment')) =>
    renderScreen(<PaymentStep market={market} checkout={checkout} layout={layout} />)

  it('lists what is offered with a sentence on each, and nothing else', async () => {
    const { html, text } = await payment()
    expect(html).toContain('action="/api/checkout/payment/?locale=de-de"')
    expect(controlOf(html, 'method', 'KK')).toBeDefined()
    expect(controlOf(html, 'method', 'RE')).not.toContain('checked=""')
    expect(controlOf(html, 'method', 'NN')).toBeUndefined()
    expect(text).toContain('zuerst die Ware')
    expect(html).toContain('/pictures/marks/invoice.svg')
  })

  it('says why what was chosen before is not offered any more', async () => {
    const { html, text } = await payment(unfinished('payment', { paymentMethod: 'NN' }))
    expect(controlOf(html, 'method', 'NN')).toContain('disabled=""')
    expect(controlOf(html, 'method', 'NN')).not.toContain('checked=""')
    expect(text).toContain('Ihre bisherige Zahlungsart Nachnahme ist nicht mehr möglich')
    expect(text.split('Nicht möglich, wenn die Spedition liefert.')).toHaveLength(3)
    expect(html).toMatch(/role="alert" tabindex="-1" autofocus=""/i)
  })

  it('names the reason once when what is sent is refused', async () => {
    const draft = { step: 'payment', values: { method: 'NN' }, errors: { method: 'notOffered' } } as const
    const { text } = await payment(unfinished('payment', { paymentMethod: 'NN', draft }))
    expect(text).toContain('Nicht möglich, wenn die Spedition liefert.')
    expect(text).not.toContain('Ihre bisherige Zahlungsart')
  })

  it('leads from the error to the first choice', async () => {
    const draft = { step: 'payment', values: {}, errors: { method: 'required' } } as const
    const { html } = await payment(unfinished('payment', { draft }))
    expect(html).toContain('href="#method"')
    expect(controlOf(html, 'method', 'KK')).toMatch(/id="method"/)
    expect(html).toContain('id="method-error"')
  })

  it('says which methods vouchers that are bought exclude, and is silent about others', async () => {
    const methods = [
      { code: 'KK', isOffered: true },
      { code: 'RE', isOffered: false, reason: 'hasVouchers' },
      { code: 'KC', isOffered: false, reason: 'hasVouchers' },
      { code: 'NN', isOffered: false, reason: 'closed' },
    ] as const
    const { text } = await payment(unfinished('payment', { methods: [...methods] }))
    const names = methods.slice(1, 3).map((method) => paymentWords(method, market).name)
    expect(text).toContain(`${names.join(' und ')} Nicht zusammen mit Gutscheinen, die Sie kaufen.`)
    expect((await payment()).text).not.toContain('Nicht zusammen mit Gutscheinen')
  })

  it('says why methods are missing for the order, one sentence for each reason', async () => {
    const methods = [
      { code: 'KK', isOffered: true },
      { code: 'KN', isOffered: false, reason: 'freight' },
      { code: 'NN', isOffered: false, reason: 'freight' },
      { code: 'RE', isOffered: false, reason: 'tooHigh', limit: 150_000 },
      { code: 'V', isOffered: false, reason: 'closed' },
    ] as const
    const { text } = await payment(unfinished('payment', { methods: [...methods] }))
    const [, sooner, cash, bill, transfer] = methods.map((method) => paymentWords(method, market).name)
    expect(text).toContain(`${sooner} und ${cash} Nicht möglich, wenn die Spedition liefert.`)
    expect(text).toContain(`${bill} Bis 1.500,00 € möglich.`)
    expect(text).not.toContain(transfer)
  })

  it('says what the gift card pays of it', async () => {
    const basket = basketOf([basketLine('a')], { covered: 400 })
    const { text } = await payment(checkoutOf({}, basket))
    expect(text).toContain('Ihr Geschenkgutschein bezahlt 4,00 €. Für die restlichen 6,00 €')
  })
})

describe.each(allMarkets.map((each) => [each.shopLocale, each] as const))(
  'a mail address whose domain looks mistyped in %s',
  (_, at) => {
    const guest = { ...checkoutOf().guest, email: 'ute@gmial.com' } as NonNullable<Checkout['guest']>
    const draft = {
      step: 'login' as const,
      values: { email: 'ute@gmial.com' },
      errors: { last_name: 'required' },
    }
    const asked = textOf(marketText(at)('forms.mailHint', { email: 'ute@gmail.com' }))

    it('is asked for in the form that comes back, by the server', () => {
      const { html } = renderScreen(
        <LoginStep market={at} checkout={unfinished('login', { draft })} layout={layout} account={null} />,
      )
      expect(textOf(html).replaceAll(' ?', '?')).toContain(asked.replace(' ?', '?'))
    })

    it('is asked for once more at the next step, with the way back', () => {
      const step = (checkout: Checkout) =>
        renderScreen(
          <AddressStep
            {...{ market: at, checkout, notes, countries: ['DE'], carriers: [], book: undefined }}
          />,
        )
      const { html, text } = step(unfinished('address', { guest }))
      expect(text).toContain(asked)
      expect(html).toMatch(new RegExp(`role="status".*href="${screenPath(at, 'checkoutLogin')}"`, 's'))
      expect(step(unfinished('address')).html).not.toMatch(/role="status"[^>]*wrap-anywhere/)
    })
  },
)
