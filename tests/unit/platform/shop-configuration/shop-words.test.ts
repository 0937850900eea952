import { describe, expect, it } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import { allMarkets, type Market } from '@/lib/platform/markets/markets'
import { configuredPayments, usualPayments } from '@/lib/platform/payment-methods'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { shopWordNames, shopWords } from '@/lib/platform/shop-configuration/shop-words'
import { withShopWords } from '@/lib/platform/shop-configuration/with-shop-words'
import { seedStories } from '@/scripts/seed/content'

const now = Date.parse('2026-11-27T10:00:00Z')
const wordsOf = (market: Market, returns = {}, at = now) => {
  const usual = defaultConfiguration('bm', market)
  const seller = { ...usual.seller, invoiceDays: 21, prepaymentDays: 9 }
  return shopWords({ ...usual, seller, returns: { ...usual.returns, ...returns } }, market, at)
}
const [german] = allMarkets
if (!german) throw new Error('There is no market')

describe('the values of a shop in content', () => {
  it('stand in place of their names, in all texts and nowhere else', () => {
    const content = {
      ...{ component: 'page', _uid: '{returnDays}x', title: '{returnDays} Tage Rückgabe', count: 3 },
      body: [
        {
          text: { content: [{ text: 'Bis zum {returnUntil}, {invoiceDays} und {prepaymentDays} {other}.' }] },
        },
      ],
    }
    expect(withShopWords(content, wordsOf(german, { days: 45 }))).toMatchObject({
      ...{ title: '45 Tage Rückgabe', count: 3 },
      body: [
        { text: { content: [{ text: expect.stringMatching(/^Bis zum 31.* 2027, 21 und 9 \{other\}\.$/) }] } },
      ],
    })
  })

  it('leave content alone whose type is no text, and which nothing can be made a text of', () => {
    const content = { type: { toString: null, valueOf: null }, content: [{ type: [Object.create(null)] }] }
    expect(withShopWords(content, wordsOf(german))).toEqual(content)
  })

  it('name the shop as it is called now, in titles as in sentences', () => {
    const words = shopWords({ ...defaultConfiguration('bm', german), name: 'Wolke & Sieben' }, german, now)
    expect(withShopWords({ titleTemplate: '%s – {shop}', text: 'Bei {shop} kaufen.' }, words)).toEqual({
      ...{ titleTemplate: '%s – Wolke & Sieben', text: 'Bei Wolke & Sieben kaufen.' },
    })
  })

  it('leave out the sentence about a longer time for returns where there is none, or none any more', () => {
    const text = '{returnDays} Tage. Ab {returnFrom} bis {returnTo} bestellt: bis {returnUntil}. Danke.'
    expect(withShopWords(text, wordsOf(german, { longer: [] }))).toBe('30 Tage. Danke.')
    expect(withShopWords(text, wordsOf(german, {}, Date.parse('2027-02-01T10:00:00Z')))).toBe(
      '30 Tage. Danke.',
    )
  })

  it('leave out what is about a method of payment that is not offered, and list those that are', () => {
    const text = (words: string) => ({ type: 'text', text: words })
    const item = (...content: object[]) => ({ type: 'list_item', content: [{ type: 'paragraph', content }] })
    const cell = (...content: object[]) => ({
      type: 'tableCell',
      content: [{ type: 'paragraph', content }],
    })
    const row = (...cells: object[]) => ({ type: 'tableRow', content: cells })
    const content = {
      rows: [
        row(cell(text('{ifTW}TWINT')), cell(text('gleich'))),
        row(cell(text('Rechnung')), cell(text('später. {ifTW}Nicht so TWINT.'))),
      ],
      promises: '{returnDays} Tage · {ifTW}TWINT · {ifRE}auf Rechnung',
      list: [item(text('{paymentTW}'), text(': gleich.')), item(text('{paymentRE}'), text(': später.'))],
      items: [
        { component: 'faq_item', question: '{ifTW}TWINT?', answer: 'Ja.' },
        { component: 'faq_item', question: 'Und?', answer: 'Mit {paymentTW}.' },
        { component: 'faq_item', question: 'Wie?', answer: 'Mit {payments}.' },
      ],
    }
    const usual = defaultConfiguration('bm', german)
    const { KK, RE, KC } = usual.payments.methods
    const payments = { ...usual.payments, methods: { KK, RE, KC } as typeof usual.payments.methods }
    expect(withShopWords(content, shopWords({ ...usual, payments }, german, now))).toEqual({
      rows: [row(cell(text('Rechnung')), cell(text('später. ')))],
      promises: '30 Tage · auf Rechnung',
      list: [item(text('Rechnung'), text(': später.'))],
      items: [
        {
          component: 'faq_item',
          question: 'Wie?',
          answer: expect.stringMatching(/^Mit Kreditkarte, Rechnung und Später bezahlen mit Klarna\.$/),
        },
      ],
    })
  })

  it('take the longer time that is not over, year by year', () => {
    const longer = [
      { from: '2027-11-20', to: '2027-12-24', until: '2028-01-15' },
      { from: '2026-11-15', to: '2026-12-24', until: '2027-01-31' },
    ]
    expect(wordsOf(german, { longer }).returnUntil).toMatch(/2027$/)
    expect(wordsOf(german, { longer }, Date.parse('2027-02-01T10:00:00Z')).returnUntil).toMatch(/2028$/)
  })
})

it.each(allMarkets.map((market) => [market.shopLocale, market] as const))(
  'the page about payment of %s lists the methods that the shop offers, by their names',
  (locale, market) => {
    const page = seedStories('bm').find(
      ({ fullSlug, group }) => group === 'payment' && fullSlug.startsWith(`${locale}/`),
    )
    const usual = defaultConfiguration('bm', market)
    const listed = (payments = usual.payments) => {
      const shown = JSON.stringify(
        withShopWords(page?.content, shopWords({ ...usual, payments }, market, now)),
      )
      return configuredPayments.filter((code) => {
        const name = payments.methods[code]?.name ?? marketText(market)(`payment.methods.${code}.name`)
        return shown.includes(`"value":${JSON.stringify(name)}`)
      })
    }
    const offered = configuredPayments.filter((code) => usual.payments.methods[code]?.isOffered)
    expect(listed()).toEqual(offered)
    const { V, RE } = usual.payments.methods
    if (!V || !RE) throw new Error('Both exist everywhere')
    const methods = {
      ...usual.payments.methods,
      V: { ...V, isOffered: false },
      RE: { ...RE, isOffered: true, name: 'X 1' },
    }
    expect(listed({ ...usual.payments, methods })).toEqual(
      configuredPayments.filter((code) => code === 'RE' || (code !== 'V' && offered.includes(code))),
    )
  },
)

/** Named where a market has them, or its law. */
const ofSome: readonly string[] = [
  'invoiceDays',
  'invoiceLimit',
  'withdrawalSend',
  'withdrawalCosts',
  'ifReturns',
  'ifNoReturns',
  'ifMadeTaken',
  'ifLongerReturns',
  'ifLegalReturns',
  'hotlineAt',
  'hotlineNumber',
  'hotlineOr',
  'ifHotline',
  'ifNoHotline',
  'ifPayback',
]

it('the first content of some market names what the others have no use for', () => {
  const written = JSON.stringify([...seedStories('baby'), ...seedStories('bm')])
  expect(ofSome.filter((name) => !written.includes(`{${name}}`))).toEqual([])
})

const words = [...shopWordNames, 'feeNN', 'notForNN']

it.each(allMarkets.map((market) => [market.shopLocale, market] as const))(
  'the first content of %s names all of them and says none by itself',
  (locale, market) => {
    const stories = seedStories('bm').filter(({ fullSlug }) => fullSlug.startsWith(`${locale}/`))
    const written = JSON.stringify(stories)
    const isCharged = usualPayments(market).methods.NN !== undefined
    // Only cash on delivery may cost something.
    const named = words.filter((each) => isCharged || (each !== 'feeNN' && each !== 'ifNoFee'))
    for (const name of named.filter((each) => !ofSome.includes(each))) expect(written).toContain(`{${name}}`)
    const shown = JSON.stringify(withShopWords(stories, wordsOf(market, { days: 47 })))
    expect(shown).toMatch(/47[ \u00a0\u202f](?:Tage|jours|dagen)/)
    for (const name of words) expect(shown).not.toContain(`{${name}}`)
    expect(shown).not.toMatch(
      /\b30[ \u00a0\u202f](?:Tagen? (?:Rückgabe|Zeit|zurück)|jours pour (?:rendre|changer)|dagen (?:bedenktijd|retour))/,
    )
  },
)
