import { describe, expect, it } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import { allMarkets, countryOf, type Market, marketsOf } from '@/lib/platform/markets/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { returnCosts } from '@/lib/platform/shop-configuration/return-costs'
import type { ReturnTerms, ShopConfiguration } from '@/schemas/shop'
import { givenConfig } from '../../fixtures/config'
import { contentOf, saidOfReturns, saidOfService } from '../../fixtures/said-of-returns'

givenConfig(() => ({ brand: 'bm', baseUrl: 'https://shop.example', paymentMode: 'demo' }))

const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ')

const markets = allMarkets.map((market) => [market.shopLocale, market] as const)
const returnLabels = {
  carrier: 'dhl' as const,
  receiverIds: { DE: 'a', AT: 'a', CH: 'a', FR: 'a', BE: 'a', NL: 'a' },
  weightGrams: 2_000,
}

const shopWith = (market: Market, returns: Partial<ReturnTerms>, more: Partial<ShopConfiguration> = {}) => {
  const brand = marketsOf('baby').includes(market) ? 'baby' : 'bm'
  const { returnLabels: _, ...usual } = defaultConfiguration(brand, market)
  return { brand, shop: { ...usual, ...more, returns: { ...usual.returns, ...returns } } } as const
}

/** Words that promise the postage back, to whoever has paid it first. */
const paidBack =
  /Porto (?:der Rücksendung )?(?:erstatte|vergüte)|wir erstatten (?:es|das Porto)|nous vous les remboursons|wij betalen ze terug|Porto überweisen wir|[Ww]ir überweisen es Ihnen|(?:Porto|es|ihn) (?:bekommen Sie|der Rücksendung bekommen Sie) (?:mit dem Kaufpreis )?zurück|[Ww]ir tragen das Porto|frais de retour sont à notre charge|retourkosten zijn voor ons|Rücksendeporto|vergüten|frais de retour (?:remboursés|vous sont remboursés)|remboursons (?:aussi )?les frais de retour|(?:retourkosten|portokosten) (?:vergoed|krijgt u|betalen (?:wij|we))/i
/** Words of a label that pays. */
const byLabel =
  /Porto zahlen wir|Porto der Rücksendung bezahlen wir|port payé|prépayé avec notre étiquette|gratis retourlabel|retourlabel is het retourneren gratis/i
const byCustomer =
  /Porto zahlen Sie|Porto der Rücksendung bezahlen Sie|bezahlen Sie es\.|à votre charge|devrez prendre en charge|tragen Sie die unmittelbaren|Sie tragen die unmittelbaren|retourkosten voor uw rekening|retourkosten betaalt u|betaalt u ze|voor uw rekening/i

type Case = { returns: Partial<ReturnTerms>; hasLabel?: boolean; said: RegExp; notSaid: RegExp[] }
const cases: Record<string, Case> = {
  'the seller pays back': { returns: {}, said: paidBack, notSaid: [byCustomer, byLabel] },
  'a label of the seller pays': {
    ...{ returns: {}, hasLabel: true, said: byLabel },
    notSaid: [paidBack, byCustomer],
  },
  'the customer pays': { returns: { payer: 'customer' }, said: byCustomer, notSaid: [paidBack, byLabel] },
}

/** Words about the choice between both, which name a fault as the reason for which the seller pays. */
const ofFaults =
  /Ist etwas beschädigt oder falsch geliefert, bekommen Sie es zurück|Si un article est endommagé ou livré par erreur, nous vous le remboursons|Is iets beschadigd of verkeerd geleverd, dan krijgt u ze terug/

const around = (text: string, pattern: RegExp) => {
  const at = text.search(pattern)
  return at < 0 ? undefined : text.slice(Math.max(0, at - 60), at + 80)
}

describe.each(Object.entries(cases))(
  'where %s for what comes back',
  (_, { returns, hasLabel, said, notSaid }) => {
    it.each(markets)('%s says so and nothing else', async (_locale, market) => {
      const { brand, shop } = shopWith(market, returns, hasLabel ? { returnLabels } : {})
      const texts = { ...(await saidOfReturns(shop, market)), ...contentOf(brand, shop, market) }
      const wrong = Object.entries(texts).flatMap(([place, text]) => {
        // Paper and first steps of a declaration are the same with and without a label.
        const isOfLabel = hasLabel && ['label', 'announced', 'contract', 'status', 'return'].includes(place)
        if (isOfLabel) return []
        const rest = text.replace(ofFaults, '')
        return notSaid.flatMap((pattern) => around(rest, pattern) ?? []).map((found) => `${place}: ${found}`)
      })
      expect(wrong).toEqual([])
      const isStatutory = countryOf(market) !== 'CH'
      for (const place of ['product', 'basket', 'status', 'shipped'])
        expect([place, texts[place]]).toEqual([place, expect.stringMatching(said)])
      const t = marketText(market)
      const costs = returnCosts(shop.returns, market, hasLabel ?? false)
      const law = isStatutory ? t('returnCosts.law', costs) : undefined
      if (law) expect(texts.contract).toContain(plain(law))
      const pages = Object.entries(texts).filter(([place, text]) => place.includes('/') && said.test(text))
      expect(pages.length).toBeGreaterThan(4)
    })
  },
)

it.each(markets)('names in %s the value from which on the seller pays', async (_, market) => {
  const { brand, shop } = shopWith(market, { payer: { sellerFrom: 7_350 } })
  const amount = /73[.,]50/
  const { product, basket, contract } = await saidOfReturns(shop, market)
  for (const text of [product, basket, contract]) expect(text).toMatch(amount)
  const pages = Object.values(contentOf(brand, shop, market)).filter((text) => amount.test(text))
  expect(pages.length).toBeGreaterThan(4)
})

it.each(markets)('says in %s how freight is collected, and what that costs', async (_, market) => {
  for (const freightCost of [0, 4_910]) {
    const { brand, shop } = shopWith(market, { freightCost })
    const collected =
      /abgeholt|holt|Abholung|holen|chercher|enlèvement|récupérons|reprend|haalt|ophalen|opgehaald|halen/
    const {
      product,
      status,
      return: step,
      shipped,
      announced,
      label,
      withdrawn,
      contract,
    } = await saidOfReturns(shop, market, true)
    for (const text of [product, status, step, shipped, announced, label, withdrawn, contract]) {
      expect(text).toMatch(collected)
      expect([text, /49[.,]10/.test(text ?? '')]).toEqual([text, freightCost > 0])
    }
    const pages = Object.values(contentOf(brand, shop, market))
    expect(pages.some((text) => text.includes('49,10') || text.includes('49.10'))).toBe(freightCost > 0)
  }
})

it.each(markets)('says in %s when the service is there and when it answers', async (_, market) => {
  const { brand, shop } = shopWith(market, {})
  const service = { ...shop.service, answerDays: 4, hours: 'Nur nachts von 1 bis 3', madeDays: 17 }
  const texts = {
    contact: await saidOfService({ ...shop, service }, market),
    ...contentOf(brand, { ...shop, service }, market),
  }
  const all = Object.entries(texts)
  const usual = /eines Werktags|un jour ouvr(?:é|able)|één werkdag/
  expect(all.filter(([, text]) => usual.test(text) || text.includes(shop.service.hours))).toEqual([])
  expect(texts.contact).toMatch(/4 (?:Werktagen|jours ouvrés|jours ouvrables|werkdagen)/)
  expect(
    all.filter(([, text]) => /4 (?:Werktagen|jours ouvrés|jours ouvrables|werkdagen)/.test(text)).length,
  ).toBeGreaterThan(1)
  expect(all.filter(([, text]) => text.includes(service.hours)).length).toBeGreaterThan(1)
  expect(all.some(([, text]) => /17 (?:Werktage|jours ouvrés|jours ouvrables|werkdagen)/.test(text))).toBe(
    true,
  )
})

/** A time of so many days within which money is paid back. */
const within = (days: number) =>
  new RegExp(`(?:pätestens|au plus tard|iterlijk) ${days} (?:Tage|jours|dagen)\\b`)

it.each(markets)('says in %s within how many days money is paid back', async (_, market) => {
  for (const [refundDays, other] of [
    [14, 9],
    [9, 14],
  ] as const) {
    const { brand, shop } = shopWith(market, { refundDays })
    const { withdrawn, contract } = await saidOfReturns(shop, market)
    const texts = {
      withdrawn,
      ...(countryOf(market) === 'CH' && { contract }),
      ...contentOf(brand, shop, market),
    }
    expect(texts.withdrawn).toMatch(refundDays === 9 ? /\b9 / : /\b14 /)
    expect(Object.entries(texts).filter(([, text]) => within(other).test(text ?? ''))).toEqual([])
    expect(Object.values(texts).filter((text) => within(refundDays).test(text ?? '')).length).toBeGreaterThan(
      1,
    )
  }
})

describe('where Swiss shops take nothing back without a fault', () => {
  const swiss = markets.filter(([, market]) => countryOf(market) === 'CH')
  const promised =
    /\b0 (?:Tage|jours)|(?:Tage|jours) (?:Rückgabe|Zeit|pour)|Rückgaberecht (?:und Formular|,)|zurückgeben, ohne Begründung|ohne Angabe von Gründen|Porto (?:erstattet|vergütet)|Das Porto|frais de retour|sans (?:donner de )?motif|engagement volontaire|accordons volontairement|freiwillig zugesagt|Tage freiwillig|freiwillig ein/i

  it.each(swiss)('%s promises it nowhere', async (_, market) => {
    const { brand, shop } = shopWith(market, { days: 0, longer: [] })
    const { contract, label, announced, return: step, ...texts } = await saidOfReturns(shop, market)
    const wrong = Object.entries({ ...texts, ...contentOf(brand, shop, market) }).flatMap(([place, text]) => {
      const found = around(text, promised)
      return found === undefined ? [] : [`${place}: ${found}`]
    })
    expect(wrong).toEqual([])
  })
})
