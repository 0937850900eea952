import type { Database } from '@/lib/platform/db'
import type { Attachment } from '@/lib/platform/mail'
import type { Market } from '@/lib/platform/markets'
import {
  type Branded,
  type CreditNote,
  issueCreditNotes,
  issueInvoice,
  type KeptPaper,
  keptCreditNote,
  keptInvoice,
  letterheadOf,
  mayCredit,
  orderWords,
  prepaymentCode,
  transferPicture,
  writeSlipPaper,
} from '@/lib/shop/order-papers'
import type { Order, OrderEvent } from '@/lib/shop/orders'
import type { Brand } from '@/schemas'
import type { NumberPrefixes, Payments, Seller } from '@/schemas/shop'
import { carriesInvoice, mailKindOf } from './mail-kind'
import { paperPdf, pdf } from './pdf'

type Issuer = {
  db: Database
  brand: Brand
  prefixes: Partial<NumberPrefixes> | undefined
  payments: Payments
  /** Whose name and look its papers have. */
  shop: Branded
  now: Date
}
type Sold = { order: Order; market: Market; seller: Seller; event: OrderEvent }

/** Whether a credit note goes with the mail of an event. */
function isAttached({ eventId, reason }: CreditNote, { order, event }: Sold, hasInvoice: boolean): boolean {
  if (eventId === event.id) return true
  // With the invoice goes what corrects it from the beginning.
  if (hasInvoice) return eventId < event.id
  // What is paid back for a cancelled order was taken back with its cancellation.
  return event.type === 'refunded' && order.status === 'cancelled' && reason === 'cancelled'
}

/** The code of a transfer that is awaited goes with the confirmation, which has the account beside it. */
async function transferFiles({ order, market, seller, event }: Sold, shop: Branded): Promise<Attachment[]> {
  const code = mailKindOf(event) === 'confirmation' ? prepaymentCode(order, seller) : undefined
  if (!code) return []
  const name = `${orderWords(market).t(`transferCode.${code.kind}.file`)}-${order.number}`
  const picture = { name: `${name}.png`, type: 'image/png', content: await transferPicture(code) }
  if (code.kind !== 'swiss') return [picture]
  const slip = await writeSlipPaper(order, seller, market, await letterheadOf(shop))
  return slip ? [picture, pdf(`${name}.pdf`, slip)] : [picture]
}

/** The invoice and the credit notes that go with the mail of an event; they are issued if they are not yet. */
export async function attachedPapers({ db, brand, prefixes, payments, shop, now: at }: Issuer, sold: Sold) {
  const { order, market, seller, event } = sold
  const asked = { orderId: order.id, brand, market, seller, prefixes, payments, at }
  const own = carriesInvoice(order, event) ? await issueInvoice(db, asked) : undefined
  const credited = mayCredit(order) ? await issueCreditNotes(db, asked) : undefined
  const files: Attachment[] = []
  const add = (paper: KeptPaper) => files.push(paperPdf(paper))
  if (own) add(await keptInvoice(db, order, own, market))
  files.push(...(await transferFiles(sold, shop)))
  const creditNotes: string[] = []
  for (const note of credited?.notes ?? []) {
    if (!credited || !isAttached(note, sold, own !== undefined)) continue
    add(await keptCreditNote(db, order, { note, invoice: credited.invoice }, market))
    creditNotes.push(note.number)
  }
  return { files, creditNotes, hasInvoice: own !== undefined }
}
