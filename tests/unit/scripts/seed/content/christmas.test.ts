import { describe, expect, it } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import { allMarkets } from '@/lib/platform/markets/markets'
import { configuredPayments, settlementOf } from '@/lib/platform/payment-methods'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { christmasValues } from '@/scripts/seed/content/christmas'
import { shownStories } from '../../../../fixtures/shown-stories'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [plain(value)]
  return Object.values((value ?? {}) as object).flatMap(textsIn)
}

const stories = [...shownStories('baby'), ...shownStories('bm')]
const otherDate =
  /Steht beim Artikel ein anderer Termin|Si la fiche de l’article indique un autre délai|Staat bij het artikel een andere termijn/
const earlier =
  /überweisen Sie bitte einen Werktag früher|faites le virement le jour (?:ouvré|ouvrable) précédent|maak het bedrag een werkdag eerder over/

describe.each(allMarkets.map((market) => [market.shopLocale, market] as const))(
  'what is promised before Christmas in %s',
  (locale, market) => {
    const { lastOrder, lastFreight } = christmasValues(market)
    const own = stories.filter(({ fullSlug }) => fullSlug.startsWith(`${locale}/`))
    const promises = own.flatMap(({ content }) =>
      textsIn(content).filter((text) => text.includes(plain(lastOrder))),
    )

    it('is promised of what is in stock and comes as a parcel', () => {
      expect(promises.length).toBeGreaterThan(2)
      const instant = plain(marketText(market)('product.delivery.instant')).toLowerCase().slice(0, 12)
      for (const promise of promises) expect(promise.toLowerCase()).toContain(instant)
      for (const promise of promises) expect(promise).toMatch(/Paket|colis|pakket/i)
    })

    it('gives way to the date of the goods, and has a day of its own for bulky ones', () => {
      const whole = promises.filter((promise) => promise.includes(plain(lastFreight)))
      expect(whole.length).toBeGreaterThan(1)
      for (const promise of whole) expect(promise).toMatch(otherDate)
    })

    it('allows a transfer the day that it takes, where one is paid in advance', () => {
      const brand = locale.startsWith('de-') || locale === 'fr-ch' ? 'baby' : 'bm'
      const { payments } = defaultConfiguration(brand, market)
      const isTransferred = configuredPayments.some(
        (code) => settlementOf(code) === 'transferFirst' && payments.order.includes(code as never),
      )
      for (const promise of promises)
        expect([promise, earlier.test(promise)]).toEqual([promise, isTransferred])
    })
  },
)
