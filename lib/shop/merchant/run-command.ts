import { config } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { marketOfPast } from '@/lib/platform/markets'
import { findShopConfiguration } from '@/lib/platform/shop-configuration'
import { findDownloads } from '@/lib/shop/downloads'
import { countEvents, type RefundService } from '@/lib/shop/orders'
import { findTransfers } from '@/lib/shop/refund-transfers'
import { findReturns } from '@/lib/shop/returns'
import type { Brand } from '@/schemas'
import { cancel } from './cancel'
import { type Done, done, noSuchOrder, refused } from './change-order'
import type { OrderCommand } from './commands'
import { correctTracking } from './correct-tracking'
import { describeOrder } from './describe-order'
import { exportDatev } from './export-datev'
import { exportDeliveryNote } from './export-delivery-note'
import { exportOrders } from './export-orders'
import { exportPapers } from './export-papers'
import { exportReceipts } from './export-receipts'
import { exportTransfers } from './export-transfers'
import { listOrders } from './list-orders'
import { listOwed, owedRows } from './list-owed'
import { markArrived } from './mark-arrived'
import { markDelivered } from './mark-delivered'
import { markPaid, orderOfTransfer } from './mark-paid'
import { markReturned } from './mark-returned'
import { markTransferred } from './mark-transferred'
import { describePapers, findPapers } from './papers'
import { readOrder } from './read-orders'
import { refund } from './refund'
import { readReport } from './report/read-report'
import { describeReport, reportCsv } from './report/tell-report'
import { ship } from './ship'
import { tellWithdrawals } from './tell-withdrawals'

export type MerchantServices = {
  /** The payment service of this shop. */
  paymentService: () => Promise<RefundService | undefined>
  /** Where an export is written to, as fast as it is taken. */
  write: (text: AsyncIterable<string>) => Promise<void>
  /** Unset: that of the settings. */
  brand?: Brand
  now: Date
}

async function show(db: Database, number: string, brand: Brand): Promise<Done> {
  const order = await readOrder(db, number)
  if (!order) return noSuchOrder(number)
  const market = marketOfPast(brand, order.locale)
  return done(
    ...describeOrder(order, {
      returns: await findReturns(db, order.id),
      downloads: await findDownloads(db, order),
      counts: await countEvents(db, order),
      transfers: await findTransfers(db, order.id),
      returnShop: market && { market, shop: await findShopConfiguration(db, brand, market) },
    }),
  )
}

async function tellReport(
  db: Database,
  { asked, isCsv }: Extract<OrderCommand, { name: 'report' }>,
  { brand, write }: { brand: Brand; write: MerchantServices['write'] },
): Promise<Done> {
  if (asked.market !== undefined && marketOfPast(brand, asked.market)?.shopLocale !== asked.market)
    return refused(`There is no market ${asked.market}.`)
  const rows = await readReport(db, asked, brand)
  if (!isCsv) return done(...describeReport(rows, asked))
  await write(reportCsv(rows, asked))
  return done()
}

/** Runs a command; says what it has done, or why it cannot. */
export async function runOrderCommand(
  db: Database,
  command: OrderCommand,
  { paymentService, write, brand = config().brand, now }: MerchantServices,
): Promise<Done> {
  switch (command.name) {
    case 'list':
      return done(...(await listOrders(db, command.filter, command.limit)))
    case 'withdrawals':
      return done(...(await tellWithdrawals(db, command, brand)))
    case 'owed':
      if (command.to === 'file') return exportTransfers(db, command, { brand, now })
      if (command.to === 'list') return done(...(await listOwed(db)))
      await write(owedRows(db))
      return done()
    case 'transferred':
      return markTransferred(db, command.number, { ...command, now })
    case 'invoices':
      if (command.folder !== undefined)
        return exportPapers(db, { folder: command.folder, filter: command.filter })
      return done(...describePapers(await findPapers(db, command.filter)))
    case 'report':
      return tellReport(db, command, { brand, write })
    case 'datev':
      return exportDatev(db, command.asked, { brand, now })
    case 'show':
      return show(db, command.number, brand)
    case 'export':
      await write(exportOrders(db, command))
      return done()
    case 'paid':
      return markPaid(db, await orderOfTransfer(db, command.number), now, command.amount)
    case 'shipped':
      return ship(db, command.number, command.parcel, now)
    case 'receipts':
      return exportReceipts(db, command.number, command.folder)
    case 'delivery-note':
      return exportDeliveryNote(db, command.number, command.asked, { brand, now })
    case 'tracking':
      return correctTracking(db, command.number, { ...command, now })
    case 'delivered':
      return markDelivered(db, command.number, now)
    case 'cancel':
      return cancel(db, command.number, command, { service: await paymentService(), now })
    case 'refund':
      return refund(db, command.number, command, { service: await paymentService(), now })
    case 'arrived':
      return markArrived(db, command.number, { ...command, now })
    case 'returned':
      return markReturned(db, command.number, now)
  }
}
