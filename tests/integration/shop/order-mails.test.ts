import { sql } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Mail, MessageRefused } from '@/lib/platform/mail/service'
import { enqueue } from '@/lib/platform/outbox'
import { outbox } from '@/lib/platform/outbox/tables'
import { writeShopConfigurations } from '@/lib/platform/shop-configuration/write'
import { customers } from '@/lib/shop/customers/tables'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import type { OrderSender } from '@/lib/shop/order-mails/send-order-message'
import { invoices } from '@/lib/shop/order-papers/tables'
import { orderMessage } from '@/lib/shop/orders'
import { sourceShopConfiguration } from '@/schemas/shop'
import { describeOnDatabases } from '../../fixtures/databases'
import { orderAddress } from '../../fixtures/orders'
import { readPdf } from '../../fixtures/read-pdf'
import { testPayment } from '../../fixtures/test-order'
import { writeTestEvent, writeTestOrder } from '../../fixtures/write-test-order'

const now = () => new Date('2026-11-24T09:00:00Z')
const soon = new Date('2026-11-24T09:20:00Z')

describeOnDatabases('The mails about orders', (getDb) => {
  let sent: { key: string; mail: Mail }[] = []
  beforeEach(async () => {
    sent = []
    await getDb().execute(
      sql`truncate outbox, invoices, invoice_counters, orders, customers restart identity cascade`,
    )
    vi.restoreAllMocks()
  })
  const send = (more: Partial<OrderSender> = {}) =>
    sendDueOrderMails({
      db: getDb(),
      service: { sendMail: async (key, mail) => void sent.push({ key, mail }) },
      ...{ brand: 'baby', baseUrl: 'https://shop.example', now },
      openTerms: async () => Buffer.from('terms'),
      ...more,
    })
  const happened = async (
    given: Parameters<typeof writeTestOrder>[1],
    event: Parameters<typeof writeTestEvent>[2],
  ) => {
    const order = await writeTestOrder(getDb(), given)
    const id = await writeTestEvent(getDb(), order, event)
    await enqueue(getDb(), orderMessage, [{ event: id }])
    return { order, id }
  }
  const givenCustomer = async (email: string) => {
    const [customer] = await getDb()
      .insert(customers)
      .values({
        ...{ userId: 'u'.repeat(64), brand: 'baby', email, passwordHash: '', gender: 'f', createdAt: now() },
        ...{ firstName: 'Test', lastName: 'Konto', locale: 'de-de' },
      })
      .returning({ id: customers.id })
    return customer?.id ?? 0
  }
  const makeDue = () => getDb().execute(sql`update outbox set next_attempt_at = clock_timestamp()`)
  const attached = (index = 0) => sent[index]?.mail.attachments?.map(({ name }) => name)

  it('confirm an order once, with the terms and the instructions on withdrawal', async () => {
    const { id } = await happened({}, {})
    expect(await send()).toEqual({ sent: 1, failed: 0 })
    await send()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.key).toBe(`order-${id}`)
    expect(sent[0]?.mail).toMatchObject({
      to: 'anna@example.com',
      replyTo: 'service-de@example.com',
      subject: 'Bitte überweisen: Ihre Bestellung 71803399 bei Nestling',
    })
    expect(sent[0]?.mail.text).toContain('Geschäftsbedingungen')
    expect(sent[0]?.mail.html).toContain('Geschäftsbedingungen')
    expect(attached()).toEqual(['AGB.pdf', 'Widerrufsbelehrung.pdf'])
    const instructions = await readPdf(sent[0]?.mail.attachments?.[1]?.content ?? Buffer.alloc(0))
    expect(instructions.text.replace(/\s/g, '')).toContain('https://shop.example/de/vertrag-widerrufen/')
    expect(await getDb().select().from(invoices)).toEqual([])
  })

  it('advertise a partner to who has allowed that for the order alone, and say how to object', async () => {
    const given = (voucherPartner: object | null) =>
      writeShopConfigurations(getDb(), [
        sourceShopConfiguration.parse({ type: 'shop_configuration', locale: 'de-de', voucherPartner }),
      ])
    await given({
      ...{ name: 'Angebote & Mehr GmbH', trafficSourceNumber: '1', trafficMediumNumber: '2' },
      address: 'https://offers.example/',
    })
    await happened({}, {})
    await send()
    await getDb().execute(sql`truncate orders cascade`)
    await happened({ partnerOffers: true }, {})
    await send()
    await given(null)
    expect(sent).toHaveLength(2)
    expect(JSON.stringify(sent[0]?.mail)).not.toMatch(/offers\.example|Angebote & Mehr/)
    expect(sent[1]?.mail.text).toMatch(/offers\.example.*Angebote & Mehr GmbH.*service-de@example\.com/s)
  })

  it.each([
    ['a guest', undefined, 'Guten Tag,'],
    ['a customer at the address of the account', 'anna@example.com', 'Guten Tag Test Konto,'],
    ['a customer at another address', 'other@example.com', 'Guten Tag,'],
  ])(
    'greet %s by no sentence that was typed for an address nobody has proved',
    async (_, account, greeting) => {
      const customerId = account === undefined ? null : await givenCustomer(account)
      const typed = { firstName: 'Ihr Konto wird gesperrt.', lastName: 'Bitte rufen Sie an' }
      const customer = {
        ...{
          ...typed,
          gender: 'f' as const,
          email: 'anna@example.com',
          isGuestCustomer: customerId === null,
        },
      }
      const order = { customerId, customer, invoiceAddress: { ...orderAddress, ...typed } }
      await happened(order, { type: 'cancelled', from: 'placed', to: 'cancelled' })
      await send()
      expect(sent[0]?.mail.text.split('\n')).toContain(greeting)
      expect(sent[0]?.mail.html).not.toContain('gesperrt')
    },
  )

  it('greet a guest by the name in the order’s address, and not by what was typed before it', async () => {
    const customer = {
      ...{ gender: 'd' as const, firstName: 'Anna', lastName: 'Beispiel' },
      ...{ email: 'anna@example.com', isGuestCustomer: true },
    }
    const invoiceAddress = { ...orderAddress, firstName: 'Zoë', lastName: 'de Berg' }
    await happened(
      { customerId: null, customer, invoiceAddress },
      { type: 'cancelled', from: 'placed', to: 'cancelled' },
    )
    await send()
    expect(sent[0]?.mail.text.split('\n')).toContain('Guten Tag Zoë de Berg,')
  })

  it.each([
    ['waits for its payment', { status: 'awaitingPayment', heldUntil: soon }, 1],
    ['is not held any more', { status: 'awaitingPayment', heldUntil: now() }, 0],
    ['is paid by now', { status: 'placed', heldUntil: null }, 0],
    ['was given up', { status: 'cancelled', heldUntil: null }, 0],
  ] as const)('lead back once to an order that %s', async (_, order, mails) => {
    await happened(order, { to: 'awaitingPayment' })
    expect(await send()).toEqual({ sent: 1, failed: 0 })
    await send()
    expect(sent).toHaveLength(mails)
    for (const { mail } of sent) {
      expect(mail.subject).toBe('Ihre Bestellung 71803399 wartet auf die Bezahlung')
      expect(mail.text).toMatch(
        /bis zum 24\.\sNovember\s2026, 10:20\sUhr\s\(MEZ\), für Sie.*https:\/\/shop\.example\/api\/orders\/open\//s,
      )
      expect(mail.attachments).toEqual([])
    }
  })

  it('speak the language of the market', async () => {
    await happened({ locale: 'fr-ch', currency: 'CHF' }, {})
    await send()
    expect(sent[0]?.mail.subject).toContain('Virement à effectuer')
    expect(sent[0]?.mail.html).toContain('lang="fr-CH"')
    // The demo's account is one that QR-bills can name.
    expect(attached()).toEqual([
      ...['QR-facture-71803399.png', 'QR-facture-71803399.pdf'],
      ...['Conditions-generales.pdf', 'Droit-de-retour.pdf'],
    ])
  })

  it('bring the invoice with the first parcel, and its number to no other', async () => {
    const shippedAt = new Date('2026-11-24T08:00:00Z')
    const shipment = { id: 1, orderId: 0, carrierKey: 'dhl', trackingNumber: '00340', shippedAt }
    const { order } = await happened(
      { status: 'partlyShipped', shipments: [shipment] },
      { type: 'shipped', from: 'placed', to: 'partlyShipped', details: { shipment: 1, carrierKey: 'dhl' } },
    )
    const second = await writeTestEvent(getDb(), order, {
      ...{ type: 'shipped', from: 'partlyShipped', to: 'shipped', details: { carrierKey: 'dhl' } },
    })
    await enqueue(getDb(), orderMessage, [{ event: second }])
    await send()
    const byKey = sent.sort((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }))
    expect(byKey.map(({ mail }) => mail.attachments?.length)).toEqual([1, 0])
    const [file] = byKey[0]?.mail.attachments ?? []
    expect(file?.name).toBe('Rechnung-BABY-2026-000001.pdf')
    const { text } = await readPdf(file?.content ?? Buffer.alloc(0))
    for (const words of ['BABY-2026-000001', '71803399', '24. November 2026']) expect(text).toContain(words)
  })

  it.each([
    ['KK', 'paid', { type: 'confirmed', from: 'awaitingPayment' }, 'Rechnung-BABY-2026-000001.pdf'],
    ['V', 'open', { to: 'placed' }, undefined],
    ['V', 'paid', { type: 'paid', details: { method: 'V', amount: 1999 } }, 'Rechnung-BABY-2026-000001.pdf'],
  ] as const)(
    'bring the invoice where nothing is sent by post with the mail that tells that it is paid: %s, %s',
    async (method, status, event, expected) => {
      const payments = [testPayment(method, { status })]
      await happened({ lines: [{ isDigital: true, isVoucher: true }], payments }, event)
      await send()
      expect(sent).toHaveLength(1)
      expect(attached()?.find((name) => name.startsWith('Rechnung'))).toBe(expected)
    },
  )

  it('are tried again later, with the same invoice, until the service accepts them', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await happened({}, { type: 'shipped', from: 'placed', to: 'shipped' })
    const failing = { sendMail: () => Promise.reject(new Error('busy')) }
    // That the invoice was issued is told to the bookkeeper, of whom there is none.
    expect(await send({ service: failing })).toEqual({ sent: 1, failed: 1 })
    expect(await send()).toEqual({ sent: 0, failed: 0 })
    await makeDue()
    expect(await send()).toEqual({ sent: 1, failed: 0 })
    expect(attached()).toEqual(['Rechnung-BABY-2026-000001.pdf'])
    expect(await getDb().select().from(invoices)).toHaveLength(1)
  })

  it('are given up when the service refuses them for good', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await happened({}, {})
    await send({ service: { sendMail: () => Promise.reject(new MessageRefused('no such address')) } })
    const [row] = await getDb().select().from(outbox)
    expect(row?.failedAt).not.toBeNull()
  })

  it('bring the terms of the page that the setting termsPage names', async () => {
    const opened: string[] = []
    const openTerms = async (_: unknown, page: string) => {
      opened.push(page)
      return Buffer.from('terms')
    }
    const configure = (termsPage: string | null) =>
      writeShopConfigurations(getDb(), [
        sourceShopConfiguration.parse({ type: 'shop_configuration', locale: 'de-de', termsPage }),
      ])
    for (const termsPage of [null, 'service/bedingungen', null]) {
      await configure(termsPage)
      await getDb().execute(sql`truncate orders cascade`)
      await happened({}, {})
      await send({ openTerms })
    }
    expect(opened).toEqual(['agb', 'service/bedingungen', 'agb'])
  })

  it('wait for terms that cannot be read, but not for ever', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await happened({}, {})
    const openTerms = () => Promise.reject(new Error('out of order'))
    for (const attempt of [1, 2, 3, 4]) {
      expect([attempt, await send({ openTerms })]).toEqual([attempt, { sent: 0, failed: 1 }])
      await makeDue()
    }
    await send({ openTerms })
    expect(attached()).toEqual(['Widerrufsbelehrung.pdf'])
    expect(sent[0]?.mail.text).not.toContain('Geschäftsbedingungen')
    expect(warn).toHaveBeenCalled()
  })

  it('skip an event that is gone or of an unknown type, and log it once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await enqueue(getDb(), orderMessage, [{ event: 4711 }])
    await happened({}, { type: 'teleported' as never })
    expect(await send()).toEqual({ sent: 2, failed: 0 })
    await send()
    expect(sent).toEqual([])
    expect(warn).toHaveBeenCalledTimes(2)
  })
})
