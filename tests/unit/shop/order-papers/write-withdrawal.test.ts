import { describe, expect, it } from 'vitest'
import { allMarkets, countryOf } from '@/lib/platform/markets/markets'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { withdrawalFileName, writeWithdrawal } from '@/lib/shop/order-papers/write-withdrawal'
import type { Seller } from '@/schemas/shop'
import { readPdf } from '../../../fixtures/read-pdf'
import { usualCosts } from '../../../fixtures/usual-costs'

const at = new Date('2026-11-23T13:05:00Z')
const elsewhere = { name: 'Lager Nord', street: 'Hafenweg 9', postcode: '1000', city: 'Hafen' }
const address = 'https://shop.example/order'

describe('the instructions on withdrawal', () => {
  it.each(allMarkets.map((market) => [market.code, market] as const))(
    'are complete in %s',
    async (_, market) => {
      const seller = usualSeller(market.shopLocale)
      const { text, language } = await readPdf(
        await writeWithdrawal({
          market,
          seller,
          terms: usualReturnTerms,
          costs: usualCosts(market),
          address,
          at,
        }),
      )
      const words = text.replace(/\s+/g, ' ')
      expect(language).toBe(market.iso)
      expect(words).toContain(seller.name)
      expect(words).toContain(seller.email)
      expect(words).not.toMatch(/withdrawal\.|[{}]/)
      expect(withdrawalFileName(market)).toMatch(/^[A-Za-z-]+\.pdf$/)
      const isStatutory = countryOf(market) !== 'CH'
      expect(words.includes(address)).toBe(isStatutory)
      expect(words).toMatch(isStatutory ? /vierzehn Tagen|quatorze jours|14 dagen/ : /30 Tagen|30 jours/)
      expect(words.includes('(*)')).toBe(isStatutory)
      // What the shop grants beyond the law is part of the contract, and the same as the pages promise.
      const promised = words.replace(/[\u00a0\u202f]/g, ' ')
      expect(promised).toMatch(/31\. J(?:anuar|änner) 2027|31 janvier 2027|31 januari 2027/)
      expect(promised).toMatch(/30 (?:Tagen?|jours|dagen)/)
      expect(promised).toMatch(/auch die Versandkosten|aussi les frais de livraison|ook de verzendkosten/)
    },
  )

  it.each(allMarkets.map((market) => [market.code, market] as const))(
    'name where goods are sent back to, if it is not to the seller, in %s',
    async (_, market) => {
      const returnAddress = { ...elsewhere, country: countryOf(market) }
      const written = async (seller: Seller) => {
        const given = { market, seller, terms: usualReturnTerms, costs: usualCosts(market), address, at }
        return (await readPdf(await writeWithdrawal(given))).text.replace(/\s+/g, ' ')
      }
      const usual = usualSeller(market.shopLocale)
      const toSeller = /an uns zurückzusenden|nous renvoyer ou nous rendre|aan ons terug te zenden/
      const other = await written({ ...usual, returnAddress })
      expect(other).toContain('Lager Nord, Hafenweg 9, 1000 Hafen')
      expect(other).not.toMatch(toSeller)
      expect(toSeller.test(await written(usual))).toBe(countryOf(market) !== 'CH')
    },
  )
})
