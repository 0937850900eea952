import type { Executor } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import type { Goods } from '@/lib/shop/promotions'
import {
  applyVoucher,
  findGiftCard,
  findVoucher,
  maskedCode,
  type Voucher,
  type VoucherLine,
} from '@/lib/shop/vouchers'
import type { BasketCost } from '@/schemas/api/basket'
import type { BasketGiftCard, BasketVoucher, CodeKind } from '@/schemas/api/basket-codes'
import type { PromotedGoods } from '@/schemas/shop'
import { labelOfVoucher } from './code-words'

export type BasketCodes = Partial<Record<CodeKind, string>>

type FoundVoucher = { code: string } & Awaited<ReturnType<typeof findVoucher>>
type FoundCard = { code: string } & Awaited<ReturnType<typeof findGiftCard>>

/** What codes stand for in a market at a time. */
export async function findCodes(
  db: Executor,
  context: { market: Market; now: Date },
  { voucher, giftCard }: BasketCodes,
): Promise<{ voucher: FoundVoucher | undefined; giftCard: FoundCard | undefined }> {
  const [foundVoucher, foundCard] = await Promise.all([
    voucher === undefined ? undefined : findVoucher(db, context, voucher),
    giftCard === undefined ? undefined : findGiftCard(db, context, giftCard),
  ])
  return {
    voucher: foundVoucher && { code: voucher ?? '', ...foundVoucher },
    giftCard: foundCard && { code: giftCard ?? '', ...foundCard },
  }
}

/** The goods that a voucher names, whose categories it needs. */
export const goodsNamedBy = (found: FoundVoucher | undefined): PromotedGoods[] =>
  found?.ok ? [found.voucher.goods ?? {}, found.voucher.excluded ?? {}] : []

type Line = Goods & VoucherLine & { isBulky: boolean; isDigital: boolean }

type Redeemed = {
  /** By line. */
  ofLine: ReadonlyMap<string, number>
  reductions: BasketCost['reductions']
  /** Of the voucher, if it makes shipping free. */
  free?: { id: string; label: string; effect: { includesFreight: boolean } }
  voucher?: BasketVoucher
}

/** Whether the goods are sent in the way that a voucher makes free. */
function isSentFree({ effect }: Voucher, lines: readonly Line[]): boolean {
  if (effect.type !== 'free_shipping') return true
  const sent = lines.filter(({ isDigital }) => !isDigital)
  return sent.length > 0 && (effect.includesFreight || !sent.some(({ isBulky }) => isBulky))
}

/** What the voucher of a basket does for its lines, which are all but the vouchers that are sold. */
export function redeemVoucher(
  found: FoundVoucher | undefined,
  lines: readonly Line[],
  market: Market,
  hasGiftCards: boolean,
): Redeemed {
  const { currency } = market
  const nothing = { ofLine: new Map(), reductions: [] }
  if (!found) return nothing
  const { code } = found
  const refused = (why: Pick<BasketVoucher, 'label' | 'reason' | 'missing'>): Redeemed => ({
    ...nothing,
    voucher: { code, isValid: false, amount: 0, ...why },
  })
  if (!found.ok)
    return refused({ reason: found.reason, ...(found.label !== undefined && { label: found.label }) })
  const { effect, label: name } = found.voucher
  const label = labelOfVoucher(found.voucher, market, hasGiftCards)
  const applied = applyVoucher(found.voucher, lines, currency)
  if (!applied.ok) {
    const { ok, ...why } = applied
    return refused({ label, ...why })
  }
  if (!isSentFree(found.voucher, lines)) return refused({ label, reason: 'noGoods' })
  // Promotions have ids of their own, which may be the same.
  const id = `voucher:${found.voucher.id}`
  const { amount, lines: ofLine } = applied
  return {
    ofLine,
    reductions: amount > 0 ? [{ id, label, ...(name !== label && { name }), amount }] : [],
    ...(effect.type === 'free_shipping' && { free: { id, label, effect } }),
    voucher: { code, label, isValid: true, amount },
  }
}

/** The gift card of a basket with what it pays. `amount` is 0 if it can pay nothing of it. */
export function describeGiftCard(found: FoundCard, amount: number): BasketGiftCard {
  const code = maskedCode(found.code)
  if (!found.ok) return { code, amount: 0, reason: found.reason }
  return { code, balance: found.balance, amount, ...(amount === 0 && { reason: 'noGoods' as const }) }
}
