import 'server-only'
import { clientOf, seeOther } from '@/lib/platform/http'
import { giftCardScreenPath, type Market, screenPath } from '@/lib/platform/markets'
import { withChoice } from '@/lib/platform/text'
import { baskets } from '@/lib/shop/door'
import { plainCodesId } from '@/lib/storefront/screens/basket'
import { giftCardOrigin } from '@/lib/storefront/screens/gift-card'
import { type FormCall, formCall } from '@/lib/storefront/visitor/calls'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { keepDraft } from '@/lib/storefront/visitor/drafts'
import { pricingContext } from '@/lib/storefront/visitor/session'
import { type CodeKind, codeEntry } from '@/schemas/api/basket-codes'
import { codeOf } from '@/schemas/shop'
import { keepCode } from './drop-kept-code'
import { piecesOf } from './entry-of-form'
import { forgetCode } from './forget-code'
import { plainBasketPath, plainOutcome } from './plain-path'
import { refuseByPage } from './refuse-by-page'

/** What a line has, as the form of its product sends it, and what it is called: so it can be put back. */
async function valuesOf(market: Market, basket: string | undefined, key: string) {
  const { items } = await baskets.of(await pricingContext(market), basket)
  const line = (await baskets.lines(basket)).find((each) => each.key === key)
  const item = items.find((each) => each.key === key)
  if (!line || !item) return undefined
  const { product, variant } = item
  return {
    ...{ number: product.number, variant: line.variant, quantity: String(line.quantity) },
    ...(line.inscription !== undefined && { inscription: line.inscription }),
    name: withChoice(product.name, variant.choice),
  }
}

/** Changes the quantity of a line, or removes it where the form's button `remove` was pressed; leads to the basket. */
export async function changeLineByForm(
  { request, market, fields, visitor: { basket } }: FormCall,
  key: string,
): Promise<Response> {
  const lead = (question: Parameters<typeof plainBasketPath>[1]) =>
    seeOther(plainBasketPath(market, question))
  if (fields.remove !== undefined) {
    const values = await valuesOf(market, basket, key)
    const isRemoved = await baskets.removeLine(basket, key)
    if (!isRemoved) return lead({ state: 'unchanged' })
    if (!values) return lead({ state: 'changed' })
    // Where too much was kept, it is removed all the same.
    const draft = await keepDraft(request, 'basket', { values, errors: {} })
    return lead(draft === undefined ? { state: 'changed' } : { state: 'removed', draft })
  }
  const quantity = piecesOf(fields.quantity)
  const changed = await baskets.changeQuantity(await pricingContext(market), basket, { key, quantity })
  if (!changed.ok) return lead({ state: 'unchanged' })
  const line = (await baskets.lines(basket)).find((each) => each.key === key)
  return lead(plainOutcome('changed', line?.quantity ?? quantity, quantity))
}

/**
 * Redeems the gift card of its own page. Where there is nothing to pay yet, the browser keeps the code and the page says so;
 * where it cannot be redeemed, the page says why.
 */
async function redeemPresent(
  { request, market, visitor: { basket }, headers }: FormCall,
  text: string,
): Promise<Response> {
  const shop = { ...(await pricingContext(market)), client: clientOf(request) }
  const redeemed = await baskets.redeemCode(shop, basket, text)
  if (redeemed.ok) return leadOn(request, screenPath(market, 'basket'), headers)
  const code = codeOf(text)
  if (redeemed.error.key !== 'noGoods' || code === undefined)
    return leadOn(request, giftCardScreenPath(market, { card: text }), headers)
  keepCode(headers, code)
  return leadOn(request, giftCardScreenPath(market, { state: 'kept' }), headers)
}

/** Redeems a code, and leads to the basket, which says what it does or why it does nothing. */
export const redeemByForm = formCall(async (call) => {
  const { request, market, fields, visitor } = call
  const { basket } = visitor
  const code = codeEntry.safeParse({ code: fields.code ?? '' })
  if (code.success && fields.from === giftCardOrigin) return redeemPresent(call, code.data.code)
  const values = { code: (fields.code ?? '').slice(0, 100) }
  if (!code.success) return refuseByPage(request, market, { values, errors: { code: 'empty' } })
  const shop = { ...(await pricingContext(market)), client: clientOf(request) }
  const redeemed = await baskets.redeemCode(shop, basket, code.data.code)
  if (redeemed.ok) return seeOther(`${plainBasketPath(market)}#${plainCodesId}`)
  const { key, message } = redeemed.error
  return refuseByPage(request, market, { values, errors: { code: message ?? key } })
})

/** Removes a code, and leads to the basket. */
export async function forgetByForm(
  { request, market, visitor: { basket }, headers }: FormCall,
  kind: CodeKind,
): Promise<Response> {
  const isRemoved = await forgetCode(request, basket, kind, headers)
  return leadOn(request, plainBasketPath(market, { state: isRemoved ? 'changed' : 'unchanged' }), headers)
}
