import { expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets/markets'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { keptWithdrawal } from '@/lib/shop/order-papers/kept-withdrawal'
import { readPdf } from '../../../fixtures/read-pdf'
import { usualShop } from '../../../fixtures/shops'
import { usualCosts } from '../../../fixtures/usual-costs'

const [german, , french] = allMarkets
if (!german || !french) throw new Error('There are too few markets')
const given = {
  ...{ market: german, seller: usualSeller(german.shopLocale), terms: usualReturnTerms },
  ...{ address: 'https://shop.example/a/', shop: usualShop('baby', german) },
  costs: usualCosts(german),
}

it('The instructions on withdrawal are drawn once for all orders of a market', async () => {
  expect(await keptWithdrawal(given)).toBe(await keptWithdrawal({ ...given, seller: { ...given.seller } }))
})

it.each([
  ['another market', { market: french }],
  ['a seller that has moved', { seller: { ...given.seller, street: 'Neue Straße 2' } }],
  ['other costs', { costs: { ...usualCosts(german), payer: 'customer' as const } }],
  ['another address', { address: 'https://shop.example/b/' }],
])('They are drawn anew for %s', async (_, change) => {
  const [before, after] = [await keptWithdrawal(given), await keptWithdrawal({ ...given, ...change })]
  expect((await readPdf(after)).text).not.toBe((await readPdf(before)).text)
})
