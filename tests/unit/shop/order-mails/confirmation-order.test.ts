import { describe, expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets/markets'
import { orderWords } from '@/lib/shop/order-papers'
import { orderMail } from '../../../fixtures/every-mail'
import { testOrder, testPayment } from '../../../fixtures/test-order'

const days = { arrival: 'Bald', arrivesFrom: '2026-12-03', arrivesTo: '2026-12-08' }

describe.each(allMarkets.map((market) => [market.code, market] as const))(
  'the confirmation of an order in %s',
  (_, market) => {
    const order = testOrder({
      ...{ currency: market.currency, locale: market.shopLocale },
      lines: [days, { ...days, choice: ['Rosé', '74'] }],
    })
    const mail = orderMail('confirmation', undefined, { order })(market, '')
    const parts = 'parts' in mail ? [...mail.parts] : []
    const { t, arrival } = orderWords(market)
    const placeOf = (text: string) => parts.findIndex((part) => 'text' in part && part.text === text)

    it('has goods, total, days and the way to the order above addresses and law', () => {
      const kinds = parts.map(({ kind }) => kind)
      const button = placeOf(t('orderMails.see'))
      const [line] = order.lines
      const come = placeOf((line && arrival(line)) ?? '')
      const places = [kinds.indexOf('lines'), kinds.indexOf('sums'), come, button, kinds.indexOf('columns')]
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(kinds.filter((kind) => kind === 'button')).toHaveLength(1)
      for (const [place, part] of parts.entries())
        if (part.kind === 'small' && part.text === t('orderMails.confirmation.withTerms'))
          expect(place).toBeGreaterThan(button)
    })

    it('asks for a transfer in its subject and before all else', () => {
      const kindsOf = (of: typeof mail) => ('parts' in of ? of.parts.map(({ kind }) => kind) : [])
      const later = { ...order, payments: [testPayment('RE', { amount: order.toPay })] }
      const onInvoice = orderMail('confirmation', undefined, { order: later })(market, '')
      const values = { number: order.number, shop: 'Nestling', by: 'post' }
      expect(mail.subject).toBe(t('orderMails.confirmation.transferSubject', values))
      expect(kindsOf(mail).indexOf('facts')).toBeLessThan(kindsOf(mail).indexOf('lines'))
      expect(onInvoice.subject).toBe(t('orderMails.confirmation.subject', values))
      // The account is on the invoice, which comes with the goods and closes the contract.
      expect(kindsOf(onInvoice)).not.toContain('facts')
    })

    it('says once when all of it comes', () => {
      const [line] = order.lines
      const words = (line && arrival(line)) ?? ''
      expect(JSON.stringify(parts).split(JSON.stringify(words).slice(1, -1))).toHaveLength(2)
    })
  },
)
