import { describe, expect, it, vi } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import { allMarkets, screenPath } from '@/lib/platform/markets'
import { findMarket, type Market } from '@/lib/platform/markets/markets'
import { SummaryJump } from '@/lib/storefront/screens/checkout/basket-summary'
import { type Refusal, ReviewStep } from '@/lib/storefront/screens/checkout/review-step'
import { writeShown } from '@/lib/storefront/screens/checkout/shown-review'
import { layoutDefinition } from '@/schemas/layout'
import { basketLine, basketOf } from '@/tests/fixtures/basket'
import { checkoutOf, testAddress } from '@/tests/fixtures/checkout'
import { guaranteeView } from '@/tests/fixtures/guarantee'
import { testMarket } from '@/tests/fixtures/render'
import { controlOf, renderScreen } from './render-screen'

const shop = vi.hoisted(() => ({ isTest: false }))
vi.mock('@/lib/storefront/runtime/test-shop/is-test-shop', () => ({ isTestShop: () => shop.isTest }))
vi.mock('@/lib/storefront/screens/step-forms/islands', async () => ({
  StepForm: (await import('@/lib/storefront/screens/step-forms/step-form.client')).StepForm,
}))

const link = (name: string, url: string) => ({
  ...{ _uid: url, component: 'layout_link', name, link: { linktype: 'url', url } },
})
const layout = layoutDefinition.schema.parse({
  legalInfos: [
    link('AGB', '/de/agb/'),
    link('Widerruf', '/de/widerruf/'),
    link('Rückgaberecht', '/ch/widerruf/'),
  ],
})

type Offers = Parameters<typeof ReviewStep>[0]['offers']

const review = (
  checkout = checkoutOf(),
  {
    market = testMarket(),
    ...told
  }: { refusal?: Refusal; since?: string; market?: Market; offers?: Offers } = {},
) =>
  renderScreen(
    <ReviewStep market={market} checkout={checkout} layout={layout} refusal={undefined} {...told} />,
  )

describe('the review', () => {
  it('names goods with hyphens between the parts of a long word', async () => {
    const line = basketLine('a')
    const product = { ...line.product, name: 'Ganzjahresschlafsack Linea' }
    const { html } = await review(checkoutOf({}, basketOf([{ ...line, product }])))
    expect(html.match(/Ganz\S*/)?.[0]).toBe('Ganzjahres\u00adschlafsack')
  })

  it('has no button to order where the shop takes no orders, says so, and keeps what was entered', async () => {
    const order = 'Zahlungspflichtig bestellen'
    const open = await review()
    expect(open.text).toContain(order)
    const { text } = await review(checkoutOf(), { refusal: 'notSelling' })
    expect(text).not.toContain(order)
    expect(text).toContain('Dieser Shop nimmt noch keine Bestellungen an')
    expect(text).toContain('Musterweg 1 12345 Musterstadt')
  })

  it('shows who orders, where it goes and how it is paid, each with the way to change it', async () => {
    const { html, text } = await review()
    expect(text).toContain('Test Beispiel test@example.com')
    expect(text).toContain('Musterweg 1 12345 Musterstadt')
    expect(text).toContain('Rechnungsadresse Ändern : Rechnungsadresse wie die Lieferadresse')
    expect(text).toContain('Rechnung')
    for (const href of ['/de/kasse/login/', '/de/kasse/?step=address', '/de/kasse/?step=payment'])
      expect(html).toContain(`href="${href}"`)
  })

  it.each([
    ['de', ['Mit der Spedition: Bett. Sie ruft Sie an', 'Im Paket: Body.']],
    ['at', ['Mit der Spedition: Bett. Sie ruft Sie an', 'Im Paket: Body.']],
    ['ch', ['Mit der Spedition: Bett. Sie ruft Sie an', 'Im Paket: Body.']],
    ['ch-fr', ['Par transporteur : Bett. Il vous appelle', 'Par colis : Body.']],
    ['fr', ['Par transporteur : Bett. Il vous appelle', 'Par colis : Body.']],
    ['nl', ['Met een transporteur: Bett. Die belt u', 'Met de pakketdienst: Body.']],
  ] as const)('says above the goods who calls and what comes by parcel, in %s', async (code, lines) => {
    const goods = [
      { name: 'Bett', isBulky: true, quantity: 1 },
      { name: 'Body', isBulky: false, quantity: 1 },
    ]
    const of = async (list: typeof goods) =>
      (await review(checkoutOf({ goods: list }), { market: testMarket(code, 'bm') })).text.replaceAll(
        '\u202f',
        ' ',
      )
    for (const line of lines) expect(await of(goods)).toContain(line)
    for (const line of lines) expect(await of(goods.slice(1))).not.toContain(line)
  })

  it('shows the number that a carrier calls, and none where parcels alone come', async () => {
    const deliveryAddress = { ...testAddress, phone: '+493023125111' }
    const shown = async (isFreight: boolean) =>
      (await review(checkoutOf({ deliveryAddress }, basketOf([basketLine('a')], { isFreight })))).text
    expect(await shown(true)).toContain('Telefon: +49 30 23125111')
    expect(await shown(false)).not.toContain('+49')
  })

  it('says before the order that a shop is a test, and what is not issued there', async () => {
    const words = /als Testbestellung angelegt.*Gutscheine, Aktionscodes und Dateien werden nicht ausgegeben/
    expect((await review()).text).not.toMatch(words)
    shop.isTest = true
    expect((await review()).text).toMatch(words)
    shop.isTest = false
  })

  it.each(allMarkets.map((market) => [market.shopLocale, market] as const))(
    'reminds of the legal guarantee of goods before the order in %s, in the Union alone',
    async (_, market) => {
      const title = marketText(market)('guarantee.legal.title')
      const plain = (words: string) => words.replace(/\s+/g, ' ')
      const ofGoods = plain((await review(checkoutOf(), { market })).text)
      expect(ofGoods.includes(plain(title))).toBe(!market.iso.endsWith('CH'))
      const ofFiles = plain((await review(checkoutOf({ hasGoods: false }), { market })).text)
      expect(ofFiles).not.toContain(plain(title))
    },
  )

  it('says of gift cards alone that they can be printed or sent as a present after the purchase', async () => {
    const words = marketText(testMarket())('giftCardMail.before')
    expect((await review()).text).not.toContain(words)
    expect((await review(checkoutOf({ hasGiftCards: true }))).text).toContain(words)
  })

  it('tells the total before the goods as well, for phones', async () => {
    const { text } = await review()
    const total = text.indexOf('Gesamtsumme')
    expect(total).toBeGreaterThan(-1)
    expect(total).toBeLessThan(text.indexOf('1 Stück'))
  })

  it('tells the guarantee of durability of each product once, with its name', async () => {
    const product = { number: '1', name: 'Kindersitz', guarantee: guaranteeView() }
    const basket = basketOf([
      basketLine('a', { product, variant: { referenceKey: 'R.1' } }),
      basketLine('b', { product, variant: { referenceKey: 'R.2' } }),
      basketLine('c'),
    ])
    const { text } = await review(checkoutOf({}, basket))
    expect(text.match(/Haltbarkeitsgarantie des Herstellers/g)).toHaveLength(1)
    expect(text).toMatch(/Kindersitz Haltbarkeitsgarantie des Herstellers: 4 Jahre Für das ganze Produkt/)
  })

  it('shows an invoice address of its own', async () => {
    const invoiceAddress = { ...testAddress, street: 'Beispielgasse 2' }
    expect((await review(checkoutOf({ invoiceAddress }))).text).toContain('Beispielgasse 2')
  })

  it('has goods, reductions, shipping, taxes and total directly above the button', async () => {
    const basket = basketOf(
      [
        basketLine('a', {
          quantity: 2,
          product: { name: 'Body', features: ['100 % Baumwolle', 'Druckknöpfe'] },
          variant: {
            choice: ['Salbei', 'Größe 62'],
            ...{ delivery: 'Sofort lieferbar', arrival: 'In 1 bis 3 Werktagen bei Ihnen' },
          },
        }),
      ],
      { reductions: [{ id: 'p', label: 'Herbst', amount: 300 }], shipping: 499, withTax: 2199 },
    )
    // Back stands on both sides of the button, each shown in windows of other widths.
    const { text } = await review(checkoutOf({}, basket))
    expect(text).toMatch(
      /Body Artikelnummer \S+ Salbei\s· Größe 62\s· 2 Stück 100 % Baumwolle\s· Druckknöpfe je 10,00 € In 1 bis 3 Werktagen bei Ihnen Summe: 20,00 € Waren 20,00 € Herbst − 3,00 € Versand 4,99 € Gesamtsumme inkl\. Versand 21,99 € inkl\. 19 % MwSt\. [\d,]+ € Zurück Zahlungspflichtig bestellen Zurück Ihre Angaben/,
    )
  })

  it.each([
    ['de', 'Zahlungspflichtig bestellen'],
    ['at', 'Zahlungspflichtig bestellen'],
    ['ch', 'Jetzt kaufen'],
    ['ch-fr', 'Acheter maintenant'],
    ['fr', 'Commander avec obligation de paiement'],
    ['be-fr', 'Commander avec obligation de paiement'],
    ['nl', 'Bestelling met betalingsverplichting'],
    ['be', 'Bestelling met betalingsverplichting'],
  ])('orders in %s with the words “%s”', async (code, words) => {
    const market = findMarket('bm', code)
    if (!market) throw new Error(`no market ${code}`)
    const { html } = await review(checkoutOf(), { market })
    expect(html).toMatch(new RegExp(`type="submit"[^>]*>(?:<span[^>]*>)*${words}<`))
  })

  it('leads to the terms and to withdrawal, which Swiss law does not give', async () => {
    const { html, text } = await review()
    expect(html).toContain('href="/de/agb/"')
    expect(html).toContain('href="/de/widerruf/"')
    expect(text).toContain('Widerrufsbelehrung')
    const swiss = await review(checkoutOf(), { market: testMarket('ch') })
    expect(swiss.text).not.toContain('Widerrufsbelehrung')
    expect(swiss.text).toContain('Rückgaberecht')
    // A market that leads to no terms names none.
    expect(swiss.text).not.toContain('Allgemeinen Geschäftsbedingungen')
  })

  it('orders what it shows: the checkout and the mark of the review', async () => {
    const checkout = checkoutOf()
    const { html } = await review(checkout)
    expect(html).toContain('action="/api/checkout/order/?locale=de-de"')
    expect(controlOf(html, 'checkout')).toContain(`value="${checkout.id}"`)
    expect(controlOf(html, 'review')).toContain('value="mark-of-the-review-0001"')
  })

  it('asks to agree before files are delivered at once, and says what was not agreed to', async () => {
    expect((await review()).html).not.toContain('name="immediate"')
    const asked = await review(checkoutOf({ asksImmediate: true }))
    expect(controlOf(asked.html, 'immediate')).toContain('required')
    expect(asked.text).toContain('mein Widerrufsrecht für die Downloads verliere')
    const draft = { step: 'review' as const, values: {}, errors: { immediate: 'notAgreed' } }
    const refused = await review(checkoutOf({ asksImmediate: true, draft }))
    expect(controlOf(refused.html, 'immediate')).toContain('aria-invalid="true"')
    expect(refused.text).toContain('Bitte stimmen Sie zu')
  })

  it('asks by an empty box whether an old device is taken back, of the kind of what is ordered', async () => {
    expect((await review()).html).not.toContain('oldDevice')
    const { html, text } = await review(checkoutOf({ oldDevicesFor: ['Heizstrahler', 'Babyphone'] }))
    expect(controlOf(html, 'oldDevice')).toContain('type="checkbox"')
    expect(controlOf(html, 'oldDevice')).not.toMatch(/ (?:checked|required)=/)
    expect(text).toContain('Ich möchte bei der Lieferung ein altes Gerät gleicher Art abgeben')
    expect(text).toContain('Heizstrahler, Babyphone: Ein altes Gerät nehmen wir dann kostenlos mit')
  })

  it.each(allMarkets.map((market) => [market.code, market] as const))(
    'asks by an empty box whether the confirmation may show offers of the partner that the shop has: %s',
    async (_, market) => {
      expect((await review(checkoutOf(), { market })).html).not.toContain('partnerOffers')
      const offers = { partner: 'Angebote & Mehr GmbH', email: 'service@example.com' }
      const { html, text } = await review(checkoutOf(), { market, offers })
      expect(controlOf(html, 'partnerOffers')).toContain('type="checkbox"')
      expect(controlOf(html, 'partnerOffers')).not.toMatch(/ (?:checked|required)=/)
      expect(text).toContain(offers.partner)
      expect(text).toMatch(/(?:zurücknehmen|retirer votre accord|intrekken).*service@example\.com/)
      const draft = { step: 'review' as const, values: { partnerOffers: 'on' }, errors: { order: 'changed' } }
      const again = await review(checkoutOf({ draft }), { market, offers, refusal: 'changed' })
      expect(controlOf(again.html, 'partnerOffers')).toContain(' checked=')
    },
  )

  it('says that there were too many orders', async () => {
    expect((await review(checkoutOf(), { refusal: 'tooMany' })).text).toMatch(
      /^Von Ihrem Anschluss kamen gerade sehr viele Anfragen/,
    )
  })

  it.each(allMarkets.map((market) => [market.code, market] as const))(
    'says how it can be ordered where no voucher can be looked at: %s',
    async (_, market) => {
      const { html, text } = await review(checkoutOf(), { refusal: 'voucherLater', market })
      expect(text).toContain(marketText(market)('checkout.review.voucherLater'))
      expect(html).toContain(`href="${screenPath(market, 'basket')}"`)
    },
  )

  it('says that the payment follows elsewhere, where it does', async () => {
    expect((await review(checkoutOf({ paymentMethod: 'KK' }))).text).toContain('Seite des Zahlungsdienstes')
    expect((await review()).text).not.toContain('Seite des Zahlungsdienstes')
  })

  it('has no shipping when nothing is sent, and the address is that of the invoice', async () => {
    const { text } = await review(checkoutOf({ isSent: false }))
    expect(text).not.toMatch(/Lieferadresse|Versand|versandkostenfrei/)
    expect(text).toMatch(/Gesamtsumme 30,00 € inkl\. 19 % MwSt\. 4,79 €/)
    expect(text).toMatch(/Rechnungsadresse Ändern : Rechnungsadresse Test Beispiel/)
  })

  it('with lines that do not count says so, and orders the others', async () => {
    const out = basketLine('a', { notice: 'notBuyable', product: { name: 'Lampe' } })
    const fewer = basketLine('b', { notice: 'lessLeft', quantity: 2, product: { name: 'Body' } })
    const { html, text } = await review(checkoutOf({ uncounted: [out] }, basketOf([fewer])))
    expect(text).toMatch(/^Nicht alles aus Ihrem Warenkorb ist zu haben.*Lampe ist zurzeit nicht lieferbar/)
    expect(text).toContain('Von Body sind nur noch 2 Stück da: Wir bestellen diese.')
    expect(html).toContain('<form')
  })

  it('tells the same article in two sizes apart, of which one is gone and of one there is less', async () => {
    const body = (key: string, size: string, notice?: 'notBuyable' | 'lessLeft') =>
      basketLine(key, {
        product: { name: 'Body' },
        variant: { choice: ['Salbei', size] },
        quantity: 2,
        notice,
      })
    const before = basketOf([body('a', 'Größe 62'), body('b', 'Größe 68')])
    const draft = {
      step: 'review',
      values: { shown: writeShown(checkoutOf({}, before)) },
      errors: { order: 'changed' },
    } as const
    const left = basketOf([body('b', 'Größe 68', 'lessLeft')])
    const uncounted = [body('a', 'Größe 62', 'notBuyable')]
    const { text } = await review(checkoutOf({ uncounted, draft }, left), { refusal: 'changed' })
    for (const said of [
      'Body, Salbei, Größe 62 ist nicht mehr dabei',
      'Body, Salbei, Größe 62 ist zurzeit nicht lieferbar',
      'Von Body, Salbei, Größe 68 sind nur noch 2 Stück da',
    ])
      expect(text).toContain(said)
  })

  it('that has changed says what, and asks again', async () => {
    const before = basketOf([basketLine('a', { product: { name: 'Body' } })])
    const now = basketOf([basketLine('a', { product: { name: 'Body' }, total: 1200 })], { toPay: 1200 })
    const draft = {
      step: 'review',
      values: { shown: writeShown(checkoutOf({}, before)) },
      errors: { order: 'changed' },
    } as const
    const { html, text } = await review(checkoutOf({ draft }, now), { refusal: 'changed' })
    expect(text).toMatch(/^Etwas hat sich geändert.*Noch ist nichts bestellt/)
    expect(text).toContain('Body: 12,00 € statt 10,00 €')
    expect(text).toContain('Zu zahlen: 12,00 € statt 10,00 €')
    expect(html).toContain('<form')
  })

  it.each(allMarkets.map((market) => [market.shopLocale, market] as const))(
    'that another tab has changed says in %s what, once for each review that has shown something else',
    async (_, market) => {
      const title = marketText(market)('checkout.review.changed')
      const since = writeShown(checkoutOf({}, basketOf([basketLine('a', { quantity: 3 })])))
      const now = checkoutOf({ invoiceAddress: testAddress }, basketOf([basketLine('a')]))
      const plain = (words: string) => words.replace(/[\u00a0\u202f]/g, ' ')
      const text = plain((await review(now, { market, since })).text)
      expect(text.startsWith(title)).toBe(true)
      const t = marketText(market)
      const quantity = { name: 'Ding a', now: '1', before: '3' }
      expect(text).toContain(plain(t('checkout.review.changes.quantity', quantity)))
      const part = t('checkout.review.changes.part', { part: t('checkout.review.invoice') })
      expect(text).toContain(plain(part))
      expect((await review(now, { market, since: writeShown(now) })).text).not.toContain(title)
      expect((await review(now, { market, since: '0' })).text).toContain(title)
      expect((await review(now, { market })).text).not.toContain(title)
    },
  )

  it('that has changed says so also where it is not known what', async () => {
    expect((await review(checkoutOf(), { refusal: 'changed' })).text).toContain('Etwas hat sich geändert')
  })
})

it('names one amount in every short form: what is to be paid, also after a gift card', async () => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
  const whole = basketOf([basketLine('a')])
  const { withTax } = whole.cost
  const part = { ...whole, cost: { ...whole.cost, covered: withTax - 498, toPay: 498 } }
  const shown = plain((await review(checkoutOf({}, part))).text)
  expect(shown).toContain('Noch zu zahlen: 4,98 €')
  expect(shown).not.toContain('Gesamtsumme: ')
  expect(plain((await review(checkoutOf({}, whole))).text)).toContain('Gesamtsumme: ')
  const jump = async (basket: typeof whole) =>
    plain((await renderScreen(<SummaryJump market={testMarket()} checkout={checkoutOf({}, basket)} />)).text)
  expect(await jump(part)).toContain('noch zu zahlen: 4,98 €')
  expect(await jump(whole)).not.toContain('noch zu zahlen')
})
