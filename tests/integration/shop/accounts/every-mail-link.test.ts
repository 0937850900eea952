import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sendDueMessages } from '@/lib/content/forms/send-messages'
import { confirmSubscription, subscribe } from '@/lib/content/forms/subscribe'
import { newsletterSubscriptions } from '@/lib/content/forms/tables'
import type { Database } from '@/lib/platform/db/connect'
import { attempts } from '@/lib/platform/limits/tables'
import type { Mail } from '@/lib/platform/mail/service'
import { outbox } from '@/lib/platform/outbox/tables'
import {
  type Customer,
  confirmEmailChange,
  confirmRegistration,
  requestEmailChange,
  requestRegistration,
  requestReset,
  resetPassword,
} from '@/lib/shop/customers'
import { customerLinks, customers } from '@/lib/shop/customers/tables'
import { checkOrderToken, orderToken } from '@/lib/shop/order-access'
import { customerMails, goodPassword, hashOf, registration } from '../../../fixtures/accounts'
import { describeOnDatabases } from '../../../fixtures/databases'

const start = new Date('2026-11-26T10:00:00Z')
const minute = 60_000
const later = (minutes: number) => new Date(start.getTime() + minutes * minute)

type Link = {
  /** Asks for the link, and returns its key from the mail. */
  ask: (db: Database, now: Date) => Promise<string>
  /** Uses a link. Returns whether it did what it is for. */
  use: (db: Database, key: string, now: Date) => Promise<boolean>
  /** Whether a link can be used once alone, and ends those that were asked for with it. */
  isSpent: boolean
}

const email = registration.email

async function customerOf(db: Database): Promise<Customer> {
  const [known] = await db.select().from(customers)
  if (known) return known as unknown as Customer
  await requestRegistration(db, {
    brand: 'baby',
    locale: 'de-de',
    form: { ...registration } as never,
    now: start,
  })
  const [mail] = await customerMails(db, start)
  const made = await confirmRegistration(db, { token: hashOf(mail), now: start })
  if (!made) throw new Error('No account was made')
  return made.customer
}

const lastHash = async (db: Database, now: Date) => hashOf((await customerMails(db, now)).at(-1))

/** The key in the last mail of the newsletter. */
async function newsletterKey(db: Database): Promise<string> {
  const sent: Mail[] = []
  await sendDueMessages({
    ...{ db, brand: 'baby', baseUrl: 'https://shop.example', recipients: {}, isRemote: false },
    service: { sendMail: async (_: string, mail: Mail) => void sent.push(mail) } as never,
  })
  const address = /https:\S+/.exec(sent.at(-1)?.text ?? '')?.[0] ?? 'https://shop.example/'
  return new URL(address).searchParams.get('token') ?? ''
}

const links: Record<string, Link> = {
  newsletter: {
    ask: async (db, now) => {
      await subscribe(db, { email, locale: 'de-de', source: 'footer' }, now.getTime())
      return newsletterKey(db)
    },
    use: confirmSubscription,
    isSpent: false,
  },
  registration: {
    ask: async (db, now) => {
      await requestRegistration(db, {
        brand: 'baby',
        locale: 'de-de',
        form: { ...registration } as never,
        now,
      })
      return lastHash(db, now)
    },
    use: async (db, token, now) => (await confirmRegistration(db, { token, now }))?.isNew === true,
    isSpent: true,
  },
  'new password': {
    ask: async (db, now) => {
      await customerOf(db)
      await requestReset(db, { brand: 'baby', email, locale: 'de-de' })
      return lastHash(db, now)
    },
    use: async (db, token, now) =>
      (await resetPassword(db, { token, password: `${goodPassword}-new`, now })) !== undefined,
    isSpent: true,
  },
  'new mail address': {
    ask: async (db, now) => {
      const customer = await customerOf(db)
      await requestEmailChange(db, { customer, email: 'other@example.com', now })
      return lastHash(db, now)
    },
    use: async (db, token, now) => {
      const changed = await confirmEmailChange(db, token, now)
      return typeof changed === 'object' && changed.email === 'other@example.com'
    },
    isSpent: true,
  },
  order: {
    ask: async (_, now) => orderToken('10000001', now),
    use: async (_, token, now) => checkOrderToken('10000001', token, now) === 'valid',
    isSpent: false,
  },
}

describeOnDatabases('The links of mails', (getDb) => {
  beforeEach(async () => {
    vi.stubEnv('SESSION_SECRET', 'a secret of the tests, which is long enough')
    for (const table of [newsletterSubscriptions, customerLinks, customers, outbox, attempts])
      await getDb().delete(table)
    return () => vi.unstubAllEnvs()
  })

  describe.each(Object.entries(links))('%s', (_, { ask, use, isSpent }) => {
    it('works after it was asked for again, and then the other one is used up with it', async () => {
      const db = getDb()
      const first = await ask(db, later(0))
      const second = await ask(db, later(15))
      expect([first, second].map((key) => key.length > 20)).toEqual([true, true])
      expect(await use(db, first, later(20))).toBe(true)
      expect(await use(db, second, later(21))).toBe(!isSpent)
    })

    it('works from the last mail as well', async () => {
      const db = getDb()
      await ask(db, later(0))
      const second = await ask(db, later(15))
      expect(await use(db, second, later(20))).toBe(true)
    })
  })

  it('a new mail address ends another one that was asked for before', async () => {
    const db = getDb()
    const customer = await customerOf(db)
    await requestEmailChange(db, { customer, email: 'mistyped@example.com', now: later(0) })
    const mistyped = await lastHash(db, later(0))
    await requestEmailChange(db, { customer, email: 'other@example.com', now: later(1) })
    expect(await confirmEmailChange(db, mistyped, later(2))).toBeUndefined()
    expect(await confirmEmailChange(db, await lastHash(db, later(2)), later(2))).toMatchObject({
      email: 'other@example.com',
    })
  })
})
