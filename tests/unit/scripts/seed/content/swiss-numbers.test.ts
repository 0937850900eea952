import { describe, expect, it } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import french from '@/lib/platform/i18n/messages/fr.json'
import { typeset } from '@/lib/platform/i18n/typography'
import { allMarkets, countryOf } from '@/lib/platform/markets/markets'
import { seedProducts } from '@/scripts/seed/catalogue'
import { seedAttributeValues } from '@/scripts/seed/catalogue/attribute-values'
import { shownStories } from '../../../../fixtures/shown-stories'

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values((value ?? {}) as object).flatMap(textsIn)

const comma = /\d,\d/
const swiss = allMarkets.filter((market) => countryOf(market) === 'CH')

/** Prices have a point there, and a page that shows both would have numbers of two kinds. */
describe.each(swiss)('decimals in $shopLocale have a point', (market) => {
  const { language, shopLocale } = market
  const shown = (texts: unknown) =>
    textsIn(texts)
      .map((text) => typeset(text, market))
      .filter((text) => comma.test(text))

  it('on all pages', () => {
    const stories = [...shownStories('baby'), ...shownStories('bm')]
      .filter(({ fullSlug }) => fullSlug.startsWith(`${shopLocale}/`))
      .flatMap(({ content }) => textsIn(content))
    expect(stories.filter((text) => /\d\.\d.TOG/.test(text))).not.toEqual([])
    expect(stories.filter((text) => comma.test(text) && !/^https?:|[{}<>]/.test(text))).toEqual([])
  })

  it('in what is said of goods', () => {
    const goods = [...seedProducts('bm', 2000)].map(({ texts, advancedAttributes }) => [
      texts[language],
      Object.values(advancedAttributes).map(({ value }) => value[language]),
    ])
    expect(shown(goods)).toEqual([])
    expect(shown(seedAttributeValues().map(({ labels }) => labels[language]))).toEqual([])
  })

  it('in the interface', () => {
    expect(shown(language === 'fr' ? french : [])).toEqual([])
    expect(marketText(market)('ui.design.warmAnswer')).not.toMatch(comma)
  })
})
