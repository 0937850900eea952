import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '@/lib/platform/db/connect'
import { migrateDatabase } from '@/lib/platform/db/migrate'
import { bodyTable, type Reads } from '@/lib/platform/http/body-table'
import { tokenHash } from '@/lib/platform/security/token-hash'
import { freePort } from '@/lib/server/start/free-port'
import { seedDatabase } from '@/scripts/seed/seed-database'
import { factsOf, prefixed, type Shopper, shopperAt, toReview } from '../fixtures/http/checkout'
import { importInto } from '../fixtures/import'
import { postgresBinaries, startPostgres } from '../fixtures/postgres'
import { openDatabaseLine } from '../fixtures/process/database-line'
import { everyAddress, filledRoute } from '../fixtures/process/every-address'
import { copyOf, prepare } from '../fixtures/process/prepared'
import { serve } from '../fixtures/process/serve'
import { eventually, get, type StartedProcess } from '../fixtures/process/shop'
import { queryOn } from '../fixtures/query'
import { sleepingBag, sourceVariant } from '../fixtures/source-product'

const binaries = await postgresBinaries()
if (!binaries) {
  if (process.env.CI === 'true') throw new Error('No PostgreSQL server found under /usr/lib/postgresql')
  console.warn('Skipped: a database that is away. Install a server to run it (Debian: postgresql).')
}

const password = 'Wolkenschaf-42'
const email = `away-${crypto.randomUUID()}@example.com`
const variant = 'away.70'
const product = { type: 'product', ...sleepingBag('away', { variants: [sourceVariant(variant)] }) }

/** Bodies with which a call gets as far as to the database. */
const bodies = (): Record<string, Record<string, unknown>> => ({
  '/api/basket/items': { items: [{ variant }] },
  '/api/checkout/addresses': prefixed(factsOf('de').address, 'delivery'),
  '/api/checkout/payment': { method: 'RE' },
  '/api/user/auth/[mode]': { email, password },
  '/api/user/auth/send-reset-email': { email },
  '/api/account/email': { email: `new-${email}`, password },
  '/api/account/personal-data': { gender: 'f', first_name: 'Test', last_name: 'Person' },
  '/api/wishlist': { number: '100000' },
  '/api/studio/login': { address: 'admin@away.example', password },
  '/api/orders/access': { number: '10000001', email },
  '/api/mcs/selfi/newsletter': {
    ...{ name: 'newsletter', email, source: 'footer', shopId: 'de-de' },
    ...{ firstName: 'Test', lastName: 'Person', salutation: null },
  },
})

type Call = { method: string; path: string; headers: Record<string, string>; body?: string }

function callOf(method: string, route: string, reads: Reads): Call {
  const path = `${filledRoute(route)}?locale=de-de`
  const body = bodies()[route] ?? {}
  const isNested = Object.values(body).some((value) => typeof value === 'object')
  if (reads.urlencoded && !isNested)
    return {
      method,
      path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(body as Record<string, string>).toString() || 'a=b',
    }
  if (reads.json)
    return { method, path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return { method, path, headers: {} }
}

/** Every address of the build, and each call that changes something. */
async function everyCall(distDir: string): Promise<Call[]> {
  const reads = (await everyAddress(distDir)).map((path) => ({ method: 'GET', path, headers: {} }))
  const changes = Object.entries(bodyTable).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, what]) => callOf(method, route, what)),
  )
  return [...reads, ...changes]
}

describe.skipIf(!binaries)('a shop whose database is away', () => {
  let origin: string
  let server: StartedProcess
  let calls: Call[]
  let line: Awaited<ReturnType<typeof openDatabaseLine>>
  let database: ReturnType<typeof connect>
  let cookies: string
  let shopper: Shopper

  beforeAll(async () => {
    const dataDir = await copyOf(await prepare('baby'))
    const postgres = await startPostgres(binaries ?? '')
    database = connect({ url: postgres.url, max: 2 })
    await migrateDatabase(database.db)
    await seedDatabase(database.db, 'baby')
    await importInto(database.db, `${JSON.stringify(product)}\n`, { name: 'away.jsonl', now: Date.now() })
    line = await openDatabaseLine(postgres.url)
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    const distDir = join(dataDir, 'next')
    server = await serve({ port, dataDir, databaseUrl: line.url })
    await eventually(async () => expect((await get(`${origin}/de/`)).status).toBe(200), 60_000, 200)
    calls = await everyCall(distDir)
    cookies = await login()
    return async () => {
      server.signal('SIGTERM')
      await server.ended
      await line.close()
      await database.close()
      await postgres.stop()
    }
  })

  /** A customer with a basket in the checkout, and an administrator of the Studio, in one browser. */
  async function login(): Promise<string> {
    const query = queryOn(database.db)
    shopper = shopperAt(origin)
    const filled = await shopper.json('/api/basket/items/?locale=de-de', { items: [{ variant }] })
    expect(filled.status).toBe(200)
    await toReview(shopper, 'de')
    const names = { gender: 'f', first_name: 'Test', last_name: 'Person' }
    await shopper.call('/api/user/auth/register/?locale=de-de', {
      ...names,
      email,
      register_password: password,
      newsletter: '',
    })
    const hash = await eventually(async () => {
      const [mail] = await query<{ content: string }[]>`
        select content from local_mailbox where recipient = ${email} and content like '%?hash=%'`
      return new URL(/http\S+\?hash=\S+/.exec(mail?.content ?? '')?.[0] ?? '').searchParams.get('hash') ?? ''
    }, 30_000)
    expect((await shopper.call('/api/account/confirm/?locale=de-de', { hash })).status).toBe(200)
    const token = randomBytes(32).toString('base64url')
    const [row] = await query<{ id: string }[]>`
      insert into studio_people (name, address, role, language, password_hash)
      values ('Test', 'admin@away.example', 'admin', 'de', 'none') returning id`
    await query`insert into studio_sessions values (${tokenHash(token)}, ${row?.id}, now(), now())`
    return `${shopper.cookieLine()}; studio=${token}`
  }

  async function send({ method, path, headers, body }: Call) {
    const answer = await fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        origin,
        cookie: cookies,
        accept: method === 'GET' ? 'text/html' : 'application/json',
        ...headers,
      },
      signal: AbortSignal.timeout(60_000),
      ...(body !== undefined && { body }),
    })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  /** What is wrong with the answers to all calls. */
  async function faults(): Promise<string[]> {
    const found: string[] = []
    const queue = [...calls]
    const work = async () => {
      for (let call = queue.shift(); call; call = queue.shift()) {
        const { status, headers, text } = await send(call)
        const name = `${call.method} ${call.path} ${status}`
        if (status === 503 && !headers.get('retry-after')) found.push(`${name} without Retry-After`)
        if (status >= 500 && status !== 503) found.push(name)
        const isDocument = headers.get('content-type')?.startsWith('text/html')
        if (
          isDocument &&
          status === 503 &&
          call.path.startsWith('/de/') &&
          !text.includes('<html lang="de-DE"')
        )
          found.push(`${name} in another language`)
        if (isDocument && status === 200 && /data-dgst|\$RX\(/.test(text))
          found.push(`${name} with a broken part`)
      }
    }
    await Promise.all(Array.from({ length: 6 }, work))
    return found.sort()
  }

  /** What is read from a cache may be missing for a moment longer. */
  const answersAgain = () =>
    eventually(async () => {
      expect((await send({ method: 'GET', path: '/de/konto/', headers: {} })).status).toBe(200)
    }, 20_000)

  const outages: [string, () => unknown, () => unknown][] = [
    ['refuses connections', () => line.cut(), () => line.mend()],
    ['says nothing', () => line.silence(), () => line.mend()],
    [
      'takes no changes',
      async () => {
        await database.db.execute(sql`alter system set default_transaction_read_only = on`)
        await database.db.execute(sql`select pg_reload_conf()`)
      },
      async () => {
        await database.db.execute(sql`set transaction_read_only = off`)
        await database.db.execute(sql`set default_transaction_read_only = off`)
        await database.db.execute(sql`alter system reset default_transaction_read_only`)
        await database.db.execute(sql`select pg_reload_conf()`)
      },
    ],
  ]

  describe.each(outages)('because it %s', (_, begin, end) => {
    let logged: number
    beforeAll(async () => {
      await answersAgain()
      logged = server.output.length
      await begin()
    })
    afterAll(end)

    it('answers every route with 503 or with what needs no database, and says so in the log once', async () => {
      expect(await faults()).toEqual([])
      await end()
      await eventually(() => expect(server.output.slice(logged)).toContain('answers again'), 20_000)
      const lines = server.output.slice(logged).split('\n')
      expect(lines.filter((text) => text.includes('is out of order'))).toHaveLength(1)
      // Next.js itself tells of the pages that it was making when the database fell silent.
      const isOfNext = (text: string) => /"subject":"console"/.test(text)
      const errors = lines.filter((text) => /"level":"error"/.test(text))
      expect(errors.filter((text) => !isOfNext(text))).toEqual([])
      expect(errors.length).toBeLessThan(20)
      await answersAgain()
    })
  })
})
