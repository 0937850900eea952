import { describe, expect, it } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import { allMarkets, countryOf } from '@/lib/platform/markets/markets'
import { configuredPayments, settlementOf, usualPayments } from '@/lib/platform/payment-methods'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
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

/** What is read together: a row of a table, a list item, a paragraph, or a text by itself. */
function partsOf(node: unknown): string[] {
  if (typeof node === 'string') return [plain(node)]
  if (typeof node !== 'object' || node === null) return []
  const { component, type } = node as { component?: unknown; type?: unknown }
  const isOne = component === '_table_row' || ['list_item', 'paragraph', 'heading'].includes(String(type))
  return isOne ? [plain(JSON.stringify(node))] : Object.values(node).flatMap(partsOf)
}

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

    // Terms and privacy also name methods for other reasons; the test below counts the warnings of the terms.
    it('is offered nowhere else in the content without the warning beside it', () => {
      const names = (['KC', 'KD'] as const).map((code) =>
        plain(marketText(market)(`payment.methods.${code}.name`)),
      )
      const own = stories.filter(
        ({ group, fullSlug }) =>
          fullSlug.startsWith(`${locale}/`) && group !== 'terms' && group !== 'privacy',
      )
      const named = own.flatMap(({ fullSlug, content }) =>
        partsOf(content)
          .filter((part) => names.some((name) => part.toLowerCase().includes(name.toLowerCase())))
          .map((part) => `${fullSlug}: ${part}`),
      )
      const { methods } = usualPayments(market)
      const isLent = Boolean(methods.KC?.isOffered || methods.KD?.isOffered)
      expect(named.length > 0).toBe(isLent)
      expect(named.filter((part) => !part.includes(warning ?? ''))).toEqual([])
    })

    it.each(['terms', 'payment', 'faq'])(
      'has the warning beside each method of a partner, and beside a wallet that lends, on the page %s',
      (page) => {
        const { methods } = usualPayments(market)
        const [brand = 'baby'] = market.brands
        const lends = methods.PP?.isOffered && defaultConfiguration(brand, market).options.paypalInstallments
        const count =
          (['KC', 'KD'] as const).filter((code) => methods[code]?.isOffered).length + (lends ? 1 : 0)
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
