import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { formSubmissions } from '@/lib/content/forms/tables'
import { signWebhook } from '@/lib/content/pages/webhook'
import { type Config, readConfig } from '@/lib/platform/config/env'
import type { Database } from '@/lib/platform/db'
import { outbox } from '@/lib/platform/outbox/tables'
import { timedSignature } from '@/lib/platform/security'
import { writeShopConfigurations } from '@/lib/platform/shop-configuration'
import { databaseLeases, startWorker } from '@/lib/platform/worker'
import { startEdgePurges } from '@/lib/server/edge/start-edge-purges'
import { startFeeds } from '@/lib/server/edge/start-feeds'
import { startMerchantWebhooks } from '@/lib/server/edge/start-merchant-webhooks'
import { startMessages } from '@/lib/server/edge/start-messages'
import { startPageCache } from '@/lib/server/edge/start-page-cache'
import { workerOfRole } from '@/lib/server/edge/worker-of-role'
import { PageCache } from '@/lib/server/next/page-cache/page-cache'
import { register, registrationOptions } from '@/lib/studio/passkeys/register'
import { relyingParty } from '@/lib/studio/passkeys/relying-party'
import { createFirstPerson, listPeople } from '@/lib/studio/people'
import { findStudioLogin, openStudioSession } from '@/lib/studio/people/sessions'
import { asked, loadedAnew } from '../../fixtures/asked-services'
import { makeAuthenticator } from '../../fixtures/authenticator'
import { describeOnDatabases, serveDatabase } from '../../fixtures/databases'
import { startFeedServer } from '../../fixtures/feed-server'
import { givenOrder } from '../../fixtures/orders'
import type { SettingOfDatabase } from '../../fixtures/settings-of-database'

vi.mock('next/cache', async (original) => ({
  ...(await original<object>()),
  revalidateTag: () => undefined,
}))

type Env = Record<string, string>
/** What is seen of a setting with a value, `is`, and not without it. `read`: the code that gives it to what is run here. */
type Row = {
  value: string
  with?: Env
  see: (config: Config) => unknown
  is: unknown
  read?: [file: string, code: string]
}

const long = (name: string) => `${name}-of-the-tests-which-is-long-enough`
const session = { SESSION_SECRET: long('session') }
const storyblok = { STORYBLOK_TOKEN: 'the-token-of-a-space', STORYBLOK_WEBHOOK_SECRET: long('webhook') }
const webhook = {
  MERCHANT_WEBHOOK_URL: 'https://warehouse.example/orders',
  MERCHANT_WEBHOOK_SECRET: long('orders'),
}
const cache = { EDGE_CACHE: 'tags', EDGE_PURGE_URL: 'http://cache.example/' }
const studio = { STUDIO_EMAIL: 'studio@shop.example', STUDIO_PASSWORD: 'ein langer Satz als Passwort' }

describeOnDatabases('A setting that takes effect with a database', (getDb, getUrl) => {
  let folder = ''
  const forget = () =>
    getDb().execute(
      sql`truncate orders, order_changes, order_change_marks, outbox, feeds, shop_configurations, studio_people, studio_challenges,
        shared_pages, edge_purges, local_mailbox, instances, leases, form_files, form_submissions, attempts cascade`,
    )
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nestling-settings-'))
    await forget()
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  /** Runs a job of the worker of a process once. */
  const ran = async (
    name: string,
    add: (options: { worker: ReturnType<typeof startWorker>; db: Database }) => unknown,
  ) => {
    const worker = startWorker(databaseLeases(getDb()))
    await add({ worker, db: getDb() })
    await worker.wake(name)
    await worker.stop()
  }

  const keptForOthers = async (config: Config) => {
    const own = await mkdtemp(join(folder, 'pages-'))
    const build = { fingerprint: 'build', startedAt: 0, mark: { id: 0 } }
    startPageCache(config, { folder: own, build, db: getDb })
    const pages = new PageCache({
      ...{ fs: nodeFs, flushToDisk: true, dev: false, serverDistDir: own, revalidatedTags: [] },
      ...{ maxMemoryCacheSize: 1_000_000, _requestHeaders: {} },
    } as never)
    const page = {
      kind: 'APP_PAGE',
      html: '<!doctype html>',
      rscData: Buffer.from(''),
      headers: {},
      status: 200,
    }
    await pages.set('/de/', page as never, { cacheControl: { revalidate: 60, expire: 300 } } as never)
    const [row] = await getDb().execute<{ count: number }>(sql`select count(*)::int from shared_pages`)
    return row?.count
  }

  const purged = asked((config) =>
    ran('edge-purges', ({ worker, db }) =>
      startEdgePurges({ worker, connection: { db } as never, cache: config.edgeCache, listen: false }),
    ),
  )

  const published = (signedWith: string) => async () => {
    const { POST } = await loadedAnew(() => import('@/app/api/cms/webhook/route'))
    const body = JSON.stringify({ action: 'published', story_id: 7, full_slug: 'de-de/versand' })
    const headers = { 'content-type': 'application/json', 'webhook-signature': signWebhook(body, signedWith) }
    const call = new Request('http://shop.example/api/cms/webhook/', { method: 'POST', body, headers })
    return (await POST(call)).status
  }

  const firstPerson = async (config: Config) => {
    await createFirstPerson(getDb(), config.studio)
    return (await listPeople(getDb()))[0]
  }
  /** Where somebody is led who logs in to the Studio. */
  const loggedIn = async (config: Config, password: string) => {
    await firstPerson(config)
    return loginBy(config.studio.address ?? '', password)
  }
  const loginBy = async (address: string, password: string) => {
    const { POST } = await loadedAnew(() => import('@/app/api/studio/login/route'))
    const answer = await POST(
      new Request('http://shop.example/api/studio/login/', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ address, password }),
      }),
    )
    return answer.headers.get('location') ?? `${answer.status} ${await answer.text()}`
  }
  const givenPasskey = async (id: string) => {
    const now = new Date()
    const given = { db: getDb(), now, party: relyingParty('https://shop.example') }
    const login = await findStudioLogin(getDb(), await openStudioSession(getDb(), id, now), now)
    if (!login) throw new Error('There is no login')
    const { challenge = '' } = (await registrationOptions(login, given)) ?? {}
    const site = { rpId: 'shop.example', origin: 'https://shop.example' }
    await register(
      login,
      { name: 'Laptop', response: makeAuthenticator().create({ ...site, challenge }) },
      given,
    )
  }

  /** To whom the answers of a form go. */
  const answersTo = async (config: Config) => {
    const [row] = await getDb()
      .insert(formSubmissions)
      .values({
        ...{ ticket: 't', kind: 'custom', locale: 'de-de', path: '/de/service/', title: 'Reklamation' },
        ...{
          recipient: 'service',
          answers: [{ label: 'Was?', value: 'Das Rad.' }],
          replyTo: 'a@example.com',
        },
      })
      .returning({ id: formSubmissions.id })
    await getDb()
      .insert(outbox)
      .values({ kind: 'answers', payload: { subject: row?.id ?? 0 } })
    await ran('messages', ({ worker, db }) =>
      startMessages({ worker, db, config: { ...config, dataDir: folder } }),
    )
    const [sent] = await getDb().execute<{ recipient: string }>(
      sql`select recipient from local_mailbox order by received_at desc limit 1`,
    )
    return sent?.recipient
  }

  /** What the server of a feed is told by who fetches it. */
  const feedAsked = async (config: Config) => {
    const { address, requests } = await startFeedServer((_, response) => response.writeHead(404).end())
    await writeShopConfigurations(getDb(), [
      { type: 'shop_configuration', locale: 'de-de', feed: { address, everyMinutes: 60 } } as never,
    ])
    await ran('feeds', ({ worker, db }) =>
      startFeeds({
        worker,
        db,
        config: { ...config, dataDir: folder },
        apply: async () => undefined,
        rest: async () => undefined,
      }),
    )
    return requests[0]?.headers.authorization
  }

  const ordersPulled = (token: string) => async () => {
    const { GET } = await loadedAnew(() => import('@/app/api/merchant/orders/route'))
    const headers = { authorization: `Bearer ${token}` }
    return (await GET(new Request('http://shop.example/api/merchant/orders/', { headers }))).status
  }
  /** Where an order is announced, and whether it is signed with a secret. */
  const announced = (secret: string) => async (config: Config) => {
    await givenOrder(getDb(), { placedAt: new Date() })
    const call = await asked(async ({ merchant }) => {
      const { webhook: target } = merchant
      if (target)
        await ran('merchant-webhooks', ({ worker, db }) => startMerchantWebhooks({ worker, db, target }))
    })(config)
    const { 'shop-signature': signature = '' } = call?.headers ?? {}
    const at = new Date(Number(/^t=(\d+)/.exec(signature)?.[1]) * 1_000)
    return call && [call.url, signature === timedSignature(call.body, secret, at)]
  }

  const jobsOf = ({ role }: Config) => {
    const worker = workerOfRole(role, { db: getDb() })
    worker.add({ name: 'orders', leased: true, nextAt: () => undefined, run: async () => undefined })
    const names = worker.states().map(({ name }) => name)
    return worker.stop().then(() => names)
  }

  const rows: Record<SettingOfDatabase, Row> = {
    PAGES_SHARED: { value: 'database', see: keptForOthers, is: 1 },
    EDGE_PURGE_SECRET: {
      ...{ value: long('purge'), with: cache, see: purged },
      is: expect.objectContaining({
        headers: expect.objectContaining({ authorization: `Bearer ${long('purge')}` }),
      }),
      read: ['lib/server/edge/serve.ts', 'cache: settings.edgeCache'],
    },
    STORYBLOK_WEBHOOK_SECRET: {
      ...{ value: long('other'), with: storyblok, see: published(long('other')), is: 200 },
    },
    STUDIO_EMAIL: {
      ...{ value: 'chef@shop.example', see: firstPerson },
      is: expect.objectContaining({ address: 'chef@shop.example' }),
      read: ['lib/server/start/prepare-shop.ts', 'createFirstPerson(db, config.studio)'],
    },
    STUDIO_NAME: {
      ...{ value: 'Redaktion', see: firstPerson, is: expect.objectContaining({ name: 'Redaktion' }) },
    },
    STUDIO_PASSWORD: {
      ...{ value: 'ein anderer langer Satz', with: { ...studio, ...session } },
      ...{ see: (config) => loggedIn(config, 'ein anderer langer Satz'), is: '/studio/' },
    },
    STUDIO_ADMIN_PASSKEYS: {
      ...{ value: 'required', with: { ...studio, ...session } },
      see: async (config) => {
        await givenPasskey((await firstPerson(config))?.id ?? '')
        return loginBy(studio.STUDIO_EMAIL, studio.STUDIO_PASSWORD)
      },
      is: expect.stringContaining('passkey'),
    },
    FORM_RECIPIENTS: {
      ...{ value: 'service=service@shop.example', see: answersTo, is: 'service@shop.example' },
      read: ['lib/server/edge/start-jobs.ts', 'startMessages({ worker, db, config })'],
    },
    FEED_ACCESS: {
      ...{ value: '{"de-de":{"user":"shop","password":"x"}}', see: feedAsked },
      is: `Basic ${Buffer.from('shop:x').toString('base64')}`,
      read: ['lib/server/edge/start-jobs.ts', 'startFeeds({ worker, db, config, apply, rest })'],
    },
    MERCHANT_TOKEN: {
      ...{ value: long('merchant'), with: session, see: ordersPulled(long('merchant')), is: 200 },
    },
    MERCHANT_WEBHOOK_URL: {
      ...{ value: 'https://other.example/orders', with: webhook },
      ...{ see: announced(webhook.MERCHANT_WEBHOOK_SECRET), is: ['https://other.example/orders', true] },
      read: ['lib/server/edge/start-jobs.ts', 'target: config.merchant.webhook'],
    },
    MERCHANT_WEBHOOK_SECRET: {
      ...{ value: long('announced'), with: webhook },
      ...{ see: announced(long('announced')), is: [webhook.MERCHANT_WEBHOOK_URL, true] },
    },
    PROCESS_ROLE: {
      ...{ value: 'web', with: { ...session, DATABASE_URL: 'postgres://shop@db.example/shop' } },
      ...{ see: jobsOf, is: [] },
      read: ['lib/server/edge/serve.ts', 'workerOfRole(role, pool)'],
    },
  }

  const configOf = (env: Env) => {
    const result = readConfig(env)
    if (!result.ok) throw new Error(result.problems.join('\n'))
    return result.config
  }

  it.each(Object.entries(rows))(
    'has its effect, and there is none without it: %s',
    async (name, row) => {
      const { value, see, is, read } = row
      if (read) expect(nodeFs.readFileSync(read[0], 'utf8')).toContain(read[1])
      const { [name]: _, ...others } = { ...row.with }
      const usual = readConfig(others).ok ? others : { ...row.with }
      const seen = async (env: Env) => {
        vi.unstubAllEnvs()
        for (const [key, set] of Object.entries({ DATABASE_URL: getUrl(), ...env })) vi.stubEnv(key, set)
        serveDatabase(getDb())
        return await see(configOf(env))
      }
      expect(await seen({ ...row.with, [name]: value })).toEqual(is)
      await forget()
      expect(await seen(usual)).not.toEqual(is)
    },
    120_000,
  )
})
