import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Mail } from '@/lib/platform/mail/service'
import { MessageRefused } from '@/lib/platform/mail/service'
import { instantOf } from '@/lib/platform/time'
import { findGiftCardMails, pruneGiftCardMails } from '@/lib/shop/gift-card-mails'
import { orderToken } from '@/lib/shop/order-access'
import { findOrderDraft } from '@/lib/shop/order-drafts'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import { giftCardReference } from '@/lib/shop/order-papers'
import { findSoldGiftCards } from '@/lib/shop/orders'
import { deliverVouchersOf } from '@/lib/shop/orders/deliver-vouchers'
import { describeOnDatabases } from '../../../fixtures/databases'
import { locationOf, orderVisitor } from '../../../fixtures/order-calls'
import { givenOrder } from '../../../fixtures/orders'
import { usualConfiguration } from '../../../fixtures/usual-configuration'

vi.mock('@/lib/platform/config', async (original) => ({
  ...(await original<object>()),
  config: () => ({ brand: 'baby', baseUrl: 'http://shop.example' }),
}))
const zone = vi.hoisted(() => ({ timezone: 'Europe/Berlin' }))
vi.mock('@/lib/platform/shop-configuration', async (original) => {
  const own = await original<typeof import('@/lib/platform/shop-configuration')>()
  return {
    ...own,
    marketToTell: async (_: unknown, market: object) => ({ ...market, ...zone }),
    findShopConfiguration: async () => ({ ...usualConfiguration(), ...zone }),
  }
})

const open = await import('@/app/api/orders/open/route')
const { POST } = await import('@/app/api/orders/gift-card-mail/route')
const openPaper = await import('@/app/api/orders/gift-cards/route')
const cancel = await import('@/app/api/orders/gift-card-cancel/route')

const to = 'granny@example.com'
const dayMs = 24 * 60 * 60 * 1_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs)
const dayOf = (time: Date) => time.toISOString().slice(0, 10)

describeOnDatabases('A gift card that is sent to who gets it', (getDb) => {
  beforeEach(async () => {
    zone.timezone = 'Europe/Berlin'
    await getDb().execute(sql`truncate orders, gift_cards, outbox, attempts, order_drafts cascade`)
  })

  const bought = async (status: 'paid' | 'open' = 'paid') => {
    const order = await givenOrder(getDb(), {
      email: 'giver@example.com',
      lines: [{ isDigital: true, isVoucher: true, quantity: 2, price: 5_000 }],
      payments: [
        { method: status === 'paid' ? 'KK' : 'V', provider: 'sandbox', status, reference: randomUUID() },
      ],
    })
    await deliverVouchersOf(getDb(), order.id, new Date())
    const visitor = orderVisitor()
    await visitor.get(open.GET, { order: order.number, key: orderToken(order.number, new Date()) })
    const codes = (await findSoldGiftCards(getDb(), order.id)).map(({ code }) => code)
    const form = (more: Record<string, string> = {}) => ({
      ...{ order: order.number, card: giftCardReference(codes[1] ?? 'none'), recipient: to },
      ...{ from: 'Anna Beispiel', message: 'Alles Gute!', key: randomUUID(), step: 'send' },
      ...more,
    })
    return { order, visitor, form, codes }
  }

  type Sending = { now?: Date; fails?: Error }
  const send = async ({ now = new Date(), fails }: Sending = {}) => {
    const mails: (Mail & { key: string })[] = []
    await sendDueOrderMails({
      db: getDb(),
      service: {
        sendMail: async (key, mail) => {
          if (fails && mail.to === to) throw fails
          mails.push({ ...mail, key })
        },
      },
      ...{ brand: 'baby', baseUrl: 'https://shop.example', now: () => now },
      openTerms: async () => undefined,
    })
    return {
      all: mails.filter((mail) => mail.key.startsWith('gift-card-')),
      toReceiver: mails.filter((mail) => mail.to === to),
      toGiver: mails.filter((mail) => mail.key.startsWith('gift-card-unsent')),
    }
  }
  const sent = async (sending?: Sending) => (await send(sending)).toReceiver
  const statesOf = async ({ id }: { id: number }) =>
    (await findGiftCardMails(getDb(), id)).map(({ sentAt, stop, queuedAt }) =>
      sentAt ? 'sent' : (stop ?? (queuedAt ? 'queued' : 'planned')),
    )

  it('comes at once with its value, its code alone and the words of the giver', async () => {
    const { order, visitor, form, codes } = await bought()
    const answer = await visitor.post(POST, form())
    expect(answer.headers.get('location')).toBe(`/de/bestellstatus/?order=${order.number}&state=cardSent`)
    const [mail, ...others] = await sent()
    expect(others).toEqual([])
    const shown = mail?.text.replaceAll(' ', '')
    expect(shown).toContain(codes[1])
    expect(shown).not.toContain(codes[0])
    expect(mail?.text).toMatch(/Anna Beispiel schenkt Ihnen einen Gutschein über 50,00\s€/)
    expect(mail?.text).toContain('Alles Gute!')
    expect(await statesOf(order)).toEqual(['sent'])
    expect(await sent()).toEqual([])
  })

  const papers = async (address: string) =>
    openPaper.GET(new Request(address, { headers: { accept: 'text/html' } }))

  it('brings a link to its paper alone, which tells nothing of the order, whole, cut or ended', async () => {
    const { order, visitor, form } = await bought()
    await visitor.post(POST, form())
    const [mail] = await sent()
    expect(JSON.stringify(mail)).not.toContain(order.number)
    const address = /https:\S+mail=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    const paper = await papers(address)
    expect(paper.headers.get('content-type')).toBe('application/pdf')
    const ended = async () => {
      vi.useFakeTimers({ now: inDays(91), toFake: ['Date'] })
      return papers(address).finally(() => vi.useRealTimers())
    }
    const answers = [paper, await papers(address.slice(0, -3)), await ended()]
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual([
      null,
      '/de/bestellstatus/?state=presentOver',
      '/de/bestellstatus/?state=presentOver',
    ])
    for (const { headers } of answers) expect(JSON.stringify([...headers])).not.toContain(order.number)
  })

  const draftOf = async (answer: Response) =>
    findOrderDraft(getDb(), 'cardMail', locationOf(answer).searchParams.get('draft') ?? '')

  it.each(['look', 'change'])('is shown and not sent in the step “%s”', async (step) => {
    const { order, visitor, form } = await bought()
    const draft = await draftOf(await visitor.post(POST, form({ step })))
    expect(draft).toMatchObject({ values: { step, recipient: to, message: 'Alles Gute!' }, errors: {} })
    expect(await findGiftCardMails(getDb(), order.id)).toEqual([])
  })

  it.each([
    ['sent', ''],
    ['planned', dayOf(inDays(2))],
  ])('that was %s goes to another person only after a yes that names the first', async (_, day) => {
    const { visitor, form } = await bought()
    const first = form({ day })
    await visitor.post(POST, first)
    const other = { ...first, day: '', recipient: 'grandpa@example.com' }
    for (const again of ['', other.recipient, 'on']) {
      const draft = await draftOf(await visitor.post(POST, { ...other, again }))
      expect(draft).toMatchObject({ errors: { again: 'sentBefore' }, values: { recipient: other.recipient } })
    }
    expect((await sent({ now: inDays(4) })).length).toBe(1)
    await visitor.post(POST, { ...other, again: to })
    const third = { ...other, recipient: 'aunt@example.com' }
    expect((await draftOf(await visitor.post(POST, { ...third, again: to })))?.errors).toEqual({
      again: 'sentBefore',
    })
    const { all } = await send({ now: inDays(4) })
    expect(all.map((mail) => mail.to)).toEqual(['grandpa@example.com'])
  })

  it('goes to another person unasked where the first was taken back or could not be reached', async () => {
    const { order, visitor, form } = await bought()
    await visitor.post(POST, form())
    await send({ fails: new MessageRefused('no such mailbox') })
    const planned = form({ day: dayOf(inDays(2)) })
    await visitor.post(POST, planned)
    const mail = (await findGiftCardMails(getDb(), order.id)).at(-1)
    await visitor.post(cancel.POST, { order: order.number, mail: String(mail?.id) })
    await visitor.post(POST, form({ recipient: 'grandpa@example.com' }))
    const { all } = await send()
    expect(all.map((each) => each.to)).toEqual(['grandpa@example.com'])
  })

  it.each([
    ['Europe/Berlin', 3],
    ['Pacific/Auckland', 3],
    ['America/New_York', 3],
  ])('waits for the morning of its day in %s', async (timezone, days) => {
    zone.timezone = timezone
    const { order, visitor, form } = await bought()
    const day = dayOf(inDays(days))
    await visitor.post(POST, form({ day }))
    const [planned] = await findGiftCardMails(getDb(), order.id)
    expect(planned?.dueAt.getTime()).toBe(instantOf(`${day}T08:00`, timezone))
    const due = planned?.dueAt.getTime() ?? 0
    expect(await sent({ now: new Date(due - 1_000) })).toEqual([])
    expect(await statesOf(order)).toEqual(['planned'])
    expect(await sent({ now: new Date(due + 1_000) })).toHaveLength(1)
    expect(await sent({ now: new Date(due + 2_000) })).toEqual([])
  })

  it('is sent once: by two instances, after a second click, and by one that died before it was recorded', async () => {
    const { order, visitor, form } = await bought()
    const twice = form()
    await Promise.all([visitor.copy().post(POST, twice), visitor.copy().post(POST, twice)])
    await visitor.post(POST, form({ day: dayOf(inDays(2)), card: twice.card }))
    const later = inDays(4)
    const both = await Promise.all([sent({ now: later }), sent({ now: later })])
    expect(both.flat().map(({ key }) => key)).toHaveLength(2)
    expect(new Set(both.flat().map(({ key }) => key)).size).toBe(2)
    await getDb().execute(sql`update outbox set delivered_at = null, next_attempt_at = now()`)
    expect(await sent({ now: later })).toEqual([])
    expect(await statesOf(order)).toEqual(['sent', 'sent'])
  })

  it.each([
    ['paidBack', sql`update gift_cards set issued = 0, balance = 0`, 'erstattet', 0],
    ['spent', sql`update gift_cards set balance = 0`, 'eingelöst', 3],
  ] as const)(
    'is not sent when it was %s before its day, which its giver hears',
    async (stop, change, words, days) => {
      const { order, visitor, form } = await bought()
      await visitor.post(POST, form({ day: dayOf(inDays(2)) }))
      await getDb().execute(change)
      const { toReceiver, toGiver } = await send({ now: inDays(days) })
      expect(toReceiver).toEqual([])
      expect(toGiver.map((mail) => mail.to)).toEqual(['giver@example.com'])
      expect(toGiver[0]?.text).toContain(words)
      expect(await statesOf(order)).toEqual([stop])
      expect((await send({ now: inDays(5) })).toGiver).toEqual([])
    },
  )

  it('of which an earlier one was paid back is still the one that was chosen', async () => {
    const { visitor, form, codes } = await bought()
    await visitor.post(POST, form({ day: dayOf(inDays(2)) }))
    await getDb().execute(sql`update gift_cards set issued = 0, balance = 0 where code = ${codes[0]}`)
    const [mail] = await sent({ now: inDays(3) })
    expect(mail?.text.replaceAll(' ', '')).toContain(codes[1])
  })

  it('is given up where the address takes no mail, which its giver hears', async () => {
    const { order, visitor, form } = await bought()
    await visitor.post(POST, form())
    const { toReceiver, toGiver } = await send({ fails: new MessageRefused('no such mailbox') })
    expect(toReceiver).toEqual([])
    expect(toGiver[0]?.text).toContain('ließ sich nicht zustellen')
    expect(await statesOf(order)).toEqual(['refused'])
  })

  it('is tried again where the mail service fails for a while', async () => {
    const { order, visitor, form } = await bought()
    await visitor.post(POST, form())
    await send({ fails: new Error('busy') })
    expect(await statesOf(order)).toEqual(['queued'])
    await getDb().execute(sql`update outbox set next_attempt_at = now()`)
    expect(await sent()).toHaveLength(1)
  })

  it('can be taken back until it is on its way, by who may send it', async () => {
    const { order, visitor, form } = await bought()
    await visitor.post(POST, form({ day: dayOf(inDays(2)) }))
    const [planned] = await findGiftCardMails(getDb(), order.id)
    const fields = { order: order.number, mail: String(planned?.id) }
    await orderVisitor().post(cancel.POST, fields)
    expect(await statesOf(order)).toEqual(['planned'])
    const stateOf = (answer: Response) => locationOf(answer).searchParams.get('state')
    const other = await bought()
    expect(stateOf(await other.visitor.post(cancel.POST, { ...fields, order: other.order.number }))).toBe(
      'cardGone',
    )
    expect(await statesOf(order)).toEqual(['planned'])
    for (const _ of [1, 2]) expect(stateOf(await visitor.post(cancel.POST, fields))).toBe('cardKept')
    expect((await send({ now: inDays(5) })).all).toEqual([])
    await visitor.post(POST, form())
    await sent()
    const gone = (await findGiftCardMails(getDb(), order.id)).at(-1)
    expect(stateOf(await visitor.post(cancel.POST, { ...fields, mail: String(gone?.id) }))).toBe('cardGone')
    expect(await statesOf(order)).toEqual(['takenBack', 'sent'])
  })

  it('that was stopped before is said to be stopped when it is taken back', async () => {
    const { order, visitor, form } = await bought()
    await visitor.post(POST, form({ day: dayOf(inDays(2)) }))
    await getDb().execute(sql`update gift_cards set balance = 0`)
    await sent({ now: inDays(3) })
    const [stopped] = await findGiftCardMails(getDb(), order.id)
    const answer = await visitor.post(cancel.POST, { order: order.number, mail: String(stopped?.id) })
    expect(locationOf(answer).searchParams.get('state')).toBe('cardStopped')
  })

  it.each([
    [{ recipient: 'granny' }, { recipient: 'invalid' }],
    [{ recipient: '' }, { recipient: 'required' }],
    [{ recipient: 'a@example.com, b@example.com' }, { recipient: 'invalid' }],
    [{ recipient: 'a@example.com\r\nBcc: b@example.com' }, { recipient: 'invalid' }],
    [{ from: '' }, { from: 'required' }],
    [{ from: 'Anna\r\nBcc: b@example.com' }, { from: 'invalid' }],
    [{ day: '2020-01-01' }, { day: 'day' }],
    [{ day: '2999-01-01' }, { day: 'day' }],
    [{ day: 'morgen' }, { day: 'invalid' }],
    [{ card: 'x'.repeat(22) }, { card: 'invalid' }],
    [{ message: `${'a\n'.repeat(11)}b` }, { message: 'tooManyLines' }],
  ])('is refused with %j, and what was entered is kept', async (more, errors) => {
    const { visitor, form } = await bought()
    const fields = form(more)
    const answer = await visitor.post(POST, fields)
    const draft = await findOrderDraft(
      getDb(),
      'cardMail',
      locationOf(answer).searchParams.get('draft') ?? '',
    )
    expect(draft?.errors).toEqual(errors)
    expect(draft?.values.recipient).toBe(fields.recipient)
    expect(await sent()).toEqual([])
  })

  it('escapes what the giver has typed, and makes no link of it', async () => {
    const { visitor, form } = await bought()
    const typed = '<b>evil</b> & https://evil.example'
    await visitor.post(POST, form({ from: typed, message: `${typed}\nzweite Zeile` }))
    const [mail] = await sent()
    expect(mail?.html).not.toContain('<b>evil')
    expect(mail?.html).toContain('&lt;b&gt;evil')
    expect(`${mail?.html}${mail?.text}${mail?.subject}`).not.toContain('evil.example')
    expect(mail?.subject).not.toMatch(/[\r\n]/)
  })

  it('is refused before it is paid, and to whoever cannot prove the order', async () => {
    const unpaid = await bought('open')
    await unpaid.visitor.post(POST, unpaid.form())
    const { visitor, form } = await bought()
    await orderVisitor().post(POST, form())
    expect(await sent()).toEqual([])
    await visitor.post(POST, form())
    expect(await sent()).toHaveLength(1)
  })

  it('is sent a few times a day, and ten times in all, without those taken back', async () => {
    const { order, visitor, form } = await bought()
    const ask = async (times: number) => {
      const places = []
      for (let time = 0; time < times; time += 1)
        places.push(locationOf(await visitor.post(POST, form())).searchParams.has('draft'))
      return places.filter((isRefused) => !isRefused).length
    }
    expect(await ask(7)).toBe(5)
    expect(await sent()).toHaveLength(5)
    await getDb().execute(sql`truncate attempts`)
    expect(await ask(3)).toBe(3)
    await getDb().execute(sql`truncate attempts`)
    expect(await ask(4)).toBe(2)
    await getDb().execute(sql`truncate attempts`)
    expect(await ask(1)).toBe(0)
    await getDb().execute(sql`
      update gift_card_mails set stopped_at = now(), stop = 'takenBack'
      where id = (select max(id) from gift_card_mails where order_id = ${order.id})`)
    expect(await ask(2)).toBe(1)
  })

  it('is forgotten 90 days after it was sent or stopped, and kept while it waits', async () => {
    const { order, visitor, form } = await bought()
    await visitor.post(POST, form())
    await visitor.post(POST, form({ day: dayOf(inDays(200)) }))
    await sent()
    await pruneGiftCardMails(getDb(), inDays(89))
    expect(await statesOf(order)).toEqual(['sent', 'planned'])
    await pruneGiftCardMails(getDb(), inDays(91))
    expect(await statesOf(order)).toEqual(['planned'])
  })

  it('of a market that has closed is forgotten as well', async () => {
    const { order, visitor, form } = await bought()
    await visitor.post(POST, form())
    await getDb().execute(sql`update orders set locale = 'xx-xx'`)
    expect(await sent()).toEqual([])
    expect(await statesOf(order)).toEqual(['queued'])
    await pruneGiftCardMails(getDb(), inDays(89))
    expect(await statesOf(order)).toEqual(['queued'])
    await pruneGiftCardMails(getDb(), inDays(91))
    expect(await statesOf(order)).toEqual([])
  })
})
