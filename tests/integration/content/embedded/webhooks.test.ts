import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { deliverPendingWebhooks } from '@/lib/content/embedded/deliver-webhooks'
import { pruneOutbox } from '@/lib/platform/outbox/prune'
import { outbox } from '@/lib/platform/outbox/tables'
import { describeOnDatabases } from '../../../fixtures/databases'
import { type HttpServer, serve } from '../../../fixtures/http-server'
import { openSpace, type TestSpace } from '../../../fixtures/space'

const secret = 'a secret of the webhook'

describeOnDatabases('webhooks', (getDb) => {
  let space: TestSpace
  let server: HttpServer
  let answers: () => Response | Promise<Response>
  const received: { body: string; signature: string | null }[] = []
  const deliver = () =>
    deliverPendingWebhooks({ url: `${server.origin}/api/cms/webhook/`, secret, db: getDb() })
  const publish = async (times: number) => {
    const { id } = (await space.manage('GET', 'stories')).body.stories[0]
    for (let index = 0; index < times; index += 1) await space.manage('GET', `stories/${id}/publish`)
  }
  const makeDue = () => getDb().update(outbox).set({ nextAttemptAt: sql`now() - interval '1 second'` })

  beforeAll(async () => {
    space = await openSpace(getDb(), {
      stories: [{ fullSlug: 'home', name: 'Home', content: { component: 'page', title: 'Größe' } }],
    })
  })
  beforeEach(async () => {
    received.length = 0
    answers = () => new Response(null, { status: 204 })
    await getDb().delete(outbox)
    server = await serve(async (request) => {
      received.push({ body: await request.text(), signature: request.headers.get('webhook-signature') })
      return answers()
    })
  })
  afterEach(() => server.close())

  it('are signed as Storyblok signs: HMAC-SHA1 of the raw body, in hex', async () => {
    await publish(1)
    expect(await deliver()).toEqual({ delivered: 1, failed: 0 })
    const [call] = received
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      action: 'published',
      full_slug: 'home',
      space_id: 1,
    })
    expect(call?.signature).toBe(
      createHmac('sha1', secret)
        .update(call?.body ?? '')
        .digest('hex'),
    )
  })

  it('are delivered once, however many deliver at once', async () => {
    await publish(25)
    answers = async () => {
      await sleep(30)
      return new Response('ok')
    }
    const results = await Promise.all([deliver(), deliver(), deliver(), deliver()])
    expect(results.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(25)
    expect(received).toHaveLength(25)
    expect(await deliver()).toEqual({ delivered: 0, failed: 0 })
  })

  it('wait longer after each failure and arrive when the receiver is back', async () => {
    await publish(1)
    answers = () => new Response('no', { status: 500 })
    expect(await deliver()).toEqual({ delivered: 0, failed: 1 })
    expect(await deliver(), 'not due yet').toEqual({ delivered: 0, failed: 0 })
    const waits: number[] = []
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await makeDue()
      await deliver()
      const [row] = await getDb().execute<{ wait: number }>(
        sql`select extract(epoch from next_attempt_at - clock_timestamp())::float8 as wait from outbox`,
      )
      waits.push(Math.round(row?.wait ?? 0))
    }
    expect(waits).toEqual([2, 4, 8])
    answers = () => new Response('ok')
    await makeDue()
    expect(await deliver()).toEqual({ delivered: 1, failed: 0 })
    expect(received).toHaveLength(5)
  })

  it('survive a receiver that is not there, and a redirect counts as a failure', async () => {
    await publish(1)
    const nowhere = { url: 'http://127.0.0.1:9/', secret, db: getDb() }
    expect(await deliverPendingWebhooks(nowhere)).toEqual({ delivered: 0, failed: 1 })
    await makeDue()
    answers = () => new Response(null, { status: 302, headers: { location: '/elsewhere' } })
    expect(await deliver()).toEqual({ delivered: 0, failed: 1 })
  })

  it('that were taken by a process that died are delivered by another one later', async () => {
    await publish(1)
    let release = () => {}
    const dead = deliverPendingWebhooks({
      url: server.origin,
      secret,
      db: getDb(),
      fetch: () => new Promise((_, reject) => (release = () => reject(new Error('died')))),
    })
    await sleep(100)
    expect(await deliver(), 'taken').toEqual({ delivered: 0, failed: 0 })
    await makeDue()
    expect(await deliver(), 'due again').toEqual({ delivered: 1, failed: 0 })
    release()
    await dead
  })

  it('are forgotten a week after their delivery', async () => {
    await publish(2)
    await deliver()
    await getDb().execute(
      sql`update outbox set delivered_at = now() - interval '8 days' where id = (select min(id) from outbox)`,
    )
    await pruneOutbox(getDb(), new Date())
    expect(await getDb().select().from(outbox)).toHaveLength(1)
  })
})
