import { sql } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Mail } from '@/lib/platform/mail/service'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { runOrderCommand } from '@/lib/shop/merchant/run-command'
import { orderToken } from '@/lib/shop/order-access'
import { findOrderDraft, pruneOrderDrafts } from '@/lib/shop/order-drafts'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import { withdrawals } from '@/lib/shop/withdrawals/tables'
import { visitorOf } from '@/lib/storefront/visitor/session'
import { mostLines } from '@/schemas/api/basket-entries'
import { stopClock } from '../../../fixtures/clock'
import { givenConfig } from '../../../fixtures/config'
import { describeOnDatabases } from '../../../fixtures/databases'
import { locationOf, orderVisitor } from '../../../fixtures/order-calls'
import { givenOrder, rereadOrder } from '../../../fixtures/orders'

givenConfig(() => ({ brand: 'baby', baseUrl: 'http://shop.example' }))

const { POST: access } = await import('@/app/api/orders/access/route')
const { GET: open } = await import('@/app/api/orders/open/route')
const { POST } = await import('@/app/api/orders/withdrawal/route')

describeOnDatabases('A withdrawal', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(sql`truncate orders, outbox, attempts, order_drafts, withdrawals cascade`)
  })

  const statement = (more: Record<string, string> = {}) => ({
    ...{ name: 'Test Person', number: '12345678', email: 'someone@example.com', goods: '' },
    ...more,
  })
  const draftOf = (answer: Response) => locationOf(answer).searchParams.get('draft') ?? ''
  const declare = async (more: Record<string, string> = {}, visitor = orderVisitor(), locale = 'de-de') => {
    const draft = draftOf(await visitor.post(POST, statement(more), { locale }))
    return visitor.post(POST, { draft }, { locale })
  }
  const mails = async () => {
    const sent: Mail[] = []
    await sendDueOrderMails({
      db: getDb(),
      service: { sendMail: async (_, mail) => void sent.push(mail) },
      ...{ brand: 'baby', baseUrl: 'https://shop.example' },
      openTerms: async () => undefined,
    })
    return sent.filter(({ subject }) =>
      /Widerruf|rétractation|: retour,|votre retour|^Retour,/i.test(subject),
    )
  }
  const sellers = (['de-de', 'fr-ch'] as const).map((locale) => usualSeller(locale).email)
  const isNotice = ({ to }: Mail) => sellers.includes(to)
  const receipts = async () => (await mails()).filter((mail) => !isNotice(mail))

  it('is declared for every line of the largest order that was ticked, by their names', async () => {
    const name = 'Bettwäsche aus Bio-Baumwolle mit Knopfleiste, waschbar bis 60 Grad '.repeat(3)
    const lines = Array.from({ length: mostLines }, (_, index) => ({
      quantity: index + 1,
      product: { number: String(100_000 + index), name, brand: 'Luni' },
    }))
    const order = await givenOrder(getDb(), { lines })
    const visitor = orderVisitor()
    await visitor.get(open, { order: order.number, key: orderToken(order.number, new Date()) })
    const ticked = Object.fromEntries(order.lines.map(({ id }) => [`line-${id}`, '1']))
    const { goods: _, ...stated } = statement({ number: order.number, choice: '1' })
    const answer = await visitor.post(POST, { ...stated, ...ticked })
    expect(locationOf(answer).searchParams.get('step')).toBe('confirm')
    await visitor.post(POST, { draft: draftOf(answer) })
    const [declared] = await getDb().select().from(withdrawals)
    expect(declared?.goods?.split('\n')).toHaveLength(mostLines)
  })

  it('takes no more of typed goods than the field does', async () => {
    const answer = await orderVisitor().post(POST, statement({ goods: 'a'.repeat(1_001) }))
    expect((await findOrderDraft(getDb(), 'withdrawal', draftOf(answer)))?.errors).toEqual({
      goods: 'tooLong',
    })
  })

  it('is declared by two steps, and by the second alone', async () => {
    const visitor = orderVisitor()
    const first = await visitor.post(POST, statement())
    expect(first.status).toBe(303)
    expect(locationOf(first).searchParams.get('step')).toBe('confirm')
    expect(await getDb().select().from(withdrawals)).toEqual([])
    const second = await visitor.post(POST, { draft: draftOf(first) })
    expect(locationOf(second).searchParams.get('step')).toBe('done')
    expect(await getDb().select().from(withdrawals)).toMatchObject([
      { name: 'Test Person', orderNumber: '12345678', goods: null, orderId: null, locale: 'de-de' },
    ])
  })

  it('is one declaration however often it is confirmed, at once or later', async () => {
    const visitor = orderVisitor()
    const draft = draftOf(await visitor.post(POST, statement()))
    await Promise.all([visitor.post(POST, { draft }), visitor.post(POST, { draft })])
    await pruneOrderDrafts(getDb(), new Date(Date.now() + 2 * 24 * 60 * 60 * 1_000))
    expect(locationOf(await visitor.post(POST, { draft })).searchParams.get('step')).toBe('done')
    expect(await getDb().select().from(withdrawals)).toHaveLength(1)
    expect(await receipts()).toHaveLength(1)
  })

  it('is confirmed at once by mail with its content, the date and the time', async () => {
    const order = await givenOrder(getDb())
    await receipts()
    await declare({ number: order.number, email: order.email, goods: 'Der Schlafsack <b>' })
    const [receipt] = await receipts()
    const [{ declaredAt } = { declaredAt: new Date(0) }] = await getDb().select().from(withdrawals)
    const time = new Intl.DateTimeFormat('de-DE', {
      ...{ hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' },
    }).format(declaredAt)
    expect(receipt?.to).toBe(order.email)
    for (const words of [
      order.number,
      'Test Person',
      'Der Schlafsack <b>',
      'widerrufe ich den Vertrag',
      time,
    ])
      expect(receipt?.text).toContain(words)
    expect(receipt?.html).toContain('Der Schlafsack &lt;b&gt;')
  })

  it('that names no order of its address is confirmed with its content, of which nothing is a link', async () => {
    await declare({ name: 'www.evil.example', number: 'evil.example', goods: 'https://evil.example' })
    const [receipt] = await receipts()
    expect(receipt).toMatchObject({ to: 'someone@example.com', subject: 'Eingangsbestätigung: Ihr Widerruf' })
    expect(receipt?.text).toContain('bei uns eingegangen')
    expect(receipt?.text).toContain('www. evil. example')
    expect(`${receipt?.text}${receipt?.html}`).not.toMatch(/evil\.example|href="[^"]*evil/)
  })

  it('is an event of the order that it names, which is sent no second mail', async () => {
    const order = await givenOrder(getDb(), { status: 'shipped', sent: [1, 2] })
    await receipts()
    await declare({ number: ` ${order.number} `, email: order.email.toUpperCase(), goods: 'Artikel 1' })
    const [declared] = await getDb().select().from(withdrawals)
    expect(declared?.orderId).toBe(order.id)
    const now = await rereadOrder(getDb(), order)
    expect(now.status).toBe('shipped')
    expect(now.events.at(-1)).toMatchObject({
      ...{ type: 'withdrawn', cause: 'shopper' },
      details: { withdrawal: declared?.id, goods: 'Artikel 1' },
    })
    expect(await receipts()).toHaveLength(1)
  })

  it('with another mail address counts, but not as one of that order', async () => {
    const order = await givenOrder(getDb())
    await declare({ number: order.number, email: 'other@example.com' })
    expect(await getDb().select().from(withdrawals)).toMatchObject([{ orderId: null }])
    expect((await rereadOrder(getDb(), order)).events).toHaveLength(1)
  })

  it('is seen by the merchant, whether its order was found or not, as text that steers no terminal', async () => {
    const order = await givenOrder(getDb())
    await declare({ number: order.number })
    await declare({ number: 'irgendeine', goods: 'eins\nzwei' })
    const done = await runOrderCommand(
      getDb(),
      { name: 'withdrawals', since: undefined, limit: 10 },
      { paymentService: async () => undefined, write: async () => undefined, now: new Date() },
    )
    const told = done.ok ? done.told : []
    expect(told).toHaveLength(2)
    expect(told[0]).toMatch(
      /irgendeine \(no such order with this address\) {2}Test Person <someone@example\.com> {2}eins.zwei/,
    )
    expect(told[1]).toContain(`${order.number} (found)`)
    expect(told.join('')).not.toContain('\n')
  })

  it('is told to the seller by mail, once, whether its order was found or not', async () => {
    const order = await givenOrder(getDb())
    await declare({ number: order.number, goods: 'Artikel 1' })
    const draft = draftOf(await orderVisitor().post(POST, statement({ number: 'irgendeine' })))
    for (let count = 0; count < 2; count += 1) await orderVisitor().post(POST, { draft })
    const notices = (await mails()).filter(isNotice)
    expect(notices).toHaveLength(2)
    // Mails are sent beside each other, in no order.
    const found = notices.find(({ subject }) => subject.includes(order.number))
    const unknown = notices.find((notice) => notice !== found)
    expect(found).toMatchObject({ subject: `Widerruf zur Bestellung ${order.number}`, replyTo: order.email })
    expect(found?.text).toMatch(/Artikel 1.*ist bekannt/s)
    expect(unknown?.text).toMatch(/Test Person.*irgendeine.*keine Bestellung mit dieser E-Mail-Adresse/s)
  })

  it('keeps what was entered when something is missing or wrong', async () => {
    const entered = statement({ name: ' ', email: 'nobody', goods: 'Zwei Bodys' })
    const answer = await orderVisitor().post(POST, entered)
    expect(await findOrderDraft(getDb(), 'withdrawal', draftOf(answer))).toEqual({
      values: entered,
      errors: { name: 'required', email: 'invalid' },
    })
  })

  it('of a statement that is not kept any more asks for it again', async () => {
    const answer = await orderVisitor().post(POST, { draft: 'unknown' })
    expect(locationOf(answer).searchParams.get('state')).toBe('gone')
  })

  it('is told so often for one network, and for one address, and kept always', async () => {
    stopClock()
    for (let count = 0; count < 22; count += 1) await declare({ email: `a${count}@example.com` })
    expect(await receipts()).toHaveLength(20)
    for (let count = 0; count < 6; count += 1)
      await declare({ email: 'C@example.com' }, orderVisitor(`198.51.100.${count}`))
    expect(await receipts()).toHaveLength(5)
    expect(await getDb().$count(withdrawals)).toBe(28)
  })

  it('has the same answer for right and wrong numbers in a network that declares much', async () => {
    stopClock()
    const order = await givenOrder(getDb())
    for (let count = 0; count < 22; count += 1) await declare({ email: `a${count}@example.com` })
    const answers = async (number: string) => {
      const answer = await declare({ number, email: order.email })
      const to = locationOf(answer)
      to.searchParams.delete('draft')
      return [answer.status, `${to}`, [...answer.headers.keys()]]
    }
    expect(await answers(order.number)).toEqual(await answers('12345679'))
    expect((await rereadOrder(getDb(), order)).events.at(-1)?.type).toBe('withdrawn')
  })

  it('cannot be kept from the owner of an order by others who enter the address', async () => {
    const order = await givenOrder(getDb())
    for (let count = 0; count < 6; count += 1)
      await declare({ email: order.email }, orderVisitor(`198.51.100.${count}`))
    const answer = await declare({ number: order.number, email: order.email }, orderVisitor('198.51.100.9'))
    expect(locationOf(answer).searchParams.get('step')).toBe('done')
    const declared = await getDb().select().from(withdrawals)
    expect(declared.map(({ orderId }) => orderId)).toEqual([...Array(6).fill(null), order.id])
  })

  const ordered = (visitor: ReturnType<typeof orderVisitor>, number: string) =>
    visitor.get(async (request) => {
      const headers = new Headers()
      const session = await visitorOf(request, headers)
      session.orders = [number]
      await session.save()
      return new Response(null, { headers })
    }, {})
  const byLink = (visitor: ReturnType<typeof orderVisitor>, number: string) =>
    visitor.get(open, { order: number, key: orderToken(number, new Date()) })
  const byNumber = (visitor: ReturnType<typeof orderVisitor>, number: string) =>
    visitor.post(access, { number, email: 'someone@example.com' })

  it.each([
    ['a browser that has ordered', ordered, true],
    ['a browser that has opened the link of a mail', byLink, true],
    ['who has shown its number and mail address', byNumber, false],
  ] as const)('is not used up by strangers for %s: told %s', async (_, prove, isTold) => {
    stopClock()
    const order = await givenOrder(getDb())
    const named = { number: order.number, email: order.email }
    for (let count = 0; count < 10; count += 1)
      await declare({ ...named, goods: `Artikel ${count}` }, orderVisitor(`198.51.100.${count}`))
    const visitor = orderVisitor('198.51.100.99')
    await prove(visitor, order.number)
    const answer = await declare({ ...named, goods: 'Der Schlafsack' }, visitor)
    expect(locationOf(answer).searchParams.get('step')).toBe('done')
    const { events } = await rereadOrder(getDb(), order)
    expect(events.filter(({ type }) => type === 'withdrawn')).toHaveLength(isTold ? 11 : 10)
  })

  it.each([
    ['its owner in a browser that has ordered', ordered, 0],
    ['its owner by the link of a mail', byLink, 0],
    ['anybody, once the limit is over', byNumber, 2 * 60 * 60 * 1_000],
  ] as const)(
    'that nobody was told of is told when it is declared again by %s',
    async (_, prove, laterMs) => {
      stopClock()
      const order = await givenOrder(getDb())
      const named = { number: order.number, email: order.email }
      for (let count = 0; count < 10; count += 1)
        await declare({ ...named, goods: `Artikel ${count}` }, orderVisitor(`198.51.100.${count}`))
      await declare(named, orderVisitor('198.51.100.98'))
      await mails()
      vi.setSystemTime(Date.now() + laterMs)
      const visitor = orderVisitor('198.51.100.99')
      await prove(visitor, order.number)
      await declare(named, visitor)
      expect(await mails()).toHaveLength(2)
      const { events } = await rereadOrder(getDb(), order)
      expect(events.filter(({ type }) => type === 'withdrawn')).toHaveLength(11)
    },
  )

  it('is told to its owner also where others have declared the same', async () => {
    stopClock()
    const order = await givenOrder(getDb())
    const named = { number: order.number, email: order.email }
    await declare(named, orderVisitor('198.51.100.98'))
    await mails()
    const visitor = orderVisitor('198.51.100.99')
    await byLink(visitor, order.number)
    await declare(named, visitor)
    expect(await mails()).toHaveLength(2)
  })

  it('that was declared already counts once, and is told once', async () => {
    stopClock()
    const order = await givenOrder(getDb())
    await receipts()
    const named = { number: order.number, email: order.email }
    for (let count = 0; count < 12; count += 1)
      expect(
        locationOf(await declare(named, orderVisitor(`198.51.100.${count}`))).searchParams.get('step'),
      ).toBe('done')
    const other = await declare({ ...named, goods: 'Artikel 1' }, orderVisitor('198.51.100.99'))
    expect(locationOf(other).searchParams.get('step')).toBe('done')
    expect(await mails()).toHaveLength(4)
    const { events } = await rereadOrder(getDb(), order)
    expect(events.filter(({ type }) => type === 'withdrawn')).toHaveLength(2)
  })

  it('speaks French in the French markets, and in Switzerland of a return', async () => {
    const answer = await declare({}, orderVisitor(), 'fr-ch')
    expect(locationOf(answer).pathname).toBe('/ch-fr/se-retracter-du-contrat/')
    const [receipt] = await receipts()
    expect(receipt?.html).toContain('lang="fr-CH"')
    expect(receipt?.text).toContain('déclaration de retour')
    expect(receipt?.text).not.toContain('rétractation')
  })
})
