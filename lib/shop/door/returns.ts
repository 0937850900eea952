import 'server-only'
import { database } from '@/lib/platform/db'
import {
  type AccountFault,
  findRefundAccount,
  findTransfers,
  giveRefundAccount,
  type RefundAccount,
  type RefundTransfers,
} from '@/lib/shop/refund-transfers'
import {
  cancelReturn,
  findLabelFiles,
  findReturns,
  type KeptReceipt,
  keepReceipt,
  type LabelFiles,
  type OrderReturn,
  type ReceiptFile,
  type RequestedReturn,
  type ReturnRequest,
  requestReturn,
} from '@/lib/shop/returns'
import { part } from './part'

/** What shoppers send back of an order, and where their money is transferred to. */
export type Returns = {
  /** What was announced to come back, the first first; also what was cancelled since. */
  of: (orderId: number) => Promise<OrderReturn[]>
  /** Announces what a shopper sends back. The same form again is the same return; never more pieces than were sent. */
  request: (asked: ReturnRequest) => Promise<RequestedReturn>
  /** Takes a return back for its shopper; refused from when its label is asked for on. Said again, it answers the same. */
  cancel: (given: { orderId: number; number: string; now: Date }) => Promise<boolean>
  /** The label that a carrier has made for a return; undefined where there is none. */
  labelFiles: (returnId: number) => Promise<LabelFiles | undefined>
  /** Keeps the receipt of a return's postage, and has the merchant told of it. The same file again changes nothing. */
  keepReceipt: (given: {
    orderId: number
    number: string
    file: ReceiptFile
    now: Date
  }) => Promise<KeptReceipt>
  /** Where money of an order is transferred to. */
  refundAccount: (orderId: number) => Promise<RefundAccount | undefined>
  /** Keeps where a shopper wants money transferred to, and has it confirmed by mail; or why it is not kept. */
  giveRefundAccount: (
    given: RefundAccount & { orderId: number; now: Date },
  ) => Promise<AccountFault | undefined>
  /** The money that is due by a transfer, in minor units, and to which account. */
  transfers: (orderId: number) => Promise<RefundTransfers>
}

const own: Returns = {
  of: (orderId) => findReturns(database(), orderId),
  request: (asked) => requestReturn(database(), asked),
  cancel: (given) => cancelReturn(database(), given),
  labelFiles: (returnId) => findLabelFiles(database(), returnId),
  keepReceipt: (given) => keepReceipt(database(), given),
  refundAccount: (orderId) => findRefundAccount(database(), orderId),
  giveRefundAccount: (given) => giveRefundAccount(database(), given),
  transfers: (orderId) => findTransfers(database(), orderId),
}

export const returns = part('returns', own)
