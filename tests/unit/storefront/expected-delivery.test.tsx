import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { usualReturnTerms } from '@/lib/platform/shop-configuration'
import { lineRow } from '@/lib/shop/order-mails/confirmation'
import { orderWords } from '@/lib/shop/order-papers'
import { afterPayment, arrivalDays, arrivalText, deliveryWords } from '@/lib/shop/product'
import { deliveryMessage } from '@/lib/shop/rules'
import { BasketLine } from '@/lib/storefront/screens/basket/basket-line'
import { PlainLine } from '@/lib/storefront/screens/basket/plain-line'
import { basketWords } from '@/lib/storefront/screens/basket/words'
import { LineList } from '@/lib/storefront/screens/order-parts/line-list'
import { basketLines } from '@/lib/storefront/screens/order-parts/lines'
import { announcedArrivals } from '@/lib/storefront/screens/order-parts/order-steps'
import type { BasketItem } from '@/schemas/api/basket'
import { basketLine } from '../../fixtures/basket'
import { orderOf } from '../../fixtures/checkout'
import { testMarket } from '../../fixtures/render'
import { testLine } from '../../fixtures/test-order'
import { textOf } from './screens/checkout/render-screen'

const nothing = () => undefined
const now = new Date('2026-11-26T10:00:00Z')
const weeks = /Wochen?\b|semaines?\b|weken\b/

/** What a basket keeps of the delivery of a variant, and its order, with a transfer ahead or not. */
function sold(code: string, [daysFrom, daysTo]: readonly [number, number], more: object, isAhead: boolean) {
  const market = testMarket(code, code === 'nl' ? 'bm' : 'baby')
  const availability = { bvc: 1, preorder: false, download: false, daysFrom, daysTo, ...more } as const
  const delivery = deliveryMessage(availability, 'baby')
  const arrival = arrivalText({ delivery, availability }, market)
  const days = isAhead ? undefined : arrivalDays({ delivery, availability }, market, now)
  const told = arrival !== undefined && isAhead ? afterPayment(arrival, market) : arrival
  const variant: Partial<BasketItem['variant']> = {
    delivery: deliveryWords({ delivery }, market),
    ...(told !== undefined && { arrival: told }),
    ...(days && { arrivalDays: days }),
  }
  const kept = { arrival: told ?? null, arrivesFrom: days?.from ?? null, arrivesTo: days?.to ?? null }
  return { market, item: basketLine('a', { variant }), line: testLine(kept) }
}

const places: Record<string, (given: ReturnType<typeof sold>) => string> = {
  basket: ({ market, item }) =>
    renderToStaticMarkup(
      <BasketLine
        {...{ item, market, words: basketWords(market) }}
        {...{ onQuantity: nothing, onRemove: nothing, onWishlist: nothing }}
      />,
    ),
  'basket without scripts': ({ market, item }) =>
    renderToStaticMarkup(<PlainLine item={item} market={market} words={basketWords(market)} />),
  review: ({ market, item }) =>
    renderToStaticMarkup(
      <LineList market={market} label="Artikel" lines={basketLines([item], usualReturnTerms)} isFull />,
    ),
}

/** Where an order says what was announced. */
const orderPlaces: typeof places = {
  mail: ({ market, line }) => lineRow(line, orderWords(market)).details.join('|'),
  steps: ({ market, line }) =>
    announcedArrivals(orderOf({ lines: [line] }), market, now)
      .map(({ arrival }) => arrival)
      .join(),
}

type Row = [what: string, code: string, days: [number, number], more: object, isAhead: boolean, words: string]

const preorder = { bvc: 2, preorder: true }

it.each<Row>([
  ['days', 'de', [1, 3], {}, false, 'Fr., 27. November – Di., 1. Dezember bei Ihnen'],
  ['days', 'ch-fr', [1, 3], {}, false, 'Chez vous entre le ven. 27 novembre et le mar. 1er décembre'],
  ['days', 'nl', [1, 3], {}, false, 'In huis vr 27 november – di 1 december'],
  ['days instead of weeks', 'de', [14, 21], {}, false, 'Do., 10. – Do., 17. Dezember bei Ihnen'],
  [
    'weeks from a transfer',
    'de',
    [14, 21],
    {},
    true,
    'In 2 bis 3 Wochen bei Ihnen, gerechnet ab dem Werktag',
  ],
  [
    'the last day of a preorder',
    'de',
    [999, 999],
    { ...preorder, deliveryUntil: '2027-03-31' },
    false,
    'Spätestens am 31. März 2027 bei Ihnen',
  ],
  ['a preorder without a day', 'de', [999, 999], preorder, false, 'Der Liefertermin steht noch nicht fest:'],
  ['the same in French', 'ch-fr', [999, 999], preorder, false, 'La date de livraison n’est pas encore fixée'],
])('%s in %s: every place says the same', (_, code, days, more, isAhead, words) => {
  const given = sold(code, days, more, isAhead)
  for (const [place, write] of Object.entries({ ...places, ...orderPlaces })) {
    const text = textOf(write(given)).replace(/[\u00a0\u2009\u202f]/g, ' ')
    expect([place, text]).toEqual([place, expect.stringContaining(words)])
    expect([place, weeks.test(text)]).toEqual([place, weeks.test(words)])
  }
})
