import { describe, expect, it } from 'vitest'
import { allMarkets, marketsOf } from '@/lib/platform/markets/markets'
import { afterPayment } from '@/lib/shop/product'
import { type Language, shopBrands } from '@/schemas/markets'
import { read } from '@/scripts/seed/content/read'
import { shownStories } from '../../../../fixtures/shown-stories'

const stories = [...shownStories('baby'), ...shownStories('bm')]

/** The words of a page of a market, with plain spaces. */
const pagesOf = (group: string) =>
  stories
    .filter((story) => story.group === group)
    .map(({ fullSlug, content }) => ({
      locale: fullSlug.slice(0, 5),
      words: [...JSON.stringify(content).matchAll(/"text":"((?:[^"\\]|\\.)*)"/g)]
        .map(([, text = '']) => text.replace(/[\u00a0\u202f]/g, ' '))
        .join('\n'),
    }))

/** What the law of each country asks an imprint for, beside the name, the address and an e-mail address. */
const asked: Record<string, RegExp[]> = {
  'de-de': [
    /Vertreten durch/,
    /Telefon/,
    /Amtsgericht/,
    /HRB/,
    /§ 27 a UStG/,
    /§ 18 Abs. 2 MStV/,
    /§ 36 VSBG/,
  ],
  'de-at': [
    /Firmenbuchnummer/,
    /Firmenbuchgericht/,
    /ATU/,
    /GISA/,
    /Wirtschaftskammer/,
    /Gewerbebehörde/,
    /§ 25 MedienG/,
  ],
  'de-ch': [/Telefon/, /Handelsregister/, /UID CHE-/, /CHE-[\d.]+ MWST/],
  'fr-ch': [/Téléphone/, /Registre du commerce/, /IDE CHE-/, /CHE-[\d.]+ TVA/],
  'fr-fr': [
    /capital/,
    /RCS/,
    /SIRET/,
    /TVA/,
    /directrice de la publication/,
    /Hébergeur/,
    /médiateur/,
    /Téléphone/,
  ],
  'fr-be': [/BCE/, /RPM/, /TVA BE/, /SPF Économie/, /Téléphone/],
  'nl-be': [/KBO/, /RPR/, /Btw BE/, /FOD Economie/, /Telefoon/],
  'nl-nl': [/KvK/, /Btw-id NL/, /Telefoon/],
}

describe.each(pagesOf('imprint'))('the imprint of $locale', ({ locale, words }) => {
  it('has what its law asks for', () => {
    const missing = (asked[locale] ?? [/^(?!)/]).filter((pattern) => !pattern.test(words))
    expect(missing).toEqual([])
  })

  it('says once, at its foot, that it is an example', () => {
    const last = words.split('\n').at(-1) ?? ''
    expect(last).toMatch(
      /^(?:Nestling|Bermolo) (?:ist|est|is) .*(?:Demonstration|démonstration|demonstratie)/,
    )
    expect(words.match(/[Dd]emonstrat|démonstration/g)).toHaveLength(1)
  })
})

/** The law that warranty follows, and words that would contradict it. */
const warranty: Record<string, { named: RegExp; never?: RegExp }> = {
  'de-de': { named: /§§ 434 ff\. BGB/ },
  'de-at': { named: /Verbrauchergewährleistungsgesetz/ },
  'de-ch': { named: /Art\. 210 OR/, never: /BGB|DSGVO|EU-Recht|widerrufen/ },
  'fr-ch': { named: /art\. 210 CO/, never: /code de la consommation|rétractation/i },
  'fr-fr': { named: /articles L\. 217-1 à L\. 217-32/, never: /dommage prévisible/ },
  'fr-be': { named: /1649bis/, never: /dommage prévisible/ },
  'nl-be': { named: /1649bis/ },
  'nl-nl': { named: /7:17/ },
}

describe.each(pagesOf('terms'))('the terms of $locale', ({ locale, words }) => {
  it('name the warranty of their law, and nothing against it', () => {
    const { named, never } = warranty[locale] ?? { named: /^(?!)/ }
    expect(words).toMatch(named)
    if (never) expect(words).not.toMatch(never)
  })
})

/** An offer that lapsed would take with it every order whose goods leave later and that their parcel accepts. */
const until = {
  de: /fünf Tage lang gebunden\. Danach können Sie es zurücknehmen, bis wir es annehmen/,
  fr: /engage pendant cinq jours\. Ensuite, vous pouvez la retirer/,
  nl: /vijf dagen lang aan uw aanbod gebonden\. Daarna kunt u het intrekken/,
}

it.each(pagesOf('terms'))(
  'the terms of $locale bind an order for five days, and let it stand for what is delivered later',
  (page) => {
    expect(page.words).toMatch(until[page.locale.slice(0, 2) as keyof typeof until])
  },
)

/** Where the days of delivery begin that a payment in advance has: courts count from the order to the bank. */
const transfer = { de: /Überweisungsauftrag/, fr: /ordre de virement/, nl: /betaalopdracht/ }

it.each(pagesOf('terms'))(
  'the terms of $locale and its review count days from the same order to the bank',
  (page) => {
    const market = allMarkets.find(({ shopLocale }) => shopLocale === page.locale)
    if (!market) throw new Error(page.locale)
    expect(afterPayment('', market)).toMatch(transfer[market.language])
    if (read<{ payments: string[] }>(`markets/${page.locale}`).payments.includes('V'))
      expect(page.words).toMatch(transfer[market.language])
  },
)

it('adds a year to the warranty after a repair, as Directive (EU) 2024/1799 asks, where the law names two years', () => {
  const added = /einmal um zwölf Monate|une fois de douze mois|één keer met twaalf maanden/
  const longer = pagesOf('terms').filter(({ words }) => added.test(words))
  expect(longer.map(({ locale }) => locale).toSorted()).toEqual([
    'de-at',
    'de-at',
    'de-de',
    'de-de',
    'fr-be',
    'nl-be',
  ])
})

/** Without the name of the brand, which each brand has for itself. */
const companiesIn = (words: string) => words.match(/(?<=(?:Nestling|Bermolo) )(?:Handels?|Commerce) [\w.]+/g)

it('is one company in both languages of Switzerland', () => {
  const [first, ...others] = pagesOf('imprint').filter(({ locale }) => locale.endsWith('-ch'))
  expect(others.length).toBeGreaterThan(0)
  for (const { words } of others) expect(companiesIn(words)).toEqual(companiesIn(first?.words ?? ''))
})

it('has no link to the platform for disputes that the Union has closed', () => {
  expect(stories.filter(({ content }) => /consumers\/odr|webgate\.ec/.test(JSON.stringify(content)))).toEqual(
    [],
  )
})

const authorities: Record<string, RegExp> = {
  'de-de': /Bundesland/,
  'de-at': /Österreichischen Datenschutzbehörde/,
  'de-ch': /EDÖB/,
  'fr-ch': /PFPDT/,
  'fr-fr': /CNIL/,
  'fr-be': /Autorité de protection des données/,
  'nl-be': /Gegevensbeschermingsautoriteit/,
  'nl-nl': /Autoriteit Persoonsgegevens/,
}

it.each(pagesOf('privacy'))(
  'the privacy page of $locale names its authority, its law and who gets data',
  ({ locale, words }) => {
    expect(words).toMatch(authorities[locale] ?? /^(?!)/)
    expect(words).toMatch(/-ch$/.test(locale) ? /\((?:Art|art)\. 31 .*(?:DSG|LPD)\)/ : /DSGVO|RGPD|AVG/)
    if (/-ch$/.test(locale)) expect(words).not.toMatch(/DSGVO|RGPD/)
    expect(words).toMatch(/Stripe Payments Europe/)
  },
)

/** The acts that each country's page on accessibility stands on. Switzerland binds private shops to no technical rule. */
const accessActs: Record<string, RegExp> = {
  'de-de': /BFSG/,
  'de-at': /BaFG/,
  'de-ch': /Behindertengleichstellungsgesetz \(BehiG\).*EBGB/s,
  'fr-ch': /égalité pour les handicapés \(LHand\).*BFEH/s,
  'fr-fr': /L\. 412-13/,
  'fr-be': /loi belge/,
  'nl-be': /Belgische wet/,
  'nl-nl': /Implementatiewet/,
}

it.each(pagesOf('accessibility'))(
  'the page on accessibility of $locale names the act and the authority of its country',
  ({ locale, words }) => {
    expect(words).toMatch(accessActs[locale] ?? /^(?!)/)
    expect(words).toContain('WCAG')
    if (/-ch$/.test(locale)) {
      expect(words).toMatch(/freiwillig|volontairement/)
      expect(words).not.toMatch(/BFSG|BaFG|EN 301 549/)
    } else expect(words).not.toMatch(/BehiG|LHand/)
  },
)

type Node = { type?: string; text?: string; content?: Node[] }

const textOf = ({ text = '', content = [] }: Node): string => text + content.map(textOf).join('')

/** Every heading, paragraph and point of a list of a page, in order. */
function linesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linesOf)
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  if (['heading', 'list_item', 'paragraph'].includes(node.type ?? ''))
    return [textOf(node).replace(/[\u00a0\u202f]/g, ' ')]
  return Object.values(value).flatMap(linesOf)
}

/** How the terms call a way to pay, and what accepts the order: the parcel on its way, the bank details, the payment. */
type Accepted = 'sent' | 'details' | 'paid'
const accepts: Record<Accepted, RegExp> = {
  sent: /unterwegs|en route|onderweg/,
  details: /Bankverbindung|coordonnées bancaires|bankgegevens/,
  paid: /Zahlung bestätigt|confirmé votre paiement|donné son accord|betaling heeft bevestigd/,
}
const ways: Record<string, { accepted: Accepted; named: Record<Language, RegExp> }> = {
  KK: { accepted: 'paid', named: { de: /Kreditkarte/i, fr: /\bcarte\b(?! cadeau)/i, nl: /creditcard/i } },
  PP: {
    accepted: 'paid',
    named: { de: /PayPal/i, fr: /PayPal/i, nl: /PayPal/i },
  },
  AP: {
    accepted: 'paid',
    named: { de: /Apple Pay/i, fr: /Apple Pay/i, nl: /Apple Pay/i },
  },
  TW: { accepted: 'paid', named: { de: /TWINT/i, fr: /TWINT/i, nl: /^(?!)/i } },
  IL: { accepted: 'paid', named: { de: /^(?!)/i, fr: /^(?!)/i, nl: /iDEAL/i } },
  KC: {
    accepted: 'paid',
    named: { de: /Später bezahlen/i, fr: /Payer plus tard/i, nl: /achteraf betalen/i },
  },
  KD: { accepted: 'paid', named: { de: /Ratenzahlung/i, fr: /plusieurs fois/i, nl: /in termijnen/i } },
  KN: {
    accepted: 'paid',
    named: { de: /Sofort bezahlen/i, fr: /paiement immédiat/i, nl: /direct betalen/i },
  },
  RE: { accepted: 'sent', named: { de: /Rechnung/i, fr: /sur facture/i, nl: /factuur/i } },
  NN: { accepted: 'sent', named: { de: /Nachnahme/i, fr: /paiement à la livraison/i, nl: /rembours/i } },
  V: {
    accepted: 'details',
    named: { de: /Vorkasse|Vorauskassa|Vorauszahlung/i, fr: /paiement anticipé/i, nl: /vooruitbetaling/i },
  },
}

const contracts = shopBrands.flatMap((brand) =>
  marketsOf(brand).map((market) => {
    const { shopLocale: locale } = market
    const terms = shownStories(brand).find(
      ({ group, fullSlug }) => group === 'terms' && fullSlug.startsWith(`${locale}/`),
    )
    const lines = linesOf(terms?.content)
    const headings = lines.flatMap((line, index) => (/^[23]\. /.test(line) ? [index] : []))
    return { locale, market, lines: lines.slice(headings[0], headings[1]) }
  }),
)

describe.each(contracts)('the contract in the terms of $locale', ({ locale, market, lines }) => {
  const { payments } = read<{ payments: string[] }>(`markets/${locale}`)

  it.each(Object.entries(ways))(
    'is closed, with %s, as its order is accepted',
    (code, { accepted, named }) => {
      const naming = lines.filter(
        (line) => named[market.language].test(line) && Object.values(accepts).some((each) => each.test(line)),
      )
      expect(naming).toHaveLength(payments.includes(code) ? 1 : 0)
      for (const line of naming) expect(line).toMatch(accepts[accepted])
    },
  )

  it('is closed at once where a voucher pays for all of it', () => {
    const voucher = /Geschenkgutschein|carte cadeau|cadeaubon/i
    expect(
      lines.filter((line) => voucher.test(line) && /Bestätigung|confirmation|bevestiging/.test(line)),
    ).toHaveLength(1)
  })
})

type Marks = { paymentProviders: { name: string; code: string }[] }

describe.each(stories.filter(({ fullSlug }) => fullSlug.endsWith('/layouts/layout')))(
  'the payment marks of $fullSlug',
  ({ fullSlug, content }) => {
    const { payments } = read<{ payments: string[] }>(`markets/${fullSlug.slice(0, 5)}`)
    const { paymentProviders: marks } = content as unknown as Marks
    const codes = marks.map(({ code }) => (code === 'card' ? 'KK' : code))

    it('are those of methods that its market has, each once', () => {
      expect(codes.filter((code) => !payments.includes(code))).toEqual([])
      expect(new Set(codes).size).toBe(codes.length)
    })

    it('leave out only cash on delivery, and of what one provider offers all but one', () => {
      const left = payments.filter((code) => !codes.includes(code))
      expect(left.filter((code) => !['NN', 'KD', 'KN'].includes(code))).toEqual([])
    })

    it('have the names that people know', () => {
      const names = marks.map(({ name }) => name).join()
      expect(names).not.toMatch(/wallet|portefeuille|portemonnee|Bezahl-App|bankbetaling/i)
      if (payments.includes('TW')) expect(names).toContain('TWINT')
      if (payments.includes('IL')) expect(names).toContain('iDEAL')
    })
  },
)
