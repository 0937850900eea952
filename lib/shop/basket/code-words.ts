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

/**
 * What a voucher is called in the basket and in the order: one that takes off so much at most says so, and one beside
 * gift cards, which are money, that it takes nothing off them.
 */
export function labelOfVoucher({ label, effect }: Labelled, market: Market, hasGiftCards: boolean): string {
  const t = marketText(market)
  const most = effect.type === 'percentage' ? effect.maxAmount?.[market.currency] : undefined
  const amount = most === undefined ? undefined : formatPrice(most, market)
  if (!hasGiftCards || effect.type === 'free_shipping')
    return amount === undefined ? label : t('basket.page.codes.capped', { label, amount })
  return amount === undefined
    ? t('basket.page.codes.goodsAlone', { label })
    : t('basket.page.codes.cappedGoodsAlone', { label, amount })
}

/** Says which code another one of its kind has taken the place of. */
export const replacedWords = (market: Market, kind: CodeKind, code: string): string =>
  marketText(market)(`basket.page.codes.replaces.${kind}`, { code })
