import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Mail } from '@/lib/platform/mail/service'
import { enqueue } from '@/lib/platform/outbox'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import { orderMessage } from '@/lib/shop/orders'
import { describeOnDatabases } from '../../fixtures/databases'
import { importInto } from '../../fixtures/import'
import { readPdf } from '../../fixtures/read-pdf'
import { writeTestEvent, writeTestOrder } from '../../fixtures/write-test-order'

/** At noon in Berlin it is the next day in Auckland, thirteen hours before the world's time. */
const at = new Date('2026-11-23T13:05:00Z')
const days = { 'Europe/Berlin': '23. November 2026', 'Pacific/Auckland': '24. November 2026' }
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ')

describeOnDatabases('The configured time zone', (getDb) => {
  beforeEach(() =>
    getDb().execute(
      sql`truncate outbox, invoices, invoice_counters, orders, shop_configurations restart identity cascade`,
    ),
  )

  const mailOf = async (event: Parameters<typeof writeTestEvent>[2]) => {
    const order = await writeTestOrder(getDb(), {})
    const id = await writeTestEvent(getDb(), order, { at, ...event })
    await enqueue(getDb(), orderMessage, [{ event: id }])
    const sent: Mail[] = []
    await sendDueOrderMails({
      db: getDb(),
      service: { sendMail: async (_, mail) => void sent.push(mail) },
      ...{ brand: 'baby', baseUrl: 'https://shop.example', now: () => at },
      openTerms: async () => undefined,
    })
    const [mail] = sent
    if (!mail) throw new Error('No mail was sent')
    return mail
  }

  it.each(['Europe/Berlin', 'Pacific/Auckland'] as const)('is that of mails and papers: %s', async (zone) => {
    await importInto(getDb(), JSON.stringify({ type: 'shop_configuration', locale: 'de-de', timezone: zone }))
    const confirmed = plain((await mailOf({})).text)
    expect(confirmed).toContain(`Bestellung 71803399 vom ${days[zone]}`)
    await getDb().execute(sql`truncate orders, outbox restart identity cascade`)
    const shipped = await mailOf({ type: 'shipped', from: 'placed', to: 'shipped', details: { shipment: 1 } })
    const invoice = shipped.attachments?.find(({ name }) => name.endsWith('.pdf'))
    const paper = plain((await readPdf(invoice?.content ?? Buffer.alloc(0))).text)
    expect(paper).toContain(days[zone])
    const other = zone === 'Europe/Berlin' ? 'Pacific/Auckland' : 'Europe/Berlin'
    for (const text of [confirmed, paper]) expect(text).not.toContain(days[other])
  })
})
