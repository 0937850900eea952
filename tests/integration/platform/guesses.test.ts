import { beforeEach, expect, it } from 'vitest'
import type { Database } from '@/lib/platform/db'
import { deviceOf, nameDevice } from '@/lib/platform/limits'
import { type Tried, tryGuess } from '@/lib/platform/limits/guesses'
import { isWithinLimit } from '@/lib/platform/limits/network-limits'
import { type Limit, networkLimits } from '@/lib/platform/limits/table/networks'
import { subjectLimits } from '@/lib/platform/limits/table/subjects'
import { attempts } from '@/lib/platform/limits/tables'
import { askForReset, mayRegister, tryGiftCard, tryLogin, tryPassword } from '@/lib/shop/customers/limits'
import { tryClaim } from '@/lib/shop/order-access/count-claims'
import { tryStudioPassword } from '@/lib/studio/people/log-in'
import { describeOnDatabases } from '../../fixtures/databases'

const now = Date.UTC(2026, 10, 21, 12)
const minute = 60_000
const network = (name: string) => [{ name, isShared: false }]
const here = network('here')

type Try = (db: Database, client: typeof here, at?: number) => Promise<Tried>
type Row = {
  stranger: Try
  innocent: Try
  most: number
  everywhere?: number
  /** What others in the same network guess, of which as many wrong ones fill it. */
  others?: { guess: (db: Database, subject: string) => Promise<Tried>; most: number }
}

const email = 'owner@example.com'
const browser = nameDevice(email)

/** Whose secret strangers guess, and who has proved to be its owner. */
const rows: [name: string, row: Row][] = [
  [
    'a login',
    {
      stranger: (db, client, at = now) => tryLogin(db, { client, email, now: at }),
      innocent: (db, client, at = now) => tryLogin(db, { client, email, browser, now: at }),
      ...{ most: networkLimits.login.perHour, everywhere: subjectLimits.login.most },
    },
  ],
  [
    'a password that is asked for once more',
    {
      stranger: (db, client, at = now) => tryLogin(db, { client, email, now: at }),
      innocent: (db, client, at = now) => tryPassword(db, client, 'login 7', at),
      ...{ most: networkLimits.login.perHour, everywhere: subjectLimits.login.most },
    },
  ],
  [
    'a gift card of an account',
    {
      stranger: (db, client, at = now) => tryGuess(db, { network: networkLimits.codes }, { client, now: at }),
      innocent: (db, client, at = now) => tryGiftCard(db, client, 7, at),
      most: networkLimits.codes.perHour,
    },
  ],
  [
    'an order',
    {
      stranger: (db, client, at = now) => tryClaim(db, { client, number: '1', isKnown: false, now: at }),
      innocent: (db, client, at = now) => tryClaim(db, { client, number: '1', isKnown: true, now: at }),
      most: networkLimits.orderClaims.perHour + subjectLimits.orderClaimsBeyond.most,
      everywhere: subjectLimits.orderClaims.most,
      others: {
        guess: (db, number) => tryClaim(db, { client: here, number, isKnown: false, now }),
        most: networkLimits.orderClaims.perHour,
      },
    },
  ],
  [
    'the Studio',
    {
      stranger: (db, client, at = now) =>
        tryStudioPassword(db, { client, address: email, device: undefined, now: at }),
      innocent: (db, client, at = now) =>
        tryStudioPassword(db, { client, address: email, device: 'known', now: at }),
      most: networkLimits.studioLogin.perHour + subjectLimits.studioLoginBeyond.most,
      everywhere: subjectLimits.studioLogin.most,
      others: {
        guess: (db, address) => tryStudioPassword(db, { client: here, address, device: undefined, now }),
        most: networkLimits.studioLogin.perHour,
      },
    },
  ],
]

describeOnDatabases('A limit of guesses', (getDb) => {
  beforeEach(async () => void (await getDb().delete(attempts)))

  const times = async (count: number, one: (at: number) => Promise<Tried>) => {
    let allowed = 0
    for (let at = 0; at < count; at += 1) if ((await one(at)).ok) allowed += 1
    return allowed
  }

  it.each(rows)('of %s stops a stranger, and nobody else behind the same address', async (_, row) => {
    const { stranger, innocent, most } = row
    const bound = Math.min(most, row.everywhere ?? most)
    expect(await times(most + 1, () => stranger(getDb(), here))).toBe(bound)
    expect((await innocent(getDb(), here)).ok).toBe(true)
  })

  it.each(rows.filter(([name]) => name === 'an order' || name === 'the Studio'))(
    'of %s leaves those who are not known yet a few of their own in a network with too many',
    async (_, { others }) => {
      const { guess, most } = others ?? { guess: () => Promise.reject(new Error('no others')), most: 0 }
      await times(most + 9, (at) => guess(getDb(), `stranger${at}`))
      expect(await times(5, () => guess(getDb(), 'neighbour'))).toBe(3)
    },
  )

  it.each(rows.filter(([, { everywhere }]) => everywhere !== undefined))(
    'of %s stops strangers in many networks, and not the owner',
    async (_, { stranger, innocent, everywhere = 0 }) => {
      expect(await times(everywhere + 9, (at) => stranger(getDb(), network(`n${at}`)))).toBe(everywhere)
      expect((await innocent(getDb(), here)).ok).toBe(true)
    },
  )

  it.each(rows)('of %s counts no right answer', async (_, { stranger, most }) => {
    for (let at = 0; at < most + 5; at += 1) {
      const tried = await stranger(getDb(), here)
      if (!tried.ok) throw new Error('A right answer was counted')
      await tried.wasRight()
    }
  })

  it.each(rows)(
    'of %s lets the owner wait, longer after more, and never refuses',
    async (_, { innocent }) => {
      const { most } = subjectLimits.device
      expect(await times(most, () => innocent(getDb(), here))).toBe(most)
      const waits: unknown[] = []
      for (let at = 0; at < 60; at += 1) {
        const tried = await times(3, () => innocent(getDb(), here, now + at * minute))
        waits.push(tried)
      }
      // One a minute for as many again, and one in five minutes after them.
      expect(waits.slice(0, most - 1)).toEqual(Array(most - 1).fill(1))
      expect(waits.slice(most).filter(Boolean)).toHaveLength((60 - most) / 5)
      const last = await innocent(getDb(), here, now + 59 * minute)
      expect(last).toEqual({ ok: false, wait: 5, seconds: 60 })
      expect((await innocent(getDb(), here, now + 60 * minute)).ok).toBe(true)
    },
  )

  it.each(rows)(
    'of %s keeps no owner out by the right answers of others, of which there may be many',
    async (_, row) => {
      const { stranger, innocent } = row
      for (let at = 0; at <= subjectLimits.rightAnswers.most; at += 1) {
        const tried = await stranger(getDb(), network(`n${at}`))
        if (tried.ok) await tried.wasRight()
      }
      expect((await innocent(getDb(), here)).ok).toBe(true)
    },
  )

  it('bounds right answers by who can give them, because each is checked', async () => {
    const ask = (client = here) => tryLogin(getDb(), { client, email, now })
    for (let at = 0; at <= subjectLimits.rightAnswers.most; at += 1) {
      const tried = await ask(network(`n${at}`))
      if (tried.ok) await tried.wasRight()
    }
    expect(await ask()).toMatchObject({ ok: false, seconds: 3_600 })
    expect((await tryLogin(getDb(), { client: here, email: 'other@example.com', now })).ok).toBe(true)
  })

  const fill = async (...limits: Limit[]) => {
    for (const limit of limits) await isWithinLimit(getDb(), here, limit, { now, amount: limit.perHour })
  }
  const named: [name: string, full: Limit[], ask: (name: string) => Promise<unknown>][] = [
    [
      'logins',
      [networkLimits.login, networkLimits.loginBeyond],
      (name) => tryLogin(getDb(), { client: here, email: `${name}@example.com`, now }),
    ],
    [
      'resets',
      [networkLimits.reset, networkLimits.resetBeyond],
      (name) => askForReset(getDb(), { client: here, email: `${name}@example.com`, now }),
    ],
    [
      'registrations',
      [networkLimits.register],
      (name) => mayRegister(getDb(), { client: here, email: `${name}@example.com`, now }),
    ],
    [
      'look-ups of orders',
      [networkLimits.orderClaims, networkLimits.orderClaimsBeyond],
      (number) => tryClaim(getDb(), { client: here, number, isKnown: false, now }),
    ],
    [
      'logins of the Studio',
      [networkLimits.studioLogin, networkLimits.studioLoginBeyond],
      (address) => tryStudioPassword(getDb(), { client: here, address, device: undefined, now }),
    ],
  ]

  it.each(named)('keeps no row for each of the %s that a network has too many of', async (_, full, ask) => {
    await fill(...full)
    // The first one tells that there are too many.
    await ask('first')
    const before = await getDb().$count(attempts)
    for (let at = 0; at < 5; at += 1) await ask(`later${at}`)
    expect((await getDb().$count(attempts)) - before).toBe(0)
  })

  const madeUp = async () => false
  it.each<[string, Limit, (email: string, isThere?: () => Promise<boolean>) => Promise<unknown>, unknown]>([
    [
      'logins',
      networkLimits.login,
      async (of, isThere) => (await tryLogin(getDb(), { client: here, email: of, now, isThere })).ok,
      true,
    ],
    [
      'resets',
      networkLimits.reset,
      async (of, isThere) => (await askForReset(getDb(), { client: here, email: of, now, isThere })).answer,
      'send',
    ],
    [
      'look-ups of orders',
      networkLimits.orderClaims,
      async (number, isThere) =>
        (await tryClaim(getDb(), { client: here, number, isKnown: false, now, isThere })).ok,
      true,
    ],
    [
      'logins of the Studio',
      networkLimits.studioLogin,
      async (address, isThere) =>
        (await tryStudioPassword(getDb(), { client: here, address, device: undefined, now, isThere })).ok,
      true,
    ],
  ])(
    'keeps %s of those who have an account from being used up by made-up addresses',
    async (_, full, ask, open) => {
      await fill(full)
      await ask('first@example.com')
      const before = await getDb().$count(attempts)
      for (let at = 0; at < 700; at += 1) expect(await ask(`made${at}@example.com`, madeUp)).not.toBe(open)
      expect((await getDb().$count(attempts)) - before).toBeLessThanOrEqual(2)
      expect(await ask(email, async () => true)).toBe(open)
    },
  )

  it('lets nobody use up what all others of a network have with one name', async () => {
    const { login, loginBeyond } = networkLimits
    await fill(login)
    await isWithinLimit(getDb(), here, loginBeyond, { now, amount: loginBeyond.perHour - 5 })
    await times(9, () => tryLogin(getDb(), { client: here, email, now }))
    expect((await tryLogin(getDb(), { client: here, email: 'neighbour@example.com', now })).ok).toBe(true)
  })

  it('lets no more through when many come at once', async () => {
    const [, row] = rows[0] ?? []
    const tried = await Promise.all(Array.from({ length: 40 }, () => row?.stranger(getDb(), here)))
    expect(tried.filter((one) => one?.ok)).toHaveLength(subjectLimits.login.most)
  })

  it('knows a browser by the accounts that have logged in with it, and by no other', () => {
    const shared = nameDevice('second@example.com', browser)
    expect(deviceOf(shared, email)).toBe(deviceOf(browser, email))
    expect(deviceOf(shared, 'second@example.com')).toBeDefined()
    for (const [name, account] of [
      [browser, 'other@example.com'],
      [`${browser}x`, email],
      [browser.split('.')[0], email],
      [undefined, email],
      ['', ''],
    ] as const)
      expect(deviceOf(name, account)).toBeUndefined()
    const many = ['a', 'b', 'c', 'd'].reduce((name, account) => nameDevice(account, name), shared)
    expect(deviceOf(many, 'd')).toBeDefined()
    expect(deviceOf(many, email)).toBeUndefined()
  })
})
