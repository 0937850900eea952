import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Mail } from '@/lib/platform/mail/service'
import { enqueue } from '@/lib/platform/outbox'
import { writeShopConfigurations } from '@/lib/platform/shop-configuration'
import { readOrderCommand } from '@/lib/shop/merchant/commands'
import { runOrderCommand } from '@/lib/shop/merchant/run-command'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import { orderMessage } from '@/lib/shop/orders'
import type { Bookkeeping, PaymentMethod } from '@/schemas/shop'
import { describeOnDatabases } from '../../../fixtures/databases'
import { givenOrder } from '../../../fixtures/orders'
import { readPdf } from '../../../fixtures/read-pdf'
import { writeTestEvent } from '../../../fixtures/write-test-order'

const now = new Date('2026-11-30T12:00:00Z')

describeOnDatabases('Delivery notes', (getDb) => {
  let folder = ''
  let sent: Mail[] = []
  beforeEach(async () => {
    sent = []
    folder = await mkdtemp(join(tmpdir(), 'notes-'))
    await getDb().execute(
      sql`truncate outbox, invoices, invoice_counters, orders, shop_configurations restart identity cascade`,
    )
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const configure = (bookkeeping: Bookkeeping) =>
    writeShopConfigurations(getDb(), [{ type: 'shop_configuration', locale: 'de-de', bookkeeping }])
  const run = async (...args: string[]) => {
    const parsed = readOrderCommand(args)
    if (!parsed.ok) throw new Error(parsed.problem)
    const given = { paymentService: async () => undefined, write: async () => undefined, now }
    const result = await runOrderCommand(getDb(), parsed.command, { ...given, brand: 'baby' })
    return result.ok ? result.told.join('\n') : `refused: ${result.problem}`
  }
  const send = () =>
    sendDueOrderMails({
      db: getDb(),
      service: { sendMail: async (_, mail) => void sent.push(mail) },
      ...{ brand: 'baby', baseUrl: 'https://shop.example', now: () => now },
      openTerms: async () => undefined,
    })
  const notesOf = ({ attachments = [] }: Mail) =>
    attachments.filter(({ name }) => name.startsWith('Lieferschein')).map(({ name }) => name)
  const ordered = async (payments: { method: PaymentMethod }[] = [{ method: 'RE' }]) => {
    const order = await givenOrder(getDb(), { placedAt: now, payments })
    const event = await writeTestEvent(getDb(), order.id, { type: 'confirmed', from: 'placed' })
    await getDb().execute(sql`truncate outbox`)
    await enqueue(getDb(), orderMessage, [{ event }])
    return order
  }

  it('are written into a folder by a command, before a parcel is sent and after', async () => {
    const { number } = await givenOrder(getDb())
    expect(await run('delivery-note', number, '--folder', folder, '--lines', '2')).toBe(
      `Lieferschein-${number}-1.pdf is in ${folder}.`,
    )
    const { text } = await readPdf(await readFile(join(folder, `Lieferschein-${number}-1.pdf`)))
    expect(text).toMatch(/Artikel 2[\s\S]*Folgt mit einer weiteren Lieferung[\s\S]*Artikel 1/)
    await run('shipped', number, '--carrier', 'dhl', '--lines', '2')
    await run('shipped', number, '--carrier', 'dpd')
    expect(await run('delivery-note', number, '--folder', folder)).toMatch(/^refused: .*2 parcels/)
    expect(await run('delivery-note', number, '--folder', folder, '--parcel', '2')).toMatch(/-2\.pdf is in/)
    expect(await readdir(folder)).toHaveLength(2)
    expect(await run('delivery-note', '1', '--folder', folder)).toBe('refused: There is no order 1.')
  })

  it('have one number for the same goods, and never the same for others', async () => {
    const { number } = await givenOrder(getDb(), { lines: [{}, {}, {}] })
    const note = async (...args: string[]) =>
      /-(\d+)\.pdf/.exec(await run('delivery-note', number, '--folder', folder, ...args))?.[1]
    expect([await note(), await note(), await note('--lines', '3')]).toEqual(['1', '1', '2'])
    await run('shipped', number, '--carrier', 'dhl', '--lines', '1,2')
    expect([await note('--parcel', '1'), await note()]).toEqual(['3', '2'])
    await run('shipped', number, '--carrier', 'dhl')
    expect([await note('--parcel', '1'), await note('--parcel', '2')]).toEqual(['3', '2'])
  })

  it('are for no goods that wait for a transfer, of which the merchant hears when it has come', async () => {
    await configure({ ordersTo: 'neu@example.com', deliveryNotes: ['orders'] })
    const { number } = await ordered([{ method: 'V' }])
    await send()
    await send()
    const told = () => sent.filter(({ to }) => to === 'neu@example.com')
    expect(told()).toHaveLength(1)
    expect(told()[0]).toMatchObject({ subject: expect.stringContaining('noch nicht versenden') })
    expect(told()[0]?.text).toContain('nicht vor der Bezahlung versenden')
    expect(notesOf(told()[0] as Mail)).toEqual([])
    expect(await run('delivery-note', number, '--folder', folder)).toMatch(/^refused: The prepayment/)
    await run('paid', number)
    await send()
    await send()
    expect(told()).toHaveLength(2)
    expect(told()[1]).toMatchObject({ subject: `Bezahlt: Bestellung ${number}` })
    expect(notesOf(told()[1] as Mail)).toEqual([`Lieferschein-${number}-1.pdf`])
  })

  it('go with the mails for which the shop wants them', async () => {
    await configure({ ordersTo: 'neu@example.com', deliveryNotes: ['orders', 'parcels'] })
    const { number } = await ordered()
    await send()
    await send()
    await run('shipped', number, '--carrier', 'dhl')
    await send()
    expect(sent.map((mail) => [mail.to, notesOf(mail)])).toEqual([
      ['someone@example.com', []],
      ['neu@example.com', [`Lieferschein-${number}-1.pdf`]],
      ['someone@example.com', [`Lieferschein-${number}-1.pdf`]],
    ])
    expect(sent[2]?.text).toContain('Der Lieferschein liegt dieser E-Mail bei.')
  })

  it('go with no mail where it does not', async () => {
    await configure({ ordersTo: 'neu@example.com' })
    const { number } = await ordered()
    await send()
    await send()
    await run('shipped', number, '--carrier', 'dhl')
    await send()
    expect(sent).toHaveLength(3)
    expect(sent.flatMap(notesOf)).toEqual([])
    expect(sent[2]?.text).not.toContain('Lieferschein')
  })
})
