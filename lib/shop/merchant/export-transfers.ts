import { writeFile } from 'node:fs/promises'
import { inArray } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import { marketOfPast } from '@/lib/platform/markets'
import { findShopConfiguration } from '@/lib/platform/shop-configuration'
import { dayText } from '@/lib/platform/time'
import { refunds } from '@/lib/shop/orders'
import { type DueTransfer, type FromAccount, listDue, writeTransferFile } from '@/lib/shop/refund-transfers'
import type { Brand } from '@/schemas'
import { plainIban } from '@/schemas/iban'
import { type Done, done, refused } from './change-order'
import { sumIn } from './money'

type Ready = FromAccount['transfers'][number]

const isReady = (due: DueTransfer): due is Ready =>
  due.holder !== null && due.iban !== null && due.currency === 'EUR'

/** The transfers by the account of the shop that they go from. */
async function byAccount(db: Executor, brand: Brand, ready: readonly Ready[]): Promise<FromAccount[]> {
  const accounts = new Map<string, { seller: FromAccount['seller']; transfers: Ready[] }>()
  const sellers = new Map<string, FromAccount['seller']>()
  for (const locale of new Set(ready.map((each) => each.locale))) {
    const market = marketOfPast(brand, locale)
    if (market) sellers.set(locale, (await findShopConfiguration(db, brand, market)).seller)
  }
  for (const each of ready) {
    const seller = sellers.get(each.locale)
    if (!seller) continue
    const key = plainIban(seller.bankAccount.iban)
    const account = accounts.get(key) ?? { seller, transfers: [] }
    account.transfers.push(each)
    accounts.set(key, account)
  }
  return [...accounts.values()]
}

type Asked = { file: string; isAgain: boolean }

/**
 * Writes what is to be transferred in euros into a file for the bank, each transfer into one file unless it is asked for
 * again. The shopper cannot change the account from then on. Two commands at once wait for each other.
 */
export const exportTransfers = (
  db: Database,
  { file, isAgain }: Asked,
  { brand, now }: { brand: Brand; now: Date },
): Promise<Done> =>
  db.transaction(async (tx) => {
    const due = await listDue(tx, { lock: true })
    const open = due.filter(({ isExported }) => isAgain || !isExported)
    const ready = open.filter(isReady)
    const waiting = open.filter((each) => each.currency === 'EUR' && each.iban === null).length
    const francs = open.filter(({ currency }) => currency !== 'EUR').length
    const told = [
      ...(waiting > 0 ? [`${waiting} wait for the account of their shopper.`] : []),
      ...(francs > 0 ? [`${francs} are not in euros: owed --format csv lists them.`] : []),
    ]
    if (ready.length === 0)
      return refused(['There is nothing new to transfer in euros to a known account.', ...told].join(' '))
    const accounts = await byAccount(tx, brand, ready)
    const written = accounts.flatMap(({ transfers }) => transfers)
    const stamp = now.toISOString().replace(/\D/g, '').slice(0, 17)
    const xml = writeTransferFile(accounts, {
      ...{ id: `REFUND-${stamp}`, at: now, day: dayText(now.getTime(), 'Europe/Berlin') },
      remittance: (number) => `Rueckzahlung/Refund ${number}`,
    })
    const ids = written.map(({ id }) => id)
    await tx.update(refunds).set({ exportedAt: now }).where(inArray(refunds.id, ids))
    // Last, so that what cannot be written counts as not written.
    await writeFile(file, xml, { flag: 'wx', mode: 0o600 })
    const sum = written.reduce((all, { amount }) => all + amount, 0)
    return done(
      `${written.length} transfers, ${sumIn('EUR', sum)} in all, are in ${file}.`,
      ...told,
      'When the bank has carried them out, record each: transferred <number>',
    )
  })
