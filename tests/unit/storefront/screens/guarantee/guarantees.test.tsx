import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { allMarkets, countryOf } from '@/lib/platform/markets'
import { DurabilityLabel, LegalNotice } from '@/lib/storefront/screens/guarantee'
import { layoutDefinition } from '@/schemas/layout'
import { guaranteeView } from '@/tests/fixtures/guarantee'
import { testMarket } from '@/tests/fixtures/render'
import { textOf } from '../checkout/render-screen'

const layout = (guaranteeNotice?: string) =>
  layoutDefinition.schema.parse(guaranteeNotice ? { guaranteeNotice } : {})
const inUnion = allMarkets.filter((market) => countryOf(market) !== 'CH')
const swiss = allMarkets.filter((market) => countryOf(market) === 'CH')

const contents = {
  de: [
    'mindestens 2 Jahre',
    'Verkäufer',
    'kostenlos',
    'reparieren',
    'ersetzen',
    'Preis mindern',
    'Geld zurück',
    'nationalem Recht',
  ],
  fr: [
    'au moins 2 ans',
    'vendeur',
    'sans frais',
    'réparer',
    'remplacer',
    'réduction du prix',
    'remboursé',
    'droit national',
  ],
  nl: [
    'minstens 2 jaar',
    'verkoper',
    'kosteloos',
    'herstellen',
    'vervangen',
    'lagere prijs',
    'geld terug',
    'nationale recht',
  ],
}

describe('the notice on the legal guarantee', () => {
  test.each(inUnion.map((market) => [market.shopLocale, market] as const))(
    'has its whole content in the language of %s, and leads to the page of the Union',
    (_, market) => {
      const html = renderToStaticMarkup(<LegalNotice market={market} layout={layout()} />)
      for (const words of contents[market.language]) expect(textOf(html)).toContain(words)
      expect(textOf(html)).not.toMatch(/guarantee\.|[{}]/)
      expect(html).toContain(`href="https://europa.eu/youreurope/guarantee_${market.language}"`)
    },
  )

  test.each([
    ['fr-fr', 'en France, une réparation prolonge la garantie légale de six mois.'],
    ['fr-be', 'Le droit national peut prévoir une durée plus longue.'],
    ['nl-nl', 'in Nederland geldt hij zo lang als u mag verwachten dat het artikel meegaat.'],
    ['nl-be', 'Volgens het nationale recht kan de termijn langer zijn.'],
  ])('says in %s what national law adds', (locale, words) => {
    const market = inUnion.find(({ shopLocale }) => shopLocale === locale) ?? testMarket()
    expect(textOf(renderToStaticMarkup(<LegalNotice market={market} layout={layout()} />))).toContain(words)
  })

  test.each(swiss.map((market) => [market.shopLocale, market] as const))(
    'is not shown in %s',
    (_, market) => {
      expect(renderToStaticMarkup(<LegalNotice market={market} layout={layout('/f/1/notice.png')} />)).toBe(
        '',
      )
    },
  )

  test('is the official picture where the layout has it, with the content as its description', () => {
    const html = renderToStaticMarkup(
      <LegalNotice market={testMarket()} layout={layout('/f/1/notice.png')} />,
    )
    expect(html).toMatch(/<img [^>]*alt="Gesetzliche Gewährleistung: mindestens 2 Jahre\. In der EU haftet/)
    expect(html).toContain('notice')
    expect(html).not.toContain('<strong>')
  })

  test.each([
    '/f/1/notice.svg',
    '/f/1/notice.pdf',
    'https://eu.example/notice.pdf',
    'ftp://eu.example/notice.png',
  ])('stands in words where the layout has a file that no page shows: %s', (file) => {
    const html = renderToStaticMarkup(<LegalNotice market={testMarket()} layout={layout(file)} />)
    expect(html).not.toContain('<img')
    for (const words of contents.de) expect(textOf(html)).toContain(words)
  })
})

describe('a guarantee of durability', () => {
  const shown = (more = {}, market = testMarket(), name?: string) =>
    renderToStaticMarkup(
      <DurabilityLabel guarantee={guaranteeView(more)} market={market} {...(name && { name })} />,
    )

  test('says how long it lasts, what it is for, who gives it, where it holds and its terms', () => {
    const text = textOf(shown())
    for (const words of [
      'Haltbarkeitsgarantie des Herstellers: 4 Jahre',
      'Für das ganze Produkt und kostenlos.',
      'Garantiegeber: Waldkind GmbH, Musterweg 1, 12345 Musterstadt, Deutschland, a@b.example',
      'Gilt in: Europäische Union',
      'Bedingungen: Für alle Fehler des Materials.',
    ])
      expect(text).toContain(words)
  })

  test.each([
    [36, '3 Jahre'],
    [30, '30 Monate'],
  ])('of %i months lasts %s', (months, words) => {
    expect(textOf(shown({ months }))).toContain(`Herstellers: ${words}`)
  })

  test('has the label of the Union where the product has it', () => {
    expect(shown()).not.toContain('<img')
    expect(shown({ label: '/pictures/originals/240x240/product/label.png' })).toMatch(
      /<img [^>]*alt="Haltbarkeitsgarantie des Herstellers: 4\sJahre"/,
    )
  })

  test.each(inUnion.map((market) => [market.shopLocale, market] as const))(
    'names the language of terms that are in another one than %s, of the terms alone',
    (_, market) => {
      const terms = 'Per ogni difetto.'
      expect(shown({ terms, lang: 'fr' }, market)).toMatch(
        /<li>[^<]+\s<span lang="fr">Per ogni difetto\.<\/span><\/li>/,
      )
      expect(shown({ terms }, market)).not.toContain('lang=')
    },
  )

  test.each(inUnion.map((market) => [market.shopLocale, market] as const))('has words in %s', (_, market) => {
    expect(textOf(shown({}, market))).not.toMatch(/guarantee\.|[{}]/)
  })
})
