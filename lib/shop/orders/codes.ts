import { sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'

type VoucherUse = { orderId: number; voucher: { id: string; code: string }; customer: string }

/** Counts the use of a voucher; or says whether the code or the customer has no use left. */
export async function countVoucherUse(
  tx: Transaction,
  { orderId, voucher, customer }: VoucherUse,
): Promise<'counted' | 'usedUp' | 'usedBefore'> {
  const counted = await tx.execute<{ perCustomer: number | null }>(sql`
    update voucher_codes c set uses = c.uses + 1 from vouchers v
    where c.code = ${voucher.code} and v.id = c.voucher_id and c.uses < coalesce(v.uses_per_code, 2147483647)
    returning v.uses_per_customer as "perCustomer"`)
  const [code] = [...counted]
  if (!code) return 'usedUp'
  // The key of the table refuses a second order of the customer that counts as the same use.
  const used = await tx.execute(sql`
    insert into voucher_uses (voucher_id, customer, use, order_id)
    select ${voucher.id}, ${customer}, n, ${orderId}
    from (select coalesce(max(use), 0) + 1 as n, count(*) as uses from voucher_uses
          where voucher_id = ${voucher.id} and customer = ${customer}) u
    where u.uses < ${code.perCustomer ?? 2_147_483_647}::int
    on conflict do nothing
    returning use`)
  return [...used].length > 0 ? 'counted' : 'usedBefore'
}

/** Gives the use of a voucher back. */
export async function giveBackVoucher(tx: Transaction, orderId: number, code: string): Promise<void> {
  const gone = await tx.execute(
    sql`delete from voucher_uses where order_id = ${orderId} returning voucher_id`,
  )
  if ([...gone].length > 0)
    await tx.execute(sql`update voucher_codes set uses = greatest(0, uses - 1) where code = ${code}`)
}

type CardAmount = { code: string; amount: number }

/** Takes an amount from a gift card, in minor units of its currency; false if it has less, or has ended. */
export async function debitGiftCard(
  tx: Transaction,
  { code, amount }: CardAmount,
  now: Date,
): Promise<boolean> {
  const debited = await tx.execute(sql`
    update gift_cards set balance = balance - ${amount}::int
    where code = ${code} and balance >= ${amount}::int and (valid_to is null or valid_to > ${now.toISOString()})
    returning code`)
  return [...debited].length > 0
}

/**
 * Gives an amount back to a gift card, whether it has ended or not; returns how much. A card never gets more than it was
 * issued with: what of it was paid back to its buyer does not come back.
 */
export async function creditGiftCard(tx: Transaction, { code, amount }: CardAmount): Promise<number> {
  const credited = await tx.execute<{ amount: number }>(sql`
    with card as (
      select code, greatest(0, least(${amount}::int, issued - balance)) as amount
      from gift_cards where code = ${code} for update)
    update gift_cards set balance = balance + card.amount from card
    where gift_cards.code = card.code returning card.amount`)
  return [...credited][0]?.amount ?? 0
}
