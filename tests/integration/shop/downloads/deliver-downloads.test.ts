import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Mail } from '@/lib/platform/mail/service'
import { deliverDownloads, deliverDownloadsOf } from '@/lib/shop/downloads/deliver-downloads'
import { findDownloads } from '@/lib/shop/downloads/find-downloads'
import { runOrderCommand } from '@/lib/shop/merchant/run-command'
import { ship } from '@/lib/shop/merchant/ship'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import { deliverVouchers } from '@/lib/shop/orders/deliver-vouchers'
import type { Order } from '@/lib/shop/orders/order'
import { describeOnDatabases } from '../../../fixtures/databases'
import { givenOrder, rereadOrder } from '../../../fixtures/orders'

const now = new Date('2026-11-23T10:00:00Z')

describeOnDatabases('Downloads that are sold', (getDb) => {
  let dataDir = ''
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'nestling-test-'))
    await mkdir(join(dataDir, 'downloads'))
    await put('plan.pdf')
    await getDb().execute(sql`truncate orders, gift_cards, outbox cascade`)
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  const put = (file: string, content = 'content') => writeFile(join(dataDir, 'downloads', file), content)
  const deliver = () => deliverDownloads(getDb(), { dataDir, now })

  const plan = { isDigital: true, download: 'plan.pdf' }
  const lullaby = { isDigital: true, download: 'lullaby.mp3' }
  type Given = NonNullable<Parameters<typeof givenOrder>[1]>
  const paidByCard: Given['payments'] = [
    { method: 'KK', provider: 'sandbox', status: 'paid', reference: 'sbx_1' },
  ]
  const given = (more: Given = {}) => givenOrder(getDb(), { lines: [plan], payments: paidByCard, ...more })
  const statusOf = async (order: Order) => (await rereadOrder(getDb(), order)).status

  it.each<[string, Given, number, Order['status']]>([
    ['alone, paid', {}, 1, 'shipped'],
    ['two products', { lines: [plan, plan] }, 2, 'shipped'],
    ['beside what is still to be sent', { lines: [plan, {}] }, 1, 'partlyShipped'],
    ['beside what was sent', { status: 'partlyShipped', lines: [plan, {}], sent: [2] }, 1, 'shipped'],
    ['as a gift of the shop', { lines: [{ ...plan, isGift: true, price: 0 }] }, 1, 'shipped'],
    [
      'for nothing, by a voucher',
      { lines: [{ ...plan, voucherReduction: 2000 }], payments: [] },
      1,
      'shipped',
    ],
    ['on an invoice that is not paid', { payments: [{ method: 'RE' }] }, 0, 'placed'],
    ['on an invoice that is paid', { payments: [{ method: 'RE', status: 'paid' }] }, 1, 'shipped'],
    ['prepaid, and the money has not come', { payments: [{ method: 'V' }] }, 0, 'placed'],
    ['whose payment is awaited', { status: 'awaitingPayment' }, 0, 'awaitingPayment'],
    [
      'of which a gift card has paid a part so far',
      { payments: [{ method: 'G', status: 'paid', amount: 1000 }, { method: 'V' }] },
      0,
      'placed',
    ],
    ['of an order that is cancelled', { status: 'cancelled' }, 0, 'cancelled'],
    ['that was paid back', { payments: [{ method: 'KK', status: 'refunded' }] }, 0, 'placed'],
    ['of goods by post', { lines: [{}] }, 0, 'placed'],
  ])('are opened when the order is paid: %s', async (_, more, count, status) => {
    const order = await given(more)
    await deliver()
    const after = await rereadOrder(getDb(), order)
    const until = new Date('2026-12-23T10:00:00Z')
    const downloads = await findDownloads(getDb(), after)
    expect(downloads).toHaveLength(count)
    for (const download of downloads)
      expect(download).toMatchObject({ file: 'plan.pdf', until, granted: 5, taken: 0, takenAt: null })
    expect(after.status).toBe(status)
    const delivered = after.events.filter(({ type }) => type === 'delivered')
    expect(delivered.map(({ cause, details }) => ({ cause, ...details }))).toEqual(
      count > 0 ? [{ cause: 'clock', downloads: count, until: until.toISOString() }] : [],
    )
  })

  it('make a mixed order shipped with its last parcel', async () => {
    const order = await given({ lines: [plan, {}, {}] })
    await deliver()
    const parcel = { carrier: 'dhl', tracking: undefined }
    await ship(getDb(), order.number, { ...parcel, lines: [2] }, now)
    expect(await statusOf(order)).toBe('partlyShipped')
    await ship(getDb(), order.number, { ...parcel, lines: [3] }, now)
    expect(await statusOf(order)).toBe('shipped')
  })

  it('are opened once, however often and at once it is tried', async () => {
    const order = await given()
    const files = new Set(['plan.pdf'])
    await Promise.all(Array.from({ length: 5 }, () => deliverDownloadsOf(getDb(), order.id, { files, now })))
    await deliver()
    const after = await rereadOrder(getDb(), order)
    expect(await findDownloads(getDb(), after)).toHaveLength(1)
    expect(after.events.filter(({ type }) => type === 'delivered')).toHaveLength(1)
  })

  it.each<[string, Given]>([
    ['cancelled', { status: 'cancelled' }],
    ['paid back', { payments: [{ method: 'KK', status: 'refunded' }] }],
    ['to be paid again', { payments: [{ method: 'KK', status: 'failed' }, { method: 'V' }] }],
  ])('are not opened for an order that is %s when its turn comes', async (_, more) => {
    const order = await given(more)
    await deliverDownloadsOf(getDb(), order.id, { files: new Set(['plan.pdf']), now })
    expect(await findDownloads(getDb(), order)).toEqual([])
    expect(await statusOf(order)).toBe(order.status)
  })

  it('may be taken five times for each piece', async () => {
    const order = await given({ lines: [{ ...plan, quantity: 3 }] })
    await deliver()
    expect(await findDownloads(getDb(), order)).toMatchObject([{ granted: 15 }])
  })

  it('wait for a file that is missing, hold up no others, and name the file', async () => {
    const waiting = await given({ lines: [lullaby, plan] })
    const other = await given({ payments: [{ ...paidByCard[0], reference: 'sbx_2' }] })
    await expect(deliver()).rejects.toThrow(/downloads: lullaby\.mp3$/)
    expect(await statusOf(waiting)).toBe('partlyShipped')
    expect(await statusOf(other)).toBe('shipped')
    await put('lullaby.mp3', '')
    await expect(deliver()).rejects.toThrow(/lullaby\.mp3$/)
    await put('lullaby.mp3')
    await deliver()
    expect(await statusOf(waiting)).toBe('shipped')
    expect((await findDownloads(getDb(), waiting)).map(({ file }) => file)).toEqual([
      'lullaby.mp3',
      'plan.pdf',
    ])
  })

  it('lead to no file outside of the folder', async () => {
    await writeFile(join(dataDir, 'secrets.json'), '{}')
    const order = await given({ lines: [{ ...plan, download: '../secrets.json' }] })
    await expect(deliver()).rejects.toThrow()
    expect(await statusOf(order)).toBe('placed')
  })

  it('are told of in a mail of their own, beside that of vouchers', async () => {
    const voucher = { isDigital: true, isVoucher: true, price: 2500 }
    const order = await given({ lines: [voucher, plan] })
    await deliverVouchers(getDb(), now)
    await deliverDownloads(getDb(), { dataDir, now: new Date(now.getTime() + 1) })
    const sent: Mail[] = []
    await sendDueOrderMails({
      db: getDb(),
      service: { sendMail: async (_, mail) => void sent.push(mail) },
      ...{ brand: 'baby', baseUrl: 'https://shop.example' },
      openTerms: async () => undefined,
    })
    const [, cards, downloads, ...more] = sent.toSorted((a, b) => placeOf(a) - placeOf(b))
    expect(more).toEqual([])
    expect(cards?.text).toContain('/api/orders/gift-cards/')
    expect(cards?.text).not.toContain('/api/orders/downloads/')
    expect(downloads?.text).toContain(`/api/orders/downloads/?download=${order.lines[1]?.id}&key=`)
    expect(downloads?.text).not.toContain('/api/orders/gift-cards/')
    expect(downloads?.html).toContain('Bis zu 5 Downloads, bis zum 23.\u00a0Dezember 2026.')
  })

  it('are shown to the merchant with their file and how often they were taken', async () => {
    const order = await given({ lines: [plan, lullaby] })
    await expect(deliver()).rejects.toThrow()
    await getDb().execute(sql`update order_downloads set taken = 2`)
    const show = { name: 'show', number: order.number } as const
    const services = { paymentService: async () => undefined, write: async () => {}, now }
    const shown = await runOrderCommand(getDb(), show, services)
    expect(shown.ok && shown.told.filter((line) => line.includes('download'))).toEqual([
      expect.stringMatching(
        /1\. .*download plan\.pdf, delivered, downloaded 2 of 5 times, until 2026-12-23T10/,
      ),
      expect.stringMatching(/2\. .*download lullaby\.mp3, not delivered$/),
      expect.stringMatching(
        /delivered → partlyShipped \(clock, until 2026-12-23T10:00:00\.000Z, downloads 1\)/,
      ),
    ])
  })
})

const kinds = ['bei Nestling', 'Gutschein', 'Downloads']
/** Mails are sent at once: they are told apart by their subjects. */
const placeOf = ({ subject }: Mail) => kinds.findIndex((words) => subject.includes(words))
