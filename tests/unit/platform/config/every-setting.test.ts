import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { readdir, truncate, writeFile } from 'node:fs/promises'
import { createServer, type RequestOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsV4Signer } from 'aws4fetch'
import { sealData } from 'iron-session'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import Stripe from 'stripe'
import { afterAll, describe, expect, it, test, vi } from 'vitest'
import { createContentClient } from '@/lib/content/client/create-client'
import { pushTarget } from '@/lib/content/library/target'
import { previewPassCookie } from '@/lib/content/preview/hold-pass'
import { issuePass } from '@/lib/content/preview/pass'
import { type Config, readConfig } from '@/lib/platform/config/env'
import { settings } from '@/lib/platform/config/settings'
import { connection, jobConnection } from '@/lib/platform/db/database'
import { slowStatements } from '@/lib/platform/db/slow-statements'
import { clientLine } from '@/lib/platform/http'
import { leakedPasswords } from '@/lib/platform/leaked-passwords'
import { logFormatOf } from '@/lib/platform/log'
import { postService } from '@/lib/platform/mail'
import { marketsOf } from '@/lib/platform/markets'
import { clientNetworks } from '@/lib/server/edge/client-network'
import { contentSecurityPolicy } from '@/lib/server/edge/content-security'
import { listen } from '@/lib/server/edge/listen'
import { entersPreview } from '@/lib/server/edge/preview-pass'
import { startPageCache } from '@/lib/server/edge/start-page-cache'
import { isInRanges } from '@/lib/server/edge/trusted-ranges'
import { PageCache } from '@/lib/server/next/page-cache/page-cache'
import { openOperation, Readiness } from '@/lib/server/operation'
import { freePort } from '@/lib/server/start/free-port'
import { serverEnvironment } from '@/lib/server/start/server-environment'
import { longestEnd } from '@/lib/server/start/start-shop'
import { fetchPicture } from '@/lib/storefront/design/picture-service/remote/fetch-picture'
import { asked, loadedAnew, wantedLabel } from '../../../fixtures/asked-services'
import { rawStory } from '../../../fixtures/faulty-content-service'
import { login, openMailServer } from '../../../fixtures/mail-server'
import { startPictureServer, supplier } from '../../../fixtures/picture-server'
import { type SettingOfDatabase, settingsOfDatabase } from '../../../fixtures/settings-of-database'
import { openCollector } from '../../../fixtures/trace-collector'
import { forgetClient } from '../../../integration/content/client/fresh-client'
import { framework } from '../../server/edge/framework'
import { openEdge } from '../../server/edge/open-edge'

vi.mock('@/lib/platform/db/connect', () => ({ connect: (options: object) => options }))
// It waits for a request, of which there is none here.
vi.mock('next/server', async (original) => ({ ...(await original<object>()), connection: async () => {} }))

type Env = Record<string, string>
/** `read`: the code that gives the setting to what the test runs, where only a whole process would run it. */
type Row = {
  value: string
  with?: Env
  see: (config: Config) => unknown
  is: unknown
  read?: [file: string, code: string]
}

const policy = (config: Config) => contentSecurityPolicy(config, [], { isDraft: false })
const policyWith = (host: string) => ({ see: policy, is: expect.stringContaining(host) })
const clientOf = ({ trustedProxies, trustedRanges }: Config) =>
  clientLine(
    clientNetworks(
      { headers: { 'x-forwarded-for': '198.51.100.1' }, socket: { remoteAddress: '203.0.113.9' } },
      trustedProxies,
      isInRanges(trustedRanges),
    ),
  )
const previewOf = ({ previewSecret }: Config) =>
  entersPreview(
    { headers: { cookie: `__prerender_bypass=x; ${previewPassCookie}=${issuePass(secret).value}` } },
    previewSecret,
  )
async function addressOf({ host }: Config) {
  const server = createServer()
  await listen(server, { port: 0, host })
  const { address } = server.address() as AddressInfo
  server.close()
  return address
}

const secret = 'a secret of thirty-two characters'
const longSecret = secret.replaceAll(' ', '-')
const postgres = 'postgres://shop@db.example/shop'
const direct = 'postgres://shop@direct.example/shop'
const container = { GTM_ID: 'GTM-A1' }
const space = {
  STORYBLOK_TOKEN: 'the-token-of-a-space',
  STORYBLOK_WEBHOOK_SECRET: 'the-secret-of-webhooks',
}
const management = { STORYBLOK_MANAGEMENT_TOKEN: 'token-of-an-account', STORYBLOK_SPACE_ID: '12345' }
const stripe = { STRIPE_SECRET_KEY: 'sk_test_abcdefghijkl', STRIPE_WEBHOOK_SECRET: 'whsec_abcdefghijkl' }
const dhl = { DHL_API_KEY: 'key-of-an-app', DHL_USER: 'user', DHL_PASSWORD: 'password' }
const store = {
  ASSETS_S3_ENDPOINT: 'https://s3.example',
  ASSETS_S3_REGION: 'eu-central-1',
  ASSETS_S3_BUCKET: 'media',
  ASSETS_S3_ACCESS_KEY_ID: 'AKID',
  ASSETS_S3_SECRET_ACCESS_KEY: 'secret',
}
const collector = await openCollector()
const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin, OTEL_TRACES_SAMPLER_ARG: '1' }
/** What comes to the collector of twenty traces of the shop. */
const collected = <T>(found: () => T) => ({
  with: traced,
  see: async () => {
    for (const list of [collector.asked, collector.resources, collector.spans]) list.length = 0
    const { startTraces, beginTrace } = await loadedAnew(async () => ({
      ...(await import('@/lib/server/edge/start-traces')),
      ...(await import('@/lib/platform/traces')),
    }))
    const opened = await startTraces(undefined)
    for (let count = 0; count < 20; count += 1) beginTrace({ name: 'x' })?.end()
    await opened?.close()
    return found()
  },
})
const mails = await openMailServer({ tls: false })
const [user, password] = [login.user, login.password].map(encodeURIComponent)
const mailServer = {
  MAIL_URL: `smtp://${user}:${password}@127.0.0.1:${mails.port}`,
  MAIL_FROM: 'Shop <shop@shop.example>',
}

/** What the store of files is asked for. */
const stored = (is: object) => ({
  with: store,
  see: asked(async () => {
    const { assetStorage } = await loadedAnew(() => import('@/lib/content/media/storage/asset-storage'))
    return assetStorage().read('a/b.png')
  }),
  is: expect.objectContaining(is),
})
const signedAs = (words: string) =>
  stored({ headers: expect.objectContaining({ authorization: expect.stringContaining(words) }) })
/** With what the signature of a question was made, found by making it again. */
const signedWith = (secretAccessKey: string) => async (config: Config) => {
  const question = await stored({}).see(config)
  if (!question) return undefined
  const { accessKeyId = '', region = '' } = config.assetStore ?? {}
  const signer = new AwsV4Signer({
    ...{ url: question.url, method: question.method, accessKeyId, secretAccessKey, region, service: 's3' },
    datetime: question.headers['x-amz-date'] ?? '',
  })
  return (await signer.sign()).headers.get('authorization') === question.headers.authorization
}
/** Where the content service is asked for a story, and with what. */
const contentAsked = (is: string) => ({
  with: space,
  see: async ({ storyblok }: Config) => {
    const questions: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      questions.push(url)
      return Response.json({ story: rawStory(1, 'de-de/home') })
    })
    await forgetClient()
    const client = createContentClient({ storyblok, embedded: { fetch } })
    await client.get('cdn/stories/de-de/home', { version: 'published' })
    vi.unstubAllGlobals()
    return questions.join(' ')
  },
  is: expect.stringContaining(is),
})
/** What browsers are told of where they report. */
const tracked = (is: object) => ({
  see: async () => {
    const { GET } = await loadedAnew(() => import('@/app/api/rum/settings/route'))
    return (await GET()).json()
  },
  is: expect.objectContaining(is),
})
/** What the carrier of returns is asked for. */
const label = (is: object) => ({
  with: dhl,
  see: asked(async () => {
    const { labelService } = await loadedAnew(() => import('@/lib/platform/return-labels'))
    return labelService({ isTest: false })?.order(wantedLabel)
  }),
  is: expect.objectContaining(is),
})
const basic = (words: string) => ({
  headers: expect.objectContaining({ authorization: `Basic ${Buffer.from(words).toString('base64')}` }),
})
const pushed = (target: object) => ({
  with: management,
  see: pushTarget,
  is: expect.objectContaining(target),
})

const services = ({ post }: Config) => postService(undefined as never, post)
const written = { to: 'someone@example.com', subject: 'x', text: 'x' }
const mailed = asked((config) => services(config).sendMail('key', written))
/** The mail that comes to a server of mails. */
const delivered = async (config: Config) => {
  mails.mails.length = 0
  await services(config).sendMail('key', written)
  return mails.mails[0]
}

/** A folder of the tests, which goes with them. */
const folder = mkdtempSync(join(tmpdir(), 'nestling-settings-'))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await Promise.all([mails.close(), collector.close()])
})
const ownFolder = (name: string) => ({ DATA_DIR: join(folder, name) })

/** What search engines are told, which names the addresses of the shop. */
const robots = async () => {
  const { default: tell } = await loadedAnew(() => import('@/app/robots'))
  return tell()
}
/** Of two pages that have 40 MB each, those that are still there when one more is made. */
const pagesLeft = async (config: Config) => {
  const pages = mkdtempSync(join(folder, 'pages-'))
  for (const name of ['a.page', 'b.page']) {
    await writeFile(join(pages, name), '')
    await truncate(join(pages, name), 40 * 1024 * 1024)
  }
  startPageCache(config, { folder: pages, build: undefined, db: () => undefined as never })
  const kept = new PageCache({
    ...{ fs: nodeFs, flushToDisk: true, dev: false, serverDistDir: pages, revalidatedTags: [] },
    ...{ maxMemoryCacheSize: 1_000_000, _requestHeaders: {} },
  } as never)
  const page = { kind: 'APP_PAGE', html: 'x', rscData: Buffer.from(''), headers: {}, status: 200 } as never
  await kept.set('/de/', page, { cacheControl: { revalidate: 60, expire: 300 } } as never)
  return (await readdir(pages)).length
}
/** An answer of the edge to the third visitor who asks for a page. */
const thirdAnswer = (headers: Record<string, string>) => async (config: Config) => {
  const { handler } = framework(() => ({ html: '<!doctype html>', tags: ['content'] }))
  await using edge = await openEdge({ config, handler })
  await edge.send('/de/versand/', headers)
  await edge.send('/de/versand/', headers)
  return await edge.send('/de/versand/', headers)
}
const signedBy = (webhookSecret: string) => async () => {
  const { paymentProvider } = await loadedAnew(() => import('@/lib/platform/payments/payment-provider'))
  const body = JSON.stringify({
    ...{ id: 'evt_1', object: 'event', type: 'account.updated', created: 0, data: { object: {} } },
  })
  const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({
    ...{ payload: body, secret: webhookSecret },
  })
  return (await (await paymentProvider()).readEvent(new Headers({ 'stripe-signature': signature }), body))?.id
}
/** With which key Stripe is asked, of which nothing leaves this machine. */
const stripeAsked = async () => {
  const { paymentProvider } = await loadedAnew(() => import('@/lib/platform/payments/payment-provider'))
  const { default: https } = await import('node:https')
  const keys: unknown[] = []
  const spied = vi.spyOn(https, 'request').mockImplementation(((options: RequestOptions) => {
    keys.push((options.headers as Record<string, string>).Authorization)
    throw new Error('not sent')
  }) as never)
  await (await paymentProvider()).find('cs_test_x').catch(() => undefined)
  spied.mockRestore()
  return keys[0]
}
/** What the shop reads in a cookie that was sealed with a secret. */
const sealedBy = (password: string) => async (config: Config) => {
  const { SESSION_SECRET } = await serverEnvironment(config, { dev: false, embedded: postgres })
  vi.stubEnv('SESSION_SECRET', SESSION_SECRET)
  const { sessionIn } = await loadedAnew(() => import('@/lib/storefront/visitor/session/visitor'))
  return sessionIn(`shop-session=${await sealData({ basket: 'b' }, { password })}`)
}
const ownPort = await freePort()
/** What answers at that port. */
const atOwnPort = async (path: string) => (await fetch(`http://127.0.0.1:${ownPort}${path}`)).text()

const rows: Record<Exclude<keyof typeof settings, SettingOfDatabase>, Row> = {
  PORT: {
    value: String(ownPort),
    see: async ({ port }) => {
      const server = createServer((_, response) => response.end('the shop'))
      await listen(server, { port, host: '127.0.0.1' })
      return atOwnPort('/').finally(() => server.close())
    },
    is: 'the shop',
    read: ['lib/server/edge/serve.ts', 'listen(server, { port, host })'],
  },
  HOST: {
    value: '127.0.0.2',
    see: addressOf,
    is: '127.0.0.2',
    read: ['lib/server/edge/serve.ts', 'listen(server, { port, host })'],
  },
  BASE_URL: {
    ...{ value: 'http://localhost:4317', see: robots },
    is: expect.objectContaining({ sitemap: 'http://localhost:4317/sitemap.xml' }),
  },
  SHOP_BRAND: {
    ...{ value: 'bm', see: async () => JSON.stringify((await robots()).rules) },
    is: expect.stringContaining('/be-fr/panier/'),
  },
  SHOP_MARKETS: { value: 'de', see: () => marketsOf('baby').map(({ code }) => code), is: ['de'] },
  APP_ENV: { value: 'qa', ...tracked({ showsEvents: true }) },
  DATA_DIR: {
    value: join(folder, 'data'),
    see: async () => {
      const { assetStorage } = await loadedAnew(() => import('@/lib/content/media/storage/asset-storage'))
      mkdirSync(join(folder, 'data/assets/aa'), { recursive: true })
      await writeFile(join(folder, 'data/assets/aa/a.png'), 'x')
      return String(await assetStorage().read('aa/a.png'))
    },
    is: 'x',
  },
  PAGES_MAX_MB: {
    ...{ value: '64', see: pagesLeft, is: 2 },
    read: ['lib/server/edge/serve.ts', 'startPageCache(config(), {'],
  },
  MEDIA_MAX_MB: {
    value: '60',
    see: async () => {
      const { bodyTable } = await loadedAnew(() => import('@/lib/platform/http/body-table'))
      return bodyTable['/api/studio/assets']?.POST?.file?.bytes
    },
    is: 60 * 1024 * 1024,
  },
  EDGE_WITHOUT: {
    ...{ value: 'late-scripts, lean-documents', see: ({ edgeMachines }: Config) => edgeMachines },
    is: ['page-cache', 'kept-documents', 'joined-pages'],
  },
  EDGE_CACHE: {
    ...{ value: 'tags', with: { EDGE_PURGE_URL: 'http://cache.example/' } },
    see: async (config) => (await thirdAnswer({})(config)).headers['surrogate-key'],
    is: expect.stringMatching(/^all /),
  },
  EDGE_PURGE_URL: {
    value: 'http://cache.example/',
    with: { EDGE_CACHE: 'tags', EDGE_PURGE_URL: 'http://other.example/' },
    see: ({ edgeCache }: Config) => edgeCache?.urls,
    is: ['http://cache.example/'],
  },
  DATABASE_URL: { value: postgres, see: () => connection(), is: expect.objectContaining({ url: postgres }) },
  DATABASE_DIRECT_URL: {
    ...{ value: direct, with: { DATABASE_URL: postgres } },
    ...{ see: () => jobConnection(), is: expect.objectContaining({ url: direct }) },
  },
  DATABASE_CONNECTIONS: {
    ...{ value: '40', with: { DATABASE_URL: postgres } },
    ...{ see: () => connection(), is: expect.objectContaining({ max: 34 }) },
  },
  STORYBLOK_TOKEN: { value: 'another-token', ...contentAsked('token=another-token') },
  STORYBLOK_REGION: { value: 'us', ...contentAsked('https://api-us.storyblok.com/') },
  STORYBLOK_API_URL: { value: 'https://gateway.example', ...contentAsked('https://gateway.example/v2/') },
  STORYBLOK_MANAGEMENT_TOKEN: { value: 'another-token', ...pushed({ token: 'another-token' }) },
  STORYBLOK_SPACE_ID: { value: '777', ...pushed({ spaceId: '777' }) },
  STORYBLOK_MANAGEMENT_URL: {
    value: 'https://management.example',
    ...pushed({ baseUrl: 'https://management.example' }),
  },
  PREVIEW_SECRET: { value: secret, see: previewOf, is: true },
  SESSION_SECRET: {
    ...{ value: longSecret, with: ownFolder('secrets') },
    ...{ see: sealedBy(longSecret), is: expect.objectContaining({ basket: 'b' }) },
  },
  NEWSLETTER_URL: {
    value: 'https://news.example/',
    with: mailServer,
    see: asked((config) => services(config).subscribe('key', {} as never)),
    is: expect.objectContaining({ url: 'https://news.example/', method: 'POST' }),
  },
  MAIL_URL: {
    ...{ value: mailServer.MAIL_URL, with: { MAIL_FROM: mailServer.MAIL_FROM } },
    ...{ see: delivered, is: expect.objectContaining({ user: login.user }) },
  },
  MAIL_FROM: {
    ...{ value: 'other@shop.example', with: mailServer, see: delivered },
    is: expect.objectContaining({ envelope: expect.objectContaining({ from: 'other@shop.example' }) }),
  },
  MAIL_TOKEN: {
    value: 'another-token',
    with: { MAIL_URL: 'https://mail.example/send' },
    see: mailed,
    is: expect.objectContaining({
      url: 'https://mail.example/send',
      headers: expect.objectContaining({ authorization: 'Bearer another-token' }),
    }),
  },
  IMAGE_ORIGINS: {
    value: supplier,
    see: async ({ imageOrigins: origins }) => {
      const { network, close } = await startPictureServer((_, response) => response.end('bytes'))
      return fetchPicture(new URL(`${supplier}/a.jpg`), { origins, network })
        .then(String)
        .finally(close)
    },
    is: 'bytes',
    read: ['lib/storefront/design/picture-service/shop-pictures.ts', 'imageOrigins: origins } = config()'],
  },
  ASSETS_S3_ENDPOINT: {
    value: 'https://other.example',
    ...stored({ url: 'https://other.example/media/assets/a/b.png' }),
  },
  ASSETS_S3_REGION: { value: 'eu-west-1', ...signedAs('/eu-west-1/s3/') },
  ASSETS_S3_BUCKET: { value: 'other', ...stored({ url: 'https://s3.example/other/assets/a/b.png' }) },
  ASSETS_S3_ACCESS_KEY_ID: { value: 'AKID2', ...signedAs('Credential=AKID2/') },
  ASSETS_S3_SECRET_ACCESS_KEY: { value: 'other', with: store, see: signedWith('other'), is: true },
  LEAKED_PASSWORDS_URL: {
    value: 'https://passwords.example/range',
    see: asked((config) => leakedPasswords(config)('ABCDE')),
    is: expect.objectContaining({ url: 'https://passwords.example/range/ABCDE' }),
  },
  STRIPE_SECRET_KEY: {
    ...{ value: 'sk_test_mnopqrstuvwx', with: stripe, see: stripeAsked },
    is: 'Bearer sk_test_mnopqrstuvwx',
  },
  STRIPE_WEBHOOK_SECRET: {
    ...{ value: 'whsec_mnopqrstuvwx', with: stripe },
    ...{ see: signedBy('whsec_mnopqrstuvwx'), is: 'evt_1' },
  },
  PAYMENTS: {
    value: 'sandbox',
    see: async (config) => (await thirdAnswer({ host: 'shop.example' })(config)).status,
    is: 200,
  },
  DHL_API_KEY: {
    value: 'another-key',
    ...label({ headers: expect.objectContaining({ 'dhl-api-key': 'another-key' }) }),
  },
  DHL_USER: { value: 'other', ...label(basic('other:password')) },
  DHL_PASSWORD: { value: 'other', ...label(basic('user:other')) },
  DHL_RETURNS_URL: {
    value: 'https://sandbox.example',
    ...label({ url: 'https://sandbox.example/orders?labelType=BOTH' }),
  },
  VIDEOS_HOST: {
    value: 'https://videos.example',
    ...tracked({ internal: 'https://videos.example/rum/is_internal' }),
  },
  GTM_ID: { value: 'GTM-B2', ...tracked({ tagManager: expect.objectContaining({ id: 'GTM-B2' }) }) },
  TAG_MANAGER_HOST: { value: 'https://tags.example', with: container, ...policyWith('https://tags.example') },
  TAG_MANAGER_HOSTS: { value: 'https://px.example', with: container, ...policyWith('https://px.example') },
  PERFORMANCE_URL: { value: 'https://speed.example/pages', ...policyWith('https://speed.example') },
  SENTRY_DSN: { value: 'https://key@errors.example/1', ...policyWith('https://errors.example') },
  TRUSTED_PROXY: { value: '1', see: clientOf, is: '198.51.100.1' },
  TRUSTED_PROXY_RANGES: { value: '203.0.113.0/24', see: clientOf, is: '198.51.100.1' },
  /** What a visitor has of it takes a whole process: tests/process/restart.test.ts ends instances that drain. */
  DRAIN_SECONDS: {
    value: '7',
    see: (config) => longestEnd(config) - longestEnd({ drainSeconds: 0 }),
    is: 7_000,
    read: ['scripts/serve.ts', 'config().drainSeconds * 1_000'],
  },
  OPERATION_PORT: {
    value: String(ownPort),
    see: async ({ operation }) => {
      const readiness = new Readiness(() => 'ready')
      const opened = operation && (await openOperation({ ...operation, readiness }))
      return atOwnPort('/healthz').finally(() => opened?.close())
    },
    is: expect.stringContaining('"alive":true'),
    read: ['lib/server/edge/serve.ts', 'openOperation({ ...settings.operation'],
  },
  OPERATION_HOST: {
    value: '127.0.0.2',
    with: { OPERATION_PORT: '9464' },
    see: async ({ operation }) => {
      const readiness = new Readiness(() => 'ready')
      const opened = await openOperation({ port: 0, host: operation?.host ?? '', readiness })
      await opened.close()
      return opened.host
    },
    is: '127.0.0.2',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    ...{ value: collector.origin, ...collected(() => collector.asked[0]?.path), is: '/v1/traces' },
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    ...{ value: 'api-key=a%20b, X-Two=c=d', ...collected(() => collector.asked[0]?.headers) },
    is: expect.objectContaining({ 'api-key': 'a b', 'x-two': 'c=d' }),
  },
  OTEL_SERVICE_NAME: {
    ...{ value: 'shop-2', ...collected(() => collector.resources[0]?.['service.name']), is: 'shop-2' },
  },
  OTEL_TRACES_SAMPLER_ARG: { value: '0', ...collected(() => collector.spans.length), is: 0 },
  SLOW_STATEMENT_MS: {
    value: '500',
    see: () => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      slowStatements('requests')?.('select 1', 501)
      const said = warned.mock.calls.flat()
      warned.mockRestore()
      return said
    },
    is: ['A statement took 501 ms: select 1'],
  },
  LOG_FORMAT: { value: 'json', see: () => logFormatOf(process.env.LOG_FORMAT, { isTTY: true }), is: 'json' },
}

/** What code reads from the environment itself. */
const unread = ['SHOP_MARKETS', 'DATABASE_CONNECTIONS', 'SLOW_STATEMENT_MS', 'LOG_FORMAT']

const configOf = (env: Env) => {
  const result = readConfig(env)
  if (!result.ok) throw new Error(result.problems.join('\n'))
  return result.config
}
test('each setting has a row here or in the test with a database', () =>
  expect([...Object.keys(rows), ...settingsOfDatabase].sort()).toEqual(Object.keys(settings).sort()))

describe.each(Object.entries(rows))('%s', (name, row) => {
  const given: Env = { ...row.with, [name]: row.value }
  const { [name]: _, ...others } = { ...row.with }
  /** Without the setting, or with the value that others ask for. */
  const usual: Env = readConfig(others).ok ? others : { ...row.with }
  const changed = Object.entries(configOf(given)).some(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(configOf(usual)[field as keyof Config]),
  )

  it('is read', () => {
    expect(changed).toBe(!unread.includes(name))
    if (row.read) expect(readFileSync(row.read[0], 'utf8')).toContain(row.read[1])
  })

  const seen = async (env: Env) => {
    vi.unstubAllEnvs()
    Object.assign(globalThis, { nestlingConnection: undefined, nestlingJobConnection: undefined })
    for (const [key, value] of Object.entries(env)) vi.stubEnv(key, value)
    try {
      return await row.see(configOf(env))
    } finally {
      vi.unstubAllEnvs()
    }
  }
  it('has its effect, and there is none without it', async () => {
    expect(await seen(given)).toEqual(row.is)
    if (!(name in usual) || usual[name] !== row.value)
      expect(await seen(usual).catch(() => undefined)).not.toEqual(row.is)
  })
})
