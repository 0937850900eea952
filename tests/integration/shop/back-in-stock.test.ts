import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { subjectLimits } from '@/lib/platform/limits'
import { type Mail, MessageRefused } from '@/lib/platform/mail/service'
import { findMarket } from '@/lib/platform/markets'
import {
  askForStock,
  backInStockToken,
  confirmationDays,
  endStockRequests,
  followStockLink,
  pruneStockRequests,
  queueBackInStock,
  stockRequestsOf,
  waitingDays,
} from '@/lib/shop/back-in-stock'
import { sendDueBackInStock } from '@/lib/shop/back-in-stock-mails'
import { writeProducts } from '@/lib/shop/import/write/write-products'
import { givenCategories, givenProduct } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'

const start = new Date('2026-11-28T10:00:00Z')
const dayMs = 24 * 60 * 60 * 1_000
const after = (days: number) => new Date(start.getTime() + days * dayMs)
const anna = 'anna@example.com'

describeOnDatabases('A mail when goods are back', (getDb) => {
  const stock = (pieces: number, variant = '070.1') =>
    getDb().execute(sql`update variants set stock_quantity = ${pieces} where reference_key = ${variant}`)

  beforeEach(async () => {
    const db = getDb()
    await db.execute(sql`truncate products, categories, back_in_stock_requests, outbox, attempts cascade`)
    await givenCategories(db)
    const name = { de: 'Strampler', fr: 'Grenouillère' }
    const product = givenProduct({ key: '070', number: '701', name, sizes: ['56', '62'], stock: 0 })
    await writeProducts(db, [product], { brand: 'baby' })
  })

  const send = async (fails?: Error) => {
    const mails: Mail[] = []
    await sendDueBackInStock({
      db: getDb(),
      service: {
        sendMail: async (_, mail) => {
          if (fails) throw fails
          mails.push(mail)
        },
      },
      ...{ brand: 'baby', baseUrl: 'https://shop.example', now: () => start },
    })
    return mails
  }
  const ask = (more: { email?: string; locale?: string; variant?: string; now?: Date } = {}) => {
    const { email = anna, locale = 'de-de', variant = '070.1', now = start } = more
    return askForStock(getDb(), { email, locale, variant }, now)
  }
  const follow = async (act: 'confirm' | 'end', of = anna) => {
    const [row] = await stockRequestsOf(getDb(), of)
    return followStockLink(getDb(), backInStockToken(act, row?.id ?? 0), start)
  }
  const confirmed = async (more: Parameters<typeof ask>[0] = {}) => {
    await ask(more)
    const [mail] = await send()
    await follow('confirm', more.email)
    return mail
  }

  it('asks the owner of the address first, and comes only to who has confirmed', async () => {
    await ask()
    const [mail, ...others] = await send()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: anna, subject: expect.stringContaining('Strampler') })
    expect(mail?.text).toContain('/de/form/stock/?token=c')
    expect(mail?.text).toContain('/de/form/stock/?token=e')
    await stock(5)
    expect(await send()).toEqual([])
    expect(await follow('confirm')).toBe('confirm')
    const [back] = await send()
    expect(back?.text).toMatch(/\/de\/p\/[^ ]*701\/\?variant=070\.1/)
  })

  it('is one, whichever process looks first, and then nothing of the address is kept', async () => {
    await confirmed()
    await stock(5)
    await Promise.all([1, 2, 3].map(() => queueBackInStock(getDb(), 'baby', start)))
    expect(await send()).toHaveLength(1)
    expect(await stockRequestsOf(getDb(), anna)).toEqual([])
    expect(await send()).toEqual([])
  })

  it('waits on where the goods are gone again before it is sent', async () => {
    await confirmed()
    await stock(1)
    await queueBackInStock(getDb(), 'baby', start)
    await stock(0)
    expect(await send()).toEqual([])
    await stock(1)
    expect(await send()).toHaveLength(1)
  })

  it('is not for another size, nor for a market in which the variant has no price', async () => {
    await confirmed()
    await confirmed({ email: 'marie@example.com', locale: 'fr-ch' })
    await stock(5, '070.2')
    expect(await send()).toEqual([])
    await getDb().execute(sql`delete from prices where country = 'DE'`)
    await stock(5)
    expect((await send()).map(({ to }) => to)).toEqual(['marie@example.com'])
  })

  it('speaks the language of its market', async () => {
    const mail = await confirmed({ locale: 'fr-ch' })
    expect(mail?.subject).toContain('Grenouillère')
    expect(mail?.text).toContain(`/${findMarket('baby', 'fr-ch')?.code}/form/stock/`)
  })

  it('is tried again after a fault, and given up and forgotten where the address is refused', async () => {
    await confirmed()
    await stock(5)
    await send(new Error('busy'))
    expect(await stockRequestsOf(getDb(), anna)).toHaveLength(1)
    await getDb().execute(sql`update outbox set next_attempt_at = now()`)
    await send(new MessageRefused('no such address'))
    expect(await stockRequestsOf(getDb(), anna)).toEqual([])
  })

  it('is asked for once, however often the form is sent, and again after a while', async () => {
    await ask()
    await ask({ email: 'Anna@Example.com' })
    expect(await send()).toHaveLength(1)
    await ask({ now: after(0.5) })
    expect(await send()).toHaveLength(1)
    await follow('confirm')
    await ask({ now: after(1.5) })
    expect(await send()).toEqual([])
  })

  it('is asked for at most so often in a day for one address', async () => {
    const { most } = subjectLimits.backInStockMails
    await Promise.all(
      Array.from({ length: most + 3 }, (_, index) => ask({ variant: index % 2 ? '070.2' : '070.1' })),
    )
    await ask({ variant: '070.3' })
    expect((await stockRequestsOf(getDb(), anna)).map(({ variant }) => variant).sort()).toEqual([
      '070.1',
      '070.2',
    ])
  })

  it('ends for all goods of an address by the link of one, also a second time', async () => {
    await confirmed()
    await ask({ variant: '070.2' })
    await ask({ email: 'other@example.com' })
    const [row] = await stockRequestsOf(getDb(), anna)
    const token = backInStockToken('end', row?.id ?? 0)
    expect(await followStockLink(getDb(), token, start)).toBe('end')
    expect(await stockRequestsOf(getDb(), anna)).toEqual([])
    expect(await stockRequestsOf(getDb(), 'other@example.com')).toHaveLength(1)
    expect(await followStockLink(getDb(), token, start)).toBe('end')
  })

  it('ends with the account of the address', async () => {
    await confirmed()
    await endStockRequests(getDb(), anna)
    await stock(5)
    expect(await send()).toEqual([])
  })

  it.each(['', 'c1.x', 'e1.x', 'x1.', `c${'9'.repeat(300)}.x`])('takes no other link: %s', async (token) => {
    await ask()
    expect(await followStockLink(getDb(), token, start)).toBeUndefined()
    expect(await stockRequestsOf(getDb(), anna)).toHaveLength(1)
  })

  it('is forgotten where nobody confirms, and after half a year', async () => {
    await ask({ email: 'unconfirmed@example.com' })
    await confirmed()
    await pruneStockRequests(getDb(), after(confirmationDays + 1))
    expect(await stockRequestsOf(getDb(), 'unconfirmed@example.com')).toEqual([])
    expect(await stockRequestsOf(getDb(), anna)).toHaveLength(1)
    await pruneStockRequests(getDb(), after(waitingDays + 1))
    expect(await stockRequestsOf(getDb(), anna)).toEqual([])
  })
})
