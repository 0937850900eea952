import { formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { CodeKind, CodeReason } from '@/schemas/api/basket-codes'
import type { VoucherEffect } from '@/schemas/shop'

type Reason = {
  reason?: CodeReason | undefined
  missing?: number | undefined
  /** The voucher that stays, for `takesLess`. */
  kept?: string | undefined
}

/**
 * Why a code is not redeemed, in the market's language; nothing without a reason. The server says it, so that the
 * basket's page, which is mostly seen without any code, need not carry all reasons.
 */
export function codeWords(market: Market, { reason, missing = 0, kept = '' }: Reason): { message?: string } {
  if (!reason) return {}
  const t = marketText(market)
  return { message: t(`basket.page.codes.reasons.${reason}`, { amount: formatPrice(missing, market), kept }) }
}

type Labelled = { label: string; effect: VoucherEffect }

/** What a voucher is called in the basket and in the order: one that takes off so much at most says so. */
export function cappedLabel({ label, effect }: Labelled, market: Market): string {
  const most = effect.type === 'percentage' ? effect.maxAmount?.[market.currency] : undefined
  if (most === undefined) return label
  return marketText(market)('basket.page.codes.capped', { label, amount: formatPrice(most, market) })
}

/** Says which code another one of its kind has taken the place of. */
export const replacedWords = (market: Market, kind: CodeKind, code: string): string =>
  marketText(market)(`basket.page.codes.replaces.${kind}`, { code })
