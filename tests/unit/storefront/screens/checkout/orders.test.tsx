import { describe, expect, it, vi } from 'vitest'
import { usualPayments } from '@/lib/platform/payment-methods'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { PendingOrder } from '@/lib/storefront/screens/checkout/pending-order'
import { ThankYou } from '@/lib/storefront/screens/checkout/thank-you'
import { ThankYouNext } from '@/lib/storefront/screens/checkout/thank-you-next'
import { layoutDefinition } from '@/schemas/layout'
import { basketLine, basketOf } from '@/tests/fixtures/basket'
import { orderLineOf, orderOf, paymentOf } from '@/tests/fixtures/checkout'
import { testMarket } from '@/tests/fixtures/render'
import { testEvent } from '@/tests/fixtures/test-order'
import { controlOf, renderScreen } from './render-screen'

vi.mock('@/lib/storefront/screens/order-parts/islands', () => ({
  PrintButton: ({ label }: { label: string }) => <button type="button">{label}</button>,
  CopyButton: ({ text, words }: { text: string; words: { label: string } }) => (
    <button type="button" data-text={text}>
      {words.label}
    </button>
  ),
}))
vi.mock('@/lib/storefront/screens/step-forms/islands', async () => ({
  StepForm: (await import('@/lib/storefront/screens/step-forms/step-form.client')).StepForm,
}))
vi.mock('@/lib/storefront/screens/checkout/islands', () => ({
  FollowTabs: () => null,
  OrderState: ({ isWaiting }: { isWaiting: boolean }) => <i data-waiting={String(isWaiting)} />,
}))

const market = testMarket()
const layout = layoutDefinition.schema.parse({})

describe('an order that waits for its payment', () => {
  const methods = [
    { code: 'KK', isOffered: true },
    { code: 'PP', isOffered: true },
    { code: 'NN', isOffered: false, reason: 'freight' },
  ] as const
  const awaited = (status: 'open' | 'failed') =>
    orderOf({
      status: 'awaitingPayment',
      heldUntil: new Date('2026-11-20T11:00:00Z'),
      payments: [paymentOf({ method: 'KK', status, provider: 'sandbox' })],
    })
  const pending = (order = awaited('open'), hasBasket = false) =>
    renderScreen(
      <PendingOrder market={market} layout={layout} order={order} methods={methods} hasBasket={hasBasket} />,
    )

  it('can be paid by one form with one button, as before or otherwise, or be ended', async () => {
    const { html, text } = await pending()
    expect(text).toMatch(/^Ihre Bestellung 12345678 wartet auf die Bezahlung/)
    const forms = html.match(/<form.*?<\/form>/gs) ?? []
    expect(forms).toHaveLength(2)
    for (const form of forms) {
      expect(form).toContain('action="/api/checkout/pending/?locale=de-de"')
      expect(form.match(/<button/g)).toHaveLength(1)
      expect(controlOf(form, 'order')).toContain('value="12345678"')
    }
    expect(text).toContain('Ding a')
    const [paying = '', cancel = ''] = forms
    expect(controlOf(paying, 'action')).toContain('value="retry"')
    // The one that was declined is chosen already, unless the shopper takes another.
    expect(controlOf(paying, 'method', 'KK')).toMatch(/type="radio".*checked/)
    expect(controlOf(paying, 'method', 'PP')).toContain('type="radio"')
    expect(controlOf(paying, 'method', 'PP')).not.toContain('checked')
    expect(controlOf(paying, 'method', 'NN')).toBeUndefined()
    expect(controlOf(cancel, 'action')).toContain('value="cancel"')
  })

  it('says that no payment has come, and what can be done', async () => {
    const { text } = await pending()
    expect(text).toContain('Noch ist keine Zahlung bestätigt.')
    expect(text).toContain('Bezahlen Sie hier, auch auf eine andere Art, oder brechen Sie die Bestellung ab.')
  })

  it('says how much, and until when the goods are held, in the time of the market', async () => {
    const { text } = await pending()
    expect(text).toMatch(/Zu zahlen 10,00 €.*Zurückgelegt bis 20\. November 2026 um 12:00/)
  })

  it('says that the last attempt failed', async () => {
    expect((await pending(awaited('failed'))).text).toContain('Es wurde nichts abgebucht')
    expect((await pending()).text).not.toContain('Es wurde nichts abgebucht')
  })

  it.each([
    ['KK', undefined, []],
    ['RE', 'invoice', ['bezahlen später', 'unterwegs ist']],
    ['V', 'transferFirst', ['bezahlen per Überweisung', 'unsere Bankverbindung']],
    ['NN', 'cash', ['bezahlen bei der Zustellung', 'unterwegs ist']],
  ] as const)(
    'names what the button does with %s, and when the contract is concluded',
    async (code, settled, said) => {
      const { html, text } = await renderScreen(
        <PendingOrder
          market={market}
          layout={layout}
          order={awaited('failed')}
          methods={[methods[1], { code, isOffered: true }]}
          hasBasket={false}
        />,
      )
      expect(controlOf(html, 'method', 'PP')).not.toContain('data-settled')
      const radio = controlOf(html, 'method', code)
      if (settled) expect(radio).toContain(`data-settled="${settled}"`)
      else expect(radio).not.toContain('data-settled')
      const [, button = ''] = html.match(/<button[^>]*>(.*?)<\/button>/s) ?? []
      expect(button).toMatch(/\[data-settled\]:checked\]\/paying:hidden">Jetzt bezahlen</)
      expect(button).toMatch(
        /hidden [^"]*\[data-settled\]:checked\]\/paying:inline">Zahlungspflichtig bestellen</,
      )
      expect(html).toMatch(/paying:hidden">Der Vertrag kommt erst zustande, wenn Ihre Zahlung/)
      for (const words of said) expect(text).toContain(words)
    },
  )

  it('leads on with a basket that was filled since', async () => {
    expect((await pending(awaited('open'), true)).html).toContain('href="/de/kasse/?step=address"')
    expect((await pending()).html).not.toContain('?step=address')
  })
})

describe('the thanks for an order', () => {
  const thanks = (order = orderOf(), iban?: string, partnerOffer?: string) => {
    const seller = usualSeller(market.shopLocale)
    const bankAccount = { ...seller.bankAccount, ...(iban && { iban }) }
    return renderScreen(
      <ThankYou
        market={market}
        order={order}
        seller={{ ...seller, bankAccount }}
        payments={usualPayments(market)}
        partnerOffer={partnerOffer}
      />,
    )
  }

  it('offers a guest an account with the order, and no password is asked for on this screen', async () => {
    const { html, text } = await thanks(
      orderOf({ customer: { ...orderOf().customer, isGuestCustomer: true } }),
    )
    expect(text).toMatch(/Mit einem Konto geht es nächstes Mal schneller.*Konto anlegen/)
    expect(html).toMatch(/href="[^"]*\/login\/\?view=register&(?:amp;)?order=12345678"/)
    expect(html).not.toContain('type="password"')
    const own = orderOf({ customer: { ...orderOf().customer, isGuestCustomer: false } })
    expect((await thanks(own)).text).not.toContain('Mit einem Konto')
  })

  it('leads to the offers of the voucher partner where it is given them, for what is ordered alone', async () => {
    const partnerOffer = 'https://offers.example/?orderId=12345678&trafficMediumNumber=3'
    const { html, text } = await thanks(orderOf(), undefined, partnerOffer)
    expect(text).toMatch(/Ein Dankeschön von unserem Partner.*Gutschein aussuchen/)
    const link = html.match(/<a [^>]*offers\.example[^>]*>/)?.[0] ?? ''
    expect(link.replaceAll('&amp;', '&')).toContain(`href="${partnerOffer}"`)
    expect(link).toMatch(/target="_blank"/)
    expect(link).toMatch(/rel="[^"]*noopener noreferrer[^"]*sponsored/)
    expect((await thanks()).text).not.toContain('Partner')
    const waiting = orderOf({ status: 'awaitingPayment' })
    expect((await thanks(waiting, undefined, partnerOffer)).html).not.toContain('offers.example')
  })

  it('names the number, the mail, the goods, the cost and the addresses', async () => {
    const { html, text } = await thanks()
    expect(text).toMatch(/Vielen Dank für Ihre Bestellung.*test@example\.com.*Ihre Bestellnummer 12345678/)
    expect(text).toMatch(/Bestellt am 20\. November 2026.*Ding a.*Gesamtsumme.*10,00 €/)
    expect(text).toMatch(/Lieferadresse Test Beispiel.*Rechnungsadresse Test Beispiel.*Bezahlung Rechnung/)
    expect(text).toContain('Drucken')
    expect(html).toContain('data-waiting="false"')
    expect(html).not.toContain('http-equiv')
  })

  it.each([
    ['RE', 'open', /bekommen Sie die Rechnung per E-Mail/],
    [
      'V',
      'open',
      /überweisen Sie 10,00 €.*Verwendungszweck 12345678.*Bankverbindung steht auch in der E-Mail.*Vertrag geschlossen/,
    ],
    ['V', 'paid', /Ihre Zahlung ist da/],
    ['NN', 'open', /bezahlen 10,00 €, wenn Sie das Paket bekommen/],
    ['KK', 'paid', /Ihre Zahlung ist da/],
  ] as const)('says what happens next with %s that is %s', async (method, status, words) => {
    expect((await thanks(orderOf({ payments: [paymentOf({ method, status })] }))).text).toMatch(words)
  })

  it('shows a banking app where a prepayment goes to, unless banks would refuse it', async () => {
    const awaited = orderOf({ payments: [paymentOf({ method: 'V', status: 'open' })] })
    const { html, text } = await thanks(awaited, 'DE89 3704 0044 0532 0130 00')
    expect(text).toMatch(/IBAN DE89 3704 0044 0532 0130 00.*12345678.*GiroCode/)
    expect(html).toMatch(/<svg[^>]*role="img"[^>]*aria-label="GiroCode der Überweisung"/)
    expect((await thanks(awaited)).text).not.toContain('GiroCode')
    const paid = orderOf({ payments: [paymentOf({ method: 'KK', status: 'paid' })] })
    expect((await thanks(paid, 'DE89 3704 0044 0532 0130 00')).text).not.toContain('IBAN')
  })

  it('tells no test order as a purchase to those who count sales', async () => {
    expect((await thanks()).html).toContain('frontend_purchase')
    const { html, text } = await thanks(orderOf({ isTest: true }))
    expect(text).toContain('Diese Bestellung ist ein Test')
    expect(html).not.toContain('frontend_purchase')
  })

  it('of an order that a gift card paid masks its code', async () => {
    const cost = basketOf([basketLine('a')], { covered: 1000 }).cost
    const { text } = await thanks(
      orderOf({
        cost,
        toPay: 0,
        giftCardCode: 'ABCDEFGH1234',
        payments: [paymentOf({ method: 'G', status: 'paid' })],
      }),
    )
    expect(text).toContain('Geschenkgutschein ••••1234')
    expect(text).not.toContain('ABCDEFGH')
    expect(text).toContain('Bezahlung Geschenkgutschein')
  })

  it('of an order that a gift card paid in part tells the rest as paid once it is', async () => {
    const cost = basketOf([basketLine('a')], { covered: 300 }).cost
    const told = async (status: 'open' | 'paid') => {
      const payments = [
        paymentOf({ method: 'G', status: 'paid' }),
        paymentOf({ method: 'PP', status, amount: 700 }),
      ]
      return (await thanks(orderOf({ cost, toPay: 700, payments }))).text
    }
    expect(await told('open')).toContain('Noch zu zahlen 7,00 €')
    const paid = await told('paid')
    expect(paid).toContain('Bezahlt mit PayPal 7,00 €')
    expect(paid).not.toContain('Noch zu zahlen')
  })

  it('of digital goods says that they come by mail, and nothing of a parcel', async () => {
    const { text } = await thanks(
      orderOf({ deliveryAddress: null, lines: [orderLineOf({ isDigital: true })] }),
    )
    expect(text).toContain('schicken wir Ihnen per E-Mail, sobald die Bestellung bezahlt ist')
    expect(text).not.toMatch(/Sobald das Paket|Lieferadresse|packen/)
  })

  it.each([
    ['paid by card', [paymentOf({ method: 'KK', status: 'paid' })], {}],
    ['covered by a gift card', [paymentOf({ method: 'G', status: 'paid' })], { toPay: 0 }],
  ])('of digital goods that are %s does not wait for money', async (_, payments, more) => {
    const { text } = await thanks(
      orderOf({ deliveryAddress: null, payments, lines: [orderLineOf({ isDigital: true })], ...more }),
    )
    expect(text).toContain('schicken wir Ihnen in den nächsten Minuten per E-Mail')
    expect(text).not.toContain('sobald die Bestellung bezahlt ist')
  })

  it('of freight says who agrees on a day, and nothing of a parcel', async () => {
    const { text } = await thanks(orderOf({ cost: { ...orderOf().cost, isFreight: true } }))
    expect(text).toContain('Den Tag der Lieferung vereinbart die Spedition mit Ihnen.')
    expect(text).not.toContain('Paket')
  })

  it('of freight beside a parcel says of what of it the carrier agrees on a day', async () => {
    const bulky = orderLineOf({ id: 2, product: { ...orderLineOf().product, name: 'Bett', isBulky: true } })
    const cost = { ...orderOf().cost, isFreight: true }
    const { text } = await thanks(orderOf({ cost, lines: [orderLineOf(), bulky] }))
    expect(text).toContain('Mit der Spedition: Bett. Sie ruft Sie an')
    expect(text).toContain(`Im Paket: ${orderLineOf().product.name}.`)
    expect(text).toContain('Den Liefertag der sperrigen Artikel vereinbart die Spedition mit Ihnen.')
  })

  it.each([
    ['gift cards', { isVoucher: true }, {}],
    ['files', { download: 'a.pdf' }, { downloads: 1 }],
  ])('says that %s are ready, and leads to the status of the order without a key', async (_, kind, more) => {
    const at = new Date('2026-11-23T13:05:00Z')
    const { html, text } = await thanks(
      orderOf({
        ...{ deliveryAddress: null, status: 'shipped' },
        lines: [orderLineOf({ ...kind, isDigital: true, deliveredAt: at })],
        events: [testEvent({ type: 'delivered', details: { until: '2026-12-23T13:05:00.000Z', ...more } })],
      }),
    )
    expect(text).toContain('Die Links dazu bekommen Sie per E-Mail, und Sie finden sie im Bestellstatus.')
    expect(text).not.toMatch(/sobald die Bestellung bezahlt ist|packen/)
    expect(html).toContain('href="/de/bestellstatus/?order=12345678"')
    expect(html).not.toMatch(/key=|\/api\/orders\/(?:gift-cards|downloads)/)
    for (const hash of ['gift-card-mail', 'gift-card-print'])
      expect(html.includes(`href="/de/bestellstatus/?order=12345678#${hash}"`)).toBe('isVoucher' in kind)
  })

  it('has the account of a prepayment before all else, each fact as banking apps take it', async () => {
    const prepaid = orderOf({ payments: [paymentOf({ method: 'V' })] })
    const { html, text } = await thanks(prepaid, 'DE89 3704 0044 0532 0130 00')
    const copied = [...html.matchAll(/data-text="([^"]*)">([^<]*) kopieren/g)].map(([, copy, name]) => [
      name,
      copy,
    ])
    expect(copied).toEqual([
      ['Kontoinhaber', usualSeller(market.shopLocale).bankAccount.holder],
      ['IBAN', expect.stringMatching(/^DE\d{20}$/)],
      ['BIC', expect.stringMatching(/^[A-Z\d]{8,11}$/)],
      ['Verwendungszweck', '12345678'],
      ['Betrag', '10,00'],
    ])
    expect(html).toMatch(/<a [^>]*download="GiroCode-12345678\.png"[^>]*href="data:image\/png;base64,/)
    expect(text).toMatch(
      /Vielen Dank.*So überweisen Sie.*10,00 €.*test@example\.com.*Ihre Bestellnummer.*So geht es weiter.*Bestellstatus.*Ding a.*Weiter einkaufen/,
    )
  })

  it('offers an account and goods of partners after what was ordered', async () => {
    const guest = orderOf({ customer: { ...orderOf().customer, isGuestCustomer: true } })
    const { text } = await thanks(guest, undefined, 'https://offers.example/')
    expect(text).toMatch(
      /So geht es weiter.*Bestellstatus.*Ding a.*Mit einem Konto.*unserem Partner.*Weiter einkaufen/,
    )
  })

  it.each([
    ['placed', false],
    ['shipped', true],
    ['returned', false],
  ] as const)(
    'has the account of what was bought on account while that is %s: %s',
    async (status, isShown) => {
      const { html, text } = await thanks(
        orderOf({ status, payments: [paymentOf({ method: 'RE', status: 'open' })] }),
      )
      expect(html.includes('aria-labelledby="transfer-title"')).toBe(isShown)
      if (isShown) expect(text).toMatch(/innerhalb von \d+ Tagen nach Erhalt von Ware und Rechnung/)
    },
  )

  it.each([
    ['placed', true],
    ['shipped', true],
  ] as const)('of %s goods repeats what was said of their arrival: %s', async (status, isSaid) => {
    const { text } = await thanks(
      orderOf({ status, lines: [orderLineOf({ arrival: 'In 8 bis 10 Wochen' })] }),
    )
    expect(text.includes('Bei der Bestellung angekündigt')).toBe(isSaid)
  })

  it('says of a mixed order what comes by post, and what by mail', async () => {
    const lines = [orderLineOf(), orderLineOf({ id: 2, isDigital: true, download: 'a.pdf' })]
    const { text } = await thanks(orderOf({ lines }))
    expect(text).toMatch(/Wir prüfen Ihre Bestellung.*Sobald sie unterwegs ist.*Herunterladen gekauft/)
  })

  const awaiting = (status: 'open' | 'failed') =>
    orderOf({
      ...{ status: 'awaitingPayment', heldUntil: new Date('2026-11-20T11:00:00Z') },
      payments: [paymentOf({ method: 'KK', status })],
    })

  it.each(['open', 'failed'] as const)(
    'says of an order whose payment is %s until when its goods are held, and which they are',
    async (status) => {
      const { text } = await thanks(awaiting(status))
      expect(text).toMatch(/Zurückgelegt bis [^.]*20\. November 2026[^.]*12:00 Uhr/)
      expect(text).toContain('Ding a')
    },
  )

  it('looks again while the payment is awaited, also where no script runs', async () => {
    const { html, text } = await thanks(awaiting('open'))
    expect(text).toContain('Wir warten noch auf Ihre Zahlung')
    expect(text).not.toContain('Vielen Dank')
    expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="6"\/?><\/noscript>/i)
    expect(html).toContain('data-waiting="true"')
    expect(html).toContain('href="/de/danke/?order=12345678"')
  })

  it('leads to another means of payment when it failed', async () => {
    const { html, text } = await thanks(awaiting('failed'))
    expect(text).toContain('Die Zahlung hat nicht geklappt')
    expect(html).toContain('href="/de/kasse/?order=12345678"')
    expect(html).toContain('data-waiting="false"')
  })

  it('says that a test is one, and promises nothing for it', async () => {
    const digital = [orderLineOf({ isDigital: true, isVoucher: true })]
    const { text } = await thanks(orderOf({ isTest: true, lines: digital }))
    expect(text).toContain('Diese Bestellung ist ein Test: Bitte zahlen Sie nichts.')
    expect(text).not.toMatch(/So geht es weiter|sobald/)
    expect((await thanks(orderOf())).text).not.toContain('ein Test')
  })

  it('thanks for nothing that was cancelled', async () => {
    const { html, text } = await thanks(orderOf({ status: 'cancelled' }))
    expect(text).toContain('Diese Bestellung ist abgebrochen')
    expect(text).not.toContain('Vielen Dank')
    expect(html).toContain('href="/de/warenkorb/"')
  })
})

it.each([
  ['RE', 'open', 1000, false, /erst dann ist der Vertrag geschlossen/],
  ['NN', 'open', 1000, false, /Vertrag ist erst geschlossen, wenn/],
  ['V', 'open', 1000, false, /Damit ist der Vertrag geschlossen/],
  ['V', 'open', 1000, true, /Damit ist der Vertrag geschlossen/],
  ['KK', 'paid', 1000, false, /der Vertrag ist geschlossen/],
  ['KK', 'paid', 1000, true, /der Vertrag ist geschlossen/],
  ['KC', 'paid', 1000, false, /der Vertrag ist geschlossen/],
  ['G', 'paid', 0, false, /Damit ist der Vertrag geschlossen/],
  ['G', 'paid', 0, true, /Damit ist der Vertrag geschlossen/],
] as const)(
  'after an order by %s (%s, %i to pay, digital: %s) it is said when the contract is closed',
  async (method, status, toPay, isDigital, words) => {
    const order = orderOf({
      ...{ status: 'placed', toPay, lines: [orderLineOf({ isDigital })] },
      payments: [paymentOf({ method, status, amount: 1000 })],
    })
    const { text } = await renderScreen(<ThankYouNext market={market} order={order} />)
    expect(text).toMatch(words)
  },
)

it.each([
  ['RE', 'open', 1000, [null], false],
  ['NN', 'open', 1000, [null], false],
  ['V', 'open', 1000, [null], true],
  ['KK', 'paid', 1000, [null], true],
  ['KC', 'paid', 1000, [null], true],
  ['G', 'paid', 0, [null], true],
  ['KK', 'paid', 1000, [5], false],
  ['KK', 'paid', 1000, [5, null], true],
] as const)(
  'after an order by %s (%s, %i to pay, parcels: %j) a mail about the parcel is announced once, and where one comes',
  async (method, status, toPay, parcels, isAnnounced) => {
    const order = orderOf({
      ...{ status: 'placed', toPay, lines: parcels.map((shipmentId) => orderLineOf({ shipmentId })) },
      payments: [paymentOf({ method, status, amount: 1000 })],
    })
    const { text } = await renderScreen(<ThankYouNext market={market} order={order} />)
    expect(text.includes('Sobald das Paket unterwegs ist, schreiben wir Ihnen.')).toBe(isAnnounced)
  },
)
