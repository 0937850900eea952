import 'server-only'
import { currentTime } from '@/lib/platform/clock'
import { database } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import { isWithinLimit, networkLimits } from '@/lib/platform/limits'
import { findOrderDraft, type OrderDraft, type OrderForm, saveOrderDraft } from '@/lib/shop/order-drafts'
import { part } from './part'

/** What was entered in a form and refused, for the page that shows it again without a script. */
export type FormDrafts = {
  find: (form: OrderForm, token: string) => Promise<OrderDraft | undefined>
  /**
   * Keeps what was entered for a day; answers with the token that reads it, or undefined when the client's network has had
   * too much kept.
   */
  keep: (client: Client, form: OrderForm, draft: OrderDraft) => Promise<string | undefined>
}

const own: FormDrafts = {
  find: (form, token) => findOrderDraft(database(), form, token),
  async keep(client, form, draft) {
    const now = currentTime()
    const limit = networkLimits.orderDrafts
    if (!(await isWithinLimit(database(), client, limit, { now: now.getTime() }))) return undefined
    return saveOrderDraft(database(), form, draft, now)
  },
}

export const formDrafts = part('formDrafts', own)
