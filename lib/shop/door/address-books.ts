import 'server-only'
import { database } from '@/lib/platform/db'
import {
  type AddressEntry,
  type CustomerAddress,
  deleteAddress,
  findAddresses,
  saveAddress,
} from '@/lib/shop/customers'
import { part } from './part'

/** The address books of customers. */
export type AddressBooks = {
  /** The addresses of a customer, the oldest first. */
  of: (customerId: number) => Promise<CustomerAddress[]>
  /**
   * Writes an address: a new one, or another version of one of theirs. The first one is the default for everything. Another
   * customer's is `unknown`; `full`: the book holds no more.
   */
  save: (customerId: number, entry: AddressEntry, now: Date) => Promise<'saved' | 'unknown' | 'full'>
  /** Deletes an address. Another customer's stays. */
  remove: (customerId: number, id: string) => Promise<void>
}

const own: AddressBooks = {
  of: (customerId) => findAddresses(database(), customerId),
  save: (customerId, entry, now) => saveAddress(database(), customerId, entry, now),
  remove: (customerId, id) => deleteAddress(database(), customerId, id),
}

export const addressBooks = part('addressBooks', own)
