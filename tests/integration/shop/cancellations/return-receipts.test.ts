import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import type { Mail } from '@/lib/platform/mail/service'
import { writeShopConfigurations } from '@/lib/platform/shop-configuration'
import { merchantOrderOf, readOrder } from '@/lib/shop/merchant'
import { readOrderCommand } from '@/lib/shop/merchant/commands'
import { runOrderCommand } from '@/lib/shop/merchant/run-command'
import { orderToken } from '@/lib/shop/order-access'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import type { Order } from '@/lib/shop/orders'
import { findReturns, pruneReceipts } from '@/lib/shop/returns'
import { merchantOrder } from '@/schemas/api/merchant-order'
import { givenConfig } from '../../../fixtures/config'
import { describeOnDatabases, serveDatabase } from '../../../fixtures/databases'
import { orderVisitor } from '../../../fixtures/order-calls'
import { givenOrder, rereadOrder } from '../../../fixtures/orders'

const token = 'a-token-of-the-tests-which-is-long-enough'

givenConfig(() => ({
  ...{ brand: 'baby', baseUrl: 'http://shop.example' },
  merchant: { token, webhook: undefined },
}))

const open = await import('@/app/api/orders/open/route')
const announce = await import('@/app/api/orders/return/route')
const { POST } = await import('@/app/api/orders/return-receipt/route')
const pulled = await import('@/app/api/merchant/orders/[number]/receipts/[receipt]/route')

const at = '/api/orders/return-receipt/'
const pictureIn = async (format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
    .toFormat(format)
    .toBuffer()
const fileOf = (content: Buffer | string, name = 'Beleg Ä.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(Buffer.from(content))], name, { type })

describeOnDatabases('The receipt of a postage that is paid back', (getDb) => {
  beforeEach(async () => {
    serveDatabase(getDb())
    await getDb().execute(
      sql`truncate orders, outbox, attempts, order_drafts, order_returns, shop_configurations cascade`,
    )
  })

  const opened = async (order: Pick<Order, 'number'>) => {
    const visitor = orderVisitor()
    await visitor.get(open.GET, { order: order.number, key: orderToken(order.number, new Date()) })
    return visitor
  }
  const returned = async () => {
    const order = await givenOrder(getDb(), {
      ...{ status: 'shipped', lines: [{}], sent: [1], placedAt: new Date() },
    })
    const visitor = await opened(order)
    const line = `line-${order.lines[0]?.id}`
    await visitor.post(announce.POST, { order: order.number, key: randomUUID(), [line]: '1' })
    const number = `R${order.number}-1`
    const send = async (receipt: File | string, by = visitor) => {
      const answer = await by.upload(POST, { at, order: order.number, return: number, receipt })
      return new URL(answer.headers.get('location') ?? '', 'http://shop.example').searchParams.get('state')
    }
    return { order, send }
  }
  const receiptsOf = async ({ id }: Pick<Order, 'id'>) =>
    (await findReturns(getDb(), id)).flatMap(({ receipts = [] }) => receipts)
  const run = async (...args: string[]) => {
    const read = readOrderCommand(args)
    if (!read.ok) throw new Error(read.problem)
    const done = await runOrderCommand(getDb(), read.command, {
      ...{ paymentService: async () => undefined, write: async () => undefined, now: new Date() },
    })
    return done.ok ? done.told.join('\n') : done.problem
  }
  const pull = (number: string, receipt: number | string, headers = { authorization: `Bearer ${token}` }) =>
    pulled.GET(
      new Request(`http://shop.example/api/merchant/orders/${number}/receipts/${receipt}/`, { headers }),
      { params: Promise.resolve({ number, receipt: String(receipt) }) },
    )

  it.each([
    ['a photo', () => pictureIn('jpeg'), 'beleg.jpg', 'image/jpeg'],
    ['a picture whose name lies', () => pictureIn('png'), 'beleg.pdf', 'image/png'],
    ['another picture', () => pictureIn('webp'), 'beleg', 'image/webp'],
  ])('is kept by what is inside: %s', async (_, content, name, type) => {
    const { order, send } = await returned()
    expect(await send(fileOf(await content(), name, 'text/html'))).toBe('receiptKept')
    expect(await receiptsOf(order)).toMatchObject([{ type, name: expect.stringMatching(/^beleg\.\w+$/) }])
    expect((await rereadOrder(getDb(), order)).events.at(-1)).toMatchObject({
      ...{ type: 'receiptSent', cause: 'shopper', from: 'shipped', to: 'shipped' },
      details: { return: `R${order.number}-1` },
    })
  })

  it.each([
    ['nothing', '', 'receiptMissing'],
    ['an empty file', fileOf(''), 'receiptMissing'],
    ['a page', fileOf('<html><script>evil()</script>'), 'receiptType'],
    ['a program that is called a photo', fileOf('MZ\u0090\u0000'), 'receiptType'],
    ['a broken photo', fileOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74])), 'receiptBroken'],
    ['too much', fileOf(Buffer.alloc(10 * 1024 * 1024 + 1)), 'receiptTooLarge'],
  ])('is refused in words where it is %s', async (_, receipt, state) => {
    const { order, send } = await returned()
    expect(await send(receipt)).toBe(state)
    expect(await receiptsOf(order)).toEqual([])
  })

  it('is kept once however often it is sent, and so many of a return', async () => {
    const { order, send } = await returned()
    const [photo, other] = [fileOf(await pictureIn('jpeg')), fileOf(await pictureIn('png'))]
    for (const file of [photo, photo, other, photo]) expect(await send(file)).toBe('receiptKept')
    expect(await receiptsOf(order)).toHaveLength(2)
    const more = async (width: number) =>
      fileOf(
        await sharp({ create: { width, height: 9, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
      )
    const states = []
    for (const width of [1, 2, 3, 4]) states.push(await send(await more(width)))
    expect(states).toEqual(['receiptKept', 'receiptKept', 'receiptKept', 'receiptFull'])
  })

  it('is taken from nobody else, and for no return that there is not', async () => {
    const { order, send } = await returned()
    const photo = fileOf(await pictureIn('jpeg'))
    expect(await send(photo, orderVisitor())).toBeNull()
    const known = await opened(order)
    for (const number of [`R${order.number}-2`, 'R1', '']) {
      const answer = await known.upload(POST, { at, order: order.number, return: number, receipt: photo })
      expect(answer.headers.get('location')).toContain('state=receiptGone')
    }
    expect(await receiptsOf(order)).toEqual([])
  })

  it('is seen by the merchant in the command, as a file, and by the pull interface alone', async () => {
    const { order, send } = await returned()
    await send(fileOf(await pictureIn('jpeg')))
    const [receipt] = await receiptsOf(order)
    expect(await run('show', order.number)).toMatch(/receipt \d+ {2}\S+ {2}Beleg Ä\.jpg/)
    const folder = join(tmpdir(), `receipts-${randomUUID()}`)
    expect(await run('receipts', order.number, '--folder', folder)).toContain('1 receipt')
    const written = join(folder, `R${order.number}-1-${receipt?.id}-Beleg Ä.jpg`)
    expect((await sharp(await readFile(written)).metadata()).format).toBe('jpeg')
    const read = await readOrder(getDb(), order.number)
    const told = read && merchantOrder.parse(merchantOrderOf(read)).returns[0]
    expect(told).toMatchObject({
      number: `R${order.number}-1`,
      receipts: [{ id: receipt?.id, type: 'image/jpeg' }],
    })
    expect(told?.receipts[0]?.file).toBe(`/api/merchant/orders/${order.number}/receipts/${receipt?.id}/`)
    const answer = await pull(order.number, receipt?.id ?? 0)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Beleg A\.jpg"/)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const others = await givenOrder(getDb(), { number: '71803402', status: 'shipped' })
    for (const [number, id] of [
      [others.number, receipt?.id ?? 0],
      [order.number, 0],
      [order.number, 'x'],
    ] as const)
      expect((await pull(number, id)).status).toBe(404)
    expect((await pull(order.number, receipt?.id ?? 0, { authorization: 'Bearer wrong' })).status).not.toBe(
      200,
    )
  })

  it.each([
    [{ ordersTo: 'seller@example.com' }, 1],
    [null, 0],
  ])('comes to the merchant by mail where such mails are set: %j', async (bookkeeping, mails) => {
    await writeShopConfigurations(getDb(), [
      { type: 'shop_configuration', locale: 'de-de', ...(bookkeeping && { bookkeeping }) },
    ])
    const { send } = await returned()
    await send(fileOf(await pictureIn('jpeg')))
    const sent: Mail[] = []
    const round = () =>
      sendDueOrderMails({
        ...{ db: getDb(), brand: 'baby', baseUrl: 'https://shop.example', openTerms: async () => undefined },
        service: { sendMail: async (_, mail) => void sent.push(mail) },
      })
    await round()
    await round()
    const own = sent.filter(({ subject }) => subject.includes('Beleg für das Porto'))
    expect(own).toHaveLength(mails)
    for (const mail of own) {
      expect(mail.to).toBe('seller@example.com')
      expect(mail.attachments?.map(({ name }) => name)).toContain('Beleg Ä.jpg')
    }
  })

  it('is deleted after half a year, and with its order', async () => {
    const { order, send } = await returned()
    await send(fileOf(await pictureIn('jpeg')))
    const later = (days: number) => new Date(Date.now() + days * 86_400_000)
    await pruneReceipts(getDb(), later(179))
    expect(await receiptsOf(order)).toHaveLength(1)
    await pruneReceipts(getDb(), later(181))
    expect(await receiptsOf(order)).toEqual([])
    await send(fileOf(await pictureIn('jpeg')))
    await getDb().execute(sql`delete from orders`)
    const [left] = await getDb().execute<{ count: string }>(sql`select count(*) from return_receipts`)
    expect(Number(left?.count)).toBe(0)
  })
})
