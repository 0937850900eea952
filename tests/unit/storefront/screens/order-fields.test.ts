import { expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets/markets'
import { faultsInWords } from '@/lib/storefront/screens/step-forms'

const joined =
  /^(Bestellnummer und E-Mail-Adresse|Numéro de commande et adresse e-mail|Bestelnummer en e-mailadres)$/

it.each(allMarkets.map((market) => [market.shopLocale, market] as const))(
  'an order that is not found is a fault of number and mail address together in %s',
  (_, market) => {
    for (const key of ['unknownOrder', 'attempts', 'wait1', 'wait5']) {
      const faults = faultsInWords(market, { errors: { order: key }, first: 'name' })
      expect(faults, key).toMatchObject([{ id: 'number', label: expect.stringMatching(joined) }])
    }
    const [own] = faultsInWords(market, { errors: { number: 'required' }, first: 'name' })
    expect(own?.label).not.toMatch(joined)
    // What is wrong with an order that is known is said of the order.
    const [known] = faultsInWords(market, { errors: { order: 'tooManyReturns' }, first: 'pieces' })
    expect(known).toMatchObject({ id: 'pieces' })
    expect(known?.label).not.toMatch(joined)
  },
)
