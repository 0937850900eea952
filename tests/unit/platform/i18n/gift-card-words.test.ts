import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import messages from '@/lib/platform/i18n/messages/de.json'
import french from '@/lib/platform/i18n/messages/fr.json'
import dutch from '@/lib/platform/i18n/messages/nl.json'
import { allMarkets } from '@/lib/platform/markets/markets'

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

const textsIn = (value: Json, path: string): [path: string, text: string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([name, inner]) => textsIn(inner, `${path}.${name}`))

/** What the seed writes in a language; other words for the search, and what buyers write, are not the shop's own. */
const seeded = (language: string) =>
  [`scripts/seed/content/words/${language}`, `scripts/seed/catalogue/data/${language}`].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json') && !/(^|\/)(synonyms|reviews)\.json$/.test(file))
      .flatMap((file) => textsIn(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')), file)),
  )

const textsOf = { de: messages, fr: french, nl: dutch }

/**
 * What is bought as a present is redeemed by the same name, and what a campaign gives away has another: German
 * Geschenkgutschein or Gutschein and Aktionscode, French carte cadeau and code promo, Dutch cadeaubon and kortingscode.
 */
it.each([
  ['de', /geschenkkarte|kartencode|gutscheincode|rabattcode|geschenkcode/i],
  // The law on value added tax has its own word for them.
  [
    'fr',
    /bons?[ -]cadeaux?|ch[eè]ques?[ -]cadeaux?|bons? d’achat|\bun bon\b(?! à usages)|bons? de réduction/i,
  ],
  ['nl', /cadeaukaart|kortingsbon|tegoedbon|waardebon|cadeaucode|\been bon\b/i],
] as const)('a gift card and the code of a campaign have one name each: %s', (language, other) => {
  const texts = [...textsIn(textsOf[language], 'messages'), ...seeded(language)]
  expect(texts.length).toBeGreaterThan(1_000)
  expect(texts.filter(([, text]) => other.test(text))).toEqual([])
})

it.each([
  ['de', 'Geschenkgutschein', 'Aktionscode'],
  ['fr', 'Carte cadeau', 'Code promo'],
  ['nl', 'Cadeaubon', 'Kortingscode'],
] as const)('the basket and the payment name them alike: %s', (language, card, code) => {
  const { basket, payment } = textsOf[language]
  expect([basket.page.codes.giftCard, payment.methods.G.name]).toEqual([card, card])
  expect(basket.page.codes.voucher).toBe(code)
})

it('a gift card tells by its real name where it is redeemed', () => {
  for (const { basket, giftCardPaper } of Object.values(textsOf))
    expect(giftCardPaper.use).toContain(basket.page.codes.title)
})

it.each(allMarkets)('a mail with one gift card speaks of one in $shopLocale', (market) => {
  const t = marketText(market)
  const many = /Gutscheine|cartes cadeaux|cadeaubonnen/i
  const said = (count: number) => [
    t('orderMails.delivered.subject', { count, number: '1' }),
    t('orderMails.delivered.title', { count }),
    t('orderMails.delivered.text', { count }),
    t('orderMails.delivered.open', { count }),
    t('orderMails.delivered.until', { count, date: '1.1.' }),
  ]
  expect(said(1).filter((text) => many.test(text))).toEqual([])
  expect(said(2).filter((text) => many.test(text)).length).toBeGreaterThan(3)
})
