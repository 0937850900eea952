import { describe, expect, it } from 'vitest'
import { allMarkets, countryOf } from '@/lib/platform/markets/markets'
import { configuredPayments, settlementOf, usualPayments } from '@/lib/platform/payment-methods'
import { paymentWords } from '@/lib/shop/payments/payment-words'
import { shownStories } from '../../../fixtures/shown-stories'

/** The warning by law in each market; none in Switzerland, where nobody lends for more than three months. */
const warnings: Record<string, string | undefined> = {
  'de-de': 'Achtung! Kreditaufnahme kostet Geld.',
  'de-at': 'Achtung! Kreditaufnahme kostet Geld.',
  'fr-fr':
    'Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.',
  'fr-be': 'Attention, emprunter de l’argent coûte aussi de l’argent.',
  'nl-be': 'Let op, geld lenen kost ook geld.',
  'nl-nl': 'Let op! Geld lenen kost geld.',
}

const stories = [...shownStories('baby'), ...shownStories('bm')]
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe.each(allMarkets.map((market) => [market.shopLocale, market] as const))(
  'credit in %s',
  (locale, market) => {
    const warning = warnings[locale]

    it('is offered with the warning of its law in the checkout, and nothing else has one', () => {
      for (const code of configuredPayments) {
        const said = paymentWords({ code, isOffered: true }, market).warning
        const isCredit = settlementOf(code) === 'partner'
        expect([code, said && plain(said)]).toEqual([code, isCredit ? warning : undefined])
      }
      const wallet = paymentWords({ code: 'PP', isOffered: true, hasInstalments: true }, market)
      expect(wallet.warning && plain(wallet.warning)).toBe(warning)
    })

    it.each(['terms', 'payment'])(
      'has the warning beside each method of a partner on the page %s',
      (page) => {
        const { methods } = usualPayments(market)
        const count = (['KC', 'KD'] as const).filter((code) => methods[code]?.isOffered).length
        const found = stories.filter(
          ({ group, fullSlug }) => group === page && fullSlug.startsWith(`${locale}/`),
        )
        expect(found.length).toBeGreaterThan(0)
        for (const { content } of found) {
          const text = plain(JSON.stringify(content))
          const all = [...new Set(Object.values(warnings))].filter(
            (each) => each !== undefined && text.includes(each),
          )
          expect(all).toEqual(warning === undefined || count === 0 ? [] : [warning])
          if (warning !== undefined) expect(text.split(warning)).toHaveLength(count + 1)
        }
      },
    )
  },
)

it('is not lent in instalments in Switzerland', () => {
  for (const market of allMarkets.filter((each) => countryOf(each) === 'CH'))
    expect(usualPayments(market).methods.KD).toBeUndefined()
})
