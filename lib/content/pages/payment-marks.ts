import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { configuredPayments, methodOfMark } from '@/lib/platform/payment-methods'
import type { Payments } from '@/schemas/shop'
import type { Layout } from './layout'

type Mark = Layout['paymentProviders'][number]

/**
 * The marks of the methods that a shop offers in a market, in its order and by its names, with the pictures and links that
 * editors gave them; then what else editors put there, such as the brands of cards.
 */
export function paymentMarks(marks: readonly Mark[], payments: Payments, market: Market): Mark[] {
  const t = marketText(market)
  const codes = [...new Set([...payments.order, ...configuredPayments])]
  const own = codes.flatMap((code): Mark[] => {
    const settings = payments.methods[code]
    if (!settings?.isOffered || !settings.isMarked) return []
    const written = marks.find((mark) => methodOfMark(mark.code) === code)
    const name = settings.name ?? written?.name ?? t(`payment.methods.${code}.name`)
    return [{ uid: `payment-${code}`, component: 'layout_mark', ...written, code, name }]
  })
  return [...own, ...marks.filter(({ code }) => methodOfMark(code) === undefined)]
}
