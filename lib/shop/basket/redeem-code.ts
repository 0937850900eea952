import { and, eq } from 'drizzle-orm'
import { currentMs } from '@/lib/platform/clock'
import type { Database, Transaction } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import { isWithinLimit, isWithinSubject, networkLimits, subjectLimits } from '@/lib/platform/limits'
import { changeList, lockList } from '@/lib/shop/visitor-lists'
import { kindOfCode, maskedCode } from '@/lib/shop/vouchers'
import type { Basket } from '@/schemas/api/basket'
import type { CodeKind, CodeReason } from '@/schemas/api/basket-codes'
import { codeOf } from '@/schemas/shop'
import { basketOf } from './basket-of'
import { choicesOf } from './choices'
import { codeWords, replacedWords } from './code-words'
import type { PricingContext } from './price-basket'
import { basketCodes, basketItems, baskets } from './tables'

type Guess = { client: Client; now: Date }
export type KnownCode = { ok: true; kind: CodeKind } | { ok: false; reason: 'unknown' | 'tooMany' }

/** Where a code is redeemed: a basket that is not empty has attempts of its own. */
async function ownAttempts(tx: Transaction, id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined
  const [item] = await tx
    .select({ basket: basketItems.basketId })
    .from(basketItems)
    .where(eq(basketItems.basketId, id))
    .limit(1)
  return item?.basket
}

/**
 * What a code stands for. Each counts as wrong until it is known. After too many wrong ones of a network a basket still has
 * a few of its own, so that strangers behind the same address do not keep a shopper from a gift card; then right ones are
 * refused as well, or guessing would go on. The attempts of a network wait for each other until the transaction ends,
 * because counting locks their row.
 */
async function recognise(
  tx: Transaction,
  { client, now }: Guess,
  id: string | undefined,
  code: string,
): Promise<KnownCode> {
  // One moment for all, so that what is taken back was counted in the same hour.
  const at = currentMs()
  const ofNetwork = (amount: number) => isWithinLimit(tx, client, networkLimits.codes, { now: at, amount })
  const ofBasket = (basket: string, amount: number) =>
    isWithinSubject(tx, subjectLimits.codes, basket, { now: at, amount })
  const isWithin = await ofNetwork(1)
  const basket = isWithin ? undefined : await ownAttempts(tx, id)
  if (!isWithin && !(basket && (await ofBasket(basket, 1)))) return { ok: false, reason: 'tooMany' }
  const kind = await kindOfCode(tx, code, now)
  if (!kind) return { ok: false, reason: 'unknown' }
  await ofNetwork(-1)
  if (basket !== undefined) await ofBasket(basket, -1)
  return { ok: true, kind }
}

/** What a code stands for, of which each wrong one counts as where it is redeemed. */
export const knowCode = (
  db: Database,
  guess: Guess,
  id: string | undefined,
  code: string,
): Promise<KnownCode> => db.transaction((tx) => recognise(tx, guess, id, code))

const keep = (tx: Transaction, row: { basketId: string; kind: CodeKind; code: string }) =>
  tx
    .insert(basketCodes)
    .values(row)
    .onConflictDoUpdate({ target: [basketCodes.basketId, basketCodes.kind], set: { code: row.code } })

export type RedeemedCode =
  | { ok: true; basket: Basket }
  | {
      ok: false
      error: {
        key: CodeReason
        /** In the market's language. */
        message: string
        /** Of the order value, in minor units. */
        missing?: number
      }
    }

/**
 * Redeems a code in a basket, instead of one of the same kind, or says why it cannot be redeemed there: a voucher does not
 * take the place of one that takes more off.
 */
export async function redeemCode(
  db: Database,
  shop: PricingContext & { client: Client },
  id: string | undefined,
  text: string,
): Promise<RedeemedCode> {
  const refused = (
    key: CodeReason,
    { missing, kept }: { missing?: number; kept?: string } = {},
  ): RedeemedCode => ({
    ok: false,
    error: {
      key,
      message: codeWords(shop.market, { reason: key, missing, kept }).message ?? '',
      ...(missing !== undefined && { missing }),
    },
  })
  const code = codeOf(text)
  if (code === undefined) return refused('unknown')
  const known = await knowCode(db, shop, id, code)
  if (!known.ok) return refused(known.reason)
  const { kind } = known
  const basket = await basketOf(db, shop, id, { [kind]: code })
  const reason = basket[kind]?.reason
  const missing = kind === 'voucher' ? basket.voucher?.missing : undefined
  if (reason) return refused(reason, missing === undefined ? {} : { missing })
  const before = (await choicesOf(db, id)).codes[kind]
  if (kind === 'voucher' && before !== undefined) {
    const { voucher, cost } = await basketOf(db, shop, id)
    if (voucher?.isValid && cost.withTax < basket.cost.withTax) return refused('takesLess', { kept: before })
  }
  const isKept = await changeList(db, baskets, id, async (tx, basketId) => {
    await keep(tx, { basketId, kind, code })
    return true
  })
  if (!isKept) return refused('noGoods')
  const entry = basket[kind]
  if (before === undefined || before === code || !entry) return { ok: true, basket }
  const replaced = kind === 'giftCard' ? maskedCode(before) : before
  return {
    ok: true,
    basket: { ...basket, [kind]: { ...entry, notice: replacedWords(shop.market, kind, replaced) } },
  }
}

/** Removes the voucher or the gift card from a basket; false if it has none. */
export const removeCode = (db: Database, id: string | undefined, kind: CodeKind): Promise<boolean> =>
  changeList(db, baskets, id, async (tx, basketId) => {
    const gone = await tx
      .delete(basketCodes)
      .where(and(eq(basketCodes.basketId, basketId), eq(basketCodes.kind, kind)))
      .returning({ code: basketCodes.code })
    return gone.length > 0
  })

/** `later`: there is no basket yet. `tooMany`: after too many wrong codes; what it stands for is not looked up. */
export type AdoptedCode = 'done' | 'later' | 'tooMany'

/**
 * Takes over a code that the visitor's browser has kept, unless the basket has another of its kind: what is in it stays. An
 * unknown one is kept as a voucher, so that the basket says so. Once it is `done` the browser need not keep it.
 */
export async function adoptCode(db: Database, guess: Guess, id: string, text: string): Promise<AdoptedCode> {
  const code = codeOf(text)
  if (code === undefined) return 'done'
  const { codes: own } = await choicesOf(db, id)
  if (own.voucher === code || own.giftCard === code) return 'done'
  if (own.voucher !== undefined && own.giftCard !== undefined) return 'done'
  return db.transaction(async (tx) => {
    const basketId = await lockList(tx, baskets, id)
    if (basketId === undefined) return 'later'
    const known = await recognise(tx, guess, basketId, code)
    if (!known.ok && known.reason === 'tooMany') return 'tooMany'
    const kind = known.ok ? known.kind : 'voucher'
    if (own[kind] === undefined) await keep(tx, { basketId, kind, code })
    return 'done'
  })
}
