import 'server-only'
import { database } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import {
  type Declaration,
  declareWithdrawal,
  findWithdrawal,
  findWithdrawalsOf,
  type UnweighedDeclaration,
  type WeighedDeclaration,
  type Withdrawal,
  weighDeclaration,
} from '@/lib/shop/withdrawals'
import { part } from './part'

/** Declarations of shoppers to withdraw from a contract (Directive 2011/83/EU, article 11a). None is ever refused. */
export type Withdrawals = {
  /** The declaration of a statement by its key; undefined until it is declared. */
  find: (key: string) => Promise<Withdrawal | undefined>
  /** Counts a declaration, and says whether mails tell of it. */
  weigh: (client: Client, given: UnweighedDeclaration) => Promise<WeighedDeclaration>
  /** Keeps a declaration, and has its receipt and the notice to the seller sent. Confirmed again, it is the same one. */
  declare: (declaration: Declaration) => Promise<Withdrawal>
  /** What was declared with a mail address, the newest first. */
  ofEmail: (email: string) => Promise<Omit<Withdrawal, 'id' | 'key' | 'orderId' | 'isTold'>[]>
}

const own: Withdrawals = {
  find: (key) => findWithdrawal(database(), key),
  weigh: (client, given) => weighDeclaration(database(), client, given),
  declare: (declaration) => declareWithdrawal(database(), declaration),
  ofEmail: (email) => findWithdrawalsOf(database(), email),
}

export const withdrawals = part('withdrawals', own)
