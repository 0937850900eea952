import { describe, expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets/markets'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { withdrawalReceipt } from '@/lib/shop/order-mails/withdrawal-receipt'
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

const said = (market: (typeof allMarkets)[number], isUnsent: boolean) =>
  JSON.stringify(
    withdrawalReceipt({
      withdrawal,
      market,
      seller: usualSeller(market.shopLocale),
      returning: { costs: usualCosts(market), terms: usualReturnTerms, isFreight: true, isUnsent },
    }),
  )

describe('the receipt of a withdrawal', () => {
  it.each(allMarkets.map((market) => [market.code, market] as const))(
    'quotes the address as it was entered, and asks for nothing back that has not left, in %s',
    (_, market) => {
      expect(said(market, false)).toContain('anna.maria@post.example.com')
      expect(said(market, false)).not.toContain('www.example.net')
      expect(said(market, false)).toMatch(/zurück|Renvoyez|terug/)
      expect(said(market, true)).toMatch(
        /Noch ist nichts unterwegs|Rien n’est encore parti|nog niets onderweg/,
      )
      expect(said(market, true)).not.toMatch(/Porto|frais|Retourkosten|retourkosten|Spedition|transporteur/)
    },
  )
})
