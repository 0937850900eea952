import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { Alert } from '@/lib/storefront/screens/step-forms'
import type { LostReason } from '@/lib/storefront/visitor/checkout'

/** Says why nothing was ordered or entered, where the checkout could not go on as it was, and what to do. */
export function LostNotice({ market, reason }: { market: Market; reason: LostReason }) {
  const t = marketText(market)
  return (
    <Alert title={t(`checkout.lost.${reason}.title`)}>
      <p className="mt-1">{t(`checkout.lost.${reason}.text`)}</p>
    </Alert>
  )
}
