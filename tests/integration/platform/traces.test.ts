import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createContentClient } from '@/lib/content/client/create-client'
import { connect } from '@/lib/platform/db/connect'
import { PreparedStatement } from '@/lib/platform/db/prepared'
import { slowStatements } from '@/lib/platform/db/slow-statements'
import { guardConsole } from '@/lib/platform/log'
import { writeLogBy } from '@/lib/platform/log/log-sink'
import { postService } from '@/lib/platform/mail'
import { deliverDue, enqueue, makeDue } from '@/lib/platform/outbox'
import { outbox } from '@/lib/platform/outbox/tables'
import { stripeProvider } from '@/lib/platform/payments/stripe/stripe-provider'
import { tracedProvider } from '@/lib/platform/payments/traced-provider'
import { beginTrace } from '@/lib/platform/traces'
import { startWorker } from '@/lib/platform/worker'
import { openTraces } from '@/lib/server/traces'
import { describeOnDatabases } from '../../fixtures/databases'
import { openMailServer } from '../../fixtures/mail-server'
import { openCollector, treeOf } from '../../fixtures/trace-collector'

let collector: Awaited<ReturnType<typeof openCollector>>
let traces: ReturnType<typeof openTraces>
beforeEach(async () => {
  collector = await openCollector()
  traces = openTraces({ url: collector.url, resource: {}, rate: 1, isTemplate: () => false })
})
afterEach(async () => {
  await traces.close()
  await collector.close()
  writeLogBy(undefined)
})

/** Runs work in a trace, and gives the spans that were sent of it. */
async function traced(work: () => Promise<unknown>) {
  const first = beginTrace({ name: 'first' })
  await first?.run(work)
  first?.end()
  await traces.close()
  return collector.spans
}

const secret = 'anna.muster'

describeOnDatabases('a trace of statements', (_, getUrl) => {
  it('has each with its table and its time, prepared ones too, and none of their values', async () => {
    const lines: string[] = []
    const print = (...values: unknown[]) => void lines.push(...values.map(String))
    guardConsole('json', { error: print, warn: print, log: print, info: print, debug: print, trace: print })
    const { db, close } = connect({ url: getUrl(), max: 2, note: slowStatements('requests', 200) })
    const prepared = new PreparedStatement<{ asked: string }>(
      sql`select pg_sleep(0.3), ${sql.placeholder('asked')}::text as asked`,
    )
    const spans = await traced(async () => {
      await db.transaction(async (tx) => {
        await tx.execute(sql`update outbox set problem = ${secret} where kind = ${secret}`)
      })
      await prepared.run(db, { asked: secret })
      await db.execute(sql`select ${secret} from no_such_table`).catch(() => undefined)
    }).finally(close)
    expect(treeOf(spans)).toEqual({
      first: { begin: {}, 'update outbox': {}, commit: {}, select: {}, 'select no_such_table': {} },
    })
    const named = (name: string) => spans.find((span) => span.name === name)
    expect(named('update outbox')).toMatchObject({
      kind: 3,
      attributes: { 'db.system.name': 'postgresql', 'db.query.summary': 'update outbox' },
    })
    expect(named('select no_such_table')).toMatchObject({
      status: { code: 2 },
      attributes: { 'error.type': '42P01' },
    })
    expect(JSON.stringify(spans)).not.toContain('anna')
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        subject: 'database',
        message: expect.stringMatching(/^A statement took \d+ ms: select pg_sleep/),
        trace: spans[0]?.traceId,
      }),
    ])
    const [slow] = spans.filter(({ name }) => name === 'select')
    expect(BigInt(slow?.endTimeUnixNano ?? 0) - BigInt(slow?.startTimeUnixNano ?? 0)).toBeGreaterThan(
      290_000_000n,
    )
  })
})

describeOnDatabases('a trace of services', (getDb) => {
  it('has the calls to content, payment and mail, and nothing of whom they are about', async () => {
    const mails = await openMailServer()
    const json = { 'content-type': 'application/json' }
    const content = createContentClient({
      storyblok: undefined,
      embedded: {
        fetch: async (input) => {
          const isDraft = String(input).includes('version=draft')
          return new Response('{"story":{}}', { status: isDraft ? 404 : 200, headers: json })
        },
      },
    })
    const mail = {
      from: { name: 'Shop', address: 'shop@example.com' },
      kind: 'smtp',
      host: 'localhost',
      port: mails.port,
    } as const
    const target = { ...mail, secure: false, login: { user: 'shop@example.com', password: 'p/ss:wört 1' } }
    const post = postService(getDb(), { mail: target, newsletter: undefined, recipients: {} })
    const { default: sdk } = await import('stripe')
    const client = new sdk('sk_test_x', {
      host: '127.0.0.1',
      port: 9,
      protocol: 'http',
      maxNetworkRetries: 0,
    })
    const payments = tracedProvider(stripeProvider({ sdk, client, webhookSecret: 'whsec_x' }))
    const spans = await traced(async () => {
      await content.get(`cdn/stories/de/${secret}`, { version: 'published' })
      await content.get(`cdn/stories/de/${secret}`, { version: 'draft' }).catch(() => undefined)
      await post.sendMail('one', { to: `${secret}@example.com`, subject: secret, text: secret })
      await post.subscribe('two', {
        ...{ name: 'newsletter', email: `${secret}@example.com`, source: 'footer', shopId: 'de-de' },
        ...{ firstName: secret, lastName: secret, salutation: null },
      })
      await payments.find(secret).catch(() => undefined)
    }).finally(() => mails.close())
    const told = spans
      .filter(({ name }) => name !== 'first')
      .map(({ name, attributes, status }) => ({ name, ...attributes, failed: status?.code === 2 }))
    expect(told).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'content story',
          'shop.content.version': 'published',
          failed: false,
        }),
        expect.objectContaining({ name: 'content story', 'http.response.status_code': 404 }),
        { name: 'mail send', 'shop.service': 'smtp', failed: false },
        { name: 'newsletter subscribe', 'shop.service': 'database', failed: false },
        expect.objectContaining({ name: 'payment find', 'shop.service': 'stripe', failed: true }),
        expect.objectContaining({ name: 'insert local_mailbox' }),
      ]),
    )
    expect(mails.mails).toHaveLength(1)
    expect(JSON.stringify(spans)).not.toContain('anna')
  })
})

describeOnDatabases('a trace of what is done later', (getDb) => {
  const letters = (deliver: () => Promise<unknown>) => ({
    kinds: ['letter'],
    deliver: async () => void (await deliver()),
    takenSeconds: 30,
    pauseSeconds: () => 0,
  })

  it('goes on with a delivery that is soon, and has a link from one that is late or made again', async () => {
    await getDb().delete(outbox)
    let attempts = 0
    const fails = () => {
      attempts += 1
      return attempts === 1 ? Promise.reject(new Error(secret)) : Promise.resolve()
    }
    const first = beginTrace({ name: 'first' })
    await first?.run(() => enqueue(getDb(), 'letter', [{ to: secret }]))
    first?.end()
    await enqueue(getDb(), 'letter', [{ to: 'nobody' }])
    await deliverDue(getDb(), letters(fails))
    await makeDue(getDb(), ['letter'])
    await deliverDue(getDb(), letters(fails))
    await traces.close()
    const [written, soon, again] = collector.spans
      .filter(({ name }) => !/^(?:insert|update|begin|commit)/.test(name))
      .sort((one, two) => (BigInt(one.startTimeUnixNano) < BigInt(two.startTimeUnixNano) ? -1 : 1))
    expect([soon?.name, soon?.kind, soon?.traceId, soon?.status?.code]).toEqual([
      ...['deliver letter', 5, written?.traceId, 2],
    ])
    expect(soon?.attributes).toMatchObject({ 'shop.message': 'letter', 'shop.attempt': 1 })
    expect(again?.traceId).not.toBe(written?.traceId)
    expect(again?.links).toMatchObject([{ traceId: written?.traceId }])
    expect(collector.spans.filter(({ name }) => name === 'deliver letter')).toHaveLength(2)
    expect(JSON.stringify(collector.spans)).not.toContain('anna')
  })

  it('goes on with the job that a request asks for, and there is none of a job that runs by itself', async () => {
    const worker = startWorker()
    let runs = 0
    worker.add({
      name: 'messages',
      nextAt: () => undefined,
      run: async () => {
        runs += 1
        await getDb().execute(sql`select 1 from outbox`)
      },
    })
    await worker.wake('messages')
    const spans = await traced(() => worker.wake('messages'))
    await worker.stop()
    expect(runs).toBe(2)
    expect(treeOf(spans)).toEqual({ first: { 'job messages': { 'select outbox': {} } } })
  })
})
