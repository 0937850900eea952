import { describe, expect, it } from 'vitest'
import de from '@/lib/platform/i18n/messages/de.json'
import fr from '@/lib/platform/i18n/messages/fr.json'
import nl from '@/lib/platform/i18n/messages/nl.json'
import { allMarkets, marketsOf } from '@/lib/platform/markets/markets'
import { shopWords } from '@/lib/platform/shop-configuration'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { read } from '@/scripts/seed/content/read'

type Methods = Record<string, { name: string }>

const shared = ['KC', 'KD', 'KN']

describe.each([
  ['de', de.payment.methods as Methods],
  ['fr', fr.payment.methods as Methods],
  ['nl', nl.payment.methods as Methods],
] as const)('the means of payment in %s', (language, methods) => {
  const page = (name: string) => read<unknown>(`words/${language}/${name}`)

  it('have the names of the checkout on the page about payment, which names them by their codes', () => {
    const written = JSON.stringify(page('payment'))
    for (const code of ['KK', 'PP', 'RE', 'V', ...shared]) expect(written).toContain(`["{payment${code}}",`)
  })

  it.each(['terms', 'privacy', 'faq'])('are named by their codes in the words of the page %s', (name) => {
    const words = JSON.stringify(page(name))
    expect(words).toContain('{payment')
    for (const code of ['KK', 'PP', 'V', ...shared]) expect(words).not.toContain(methods[code]?.name)
  })
})

it.each(allMarkets)('a list of methods in $shopLocale has capitals as its language writes them', (market) => {
  const brand = marketsOf('baby').includes(market) ? 'baby' : 'bm'
  const { payments } = shopWords(defaultConfiguration(brand, market), market, Date.parse('2026-11-27'))
  const [, ...others] = (payments ?? '').split(/, | (?:und|et|en) /)
  expect(others.length).toBeGreaterThan(2)
  const capital = others.filter((name) => /^\p{Lu}/u.test(name) && !/^(?:PayPal|TWINT|Apple Pay)/.test(name))
  expect(capital.length > 0).toBe(market.language === 'de')
})
