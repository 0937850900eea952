import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { subjectLimits } from '@/lib/platform/limits'
import type { Mail } from '@/lib/platform/mail/service'
import { makeDue } from '@/lib/platform/outbox'
import { usualReturnTerms, writeShopConfigurations } from '@/lib/platform/shop-configuration'
import { runOrderCommand } from '@/lib/shop/merchant/run-command'
import { orderToken } from '@/lib/shop/order-access'
import { findOrderDraft } from '@/lib/shop/order-drafts'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import { type Order, orderMessage, recordEvent } from '@/lib/shop/orders'
import { findReturns } from '@/lib/shop/returns'
import type { ReturnReason, ReturnTerms } from '@/schemas/shop'
import { givenConfig } from '../../../fixtures/config'
import { describeOnDatabases } from '../../../fixtures/databases'
import { type DhlFault, startDhl } from '../../../fixtures/dhl-server'
import { locationOf, orderVisitor } from '../../../fixtures/order-calls'
import { givenOrder, rereadOrder } from '../../../fixtures/orders'
import { other } from '../../../fixtures/whole-configurations'

const shop = {
  config: { brand: 'baby', baseUrl: 'http://shop.example', paymentMode: 'live', dhl: undefined as unknown },
}

givenConfig(() => shop.config)

const open = await import('@/app/api/orders/open/route')
const { POST } = await import('@/app/api/orders/return/route')
const { POST: cancel } = await import('@/app/api/orders/return-cancel/route')
const { GET } = await import('@/app/api/orders/label/route')

let dhl: Awaited<ReturnType<typeof startDhl>>
beforeAll(async () => {
  dhl = await startDhl()
})
afterAll(() => dhl.close())

/** Where money moves, only a shop with a name and a seller of its own sends mails. */
const ownShop = { name: 'Wolke & Sieben', seller: other.seller }
const returnLabels = { carrier: 'dhl' as const, receiverIds: { DE: 'deu' }, weightGrams: 2_000 }

describeOnDatabases('A label that pays the postage', (getDb) => {
  beforeEach(async () => {
    shop.config.dhl = dhl.access
    dhl.calls.length = 0
    dhl.faults.length = 0
    await getDb().execute(
      sql`truncate orders, outbox, attempts, order_drafts, order_returns, shop_configurations cascade`,
    )
    await writeShopConfigurations(getDb(), [
      { type: 'shop_configuration', locale: 'de-de', ...ownShop, returnLabels },
    ])
  })

  type More = {
    isTest?: boolean
    cost?: Order['cost']
    returnTerms?: Order['returnTerms']
    lines?: Partial<Omit<Order['lines'][number], 'id' | 'orderId'>>[]
  }
  const announced = async (more: More = {}, reason: ReturnReason = 'fit') => {
    const order = await givenOrder(getDb(), {
      status: 'shipped',
      lines: [{ quantity: 3 }],
      sent: [1],
      ...more,
    })
    const visitor = orderVisitor()
    await visitor.get(open.GET, { order: order.number, key: orderToken(order.number, new Date()) })
    const line = `line-${order.lines[0]?.id}`
    const fields = { order: order.number, key: randomUUID(), reason, [line]: '2' }
    await mails()
    await visitor.post(POST, fields)
    return { order, visitor, number: `R${order.number}-1`, again: () => visitor.post(POST, fields) }
  }
  const mails = async () => {
    const sent: Mail[] = []
    await makeDue(getDb(), [orderMessage])
    await sendDueOrderMails({
      db: getDb(),
      service: { sendMail: async (_, mail) => void sent.push(mail) },
      ...{ brand: 'baby', baseUrl: 'https://shop.example' },
      openTerms: async () => undefined,
    })
    return sent.filter(({ subject }) => subject.includes('Ihre Rücksendung'))
  }
  const labelOf = async ({ id }: Order) => (await findReturns(getDb(), id))[0]?.label
  const names = ([mail]: Mail[]) => mail?.attachments?.map(({ name }) => name)
  const shown = async (number: string) => {
    const done = await runOrderCommand(
      getDb(),
      { name: 'show', number },
      { paymentService: async () => undefined, write: async () => undefined, now: new Date() },
    )
    return done.ok ? done.told.join('\n') : ''
  }

  it('comes with the mail, with a code, its number and the sheet for the parcel', async () => {
    const { order, number, visitor } = await announced()
    expect(await labelOf(order)).toMatchObject({ state: 'due', carrier: 'dhl' })
    const sent = await mails()
    expect(names(sent)).toEqual([
      `Ruecksendung-DHL-${number}.pdf`,
      `Ruecksendung-${number}.pdf`,
      `dhl-${number}.png`,
    ])
    const label = await labelOf(order)
    expect(label).toMatchObject({ state: 'made', number: expect.stringMatching(/^99999/), hasQr: true })
    expect(sent[0]?.text).toContain(label?.number)
    expect(sent[0]?.text).toContain('Das Porto ist bezahlt')
    expect(sent[0]?.text).not.toContain('bezahlen Sie')
    const answer = await visitor.get(GET, { order: order.number, return: number, part: 'carrier' })
    expect(answer.headers.get('content-disposition')).toContain(`Ruecksendung-DHL-${number}.pdf`)
    const code = await visitor.get(GET, { order: order.number, return: number, part: 'code' })
    expect([code.status, code.headers.get('content-type'), code.headers.get('cache-control')]).toEqual([
      ...[200, 'image/png', 'private, no-store'],
    ])
    expect(Buffer.from(await code.arrayBuffer())).toEqual(
      sent[0]?.attachments?.find(({ name }) => name === `dhl-${number}.png`)?.content,
    )
    expect(sent[0]?.text).toContain(
      'Zeigen Sie den QR-Code im Anhang auf dem Telefon in einer Filiale von DHL',
    )
    expect(await shown(order.number)).toMatch(/, dhl 99999\d+, UC\d+DE: \d of line 1, Artikel 1 \(fit\)/)
  })

  it('is not asked for where the goods came as freight', async () => {
    const { cost } = await givenOrder(getDb())
    const { order } = await announced({ cost: { ...cost, isFreight: true } })
    expect(names(await mails())).toHaveLength(1)
    expect([await labelOf(order), dhl.calls.length]).toEqual([undefined, 0])
    const event = (await rereadOrder(getDb(), order)).events.find(({ type }) => type === 'returnRequested')
    expect(event?.details).toMatchObject({ lines: '1 × 2', collected: '1 × 2' })
  })

  it('comes for what went in a parcel where other goods of the order came as freight', async () => {
    const { cost } = await givenOrder(getDb())
    const product = { number: '1', name: 'Schrank', brand: 'Luni', isBulky: true }
    const { order } = await announced({
      ...{ cost: { ...cost, isFreight: true }, lines: [{ quantity: 3 }, { product }] },
    })
    await mails()
    expect(await labelOf(order)).toMatchObject({ state: 'made' })
  })

  it.each<[string, Partial<ReturnTerms>, ReturnReason, boolean]>([
    ['for nothing that does not fit where the customer pays', { payer: 'customer' }, 'fit', false],
    ['for a fault where the customer pays otherwise', { payer: 'customer' }, 'damaged', true],
    ['from a value of the goods on', { payer: { sellerFrom: 1 } }, 'fit', true],
    ['for no goods of less value', { payer: { sellerFrom: 100_000_000 } }, 'fit', false],
  ])('comes %s', async (_, more, reason, isPaid) => {
    const { order } = await announced({ returnTerms: { ...usualReturnTerms, ...more } }, reason)
    const [mail] = await mails()
    expect(await labelOf(order)).toEqual(isPaid ? expect.objectContaining({ state: 'made' }) : undefined)
    expect(mail?.text.includes('Das Porto ist bezahlt')).toBe(isPaid)
    if (!isPaid) expect(mail?.text).not.toMatch(/bekommen Sie[^.]*zurück/)
  })

  it('is asked for once, however often the form or the mail is sent', async () => {
    const before = dhl.made()
    const { again } = await announced()
    await again()
    await mails()
    await again()
    await mails()
    expect([dhl.calls.length, dhl.made() - before]).toEqual([1, 1])
  })

  it.each<[DhlFault, number]>([
    [429, 2],
    [503, 2],
  ])('is asked for again after %s, and the mail waits for it', async (fault, calls) => {
    dhl.faults.push(fault)
    const { order } = await announced()
    expect(await mails()).toEqual([])
    expect(names(await mails())).toHaveLength(3)
    expect(dhl.calls).toHaveLength(calls)
    expect(await labelOf(order)).toMatchObject({ state: 'made' })
  })

  it.each<[DhlFault, string]>([
    [400, 'refused'],
    [401, 'refused'],
    [500, 'unsure'],
    ['cut', 'unsure'],
    ['noLabel', 'unsure'],
  ])('is not asked for again after %s: the address alone is sent', async (fault, state) => {
    dhl.faults.push(fault)
    const { order, number } = await announced()
    const sent = await mails()
    expect(names(sent)).toEqual([`Ruecksendung-${number}.pdf`])
    expect(sent[0]?.text).toContain('legen Sie das Porto aus')
    expect(sent[0]?.text).toContain('Kein Drucker? Schreiben Sie diese Anschrift')
    await mails()
    expect(dhl.calls).toHaveLength(1)
    expect(await labelOf(order)).toMatchObject({ state })
    expect(await shown(order.number)).toContain(`label of dhl ${state}`)
  })

  it('is given up after a quarter of an hour without an answer', async () => {
    dhl.faults.push(...Array<DhlFault>(6).fill(503))
    const { number } = await announced()
    for (let count = 0; count < 5; count += 1) expect(await mails()).toEqual([])
    expect(names(await mails())).toEqual([`Ruecksendung-${number}.pdf`])
  })

  it('is not asked for twice after a process died while it was asked for', async () => {
    const { order } = await announced()
    await getDb().execute(sql`update return_labels set state = 'asked'`)
    expect(names(await mails())).toHaveLength(1)
    expect(dhl.calls).toHaveLength(0)
    expect(await labelOf(order)).toMatchObject({ state: 'unsure' })
  })

  it('is a sample of the local carrier for a test order', async () => {
    const { order } = await announced({ isTest: true })
    expect(names(await mails())).toHaveLength(2)
    expect(dhl.calls).toHaveLength(0)
    expect(await labelOf(order)).toMatchObject({ state: 'made' })
  })

  it('is none without the access to the carrier, or for another country', async () => {
    shop.config.dhl = undefined
    const { order } = await announced()
    expect(await labelOf(order)).toBeUndefined()
    shop.config.dhl = dhl.access
    await writeShopConfigurations(getDb(), [
      {
        type: 'shop_configuration',
        locale: 'de-de',
        returnLabels: { ...returnLabels, receiverIds: { DE: null, AT: 'aut' } },
      },
    ])
    expect(await labelOf((await announced()).order)).toBeUndefined()
  })

  it('is not sent, asked for or shown once the return is cancelled, whose goods can come back anew', async () => {
    const { order, visitor, number } = await announced()
    const fields = { order: order.number, return: number }
    const answer = await visitor.post(cancel, fields)
    expect(locationOf(answer).searchParams.get('state')).toBe('returnCancelled')
    expect(locationOf(await visitor.post(cancel, fields)).searchParams.get('state')).toBe('returnCancelled')
    expect(await mails()).toEqual([])
    expect(dhl.calls).toHaveLength(0)
    expect((await visitor.get(GET, fields)).status).toBe(404)
    const { events } = await rereadOrder(getDb(), order)
    expect(events.filter(({ type }) => type === 'returnCancelled')).toMatchObject([
      { details: { return: number } },
    ])
    const line = `line-${order.lines[0]?.id}`
    await visitor.post(POST, { order: order.number, key: randomUUID(), reason: 'fit', [line]: '3' })
    expect(await findReturns(getDb(), order.id)).toHaveLength(2)
    expect(await shown(order.number)).toMatch(/R\d+-1 .*cancelled/)
  })

  it.each<[string, DhlFault | undefined]>([
    ['was made', undefined],
    ['may have been made', 500],
  ])('that %s holds its return, so that no other is made for the same pieces', async (_, fault) => {
    if (fault) dhl.faults.push(fault)
    const { order, visitor, number } = await announced()
    await mails()
    const answer = await visitor.post(cancel, { order: order.number, return: number })
    expect(locationOf(answer).searchParams.get('state')).toBe('returnKept')
    const line = `line-${order.lines[0]?.id}`
    await visitor.post(POST, { order: order.number, key: randomUUID(), reason: 'fit', [line]: '2' })
    await mails()
    expect(await findReturns(getDb(), order.id)).toHaveLength(1)
    expect(dhl.calls).toHaveLength(1)
  })

  it('that is being asked for while its return is cancelled is not lost', async () => {
    const { order, visitor, number } = await announced()
    await getDb().execute(sql`update return_labels set state = 'asked'`)
    const answer = await visitor.post(cancel, { order: order.number, return: number })
    expect(locationOf(answer).searchParams.get('state')).toBe('returnKept')
    expect(await labelOf(order)).toMatchObject({ state: 'asked' })
  })

  it('holds its return when money was paid back, and stays due', async () => {
    const { order, visitor, number } = await announced()
    const at = new Date(Date.now() + 1_000)
    const refunded = { type: 'refunded', cause: 'merchant', details: { amount: 100 } } as const
    await getDb().transaction((tx) => recordEvent(tx, order, { ...refunded, at }))
    const answer = await visitor.post(cancel, { order: order.number, return: number })
    expect(locationOf(answer).searchParams.get('state')).toBe('returnKept')
    expect(await labelOf(order)).toMatchObject({ state: 'due' })
  })

  it('is announced ten times a day at most for one order', async () => {
    const { order, visitor, number } = await announced()
    const line = `line-${order.lines[0]?.id}`
    const post = () =>
      visitor.post(POST, { order: order.number, key: randomUUID(), reason: 'fit', [line]: '2' })
    await visitor.post(cancel, { order: order.number, return: number })
    for (let round = 2; round <= subjectLimits.returns.most; round += 1) {
      await post()
      await visitor.post(cancel, { order: order.number, return: `R${order.number}-${round}` })
    }
    const refused = locationOf(await post())
    const draft = await findOrderDraft(getDb(), 'return', refused.searchParams.get('draft') ?? '')
    expect(draft?.errors).toEqual({ lines: 'tooManyReturns' })
    expect(await findReturns(getDb(), order.id)).toHaveLength(subjectLimits.returns.most)
  })

  it('of another visitor is not cancelled', async () => {
    const { order, number } = await announced()
    await orderVisitor().post(cancel, { order: order.number, return: number })
    expect((await findReturns(getDb(), order.id))[0]?.cancelledAt).toBeNull()
    const { visitor } = await announced()
    const answer = await visitor.post(cancel, { order: order.number, return: 'R1' })
    expect(answer.status).toBe(303)
  })
})
