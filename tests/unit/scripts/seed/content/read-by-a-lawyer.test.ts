import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import { inWordsOf } from '@/lib/platform/i18n/regional-words'
import { allMarkets } from '@/lib/platform/markets/markets'
import { daysToSend } from '@/lib/shop/returns/return-time'
import { arrivalDay } from '@/lib/shop/rules'
import { seedStories } from '@/scripts/seed/content'
import { shownStories } from '../../../../fixtures/shown-stories'

const stories = [...shownStories('baby'), ...shownStories('bm')]
/** With the conditions of what a shop has. */
const writtenStories = [...seedStories('baby'), ...seedStories('bm')]
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const textOf = (content: unknown) => plain(JSON.stringify(content))

/** Every file of words that the seed or the interface has. */
const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))
const written = [
  ...files('scripts/seed/content/words'),
  ...files('scripts/seed/catalogue/data'),
  ...files('lib/platform/i18n/messages'),
].map((name) => [name, plain(readFileSync(name, 'utf8'))] as const)

describe.each(allMarkets.map((market) => [market.shopLocale, market] as const))('in %s', (locale, market) => {
  const pages = (group: string) =>
    stories.filter((story) => story.group === group && story.fullSlug.startsWith(`${locale}/`))

  it.each(['terms', 'shipping'])('the page %s says from which day the days of a delivery count', (group) => {
    expect(pages(group).length).toBeGreaterThan(0)
    for (const { content } of pages(group))
      expect(textOf(content)).toMatch(
        /an einem Wochenende oder Feiertag bestellt|un week-end ou un jour férié|in een weekend of op een feestdag/,
      )
  })

  it.each(['terms', 'withdrawal', 'shipping'])(
    'the page %s says that a return within the days of the law withdraws as well, where a law has some',
    (group) => {
      for (const { content } of pages(group))
        expect(
          /gilt das zugleich als (?:Widerruf|Rücktritt)|die Sie innerhalb der (?:Widerrufs|Rücktritts)frist anmelden|vaut aussi rétractation|annoncé pendant le délai légal|geldt dat ook als herroeping|binnen de wettelijke termijn aanmeldt/.test(
            textOf(content),
          ),
        ).toBe(!market.iso.endsWith('CH'))
    },
  )

  it.each(['terms', 'withdrawal', 'faq'])('the page %s says what keeps the days of a return', (group) => {
    for (const { content } of pages(group))
      expect(textOf(content)).toMatch(/am letzten Tag ab|le dernier jour|op de laatste dag verstuurt/)
  })

  it('the paper about returns says what keeps their days', () => {
    const t = marketText(market)
    const term = market.iso.endsWith('CH') ? 'withdrawal.voluntary.term' : 'withdrawal.beyond.term'
    expect(t(term, { days: 30, seller: 'service@shop.example' })).toMatch(
      /am letzten Tag absenden|le dernier jour|op de laatste dag verstuurt/,
    )
  })

  it('the terms say until when goods of an open bill have to be sent, and how long they are awaited', () => {
    // Where nothing is bought on account, the page leaves this out.
    const terms = writtenStories.find(
      ({ group, fullSlug }) => group === 'terms' && fullSlug.startsWith(`${locale}/`),
    )
    expect(arrivalDay('2026-03-01')).toBe('2026-03-06')
    const [said = ''] =
      textOf(terms?.content).match(
        /(?:wieder fällig, den Sie|que vous n’envoyez ni|toch betalen als u het niet)[^.]*/,
      ) ?? []
    expect(said).toMatch(new RegExp(`${daysToSend} (?:Tagen|jours|dagen)`))
    expect(said).toMatch(/fünf Tage|cinq jours|vijf dagen/)
  })

  it('the page about shipping says how to reach the shop when a parcel does not come', () => {
    const [page] = pages('shipping')
    expect(textOf(page?.content)).toMatch(
      /noch nicht da, melden Sie sich [^.]*@|jour annoncé, contactez-nous [^.]*@|voorbij, meld het ons dan [^.]*@/,
    )
  })

  it('who sends goods back after a declaration is told to keep the receipt', () => {
    const t = marketText(market)
    for (const key of ['next', 'nextVoluntary'] as const)
      for (const until of ['none', '3. 4.'])
        expect(t(`orderMails.withdrawn.${key}`, { to: 'Musterort', until })).toMatch(
          /bewahren Sie den Beleg auf|gardez le reçu|bewaar het bewijs/,
        )
  })

  it('the postage of a return on an open bill has one way, by the account that the order asks for', () => {
    const t = marketText(market)
    const values = { until: 'none', money: 'unpaid', email: 'service@shop.example' }
    const said = [
      t('orderReturn.postageHow', values),
      t('orderReturn.paper.send', values),
      ...writtenStories
        .filter(
          ({ group, fullSlug }) =>
            /^(?:shipping|payment)$/.test(group ?? '') && fullSlug.startsWith(`${locale}/`),
        )
        .map(({ content }) => textOf(content)),
    ]
    expect(said.length).toBeGreaterThan(3)
    for (const words of said) {
      expect(words).toMatch(
        /bei (?:Ihrer|der) Bestellung[^.]*Konto|Konto, das Sie bei der Bestellung|votre compte dans votre commande|à votre commande et indiquez-y votre compte|compte que vous indiquez dans votre commande|bij (?:uw|de) bestelling[^.]*uw rekening|rekening die u bij de bestelling/,
      )
      expect(words).not.toMatch(/per E-Mail[^.]*IBAN|par e-mail[^.]*IBAN|per e-mail[^.]*IBAN/)
    }
  })

  it('page and goods name the same size up to which old devices come back without a purchase', () => {
    const t = marketText(market)
    const sheet = plain(t('product.electronics.klgerte_informationsu_telekommtechnik'))
    const [page] = pages('service/recycling')
    const sizes = (text: string) => text.match(/\d+ cm(?=[^.]*(?:ohne|sans|zonder))/g) ?? []
    expect(sizes(textOf(page?.content))).toEqual(sizes(sheet))
  })

  it('a page about sleeping bags has no table of clothes, whose sizes are others', () => {
    for (const { content, fullSlug } of stories.filter((story) => story.fullSlug.startsWith(`${locale}/`))) {
      const text = JSON.stringify(content)
      const isOfClothes =
        /"component":"advisor_entry"[^}]*"advisor":"size"|"advisor":"size"[^}]*"component":"advisor_entry"/
      expect(isOfClothes.test(text) && /TOG/.test(text), fullSlug).toBe(false)
    }
  })

  it('the number for an emergency is that of the country', () => {
    const language = market.language
    const warnings = JSON.parse(readFileSync(`scripts/seed/catalogue/data/${language}/warnings.json`, 'utf8'))
    const said = plain(inWordsOf(market.iso, warnings.buttonCell as string))
    const number = /-(?:CH|AT)$/.test(market.iso) ? '144' : '112'
    expect(said).toContain(number)
    expect(said).not.toMatch(number === '144' ? /112|Suisse :|en Suisse/ : /14[45]/)
  })
})

it.each([
  ['a postage paid in advance, as if that were asked for', /Porto[^.]{0,40} im Voraus/],
  ['a duty of the law as a selling point', /ohne Quecksilber|sans mercure|zonder kwik|nickelfrei/i],
  [
    'a card by post as one of the downloads',
    /andere Downloads|les autres téléchargements|andere (?:geleverde )?downloads/i,
  ],
  [
    'another name for goods that are made',
    /Maßanfertigung(?!en, Artikel)|articles personnalisés ou descellés/,
  ],
  [
    'an order one only once it is paid, as the button is binding already',
    /Bestellt ist erst|Ihre Bestellung gilt erst|commande n’est valable qu’une fois|pas besteld als/,
  ],
  [
    'a postage that the shop bears and the shopper pays',
    /Wir tragen das Porto|frais de retour sont à notre charge : avancez/,
  ],
])('nothing calls %s', (_, words) => {
  const found = written.filter(([name, text]) => !name.includes('/plain/') && words.test(text))
  expect(found.map(([name]) => name)).toEqual([])
})

it.each(['de', 'fr', 'nl'])('a filling of textile is named with its share: %s', (language) => {
  const fillings = files(`scripts/seed/catalogue/data/${language}/kinds`).flatMap((name) =>
    [...readFileSync(name, 'utf8').matchAll(/\["(?:Füllung|Garnissage|Vulling)", "([^"]*)"\]/g)].map(
      ([, text]) => text,
    ),
  )
  expect(fillings.length).toBeGreaterThan(1)
  for (const filling of fillings) expect(filling).toMatch(/^\d+ %/)
})

/** Austria withdraws by “Rücktritt”: the law has the other word in its instructions, which the page quotes. */
it('in Austria the pages beside the instructions say Rücktritt alone', () => {
  const told = stories
    .filter(({ fullSlug, group }) => fullSlug.startsWith('de-at/') && group !== 'withdrawal')
    .flatMap(({ content, fullSlug }) =>
      (textOf(content).match(/"text":"[^"]*Widerruf[^"]*"/g) ?? [])
        // A consent is withdrawn, and not a contract.
        .filter((text) => !/Widerruf einer Einwilligung/.test(text))
        .map((text) => `${fullSlug}: ${text}`),
    )
  expect(told).toEqual([])
})

it('in Switzerland nobody reads innerhalb von, Frühjahr or Nudeln', () => {
  const told = stories
    .filter(({ fullSlug }) => fullSlug.startsWith('de-ch/'))
    .flatMap(({ content, fullSlug }) =>
      (textOf(content).match(/innerhalb (?:von|ein)|Frühjahr|Nudeln/g) ?? []).map(
        (word) => `${fullSlug}: ${word}`,
      ),
    )
  const goods = files('scripts/seed/catalogue/data/de').flatMap(
    (name) =>
      inWordsOf('de-CH', readFileSync(name, 'utf8')).match(/innerhalb (?:von|ein)|Frühjahr|Nudeln/g) ?? [],
  )
  expect([...told, ...goods]).toEqual([])
})
