import 'server-only'
import { database } from '@/lib/platform/db'
import {
  type CustomerDownloads,
  countDownload,
  findCustomerDownloads,
  findDownload,
  findDownloads,
  type OrderDownload,
} from '@/lib/shop/downloads'
import type { Order } from '@/lib/shop/orders'
import { part } from './part'

/** Files that were bought, by the line of their order. */
export type Downloads = {
  find: (lineId: number) => Promise<OrderDownload | undefined>
  /** The downloads of an order, in the order of its lines. */
  ofOrder: (order: Pick<Order, 'id' | 'lines'>) => Promise<OrderDownload[]>
  /** The files that a customer can download now, by their orders, the newest first. */
  ofCustomer: (customerId: number, now: Date) => Promise<CustomerDownloads>
  /** Counts a download before it is sent; false if there is none left. What `goesOn` with a counted one is not counted again. */
  count: (lineId: number, given: { now: Date; goesOn?: boolean }) => Promise<boolean>
}

const own: Downloads = {
  find: (lineId) => findDownload(database(), lineId),
  ofOrder: (order) => findDownloads(database(), order),
  ofCustomer: (customerId, now) => findCustomerDownloads(database(), customerId, now),
  count: (lineId, given) => countDownload(database(), lineId, given),
}

export const downloads = part('downloads', own)
