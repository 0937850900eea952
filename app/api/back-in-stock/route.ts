import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { clientOf } from '@/lib/platform/http'
import { formAddress } from '@/lib/platform/markets'
import { backInStock } from '@/lib/shop/door'
import { formCall } from '@/lib/storefront/visitor/calls'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { faultKeys, keepDraft, refuseDraft } from '@/lib/storefront/visitor/drafts'
import { backInStockQuestion } from '@/schemas/api/back-in-stock'

/**
 * `POST /api/back-in-stock/?locale`: has one mail sent when a variant can be ordered again, once the owner of the address has
 * confirmed it. Leads to the page that says so, or to the form with what was wrong.
 */
export const POST = formCall(async ({ request, market, fields }) => {
  const { email = '', variant = '' } = fields
  const refused = (errors: Record<string, string>) =>
    refuseDraft(request, {
      ...{ form: 'backInStock', values: { email, variant }, errors },
      page: (draft) => formAddress(market, 'stock', { draft }),
    })
  const read = backInStockQuestion.safeParse(fields)
  if (!read.success) return refused(faultKeys(read.error, fields))
  const goods = await backInStock.goods({ brand: config().brand, market }, read.data.variant)
  if (!goods) return refused({ variant: 'gone' })
  if (goods.variant.availability.buyable) return leadOn(request, goods.href)
  const now = currentTime()
  if (!(await backInStock.mayAsk(clientOf(request), now.getTime()))) return refused({ form: 'tooMany' })
  await backInStock.ask({ ...read.data, locale: market.shopLocale }, now)
  // What names a person stays out of the address.
  const draft = await keepDraft(request, 'backInStock', { values: read.data, errors: {} })
  const kept = draft === undefined ? { variant: read.data.variant } : { draft }
  return leadOn(request, formAddress(market, 'stock', { state: 'asked', ...kept }))
})
