import { formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { CodeReason } from '@/schemas/api/basket'

type Reason = { reason?: CodeReason | undefined; missing?: number | undefined }

/**
 * Why a code is not redeemed, in the market's language; nothing without a reason. The server says it, so that the
 * basket's page, which is mostly seen without any code, need not carry all reasons.
 */
export function codeWords(market: Market, { reason, missing = 0 }: Reason): { message?: string } {
  if (!reason) return {}
  const t = marketText(market)
  return { message: t(`basket.page.codes.reasons.${reason}`, { amount: formatPrice(missing, market) }) }
}
