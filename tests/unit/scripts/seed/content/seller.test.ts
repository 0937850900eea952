import { describe, expect, it } from 'vitest'
import { type Market, marketsOf } from '@/lib/platform/markets/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { type Brand, shopBrands } from '@/schemas/markets'
import type { Seller } from '@/schemas/shop'
import { otherSeller as sellerIn } from '../../../../fixtures/shops'
import { shownStories } from '../../../../fixtures/shown-stories'

const otherSeller = (market: Market): Seller => sellerIn(defaultConfiguration('bm', market).seller.country)

/** Texts of made-up companies and people, with what their numbers are made of. */
const madeUp =
  /Muster(?!-?(?:form|Widerruf))|Exemple|Voorbeeld|0\.000\.000|(?<!\d)(?:00000|00 000)|\((?:Beispiel|fictif|verzonnen)\)|example\.com|[Dd]emonstrat|démonstration|(?:Handels?|Commerce) (?:GmbH|AG|BV|B\.V\.|S|Österreich)/

const groups = ['imprint', 'terms', 'privacy', 'withdrawal']

/** All texts and links, with plain spaces, but for the names of the stories. */
const wordsOf = (content: unknown) => JSON.stringify(content).replace(/[\u00a0\u202f]/g, ' ')

const pagesOf = (brand: Brand, sellerOf?: (market: Market) => Seller) =>
  shownStories(brand, (market) => {
    const usual = defaultConfiguration(brand, market)
    return sellerOf ? { ...usual, seller: sellerOf(market) } : usual
  })
    .filter(({ group }) => groups.includes(group ?? ''))
    .map(({ fullSlug, group, content }) => ({ fullSlug, group, words: wordsOf(content) }))

describe.each(shopBrands)('The pages of %s that name the seller', (brand) => {
  const shown = pagesOf(brand, otherSeller)

  it('exist in every market', () => {
    expect(shown).toHaveLength(groups.length * marketsOf(brand).length)
  })

  it.each(shown)('name in $fullSlug the company of the shop, and nothing made-up', ({ group, words }) => {
    expect(madeUp.exec(words)?.[0]).toBeUndefined()
    const named = {
      imprint: [
        ...['Wolke Sieben Gesellschaft', 'Himmelsgasse 77', '98765 Lichtenau', '040 1234-567'],
        ...['Register Lichtenau 4711', 'Nr. XY 123 456 789', '"tel:0401234567"', 'hallo@wolke.example'],
      ],
      terms: ['Wolke Sieben Gesellschaft', 'Himmelsgasse 77', '98765 Lichtenau'],
      privacy: ['Wolke Sieben Gesellschaft', 'Himmelsgasse 77', '98765 Lichtenau', '040 1234-567'],
      withdrawal: ['hallo@wolke.example'],
    }[group ?? '']
    for (const text of named ?? []) expect(words).toContain(text)
    expect(words).not.toMatch(/\{(?:company|if|hotline|service)/)
  })

  it('do without the telephone, the register and the people of a company that names none', () => {
    const plain = pagesOf(brand, (market) => {
      const { phone: _, register: __, representedBy: ___, ...seller } = otherSeller(market)
      return seller
    })
    for (const { words, fullSlug } of plain) {
      expect([fullSlug, words]).not.toEqual([fullSlug, expect.stringMatching(/\{(?:company|if|hotline)/)])
      expect([fullSlug, /"(?:Tele|Télé)[a-zé]+ ?: ?"|tel:/.exec(words)?.[0]]).toEqual([fullSlug, undefined])
    }
  })

  it('say of a made-up company that it is one', () => {
    for (const { words, fullSlug, group } of pagesOf(brand))
      if (group !== 'withdrawal')
        expect([fullSlug, /[Dd]emonstrat|démonstration/.test(words)]).toEqual([fullSlug, true])
  })
})
