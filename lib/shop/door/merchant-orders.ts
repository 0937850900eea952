import 'server-only'
import { database } from '@/lib/platform/db'
import {
  type CorrectedTracking,
  changedOrders,
  correctTracking,
  type DeliveryNoteFile,
  findDeliveryNote,
  findPaper,
  followChanges,
  markArrived,
  type OrderRead,
  type ReportAsked,
  type ReportRow,
  readCalledOrder,
  readReport,
  type TrackingCorrection,
} from '@/lib/shop/merchant'
import type { Wanted as DeliveryNoteRequest, KeptPaper } from '@/lib/shop/order-papers'
import { findReceiptFile, type ReceiptFile } from '@/lib/shop/returns'
import type { Brand } from '@/schemas'
import type { MerchantOrders as ChangedOrders } from '@/schemas/api/merchant-order'
import { part } from './part'

/** Orders as a system of the merchant reads and changes them. */
export type MerchantOrders = {
  /** Gives every event of an order a position that readers can follow, and has it announced by webhook where there is one. */
  followChanges: (options: { announce: boolean }) => Promise<void>
  /** The orders that have changed after a position, the oldest change first; each stands at its latest change. */
  changed: (asked: { after: number; limit: number }) => Promise<ChangedOrders>
  /** The order with a number; undefined where there is none. */
  find: (number: string) => Promise<OrderRead | undefined>
  /**
   * Corrects the tracking number or the carrier of a parcel, by its number from 1 on, and lets the shopper know. The same
   * correction again changes nothing.
   */
  correctTracking: (
    number: string,
    given: { parcel: number | undefined; correction: TrackingCorrection; now: Date },
  ) => Promise<CorrectedTracking>
  /** Records that a return has come, by its number where several are on their way. The same again changes nothing. */
  returnArrived: (
    number: string,
    given: { wanted: string | undefined; now: Date },
  ) => Promise<CorrectedTracking>
  /** The delivery note of a parcel, or why there is none; undefined where there is no such order. */
  deliveryNote: (
    asked: DeliveryNoteRequest & { number: string },
    shop: { brand: Brand },
  ) => Promise<DeliveryNoteFile | undefined>
  /** An invoice or a credit note of an order by its number; undefined for one that was not issued. */
  paper: (order: OrderRead, number: string) => Promise<KeptPaper | undefined>
  /** What was invoiced and credited in a time. */
  report: (asked: ReportAsked, shop: { brand: Brand }) => Promise<ReportRow[]>
  /** The receipt of a postage by its id; undefined for one of another order, and for one that is deleted by now. */
  receipt: (order: OrderRead, id: string) => Promise<ReceiptFile | undefined>
}

const own: MerchantOrders = {
  followChanges: (options) => followChanges(database(), options),
  changed: (asked) => changedOrders(database(), asked),
  find: (number) => readCalledOrder(database(), number),
  correctTracking: (number, given) => correctTracking(database(), number, given),
  returnArrived: (number, given) => markArrived(database(), number, given),
  deliveryNote: (asked, shop) => findDeliveryNote(database(), asked, shop),
  paper: (order, number) => findPaper(database(), order, number),
  report: (asked, { brand }) => readReport(database(), asked, brand),
  receipt: async ({ id: orderId }, id) =>
    /^\d{1,15}$/.test(id) ? findReceiptFile(database(), { orderId, receipt: Number(id) }) : undefined,
}

export const merchantOrders = part('merchantOrders', own)
