import { writeFile } from 'node:fs/promises'
import { inArray } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import { marketOfPast } from '@/lib/platform/markets'
import { findShopConfiguration, mayIssue } from '@/lib/platform/shop-configuration'
import { counted } from '@/lib/platform/text'
import { dayText } from '@/lib/platform/time'
import { refunds } from '@/lib/shop/orders'
import {
  type DueTransfer,
  type FromAccount,
  listDue,
  refundsFrom,
  writeTransferFile,
} from '@/lib/shop/refund-transfers'
import type { Brand } from '@/schemas'
import { isQrIban } from '@/schemas/iban'
import type { Currency } from '@/schemas/markets'
import { type Done, done, refused } from './change-order'
import { sumIn } from './money'

type Ready = FromAccount['transfers'][number]

const isReady = (due: DueTransfer): due is Ready => due.holder !== null && due.iban !== null

type ByAccount = {
  accounts: FromAccount[]
  /** Of markets that the shop does not have any more, so that it knows no account for them. */
  astray: Ready[]
}

/** The transfers by the account of the shop that they go from. */
async function byAccount(db: Executor, brand: Brand, ready: readonly Ready[]): Promise<ByAccount> {
  const accounts = new Map<string, { seller: FromAccount['seller']; transfers: Ready[] }>()
  const sellers = new Map<string, FromAccount['seller']>()
  for (const locale of new Set(ready.map((each) => each.locale))) {
    const market = marketOfPast(brand, locale)
    if (market) sellers.set(locale, (await findShopConfiguration(db, brand, market)).seller)
  }
  const astray: Ready[] = []
  for (const each of ready) {
    const seller = sellers.get(each.locale)
    if (!seller) {
      astray.push(each)
      continue
    }
    const key = refundsFrom(seller)
    const account = accounts.get(key) ?? { seller, transfers: [] }
    account.transfers.push(each)
    accounts.set(key, account)
  }
  return { accounts: [...accounts.values()], astray }
}

/** Why transfers are not in the file, and what to do about them. */
function astrayWords(astray: readonly Ready[]): string[] {
  if (astray.length === 0) return []
  const numbers = astray.map(({ number, locale }) => `${number} (${locale})`).join(', ')
  return [
    `${astray.length} cannot be transferred: the shop has no market of their orders, and so no account that they go from. Transfer them by hand, and record each: transferred <number>. They are ${numbers}.`,
  ]
}

const names: Readonly<Record<Currency, string>> = { EUR: 'euros', CHF: 'francs' }
const others: Readonly<Record<Currency, Currency>> = { EUR: 'CHF', CHF: 'EUR' }

/** Why a bank takes no transfers from an account of the shop; undefined where it does. */
function problemOf({ seller, transfers }: FromAccount, currency: Currency): string | undefined {
  const iban = refundsFrom(seller)
  const locales = [...new Set(transfers.map(({ locale }) => locale))].toSorted().join(', ')
  const mend = `Import the shop_configuration of ${locales} with the whole seller again, and another account in seller.bankAccount.refundsFrom.`
  if (!mayIssue(seller))
    return `The account of ${seller.name} is that of the demo. Import the shop_configuration of ${locales} with a seller of its own.`
  if (isQrIban(iban))
    return `The account of ${seller.name} is a QR-IBAN, from which nothing can be transferred. ${mend}`
  if (currency === 'CHF' && !/^(?:CH|LI)/.test(iban))
    return `The account of ${seller.name} is not a Swiss one, from which francs are transferred. ${mend}`
  return undefined
}

type Asked = { file: string; currency: Currency; isAgain: boolean }

/**
 * Writes what is to be transferred in a currency into a file for the bank, each transfer into one file unless it is asked
 * for again. The shopper cannot change the account from then on. Two commands at once wait for each other.
 */
export const exportTransfers = (
  db: Database,
  { file, currency, isAgain }: Asked,
  { brand, now }: { brand: Brand; now: Date },
): Promise<Done> =>
  db.transaction(async (tx) => {
    const due = await listDue(tx, { lock: true })
    const open = due.filter((each) => isAgain || !each.isExported)
    const own = open.filter((each) => each.currency === currency)
    const ready = own.filter(isReady)
    const waiting = own.filter(({ iban }) => iban === null).length
    const other = open.length - own.length
    const told = [
      ...(waiting > 0 ? [`${waiting} wait for the account of their shopper.`] : []),
      ...(other > 0
        ? [`${other} are in ${names[others[currency]]}: owed --file <file> --currency ${others[currency]}.`]
        : []),
    ]
    const { accounts, astray } = await byAccount(tx, brand, ready)
    if (ready.length === 0)
      return refused(
        [`There is nothing new to transfer in ${names[currency]} to a known account.`, ...told].join(' '),
      )
    const judged = accounts.map((account) => ({ account, problem: problemOf(account, currency) }))
    const good = judged.filter(({ problem }) => problem === undefined).map(({ account }) => account)
    const left = [
      ...judged.flatMap(({ account: { transfers }, problem }) =>
        problem === undefined ? [] : `${transfers.length} cannot be transferred. ${problem}`,
      ),
      ...astrayWords(astray),
    ]
    if (good.length === 0) return refused([...left, ...told].join('\n'))
    const written = good.flatMap(({ transfers }) => transfers)
    const stamp = now.toISOString().replace(/\D/g, '').slice(0, 17)
    const xml = writeTransferFile(good, {
      ...{ id: `REFUND-${stamp}`, currency, at: now, day: dayText(now.getTime(), 'Europe/Berlin') },
      remittance: (number) => `Rueckzahlung/Refund ${number}`,
    })
    const ids = written.map(({ id }) => id)
    await tx.update(refunds).set({ exportedAt: now }).where(inArray(refunds.id, ids))
    // Last, so that what cannot be written counts as not written.
    await writeFile(file, xml, { flag: 'wx', mode: 0o600 })
    const sum = written.reduce((all, { amount }) => all + amount, 0)
    return done(
      `In ${file}: ${counted(written.length, 'transfer')}, ${sumIn(currency, sum)} in all.`,
      ...left,
      ...told,
      'When the bank has carried them out, record each: transferred <number>',
    )
  })
