import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AwsV4Signer } from 'aws4fetch'
import { describe, expect, it, test, vi } from 'vitest'
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
import { isInRanges } from '@/lib/server/edge/trusted-ranges'
import { openOperation, Readiness } from '@/lib/server/operation'
import { asked, loadedAnew, wantedLabel } from '../../../fixtures/asked-services'
import { rawStory } from '../../../fixtures/faulty-content-service'
import { forgetClient } from '../../../integration/content/client/fresh-client'

vi.mock('@/lib/platform/db/connect', () => ({ connect: (options: object) => options }))
// It waits for a request, of which there is none here.
vi.mock('next/server', async (original) => ({ ...(await original<object>()), connection: async () => {} }))

type Env = Record<string, string>
type Seen = { value: string; with?: Env; see: (config: Config) => unknown; is: unknown }
/** A test elsewhere: its file, a part of its name, and what it calls the setting if neither by its name nor by its field. */
type Proven = { value: string; with?: Env; proof: [file: string, name: string, as?: string] }
/** Code that is too far from a test to be run by one: where the setting is read. */
type Read = { read?: [file: string, code: string] }

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
const webhook = {
  MERCHANT_WEBHOOK_URL: 'https://warehouse.example/orders',
  MERCHANT_WEBHOOK_SECRET: longSecret,
}
const store = {
  ASSETS_S3_ENDPOINT: 'https://s3.example',
  ASSETS_S3_REGION: 'eu-central-1',
  ASSETS_S3_BUCKET: 'media',
  ASSETS_S3_ACCESS_KEY_ID: 'AKID',
  ASSETS_S3_SECRET_ACCESS_KEY: 'secret',
}
const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example' }
const tracedAs = {
  url: 'http://collector.example:4318/v1/traces',
  headers: { 'api-key': 'a b', 'x-two': 'c=d' },
  service: 'shop-2',
  rate: 0.25,
}
const traced = (value: string, given: Env, field: keyof typeof tracedAs) => ({
  ...{ value, with: given, see: ({ traces }: Config) => traces?.[field], is: tracedAs[field] },
  read: ['lib/server/edge/start-traces.ts', field] satisfies Read['read'],
})
const mailServer = { MAIL_URL: 'smtp://mail.example', MAIL_FROM: 'shop@shop.example' }

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
const firstAccount = (name: string) =>
  ({
    proof: ['tests/integration/studio/people.test.ts', name, 'createFirstPerson(getDb(), '],
    read: ['lib/server/start/prepare-shop.ts', 'createFirstPerson(db, config.studio)'],
  }) satisfies Omit<Proven, 'value'> & Read
const posted = (name: string, as: string) =>
  ({
    proof: ['tests/integration/platform/mail/mail.test.ts', name, as],
    read: ['lib/platform/mail/index.ts', "{ mail, newsletter }: Config['post']"],
  }) satisfies Omit<Proven, 'value'> & Read
const announced = (as: string) =>
  ({
    with: webhook,
    proof: [
      'tests/integration/shop/merchant/every-event.test.ts',
      'is told by webhook and by the pull interface',
      as,
    ],
    read: ['lib/server/edge/start-jobs.ts', 'target: config.merchant.webhook'],
  }) satisfies Omit<Proven, 'value'> & Read
const pushed = (target: object) => ({
  with: management,
  see: pushTarget,
  is: expect.objectContaining(target),
})

const services = ({ post }: Config) => postService(undefined as never, post)
const mailed = asked((config) =>
  services(config).sendMail('key', { to: 'someone@example.com', subject: 'x', text: 'x' }),
)

const rows: Record<keyof typeof settings, (Seen | Proven) & Read> = {
  PORT: { value: '4317', proof: ['tests/process/start.test.ts', 'says plainly that the port is in use'] },
  HOST: {
    value: '127.0.0.2',
    see: addressOf,
    is: '127.0.0.2',
    read: ['lib/server/edge/serve.ts', 'listen(server, { port, host })'],
  },
  BASE_URL: {
    value: 'http://localhost:4317',
    proof: ['tests/process/start.test.ts', 'opens no shop to others in which no money moves'],
  },
  SHOP_BRAND: {
    value: 'bm',
    proof: ['tests/process/second-brand.test.ts', 'knows nothing of the markets of the second'],
  },
  SHOP_MARKETS: { value: 'de', see: () => marketsOf('baby').map(({ code }) => code), is: ['de'] },
  APP_ENV: { value: 'qa', ...tracked({ showsEvents: true }) },
  DATA_DIR: {
    value: '.data-other',
    proof: ['tests/process/import.test.ts', 'writes into the database of a shop that runs'],
  },
  PAGES_MAX_MB: {
    ...{
      value: '64',
      proof: [
        'tests/unit/server/next/page-cache/page-files.test.ts',
        'stay below their limit',
        'createPageFiles(folder, most)',
      ],
    },
    read: ['lib/server/edge/serve.ts', 'maxBytes: config().pagesMaxMb'],
  },
  PAGES_SHARED: {
    value: 'database',
    proof: ['tests/process/instances.test.ts', 'take the pages that another has made'],
    read: ['lib/server/edge/serve.ts', 'config().pagesShared'],
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
    proof: ['tests/process/http-cache.test.ts', 'answers in the place of the shop', "EDGE_CACHE: 'tags'"],
    read: ['lib/server/edge/serve.ts', 'cache: settings.edgeCache'],
  },
  EDGE_PURGE_URL: {
    value: 'http://cache.example/',
    with: { EDGE_CACHE: 'tags', EDGE_PURGE_URL: 'http://other.example/' },
    see: ({ edgeCache }: Config) => edgeCache?.urls,
    is: ['http://cache.example/'],
  },
  EDGE_PURGE_SECRET: {
    ...{ value: longSecret, with: { EDGE_CACHE: 'tags', EDGE_PURGE_URL: 'http://cache.example/' } },
    proof: ['tests/process/http-cache.test.ts', 'is purged by nobody else', 'EDGE_PURGE_SECRET'],
    read: ['lib/server/edge/start-edge-purges.ts', 'secret: cache.secret'],
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
  STORYBLOK_WEBHOOK_SECRET: {
    value: 'another-secret-of-webhooks',
    with: space,
    proof: ['tests/unit/app/webhook-route.test.ts', 'is refused by a shop without a secret'],
  },
  STORYBLOK_MANAGEMENT_TOKEN: { value: 'another-token', ...pushed({ token: 'another-token' }) },
  STORYBLOK_SPACE_ID: { value: '777', ...pushed({ spaceId: '777' }) },
  STORYBLOK_MANAGEMENT_URL: {
    value: 'https://management.example',
    ...pushed({ baseUrl: 'https://management.example' }),
  },
  PREVIEW_SECRET: { value: secret, see: previewOf, is: true },
  STUDIO_EMAIL: { value: 'chef@shop.example', ...firstAccount('whose address is kept in lower case') },
  STUDIO_NAME: {
    value: 'Redaktion',
    ...firstAccount('have the name of their first account from the settings'),
  },
  STUDIO_PASSWORD: { value: 'a long password', ...firstAccount('begin with one administrator') },
  STUDIO_ADMIN_PASSKEYS: {
    value: 'required',
    proof: ['tests/integration/studio/passkeys.test.ts', 'where they are required', 'adminPasskeys'],
  },
  SESSION_SECRET: {
    value: longSecret,
    proof: [
      'tests/unit/server/start/secrets.test.ts',
      'are the same for instances with the same SESSION_SECRET',
    ],
  },
  NEWSLETTER_URL: {
    value: 'https://news.example/',
    with: mailServer,
    see: asked((config) => services(config).subscribe('key', {} as never)),
    is: expect.objectContaining({ url: 'https://news.example/', method: 'POST' }),
  },
  MAIL_URL: {
    value: 'smtps://other.example',
    with: mailServer,
    ...posted('deliver answers with their file, over TLS', 'smtpMail('),
  },
  MAIL_FROM: {
    value: 'other@shop.example',
    with: mailServer,
    ...posted('deliver answers with their file, over TLS', 'from: '),
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
  FORM_RECIPIENTS: {
    value: 'service=service@shop.example',
    proof: [
      'tests/integration/platform/mail/mail.test.ts',
      'deliver answers with their file',
      'recipients: {',
    ],
    read: ['lib/server/edge/start-messages.ts', 'recipients: post.recipients'],
  },
  IMAGE_ORIGINS: {
    value: 'https://cdn.example',
    proof: [
      'tests/integration/storefront/design/picture-service/fetch-picture.test.ts',
      'is fetched, with a connection to the address',
    ],
  },
  FEED_ACCESS: {
    value: '{"de-de":{"user":"shop","password":"x"}}',
    proof: [
      'tests/integration/shop/feeds/download-feed.test.ts',
      'a feed is fetched with the access that was set',
      'access',
    ],
    read: ['lib/server/edge/start-feeds.ts', 'feedAccess: access } = config'],
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
    value: 'sk_test_mnopqrstuvwx',
    with: stripe,
    ...policyWith('https://checkout.stripe.com'),
  },
  STRIPE_WEBHOOK_SECRET: {
    value: 'whsec_mnopqrstuvwx',
    with: stripe,
    proof: [
      'tests/unit/platform/payments/stripe-provider.test.ts',
      'says by %s of which payment',
      'webhookSecret',
    ],
  },
  PAYMENTS: {
    value: 'sandbox',
    proof: ['tests/unit/server/edge/demo-shop.test.ts', 'is told what opens the shop to others'],
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
  MERCHANT_TOKEN: {
    value: longSecret,
    proof: [
      'tests/integration/shop/merchant/pull-routes.test.ts',
      'is not there without a token in the settings',
      'merchant: { token',
    ],
  },
  MERCHANT_WEBHOOK_URL: { value: 'https://other.example/orders', ...announced('server') },
  MERCHANT_WEBHOOK_SECRET: { value: `${longSecret}-2`, ...announced('secret') },
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
  DRAIN_SECONDS: {
    value: '7',
    proof: ['tests/process/restart.test.ts', 'of one instance after the other is seen by no visitor'],
  },
  PROCESS_ROLE: {
    value: 'web',
    with: { DATABASE_URL: postgres, SESSION_SECRET: longSecret },
    proof: ['tests/process/roles.test.ts', 'answers visitors, and leaves the jobs to a worker'],
    read: ['lib/server/edge/serve.ts', 'workerOfRole(role, pool)'],
  },
  OPERATION_PORT: {
    value: '9464',
    proof: ['tests/process/restart.test.ts', 'answers everything that is under way'],
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
  OTEL_EXPORTER_OTLP_ENDPOINT: traced('http://collector.example:4318/', {}, 'url'),
  OTEL_EXPORTER_OTLP_HEADERS: traced('api-key=a%20b, X-Two=c=d', collector, 'headers'),
  OTEL_SERVICE_NAME: traced('shop-2', collector, 'service'),
  OTEL_TRACES_SAMPLER_ARG: traced('0.25', collector, 'rate'),
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
const textOf = (file: string) => readFileSync(file, 'utf8')

test('each setting has a row', () => expect(Object.keys(rows)).toEqual(Object.keys(settings)))

describe.each(Object.entries(rows))('%s', (name, row) => {
  const given: Env = { ...row.with, [name]: row.value }
  const { [name]: _, ...others } = { ...row.with }
  /** Without the setting, or with the value that others ask for. */
  const usual: Env = readConfig(others).ok ? others : { ...row.with }
  const changed = Object.entries(configOf(given)).flatMap(([field, value]) =>
    JSON.stringify(value) === JSON.stringify(configOf(usual)[field as keyof Config]) ? [] : [field],
  )

  it('is read', () => {
    expect(changed.length > 0).toBe(!unread.includes(name))
    if (row.read) expect(textOf(row.read[0])).toContain(row.read[1])
  })

  if ('see' in row) {
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
      if (!(name in usual)) expect(await seen(usual).catch(() => undefined)).not.toEqual(row.is)
    })
  } else {
    const [file, part, as] = row.proof
    it(`has its effect in ${file}`, () => {
      const text = textOf(file)
      expect(text).toContain(part)
      const names = as === undefined ? [name, ...changed] : [as]
      expect([names, names.some((each) => text.includes(each))]).toEqual([names, true])
    })
  }
})
