import 'server-only'
import { database } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import type { Tried } from '@/lib/platform/limits'
import {
  addGiftCard,
  type Customer,
  type CustomerGiftCard,
  changePersonalData,
  claimOrders,
  countOrders,
  deleteCustomer,
  findGiftCardsOf,
  type LastAddresses,
  type ListedOrder,
  lastAddressesOf,
  listOrders,
  mayChangeEmail,
  orderNumbersOf,
  type PersonalData,
  removeGiftCard,
  requestEmailChange,
  tryGiftCard,
} from '@/lib/shop/customers'
import type { Country } from '@/schemas/shop'
import { part } from './part'

/** Customers who are logged in, by their ids: their data, orders and gift cards. */
export type Customers = {
  changePersonalData: (id: number, data: PersonalData) => Promise<void>
  /** Counts a new mail address that a customer enters, which may be anybody's and gets a mail. `now`: milliseconds. */
  mayChangeEmail: (id: number, now: number) => Promise<boolean>
  /** Asks for another mail address, which its owner confirms by the link of a mail to it. Answers with the id of the link. */
  requestEmailChange: (asked: { customer: Customer; email: string; now: Date }) => Promise<number>
  /**
   * Deletes an account with everything that is kept for it alone. Orders stay, because tax law wants their invoices kept, and
   * belong to no account any more.
   */
  remove: (customer: Customer) => Promise<void>
  /** Orders placed with the confirmed mail address and without an account become the customer's. Answers how many did. */
  claimOrders: (customer: Customer) => Promise<number>
  /** A page of a customer's orders, the newest first, and how many there are. Pages count from 1. */
  orders: (id: number, page?: number) => Promise<{ orders: ListedOrder[]; total: number }>
  countOrders: (id: number) => Promise<number>
  /** The numbers of all orders of a customer, the newest first. */
  orderNumbers: (id: number) => Promise<string[]>
  /** The addresses of the newest order of a customer in a country. */
  lastAddresses: (id: number, country: Country) => Promise<LastAddresses | undefined>
  /** The gift cards that a customer has added, the first first, with what is left on them in minor units. */
  giftCards: (id: number) => Promise<CustomerGiftCard[]>
  /** Counts the code of a gift card that a customer adds to the account. `now`: milliseconds. */
  tryGiftCard: (client: Client, id: number, now: number) => Promise<Tried>
  /** Adds a gift card. Who has its code owns its money, so that several customers can add one. */
  addGiftCard: (id: number, code: string, now: Date) => Promise<'added' | 'unknown' | 'full'>
  removeGiftCard: (id: number, code: string) => Promise<void>
}

const own: Customers = {
  changePersonalData: (id, data) => changePersonalData(database(), id, data),
  mayChangeEmail: (id, now) => mayChangeEmail(database(), id, now),
  requestEmailChange: (asked) => requestEmailChange(database(), asked),
  remove: (customer) => deleteCustomer(database(), customer),
  claimOrders: (customer) => claimOrders(database(), customer),
  orders: (id, page) => listOrders(database(), id, page),
  countOrders: (id) => countOrders(database(), id),
  orderNumbers: (id) => orderNumbersOf(database(), id),
  lastAddresses: (id, country) => lastAddressesOf(database(), id, country),
  giftCards: (id) => findGiftCardsOf(database(), id),
  tryGiftCard: (client, id, now) => tryGiftCard(database(), client, id, now),
  addGiftCard: (id, code, now) => addGiftCard(database(), id, code, now),
  removeGiftCard: (id, code) => removeGiftCard(database(), id, code),
}

export const customers = part('customers', own)
