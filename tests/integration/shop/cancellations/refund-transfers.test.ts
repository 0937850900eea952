import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Mail } from '@/lib/platform/mail/service'
import { marketOfPast } from '@/lib/platform/markets'
import { findShopConfiguration } from '@/lib/platform/shop-configuration'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { writeShopConfigurations } from '@/lib/platform/shop-configuration/write'
import { cancelByShopper } from '@/lib/shop/cancellations'
import { deleteCustomer } from '@/lib/shop/customers'
import { customers } from '@/lib/shop/customers/tables'
import { readOrderCommand } from '@/lib/shop/merchant/commands'
import { runOrderCommand } from '@/lib/shop/merchant/run-command'
import { orderToken } from '@/lib/shop/order-access'
import { findOrderDraft } from '@/lib/shop/order-drafts'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import type { Order } from '@/lib/shop/orders'
import { findRefundAccount, giveRefundAccount, pruneRefundAccounts } from '@/lib/shop/refund-transfers'
import { keepReceipt, requestReturn } from '@/lib/shop/returns'
import { exportCustomer } from '@/lib/storefront/visitor/account-export'
import { givenConfig } from '../../../fixtures/config'
import { describeOnDatabases } from '../../../fixtures/databases'
import { locationOf, orderVisitor } from '../../../fixtures/order-calls'
import { givenOrder, rereadOrder } from '../../../fixtures/orders'

givenConfig(() => ({ brand: 'baby', baseUrl: 'http://shop.example' }))

const open = await import('@/app/api/orders/open/route')
const { POST } = await import('@/app/api/orders/refund-account/route')

const now = new Date('2026-11-23T10:00:00Z')
const iban = 'DE89370400440532013000'
const other = 'FR1420041010050500013M02606'
const withoutAccount = ['--without-account', 'yes']
const swiss = 'CH9300762011623852957'

describeOnDatabases('Money that goes back by transfer', (getDb) => {
  let sent: Mail[] = []
  let folder = ''
  beforeEach(async () => {
    sent = []
    folder = await mkdtemp(join(tmpdir(), 'nestling-transfers-'))
    await getDb().execute(
      sql`truncate orders, refund_accounts, outbox, attempts, order_drafts, customers, shop_configurations cascade`,
    )
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  let written = ''
  const run = async (...args: string[]) => {
    const parsed = readOrderCommand(args)
    if (!parsed.ok) throw new Error(parsed.problem)
    written = ''
    const result = await runOrderCommand(getDb(), parsed.command, {
      ...{ paymentService: async () => undefined, brand: 'baby', now },
      async write(text) {
        for await (const part of text) written += part
      },
    })
    return result.ok ? result.told.join('\n') : `refused: ${result.problem}`
  }
  const mails = async () => {
    sent = []
    await sendDueOrderMails({
      db: getDb(),
      service: {
        sendMail: async (_, mail) => void sent.push({ ...mail, text: mail.text.replaceAll('\u00a0', ' ') }),
      },
      ...{ brand: 'baby', baseUrl: 'https://shop.example', now: () => now },
      openTerms: async () => Buffer.from('terms'),
    })
    return sent
  }
  const opened = async (order: Pick<Order, 'number'>) => {
    const visitor = orderVisitor()
    await visitor.get(open.GET, { order: order.number, key: orderToken(order.number, new Date()) })
    return visitor
  }
  type Visitor = ReturnType<typeof orderVisitor>
  const name = (visitor: Visitor, order: Pick<Order, 'number'>, more: Record<string, string> = {}) =>
    visitor.post(POST, { order: order.number, holder: 'Test Person', iban, ...more })
  const errorsOf = async (answer: Response) =>
    (await findOrderDraft(getDb(), 'refundAccount', locationOf(answer).searchParams.get('draft') ?? ''))
      ?.errors
  const stateOf = (answer: Response) => locationOf(answer).searchParams.get('state')
  const prepaid = (more: Parameters<typeof givenOrder>[1] = {}) =>
    givenOrder(getDb(), { payments: [{ method: 'V', status: 'paid' }], ...more })
  /** Names the account of the seller of a market. */
  const sells = async (
    locale: 'de-ch' | 'fr-ch' | 'de-at',
    account: { iban: string; refundsFrom?: string; bic?: string },
  ) => {
    const market = marketOfPast('baby', locale)
    if (!market) throw new Error(`There is no market ${locale}`)
    const { seller } = await findShopConfiguration(getDb(), 'baby', market)
    const bankAccount = { holder: seller.name, bank: 'Hausbank', ...account }
    await writeShopConfigurations(getDb(), [
      { type: 'shop_configuration', locale, seller: { ...seller, bankAccount } },
    ])
  }
  const statuses = async () =>
    [...(await getDb().execute<{ status: string }>(sql`select status from refunds order by created_at`))].map(
      ({ status }) => status,
    )

  it.each(['V', 'RE', 'NN'] as const)(
    'that was paid with %s is asked an account for, and told when it is sent',
    async (method) => {
      const order = await prepaid({ payments: [{ method, status: 'paid' }] })
      const { number } = order
      await mails()
      expect(await run('refund', number, '--amount', '10')).toContain('the shopper is asked for an account')
      expect((await mails()).map(({ subject, text }) => [subject, text.includes('IBAN')])).toEqual([
        [`Sie bekommen Geld zurück, bitte IBAN angeben: Bestellung ${number}`, true],
      ])
      expect(await run('owed')).toContain(
        `${number}  10.00 EUR (${method}) the shopper has not named an account yet`,
      )
      const answer = await name(await opened(order), order, { iban: 'de89 3704 0044 0532 0130 00' })
      expect([answer.status, stateOf(answer)]).toEqual([303, 'refundAccount'])
      expect((await mails()).map(({ text }) => text.includes('DE … 3000'))).toEqual([true])
      expect(await run('show', number)).toContain('to Test Person, DE89 3704 0044 0532 0130 00')
      expect(await run('transferred', number)).toBe(
        `10.00 EUR (${method}) recorded as transferred to DE … 3000; the shopper is told.`,
      )
      const [told] = await mails()
      expect(told?.text).toContain('10,00 € auf das Konto DE … 3000 überwiesen')
      expect((await rereadOrder(getDb(), order)).payments).toMatchObject([{ refunded: 1000 }])
      expect(await run('owed')).toBe('Nothing is to be transferred back.')
      // What is sent is neither sent nor told a second time, and its account is not asked for any more.
      expect(await run('transferred', number)).toMatch(/^refused: .*recorded already/)
      expect(await mails()).toEqual([])
      expect(stateOf(await name(await opened(order), order, { iban: other }))).toBe('refundNotDue')
    },
  )

  it.each([
    ['the postage of an unpaid bill, once its receipt is there', 'RE', 'open', true, 'refundAccount'],
    ['no postage without a receipt', 'RE', 'open', false, 'refundNotDue'],
    ['no postage by itself where the price goes back with it', 'RE', 'paid', true, 'refundNotDue'],
    ['no postage by itself where a payment service pays back', 'KK', 'paid', true, 'refundNotDue'],
  ] as const)('is %s', async (_, method, status, hasReceipt, expected) => {
    const order = await givenOrder(getDb(), {
      ...{ status: 'shipped', sent: [1, 2], placedAt: new Date() },
      payments: [{ method, status }],
    })
    const market = marketOfPast('baby', 'de-de')
    if (!market) throw new Error('There is no market de-de')
    const [line] = order.lines
    const at = new Date()
    const announced = await requestReturn(getDb(), {
      ...{ orderId: order.id, key: randomUUID(), terms: usualReturnTerms, market, now: at },
      ...{ quantities: new Map([[line?.id ?? 0, 1]]), reasons: new Map() },
    })
    if (!announced.ok) throw new Error(JSON.stringify(announced))
    const file = { name: 'Beleg.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.4') }
    const receipt = { orderId: order.id, number: announced.number, file, now: at }
    if (hasReceipt) expect(await keepReceipt(getDb(), receipt)).toBe('kept')
    expect(stateOf(await name(await opened(order), order))).toBe(expected)
    const shown = await run('show', order.number)
    expect(shown.includes('the postage of the return, to Test Person')).toBe(expected === 'refundAccount')
  })

  it('of an order that is cancelled by its shopper is asked an account for at once', async () => {
    const order = await prepaid({ placedAt: new Date() })
    const given = { orderId: order.id, provider: undefined as never, now: new Date() }
    expect(await cancelByShopper(getDb(), given)).toBe('cancelled')
    await mails()
    expect(sent.find(({ subject }) => subject.startsWith('Storniert'))?.text).toContain('IBAN')
    expect(await statuses()).toEqual(['toTransfer'])
    expect(await run('refund', order.number, '--amount', '1')).toMatch(/^refused: Nothing/)
    for (const amount of [[], ['--amount', '44.99']])
      expect(await run('transferred', order.number, ...amount)).toMatch(
        /^refused: The shopper .* has not named an account, .*: transferred \d+( --amount 44\.99)? --without-account yes\.$/,
      )
    expect(await statuses()).toEqual(['toTransfer'])
    expect(await mails()).toEqual([])
    expect(await run('transferred', order.number, ...withoutAccount)).toContain(
      '44.99 EUR (V) recorded as transferred;',
    )
    expect((await mails())[0]?.text).toContain('44,99 € für die stornierte Bestellung überwiesen')
  })

  it('moves for no test, and what a payment service holds is not transferred', async () => {
    const test = await prepaid({ isTest: true })
    expect(await run('refund', test.number, '--amount', '10')).toContain('the order is a test')
    await run('cancel', test.number, '--reason', 'test')
    const card = await givenOrder(getDb(), {
      payments: [{ method: 'KK', provider: 'sandbox', reference: 'r', status: 'paid' }],
    })
    await run('cancel', card.number, '--reason', 'sold out')
    expect(await statuses()).toEqual(['done'])
    expect(await run('owed')).toBe('Nothing is to be transferred back.')
    expect(stateOf(await name(await opened(card), card))).toBe('refundNotDue')
  })

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['no account', { iban: ' ' }, { iban: 'required' }],
    ['no holder', { holder: '' }, { holder: 'required' }],
    ['words', { iban: 'my account' }, { iban: 'iban' }],
    ['a swapped digit', { iban: 'DE89370400440532010300' }, { iban: 'ibanDigits' }],
    ['a digit too few', { iban: 'DE8937040044053201300' }, { iban: 'ibanLength' }],
    ['a country outside of SEPA', { iban: 'BR1800360305000010009795493C1' }, { iban: 'ibanCountry' }],
    ['a QR-IBAN', { iban: 'CH4431999123000889012' }, { iban: 'ibanQr' }],
    ['what is no name', { holder: '<script>' }, { holder: 'holder' }],
    ['a name of many characters', { holder: 'a'.repeat(71) }, { holder: 'tooLong' }],
  ])('refuses %s, and keeps what was typed', async (_, more, errors) => {
    const order = await prepaid()
    await run('refund', order.number, '--amount', '10')
    const answer = await name(await opened(order), order, more)
    expect(locationOf(answer).searchParams.get('step')).toBe('refund')
    expect(await errorsOf(answer)).toEqual(errors)
    expect(await findRefundAccount(getDb(), order.id)).toBeUndefined()
  })

  it('in francs goes to Swiss accounts alone', async () => {
    const order = await prepaid({ currency: 'CHF', locale: 'de-ch' })
    await run('refund', order.number, '--amount', '10')
    const visitor = await opened(order)
    const to = (given: string) =>
      visitor.post(POST, { order: order.number, holder: 'A', iban: given }, { locale: 'de-ch' })
    await visitor.get(open.GET, {
      ...{ order: order.number, key: orderToken(order.number, new Date()), locale: 'de-ch' },
    })
    expect(await errorsOf(await to(iban))).toEqual({ iban: 'ibanSwiss' })
    expect(stateOf(await to(swiss))).toBe('refundAccount')
    expect(await run('owed', '--file', join(folder, 'a.xml'))).toMatch(
      /^refused: .*1 are in francs: owed --file <file> --currency CHF\./,
    )
    await run('owed', '--format', 'csv')
    expect(written.startsWith('\ufefforder,locale,')).toBe(true)
    expect(written).toContain(`${order.number},de-ch,CHF,10.00,V,A,${swiss},false`)
    const file = join(folder, 'francs.xml')
    const asked = ['owed', '--file', file, '--currency', 'CHF']
    // The account that takes bills alone, and one of another country.
    for (const own of ['CH44 3199 9123 0008 8901 2', 'DE02 1203 0000 0000 2020 51']) {
      await sells('de-ch', { iban: own })
      expect(await run(...asked)).toMatch(
        /^refused: 1 cannot be .*shop_configuration of de-ch with the whole seller again.*refundsFrom\.$/,
      )
    }
    await sells('de-ch', {
      ...{ iban: 'CH44 3199 9123 0008 8901 2', refundsFrom: 'CH93 0076 2011 6238 5295 7' },
      // Of the account that is printed, which is at another bank.
      bic: 'XXXXCH00XXX',
    })
    expect(await run(...asked)).toMatch(/: 1 transfer, 10\.00 CHF in all/)
    expect(await run(...asked)).toMatch(/^refused: There is nothing new to transfer in francs/)
    const xml = await readFile(file, 'utf8')
    // What the Swiss Payment Standards ask for of a payment within Switzerland (type D).
    expect(xml).toContain(
      '<PmtMtd>TRF</PmtMtd><NbOfTxs>1</NbOfTxs><CtrlSum>10.00</CtrlSum><ReqdExctnDt><Dt>2026-11-23</Dt></ReqdExctnDt>',
    )
    expect(xml).toContain(
      '<DbtrAcct><Id><IBAN>CH9300762011623852957</IBAN></Id></DbtrAcct><DbtrAgt><FinInstnId><ClrSysMmbId><ClrSysId><Cd>CHBCC</Cd></ClrSysId><MmbId>762</MmbId></ClrSysMmbId></FinInstnId></DbtrAgt><CdtTrfTxInf>',
    )
    expect(xml).toContain('<Amt><InstdAmt Ccy="CHF">10.00</InstdAmt></Amt><Cdtr><Nm>A</Nm></Cdtr>')
    expect(xml).toContain(`<CdtrAcct><Id><IBAN>${swiss}</IBAN></Id></CdtrAcct>`)
    expect(xml).not.toMatch(/SEPA|SvcLvl|ChrgBr|NOTPROVIDED/)
    expect(await run('owed')).toContain('in a file for the bank')
  })

  it('names what is of no market that the shop has, for which it knows no account', async () => {
    const numbers: string[] = []
    for (const locale of ['de-de', 'de-de'] as const) {
      const order = await prepaid({ locale })
      await run('refund', order.number, '--amount', '10')
      await giveRefundAccount(getDb(), { orderId: order.id, now, holder: 'A', iban })
      numbers.push(order.number)
    }
    const [gone = ''] = numbers
    await getDb().execute(sql`update orders set locale = 'xx-xx' where number = ${gone}`)
    const left = `1 cannot be transferred: the shop has no market of their orders, and so no account that they go from. Transfer them by hand, and record each: transferred <number>. They are ${gone} (xx-xx).`
    const file = join(folder, 'x.xml')
    const told = await run('owed', '--file', file)
    expect(told).toMatch(/: 1 transfer, 10\.00 EUR in all/)
    expect(told.split('\n')).toContain(left)
    // It is told again, and nothing says that it was written.
    expect(await run('owed', '--file', join(folder, 'y.xml'))).toBe(`refused: ${left}`)
  })

  it('goes from the accounts that can send it, and tells what the others need', async () => {
    const qr = 'CH44 3199 9123 0008 8901 2'
    await sells('de-ch', { iban: qr })
    await sells('fr-ch', { iban: qr })
    await sells('de-at', { iban: qr })
    const due = async (locale: 'de-de' | 'de-at' | 'de-ch' | 'fr-ch', currency: 'EUR' | 'CHF' = 'EUR') => {
      const order = await prepaid({ locale, currency })
      await run('refund', order.number, '--amount', '10')
      const to = { holder: 'A', iban: currency === 'EUR' ? iban : swiss }
      await giveRefundAccount(getDb(), { orderId: order.id, now, ...to })
    }
    for (const locale of ['de-ch', 'fr-ch', 'de-ch'] as const) await due(locale, 'CHF')
    for (const locale of ['de-at', 'de-de'] as const) await due(locale)
    expect(await run('owed', '--file', join(folder, 'c.xml'), '--currency', 'CHF')).toMatch(
      /^refused: 3 cannot be transferred\. The account of .* QR-IBAN.* shop_configuration of de-ch, fr-ch with the whole seller/,
    )
    const file = join(folder, 'e.xml')
    const told = await run('owed', '--file', file)
    expect(told).toMatch(/: 1 transfer, 10\.00 EUR in all/)
    expect(told).toMatch(/\n1 cannot be transferred\. .*QR-IBAN.* shop_configuration of de-at with/)
    const xml = await readFile(file, 'utf8')
    expect(xml).toContain('<NbOfTxs>1</NbOfTxs>')
    // The printed account goes with its BIC.
    expect(xml).toContain('<BICFI>XXXXDE00XXX</BICFI>')
    await sells('de-at', { iban: qr, refundsFrom: 'AT61 1904 3002 3457 3201', bic: 'XXXXCH00XXX' })
    const rest = join(folder, 'f.xml')
    expect(await run('owed', '--file', rest)).toMatch(/: 1 transfer,/)
    expect(await readFile(rest, 'utf8')).toMatch(/AT611904300234573201.*NOTPROVIDED/)
    expect(await readFile(rest, 'utf8')).not.toContain('BICFI')
  })

  it('takes the account of nobody who may not change the order', async () => {
    const order = await prepaid()
    await run('refund', order.number, '--amount', '10')
    const answer = await name(orderVisitor(), order)
    expect(locationOf(answer).searchParams.get('state')).toBeNull()
    expect(await findRefundAccount(getDb(), order.id)).toBeUndefined()
    const foreign = await prepaid()
    await name(await opened(foreign), order)
    expect(await findRefundAccount(getDb(), order.id)).toBeUndefined()
  })

  it('takes an account five times a day, the same one as often as it is sent', async () => {
    const order = await prepaid()
    await run('refund', order.number, '--amount', '10')
    const visitor = await opened(order)
    await Promise.all([name(visitor, order), name(visitor, order), name(visitor, order)])
    await mails()
    expect(sent.filter(({ subject }) => subject.startsWith('Ihr Konto'))).toHaveLength(1)
    for (const holder of ['A', 'B', 'C', 'D'])
      expect(stateOf(await name(visitor, order, { holder }))).toBe('refundAccount')
    expect(await errorsOf(await name(visitor, order, { holder: 'E' }))).toEqual({ iban: 'tooManyAccounts' })
    expect(await findRefundAccount(getDb(), order.id)).toEqual({ holder: 'D', iban })
  })

  it('is in one file for the bank, also where two people ask for it, and its account is fixed from then on', async () => {
    const order = await prepaid()
    const waiting = await prepaid()
    await run('refund', order.number, '--amount', '10')
    await run('refund', waiting.number, '--amount', '5')
    await name(await opened(order), order, { holder: 'Jörg Groß & Söhne' })
    const [first, second] = [join(folder, 'a.xml'), join(folder, 'b.xml')]
    const told = await Promise.all([run('owed', '--file', first), run('owed', '--file', second)])
    expect(told.filter((words) => words.includes(': 1 transfer, 10.00 EUR in all'))).toHaveLength(1)
    expect(told.filter((words) => words.startsWith('refused: There is nothing new'))).toHaveLength(1)
    const file = told[0]?.startsWith('In') ? first : second
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const xml = await readFile(file, 'utf8')
    for (const part of [
      ...['<NbOfTxs>1</NbOfTxs><CtrlSum>10.00</CtrlSum>', '<InstdAmt Ccy="EUR">10.00</InstdAmt>'],
      ...[`<IBAN>${iban}</IBAN>`, '<Nm>Joerg Gross + Soehne</Nm>', `Refund ${order.number}</Ustrd>`],
    ])
      expect(xml).toContain(part)
    expect(stateOf(await name(await opened(order), order, { iban: other }))).toBe('refundNotDue')
    expect(await findRefundAccount(getDb(), order.id)).toMatchObject({ iban })
    expect(await run('owed', '--file', join(folder, 'c.xml'), '--again', 'yes')).toMatch(/: 1 transfer,/)
    expect(await run('owed')).toContain('in a file for the bank')
    await expect(run('owed', '--file', file, '--again', 'yes')).rejects.toThrow(/EEXIST/)
  })

  it('is recorded once where two people record it', async () => {
    const order = await prepaid()
    await run('refund', order.number, '--amount', '10')
    await run('refund', order.number, '--amount', '4.99')
    expect(await run('transferred', order.number, '--amount', '7')).toMatch(
      /^refused: No transfer of 7\.00 EUR/,
    )
    const told = await Promise.all(
      [1, 2].map(() => run('transferred', order.number, '--amount', '10', ...withoutAccount)),
    )
    expect(told.filter((words) => words.startsWith('refused: '))).toHaveLength(1)
    expect(await run('owed')).toContain('4.99 EUR')
    const { events, payments } = await rereadOrder(getDb(), order)
    expect(events.filter(({ type }) => type === 'refunded')).toHaveLength(1)
    expect(payments).toMatchObject([{ refunded: 1499, status: 'paid' }])
  })

  it('keeps the account as long as it is needed, and a customer reads and deletes it', async () => {
    const [customer] = await getDb()
      .insert(customers)
      .values({
        ...{ userId: 'u'.repeat(64), brand: 'baby', email: 'a@example.com', passwordHash: '', gender: 'f' },
        ...{ firstName: 'Test', lastName: 'Konto', locale: 'de-de', createdAt: now },
      })
      .returning()
    if (!customer) throw new Error('There is no customer')
    const own = { customerId: customer.id, email: customer.email }
    const [order, due] = [await prepaid(own), await prepaid(own)]
    for (const each of [order, due]) {
      await run('refund', each.number, '--amount', '10')
      await name(await opened(each), each)
    }
    await run('transferred', order.number)
    const kept = async () =>
      (await Promise.all([order, due].map(({ id }) => findRefundAccount(getDb(), id)))).map(Boolean)
    const data = await exportCustomer(customer, {})
    expect(data.orders.map(({ refundAccount }) => refundAccount?.iban)).toEqual([iban, iban])
    await pruneRefundAccounts(getDb(), new Date(now.getTime() + 29 * 86_400_000))
    expect(await kept()).toEqual([true, true])
    await getDb().execute(sql`update refund_accounts set given_at = ${now}`)
    await pruneRefundAccounts(getDb(), new Date(now.getTime() + 31 * 86_400_000))
    expect(await kept()).toEqual([false, true])
    await deleteCustomer(getDb(), customer)
    expect(await kept(), 'money is still to go there').toEqual([false, true])
  })
})
