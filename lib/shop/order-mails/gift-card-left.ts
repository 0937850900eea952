import type { Part } from '@/lib/platform/mail-body'
import { maskedCode } from '@/lib/shop/vouchers'
import type { Composing } from './composing'

/** What is left on the gift card that has paid, and its end, as the mail is what is kept. */
export function cardLeft({
  order: { giftCardCode, cost },
  giftCardLeft = 0,
  words: { t, price },
}: Composing): Part[] {
  if (giftCardCode === null || cost.covered === 0 || giftCardLeft === 0) return []
  const values = { code: maskedCode(giftCardCode), amount: price(giftCardLeft) }
  return [{ kind: 'text', text: t('orderStatus.cardLeft', values) }]
}
