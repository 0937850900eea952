import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { usualReturnTerms } from '@/lib/platform/shop-configuration'
import { BasketBar } from '@/lib/storefront/screens/basket/basket-bar'
import { BasketLine } from '@/lib/storefront/screens/basket/basket-line'
import { BasketPanel } from '@/lib/storefront/screens/basket/basket-panel'
import type { Assurances } from '@/lib/storefront/screens/basket/basket-screen'
import { PlainLine } from '@/lib/storefront/screens/basket/plain-line'
import { redeemedWords } from '@/lib/storefront/screens/basket/redeemed-words'
import { basketWords } from '@/lib/storefront/screens/basket/words'
import { LineList } from '@/lib/storefront/screens/order-parts/line-list'
import { basketLines } from '@/lib/storefront/screens/order-parts/lines'
import type { Basket, BasketItem } from '@/schemas/api/basket'
import { basketLine, basketOf } from '@/tests/fixtures/basket'
import { testMarket } from '@/tests/fixtures/render'

const market = testMarket()
const words = basketWords(market)
/** What is read, with plain spaces and without hyphens that are not seen. */
const textOf = (html: string) =>
  html
    .replaceAll('\u00ad', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ')
    .trim()

const nothing = () => undefined
const line = (item: BasketItem, hasWishlist = true) =>
  renderToStaticMarkup(
    <BasketLine
      item={item}
      market={market}
      words={words}
      onQuantity={nothing}
      onRemove={nothing}
      onWishlist={hasWishlist ? nothing : undefined}
    />,
  )

it.each([
  [1, 1],
  [2, 2],
])('a line of %i without scripts states %i prices', (quantity, prices) => {
  const item = basketLine('a', { quantity })
  const text = textOf(renderToStaticMarkup(<PlainLine item={item} market={market} words={words} />))
  expect(text.match(/€/g)).toHaveLength(prices)
})

const offered = { code: 'TEN', name: 'Zehn', words: null, form: <form /> }
const panel = (basket: Basket, checkoutHref?: string, coupon: Assurances['coupons'][number] = offered) =>
  renderToStaticMarkup(
    <BasketPanel
      basket={{ offered: [{ code: 'TEN' }], ...basket }}
      isOpen={false}
      market={market}
      checkoutHref={checkoutHref}
      codes={null}
      assurances={{
        ...{ sending: <p>Verlässlich</p>, paymentTitle: 'Zahlungsarten', couponsTitle: 'Aktion' },
        coupons: [coupon],
        payment: [
          { mark: <span>Karte</span> },
          { notFor: ['hasVouchers'], least: 500, most: 5000, mark: <span>Rechnung</span> },
          { notFor: ['freight', 'hasDigital'], mark: <span>Nachnahme</span> },
        ],
      }}
      freightNote="Eine Spedition holt ab."
      words={words}
    />,
  )

it('leads to no checkout while nothing of a basket can be ordered', () => {
  const gone = basketLine('a', { notice: 'notBuyable', total: 0 })
  const none = panel(basketOf([gone]), '/de/kasse/')
  expect(textOf(none)).toMatch(/Von diesen Artikeln ist gerade nichts lieferbar/)
  expect(none).not.toMatch(/kasse|0,00/)
  const html = panel(basketOf([gone, basketLine('b', { notice: 'lessLeft' })]), '/de/kasse/')
  expect(html).toContain('href="/de/kasse/"')
})

it.each([
  [{ code: 'TEN', missing: 801 }, /Zehn Noch 8,01\s€ bis zu diesem Code/, false],
  [{ code: 'TEN' }, /Zehn Einlösen/, true],
  [{ code: 'OTHER' }, /^(?!.*Zehn)/, false],
])('tells what the basket says of a code before it is pressed: %o', (taken, words, isOffered) => {
  const html = panel({ ...basketOf([basketLine('a')]), offered: [taken] }, undefined, {
    ...{ code: 'TEN', name: 'Zehn', words: <p>Zehn</p> },
  })
  expect(textOf(html)).toMatch(words)
  expect(html.includes('<button type="button" aria-label="Zehn einlösen"')).toBe(isOffered)
  // No address leads away from the place where the shopper is.
  expect(html).not.toContain('voucher=')
})

it('redeems an offered code by its form where no script runs', () => {
  const html = panel({ ...basketOf([basketLine('a')]), offered: [{ code: 'TEN' }] }, undefined, {
    ...offered,
    form: <form id="redeems" />,
  })
  expect(html).toContain('<form id="redeems"')
  expect(html).not.toContain('<button type="button" aria-label="Zehn einlösen"')
})

it.each([
  ['takes something off', { code: 'ten', amount: 300 }, 'Code TEN eingelöst: 3,00\u00a0€ abgezogen'],
  ['makes shipping free', { code: 'TEN', amount: 0 }, 'Code TEN eingelöst'],
  ['is a gift card beside a voucher', { code: 'OTHER', amount: 300 }, 'Code TEN eingelöst'],
  ['is a gift card', undefined, 'Code TEN eingelöst'],
])('says of a code what it has done that %s', (_, voucher, said) => {
  const basket = { ...basketOf([]), ...(voucher && { voucher: { ...voucher, isValid: true } }) }
  expect(redeemedWords(words.codes, basket, 'TEN', market)).toBe(said)
})

describe('a line', () => {
  it('says what it is, how many of it, and what that costs', () => {
    const html = line(
      basketLine('a', {
        quantity: 2,
        product: { name: 'Body', brand: 'Nestling', subbrand: 'Natur' },
        variant: { choice: ['Salbei', 'Größe 62'], before: 1250, delivery: 'Sofort lieferbar' },
        inscription: 'Emma',
      }),
    )
    const text = textOf(html)
    for (const part of ['Nestling Natur', 'Salbei · Größe 62', 'Beschriftung: Emma', 'Sofort lieferbar'])
      expect(text).toContain(part)
    expect(html).toContain('href="/de/p/ding-na/"')
    expect(html).toMatch(/statt.*<s>12,50/)
    expect(text).toMatch(/Summe: 20,00 €/)
    expect(html).toMatch(/<option value="2" selected="">/)
  })

  it('says the price of one piece once, and each price where they differ', () => {
    const prices = (item: Parameters<typeof basketLine>[1]) =>
      textOf(line(basketLine('a', item))).match(/\d+,\d\d €/g)
    expect(prices({})).toEqual(['10,00 €'])
    expect(prices({ quantity: 2, total: 2000 })).toEqual(['10,00 €', '20,00 €'])
    expect(prices({ total: 700 })).toEqual(['10,00 €', '7,00 €'])
    expect(prices({ variant: { before: 1250 } })).toEqual(['10,00 €', '12,50 €', '10,00 €'])
  })

  it('names its controls after what they are for', () => {
    const text = textOf(line(basketLine('a', { product: { name: 'Body' } })))
    for (const name of ['Menge : Body', 'Entfernen : Body', 'Auf die Wunschliste : Body'])
      expect(text).toContain(name)
  })

  it('names its controls after the size and the colour, too', () => {
    const given = { product: { name: 'Body' }, variant: { choice: ['Salbei', 'Größe 62'], most: 1 } }
    const text = textOf(line(basketLine('a', { ...given, quantity: 1, notice: 'lessLeft' })))
    const of = 'Body, Salbei, Größe 62'
    for (const name of ['Menge', 'Entfernen', 'Auf die Wunschliste', 'Auf ein Stück ändern'])
      expect(text).toContain(`${name} : ${of}`)
  })

  it('says what a promotion takes off, and what is missing for one', () => {
    const promotion = { id: 'p', label: 'Startset', effect: { type: 'combo_deal' as const } }
    const given = line(basketLine('a', { promotion: { ...promotion, isValid: true }, reduction: 300 }))
    expect(textOf(given)).toMatch(/Startset − 3,00 €/)
    const open = textOf(line(basketLine('a', { promotion: { ...promotion, isValid: false } })))
    expect(open).toContain('Startset: noch nicht abgezogen. Es fehlt etwas aus dem Angebot')
    expect(open).not.toContain('−')
  })

  it.each([
    ['what is missing', { missing: 801 }, 'Startset: noch 8,01 €, dann gilt das Angebot.'],
    ['that it is over', { isOver: true as const }, 'Startset: Das Angebot ist beendet.'],
  ])('says of a promotion that does not apply %s', (_, why, words) => {
    const promotion = { id: 'p', label: 'Startset', isValid: false, effect: { type: 'percentage' as const } }
    expect(textOf(line(basketLine('a', { promotion: { ...promotion, ...why } })))).toContain(words)
  })

  it('names a promotion that gives something without an amount', () => {
    const promotion = { id: 'p', label: 'Gratis Versand', effect: { type: 'free_shipping' as const } }
    const html = line(basketLine('a', { promotion: { ...promotion, isValid: true } }))
    expect(textOf(html)).toContain('Gratis Versand')
    expect(textOf(html)).not.toContain('noch nicht abgezogen')
    expect(html).not.toContain('−')
  })

  it('of a gift costs nothing, has no quantity to choose and can be removed', () => {
    const gift = basketLine('gift:p', {
      ...{ quantity: 2, isGift: true, total: 0 },
      promotion: { id: 'p', label: 'Willkommen', isValid: true, effect: { type: 'gift' } },
    })
    const text = textOf(line(gift))
    expect(text).toMatch(/Jetzt 0,00 € statt 10,00 €/)
    expect(text).toMatch(/Summe: 0,00 €/)
    expect(text).toContain('2 Geschenke')
    expect(text).toContain('Willkommen')
    expect(line(gift)).not.toContain('<select')
    expect(text).toContain('Entfernen : Ding gift:p')
    expect(text).not.toContain('Wunschliste')
  })

  it('offers no wishlist in a shop without one', () => {
    expect(textOf(line(basketLine('a'), false))).not.toContain('Wunschliste')
  })

  it('says in which language its name is, where that is another', () => {
    expect(line(basketLine('a', { product: { lang: 'fr' } }))).toMatch(/<h2[^>]* lang="fr"/)
    expect(line(basketLine('a'))).not.toMatch(/ lang=/)
  })

  it.each([
    ['notSold', 'Hier nicht erhältlich', { href: undefined }, { most: 0, price: undefined }],
    ['notBuyable', 'Zurzeit nicht lieferbar', {}, { most: 0 }],
  ] as const)('that is %s says so, counts nothing and can be removed', (notice, title, product, variant) => {
    const item = basketLine('a', { notice, quantity: 3, total: 0 })
    const html = line({
      ...item,
      product: { ...item.product, ...product },
      variant: { ...item.variant, ...variant },
    })
    const text = textOf(html)
    expect(text).toContain(title)
    expect(text).toContain('Menge 3')
    expect(text).not.toContain('Summe')
    expect(html).not.toContain('<select')
    expect(text).toContain('Entfernen')
  })

  it('of which less is left offers to take what is there', () => {
    const html = line(basketLine('a', { notice: 'lessLeft', quantity: 5, variant: { most: 3 }, total: 3000 }))
    const text = textOf(html)
    expect(text).toContain('Noch 3 Stück auf Lager')
    expect(text).toContain('Auf 3 Stück ändern')
    expect(text).toMatch(/Summe: 30,00 €/)
    expect(html).toMatch(/<option value="5" selected="">/)
  })
})

describe('the panel', () => {
  it('of what is sent by mail alone promises nothing of parcels', () => {
    const sent = textOf(panel(basketOf([basketLine('a')])))
    expect(sent).toMatch(/Versand .*Aktion Verlässlich Zahlungsarten/)
    const files = textOf(panel(basketOf([basketLine('a')], { nothingSent: true })))
    expect(files).not.toMatch(/Versand|Verlässlich/)
    // Coupons and means of payment hold for files as well.
    expect(files).toMatch(/Aktion Zahlungsarten/)
  })

  it.each<[string, Partial<Basket['cost']>, string]>([
    ['a parcel', {}, 'Zahlungsarten Karte Rechnung Nachnahme'],
    ['vouchers', { hasVouchers: true }, 'Zahlungsarten Karte Nachnahme'],
    ['files', { hasDigital: true }, 'Zahlungsarten Karte Rechnung'],
    ['freight', { isFreight: true }, 'Zahlungsarten Karte Rechnung'],
    ['what is just not too much', { toPay: 5000 }, 'Zahlungsarten Karte Rechnung Nachnahme'],
    ['too much', { toPay: 5001 }, 'Zahlungsarten Karte Nachnahme'],
    ['too little', { toPay: 499 }, 'Zahlungsarten Karte Nachnahme'],
  ])('promises for %s no means of payment that is not for it', (_, cost, shown) => {
    expect(textOf(panel(basketOf([basketLine('a')], cost))).endsWith(shown)).toBe(true)
  })

  it('offers no code that the basket has already', () => {
    const voucher = (code: string) => ({
      voucher: { code, label: 'Zehn Prozent', amount: 100, isValid: true },
    })
    const of = (code: string) => textOf(panel({ ...basketOf([basketLine('a')]), ...voucher(code) }))
    expect(of('ten')).not.toContain('Aktion')
    expect(of('OTHER')).toContain('Aktion')
  })

  it('names the promotion that makes shipping free', () => {
    const free = basketOf([basketLine('a')], { freeShippingBy: { id: 'p', label: 'Adventswochen' } })
    expect(textOf(panel(free))).toMatch(/Versand Adventswochen versandkostenfrei/)
  })

  const basket = basketOf([basketLine('a', { quantity: 2 })], {
    reductions: [{ id: 'p', label: 'Startset', amount: 300 }],
    shipping: 499,
    withTax: 2199,
    taxes: [
      { rate: 0.19, amount: 200 },
      { rate: 0.07, amount: 50 },
    ],
  })

  it('adds up goods, reductions and shipping, and names the tax by rate', () => {
    expect(textOf(panel(basket))).toBe(
      'Zusammenfassung Waren 20,00 € Startset − 3,00 € Versand 4,99 € Gesamtsumme 21,99 € inkl. 19 % MwSt. 2,00 € inkl. 7 % MwSt. 0,50 € Aktion Verlässlich Zahlungsarten Karte Rechnung Nachnahme',
    )
  })

  it.each([
    ['costs nothing', { shipping: 0 }, 'Versand versandkostenfrei'],
    [
      'is called as the content has it',
      { shipping: 499, shippingLabel: 'Standardversand' },
      'Standardversand 4,99 €',
    ],
    ['goes by freight', { shipping: 1499, isFreight: true }, 'Versand mit Spedition 14,99 €'],
  ])('says that shipping %s', (_, cost, text) =>
    expect(textOf(panel(basketOf([basketLine('a')], cost)))).toContain(text),
  )

  it('says who collects freight, and only of freight', () => {
    const note = 'Eine Spedition holt ab.'
    expect(textOf(panel(basketOf([basketLine('a')], { isFreight: true })))).toContain(note)
    expect(textOf(panel(basket))).not.toContain(note)
  })

  it('says what is missing for free shipping, and how far it is', () => {
    const html = panel({ ...basket, missingForFreeShipping: 3400 })
    expect(textOf(html)).toContain('Noch 34,00 €, dann liefern wir versandkostenfrei.')
    expect(html).toContain('width:33%')
    expect(textOf(panel({ ...basket, missingForFreeShipping: 0 }))).not.toContain('versandkostenfrei')
  })

  it('says what a gift card pays and what is left, after the total with its taxes', () => {
    const giftCard = { code: '••••2345', balance: 2000, amount: 2000 }
    const html = panel({ ...basket, cost: { ...basket.cost, covered: 2000, toPay: 199 }, giftCard })
    expect(textOf(html)).toContain(
      'Gesamtsumme 21,99 € inkl. 19 % MwSt. 2,00 € inkl. 7 % MwSt. 0,50 € Geschenkgutschein ••••2345 − 20,00 € Noch zu zahlen 1,99 €',
    )
    expect(textOf(panel(basket))).not.toContain('Noch zu zahlen')
  })

  it('leads to the checkout once there is one', () => {
    expect(panel(basket, '/de/kasse/')).toContain('href="/de/kasse/"')
    expect(panel(basket)).not.toContain('href=')
  })
})

describe('the bar of phones', () => {
  const bar = (checkoutHref?: string, cost: Partial<Basket['cost']> = {}) =>
    renderToStaticMarkup(
      <BasketBar
        cost={basketOf([basketLine('a')], { shipping: 499, toPay: 2199, ...cost }).cost}
        market={market}
        checkoutHref={checkoutHref}
        words={words}
      />,
    )

  it('has the total, and leads to the checkout once there is one, until then to the sums', () => {
    expect(textOf(bar('/de/kasse/'))).toMatch(/Gesamtsumme: 21,99 € .*Zur Kasse/)
    expect(bar('/de/kasse/')).toContain('href="/de/kasse/"')
    expect(bar()).toContain('href="#basket-summary"')
    expect(textOf(bar())).not.toContain('Kasse')
  })

  it.each<[string, Partial<Basket['cost']>, string]>([
    ['tax and shipping', {}, 'inkl. MwSt. und Versand'],
    ['tax alone, where shipping is free', { shipping: 0 }, 'inkl. MwSt.'],
    ['the tax of a file', { shipping: 0, nothingSent: true }, 'inkl. MwSt.'],
    ['the shipping of a voucher on paper', { taxes: [] }, 'inkl. Versand'],
    ['nothing, of a voucher by mail', { taxes: [], shipping: 0, nothingSent: true }, ''],
    ['nothing, where a gift card pays it all', { covered: 2199, toPay: 0 }, ''],
  ])('says that the amount has %s within it', (_, cost, words) => {
    expect(textOf(bar('/de/kasse/', cost))).toMatch(new RegExp(`€ ?${words} Zur Kasse$`))
  })
})

describe('a line that is not simply taken back says so', () => {
  const product = { ...basketLine('a').product, isSealed: true as const }
  const seal = 'Rückgabe nur mit unversehrtem Siegel'
  const made = 'Rückgabe nur bei einem Mangel'

  it.each([
    ['sealed', basketLine('a', { product }), seal, made],
    ['made to wishes', basketLine('a', { inscription: 'Zoë' }), made, seal],
  ])('%s', (_, item, has, hasNot) => {
    const shown = [
      line(item),
      renderToStaticMarkup(<PlainLine item={item} market={market} words={words} />),
      renderToStaticMarkup(
        <LineList market={market} label="Artikel" lines={basketLines([item], usualReturnTerms)} />,
      ),
    ]
    for (const html of shown) {
      expect(html).toContain(has)
      expect(html).not.toContain(hasNot)
    }
  })
})
