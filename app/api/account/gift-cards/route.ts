import { currentTime } from '@/lib/platform/clock'
import { clientOf, problem } from '@/lib/platform/http'
import { accountPath, screenPath } from '@/lib/platform/markets'
import { isOffered, loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { baskets, customers } from '@/lib/shop/door'
import { customerCall, refuseAccountForm, waitOf } from '@/lib/storefront/screens/account-calls'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { pricingContext } from '@/lib/storefront/visitor/session'
import { giftCardForm } from '@/schemas/api/account'
import { codeOf } from '@/schemas/shop'

/** `POST /api/account/gift-cards/?locale`: adds a gift card to the account, puts it into the basket, or removes it. */
export const POST = customerCall(async (call) => {
  const { request, market, fields, customer, visitor } = call
  const { options } = await loadShopConfiguration(market.code)
  if (!isOffered(options)('balance')) return problem({ status: 404, title: 'Not found' })
  const refused = {
    form: 'giftCard',
    page: (draft: string) => accountPath(market, 'balance', { draft }),
  } as const
  const read = giftCardForm.safeParse(fields)
  if (!read.success) return refuseAccountForm(call, { ...refused, errors: read.error })
  const { action } = read.data
  const code = codeOf(read.data.code)
  if (code === undefined) return refuseAccountForm(call, { ...refused, errors: { code: 'unknownCode' } })
  if (action === 'remove') {
    await customers.removeGiftCard(customer.id, code)
    return leadOn(request, accountPath(market, 'balance', { state: 'removed' }))
  }
  if (action === 'use') {
    const own = await customers.giftCards(customer.id)
    const shop = { ...(await pricingContext(market)), client: clientOf(request) }
    const isOwn = own.some((card) => card.code === code)
    const isUsed = isOwn && (await baskets.redeemCode(shop, visitor.basket, code)).ok
    return leadOn(
      request,
      isUsed ? screenPath(market, 'basket') : accountPath(market, 'balance', { state: 'unusable' }),
    )
  }
  const now = currentTime()
  const tried = await customers.tryGiftCard(clientOf(request), customer.id, now.getTime())
  if (!tried.ok) return refuseAccountForm(call, { ...refused, ...waitOf(tried) })
  const outcome = await customers.addGiftCard(customer.id, code, now)
  if (outcome === 'unknown') return refuseAccountForm(call, { ...refused, errors: { code: 'unknownCode' } })
  await tried.wasRight()
  const state = outcome === 'added' ? 'added' : 'full'
  return leadOn(request, accountPath(market, 'balance', { state }))
})
