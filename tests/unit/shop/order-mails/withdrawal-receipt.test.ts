import { describe, expect, it } from 'vitest'
import { orderStatusPath } from '@/lib/platform/markets'
import { allMarkets } from '@/lib/platform/markets/markets'
import { isVoluntaryWithdrawal } from '@/lib/platform/shop-configuration'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { withdrawalNotice } from '@/lib/shop/order-mails/withdrawal-notice'
import { withdrawalReceipt } from '@/lib/shop/order-mails/withdrawal-receipt'
import type { Whereabouts } from '@/lib/shop/order-mails/withdrawal-steps'
import type { WithdrawalOf } from '@/lib/shop/withdrawals'
import { usualCosts } from '../../../fixtures/usual-costs'

const withdrawal = {
  orderId: 1,
  orderNumber: '1000000010',
  name: 'www.example.net',
  email: 'anna.maria@post.example.com',
  goods: null,
  declaredAt: new Date('2026-11-23T13:05:00Z'),
  isTest: false,
} as unknown as WithdrawalOf

const cards = { count: 1, amount: 2_500 }
const none = { count: 0, amount: 0 }

const said = (
  market: (typeof allMarkets)[number],
  whereabouts: Whereabouts,
  declared: WithdrawalOf = withdrawal,
) =>
  JSON.stringify(
    withdrawalReceipt({
      withdrawal: declared,
      market,
      ...{ seller: usualSeller(market.shopLocale), baseUrl: 'https://shop.example' },
      returning: {
        ...{ costs: usualCosts(market), terms: usualReturnTerms, ways: 'both' as const, whereabouts },
        ...{ until: new Date('2027-01-15T12:00:00Z'), hasDelivery: true },
        money: { way: 'asked', account: '' },
      },
    }),
  ).replaceAll('\u00a0', ' ')

const sent = { isSent: true, isUnsent: false, mailed: none }
const unsent = { isSent: false, isUnsent: true, mailed: none }
const mailed = { isSent: false, isUnsent: false, mailed: cards }

const used = (amount: number, spent: number) => ({ ...mailed, mailed: { count: 1, amount, spent } })

const notSent = /verschicken wir nicht mehr|n’expédions pas|versturen we niet meer/
const voucher = /war schon verschickt|était déjà envoyée|was al verstuurd/
const back = /Porto|frais de retour|[Rr]etourkosten|Spedition|transporteur/
/** What is not on its way is never asked back: it names no last day and asks for no announcement. */
const toSend =
  /Senden Sie|[Mm]elden Sie die Rücksendung|Renvoyez|Déclarez votre retour|Annoncez le retour|Stuur|Meld de retour|2027/
/** If it comes after all, it goes back as it came, and at the cost of the shop. */
const goesBack = {
  parcel:
    /ein(?:e)? Etikette?, mit de[mr] das Porto bezahlt ist|étiquette dont le port est payé|retourlabel waarmee/,
  freight: /holt sie kostenlos wieder ab|reprend sans frais|la reprend sans frais|gratis weer op/,
}

describe.each(allMarkets.map((market) => [market.code, market] as const))(
  'the receipt of a withdrawal in %s',
  (_, market) => {
    it('has the way to the order, of which a stranger learns nothing by it', () => {
      const href = /"kind":"button","text":"[^"]+","href":"https:\/\/shop\.example([^"]+)"/
      const number = withdrawal.orderNumber
      expect(href.exec(said(market, sent))?.[1]).toBe(orderStatusPath(market, { order: number }))
      expect(href.exec(said(market, sent, { ...withdrawal, orderId: null }))?.[1]).toBe(
        orderStatusPath(market),
      )
    })

    it('quotes the address as it was entered, and makes no link of a name', () => {
      expect(said(market, sent)).toContain('anna.maria@post.example.com')
      expect(said(market, sent)).not.toContain('www.example.net')
    })

    it('comes with a notice that tells the merchant what is not to be sent, where something would be', () => {
      const notice = (whereabouts: Whereabouts) =>
        JSON.stringify(
          withdrawalNotice({ withdrawal, market, seller: usualSeller(market.shopLocale), whereabouts }),
        )
      const kept =
        /verschicken Sie (?:von diesen Artikeln )?nichts mehr|ne plus rien expédier|[Nn]iet versturen|[Vv]erstuur niet/
      expect(notice(unsent)).toMatch(kept)
      expect(notice({ ...unsent, isSent: true })).toMatch(kept)
      expect(notice(sent)).not.toMatch(kept)
    })

    it('repeats what was declared also where no order of the address is found', () => {
      const words = said(market, sent, { ...withdrawal, orderId: null, goods: 'Der Schlafsack' })
      for (const word of ['1000000010', 'anna.maria@post.example.com', 'Der Schlafsack'])
        expect(words).toContain(word)
      expect(words).not.toMatch(back)
    })

    it('names the last day, the address, the way of the money and the price of delivery', () => {
      const { street } = usualSeller(market.shopLocale)
      expect(said(market, sent)).toMatch(/15\. (?:Januar|Jänner) 2027|15 janvier 2027|15 januari 2027/)
      expect(said(market, sent)).toContain(street)
      expect(said(market, sent)).toMatch(/nach Ihrem Konto fragen|demanderons votre compte|naar uw rekening/)
      expect(said(market, sent)).toMatch(
        /auch die Versandkosten|aussi les frais de livraison|ook de verzendkosten/,
      )
    })

    it.each([
      ['sent', sent, [back], [notSent, voucher]],
      ['not sent', unsent, [notSent, goesBack.parcel], [toSend, goesBack.freight, voucher]],
      [
        'not sent, and come by freight',
        { ...unsent, unsentWays: 'collect' },
        [notSent, goesBack.freight],
        [toSend, goesBack.parcel, /Paket|colis|pakket/i],
      ],
      [
        'not sent, and come in both ways',
        { ...unsent, unsentWays: 'both' },
        [notSent, goesBack.freight, goesBack.parcel],
        [toSend],
      ],
      ['sent in part', { ...sent, isUnsent: true }, [back, notSent], [voucher]],
      ['mailed gift cards', mailed, [voucher, /25[,.]00/], [back, notSent]],
      ['spent gift cards', used(0, 2_500), [/nichts zurück|rien n’est remboursé|niets terug/], [/25[,.]00/]],
      // The shop's own promise leaves out what is spent in part.
      isVoluntaryWithdrawal(market)
        ? [
            'partly spent gift cards',
            used(1_500, 1_000),
            [/gilt weiter|demeure valable/],
            [/10[,.]00/, /15[,.]00/],
          ]
        : ['partly spent gift cards', used(1_500, 1_000), [/15[,.]00/], [/10[,.]00/, /25[,.]00/]],
    ] as const)('says of goods that are %s what becomes of them', (_, whereabouts, has, hasNot) => {
      const words = said(market, whereabouts).replaceAll('\u202f', ' ')
      for (const word of has) expect(words).toMatch(word)
      for (const word of hasNot) expect(words).not.toMatch(word)
    })
  },
)
