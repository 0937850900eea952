import 'server-only'
import { clientOf, seeOther } from '@/lib/platform/http'
import { baskets, wishlists } from '@/lib/shop/door'
import { formCall } from '@/lib/storefront/visitor/calls'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { pricingContext } from '@/lib/storefront/visitor/session'
import { adoptKeptCode } from './adopt-kept-code'
import { earlyDone, earlyRefused, isEarly } from './answer-early'
import { withCampaign } from './campaign-of-request'
import { entriesOfForm, productOf } from './entries-of-form'
import { plainBasketPath, plainOutcome } from './plain-path'
import { refusalElsewhere } from './plain-refusal'
import { refuseByPage } from './refuse-by-page'

const entered = ['number', 'variant', 'quantity', 'inscription'] as const
const longest = 100

/** The fields that the form shows once more. */
const keptOf = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    entered.flatMap((name) => {
      const value = fields[name]
      return value === undefined ? [] : [[name, value.slice(0, longest)]]
    }),
  )

/**
 * Adds what the form of a product asks for, and leads to the basket, or back to the form with what is wrong. A card of a
 * list names the product alone, as `card`: where there is something to choose, it leads to its page. What comes from the
 * wishlist moves.
 */
export const addByForm = formCall(async (call) => {
  const { request, market, fields: sent, visitor, headers } = call
  const { card, ...rest } = sent
  const fields = card === undefined ? rest : { number: card }
  const product = await productOf(market, fields.number)
  if (card !== undefined && product && (product.variants.length > 1 || product.personalised))
    return seeOther(product.href)
  const refuse = (errors: Record<string, string>, refused = product) =>
    isEarly(call)
      ? earlyRefused(call, refusalElsewhere(market, refused, errors))
      : refuseByPage(request, market, { values: keptOf(fields), errors })
  const read = await entriesOfForm(market, fields)
  if (!read.ok) return refuse(read.errors, read.product)
  const shop = { ...(await pricingContext(market)), client: clientOf(request) }
  const entries = withCampaign(read.entries, request)
  const result = await baskets.add(shop, visitor.basket, entries)
  if (!result.ok) return refuse({ variant: Object.values(result.errors)[0] ?? 'failed' })
  if (fields.from === 'wishlist' && product) await wishlists.remove(visitor.wishlist, product.number)
  visitor.basket = result.id
  delete visitor.refused
  await visitor.save()
  await adoptKeptCode(request, shop.now, result.id, headers)
  const { quantity = 0, wanted = 0 } = result.added[0] ?? {}
  if (isEarly(call)) return earlyDone(call)
  return leadOn(request, plainBasketPath(market, plainOutcome('added', quantity, wanted)), headers)
})
