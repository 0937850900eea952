import type { Brand } from '../../../schemas/markets'
import { type EdgeMachine, edgeMachines } from './edge-machines'
import { googleTagManager } from './gtm-id'
import { type MailTarget, mailTarget } from './mail'
import { type PaymentMode, paymentMode } from './payment-mode'
import { problemWords } from './problem-words'
import { settingExamples } from './setting-examples'
import { settings } from './settings'
import { paymentSettings, problemsTogether, type SettingValues } from './settings-together'

export type Config = {
  port: number
  host: string | undefined
  baseUrl: string
  brand: Brand
  appEnv: 'development' | 'qa' | 'production'
  dataDir: string
  /** Of disk, for the pages that were made on request. */
  pagesMaxMb: number
  /** Whether instances share the pages that they make. */
  pagesShared: boolean
  /** Of a film or a document of the media library. */
  mediaMaxMb: number
  /** The machines of the edge that run. */
  edgeMachines: readonly EdgeMachine[]
  /** HTTP caches in front of the shop that keep its documents: where and with what they are purged. */
  edgeCache: { urls: readonly string[]; secret: string | undefined } | undefined
  databaseUrl: string | undefined
  /** The same database without the pooler that the other address leads through. */
  databaseDirectUrl: string | undefined
  storyblok:
    | {
        token: string
        region: 'eu' | 'us' | 'ca' | 'ap' | 'cn'
        apiUrl: string | undefined
        webhookSecret: string
      }
    | undefined
  /** For pushing the library of blocks; the shop itself never uses it. */
  management: {
    token: string | undefined
    spaceId: string | undefined
    region: 'eu' | 'us' | 'ca' | 'ap' | 'cn'
    apiUrl: string | undefined
  }
  previewSecret: string | undefined
  /** The first account of the Studio, and whether administrators log in by passkey alone. */
  studio: {
    address: string | undefined
    name: string | undefined
    password: string | undefined
    adminPasskeys: boolean
  }
  sessionSecret: string | undefined
  /** Where messages go; without a target they are kept in the database. */
  post: {
    mail: MailTarget | undefined
    newsletter: { url: string; token: string | undefined } | undefined
    recipients: Readonly<Record<string, string>>
  }
  /** Origins from which pictures of products may be fetched: `https://cdn.supplier.example`. */
  imageOrigins: readonly string[]
  /** The headers that open the servers of feeds, by shop locale. */
  feedAccess: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Where the files of the media library are kept; without it, in the data folder. */
  assetStore:
    | { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string }
    | undefined
  /** A range search as that of Pwned Passwords; unset: the list in the project. */
  leakedPasswordsUrl: string | undefined
  /** The payment service; without it, payments are those of the sandbox. */
  stripe: { secretKey: string; webhookSecret: string } | undefined
  /** The access to the labels of returns; unset: none. */
  dhl: { url: string; apiKey: string; user: string; password: string } | undefined
  /** Whether money moves, and who can open a shop in which none does. */
  paymentMode: PaymentMode
  /** How the merchant's systems learn of orders. */
  merchant: {
    token: string | undefined
    webhook: { url: string; secret: string } | undefined
  }
  /** The origin of the service that measures what visitors experience. */
  videosHost: string | undefined
  /** The tag manager's container, the address of the host that serves it, and the origins that its tags speak to. */
  tagManager: { id: string; host: string; hosts: readonly string[] } | undefined
  /** Where browsers post how fast pages were, if not to the shop itself. */
  performanceUrl: string | undefined
  /** Where errors are reported. */
  sentryDsn: string | undefined
  /** The number of proxies before the shop whose entries in `X-Forwarded-For` are believed. */
  trustedProxies: number
  /** Addresses of CDNs and proxies of which each has written the entry before its own. */
  trustedRanges: readonly string[]
  /** For how long a server that is asked to end still takes visitors. */
  drainSeconds: number
  /** Which work this process does: that for visitors, the jobs for all instances, or both. */
  role: 'all' | 'web' | 'worker'
  /** Where those who operate the shop ask an instance. */
  operation: { port: number; host: string } | undefined
  /** Where traces are sent, as what, and which part of them. */
  traces:
    | { url: string; headers: Readonly<Record<string, string>>; service: string; rate: number }
    | undefined
}

type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] }

type Env = Record<string, string | undefined>
type SettingName = keyof typeof settings
const settingNames = Object.keys(settings) as SettingName[]

/** The settings that are right, and what is wrong with the others: one problem each, the first that was found. */
function readSettings(env: Env): { values: SettingValues; problems: ReadonlyMap<SettingName, string> } {
  const values: Record<string, unknown> = {}
  const problems = new Map<SettingName, string>()
  for (const name of settingNames) {
    const { data, error } = settings[name].safeParse(env[name], { error: problemWords })
    if (error) problems.set(name, error.issues[0]?.message ?? 'is wrong')
    else values[name] = data
  }
  const isSet = (name: SettingName) => env[name] !== undefined && env[name] !== ''
  for (const { name, message } of problemsTogether({ values, isSet }))
    if (!problems.has(name)) problems.set(name, message)
  return { values, problems }
}

/**
 * Reads the configuration from environment variables.
 * A failure lists every variable that is missing or wrong, once, by name, with an example and what it is for.
 */
export function readConfig(env: Env): ConfigResult {
  const { values: data, problems } = readSettings(env)
  if (problems.size > 0) {
    const told = [...problems].map(
      ([name, problem]) =>
        `${name}: ${problem}. Right would be ${name}=${settingExamples[name]}. ${settings[name].description ?? ''}`,
    )
    return { ok: false, problems: told }
  }
  const { MERCHANT_WEBHOOK_URL: webhookUrl, MERCHANT_WEBHOOK_SECRET: webhookSecret } = data
  const listenPort = data.PORT ?? 3000
  return {
    ok: true,
    config: {
      port: listenPort,
      host: data.HOST,
      baseUrl: data.BASE_URL ?? `http://localhost:${listenPort}`,
      brand: data.SHOP_BRAND ?? 'baby',
      appEnv: data.APP_ENV ?? 'production',
      dataDir: data.DATA_DIR ?? '.data',
      pagesMaxMb: data.PAGES_MAX_MB ?? 4096,
      pagesShared: data.PAGES_SHARED === 'database',
      mediaMaxMb: data.MEDIA_MAX_MB ?? 25,
      edgeMachines: data.EDGE_WITHOUT ?? edgeMachines,
      edgeCache: data.EDGE_CACHE
        ? { urls: data.EDGE_PURGE_URL ?? [], secret: data.EDGE_PURGE_SECRET }
        : undefined,
      databaseUrl: data.DATABASE_URL,
      databaseDirectUrl: data.DATABASE_DIRECT_URL,
      storyblok: data.STORYBLOK_TOKEN
        ? {
            token: data.STORYBLOK_TOKEN,
            region: data.STORYBLOK_REGION ?? 'eu',
            apiUrl: data.STORYBLOK_API_URL,
            webhookSecret: data.STORYBLOK_WEBHOOK_SECRET ?? '',
          }
        : undefined,
      management: {
        token: data.STORYBLOK_MANAGEMENT_TOKEN,
        spaceId: data.STORYBLOK_SPACE_ID,
        region: data.STORYBLOK_REGION ?? 'eu',
        apiUrl: data.STORYBLOK_MANAGEMENT_URL,
      },
      previewSecret: data.PREVIEW_SECRET,
      studio: {
        address: data.STUDIO_EMAIL,
        name: data.STUDIO_NAME,
        password: data.STUDIO_PASSWORD,
        adminPasskeys: data.STUDIO_ADMIN_PASSKEYS === 'required',
      },
      sessionSecret: data.SESSION_SECRET,
      post: {
        mail: mailTarget(data.MAIL_URL, { from: data.MAIL_FROM, token: data.MAIL_TOKEN }),
        newsletter: data.NEWSLETTER_URL ? { url: data.NEWSLETTER_URL, token: data.MAIL_TOKEN } : undefined,
        recipients: data.FORM_RECIPIENTS ?? {},
      },
      imageOrigins: data.IMAGE_ORIGINS ?? [],
      feedAccess: data.FEED_ACCESS ?? {},
      assetStore: data.ASSETS_S3_ENDPOINT
        ? {
            endpoint: data.ASSETS_S3_ENDPOINT,
            region: data.ASSETS_S3_REGION ?? '',
            bucket: data.ASSETS_S3_BUCKET ?? '',
            accessKeyId: data.ASSETS_S3_ACCESS_KEY_ID ?? '',
            secretAccessKey: data.ASSETS_S3_SECRET_ACCESS_KEY ?? '',
          }
        : undefined,
      leakedPasswordsUrl: data.LEAKED_PASSWORDS_URL,
      stripe:
        data.STRIPE_SECRET_KEY && data.STRIPE_WEBHOOK_SECRET
          ? { secretKey: data.STRIPE_SECRET_KEY, webhookSecret: data.STRIPE_WEBHOOK_SECRET }
          : undefined,
      dhl:
        data.DHL_API_KEY && data.DHL_USER && data.DHL_PASSWORD
          ? {
              url: data.DHL_RETURNS_URL ?? 'https://api-eu.dhl.com/parcel/de/shipping/returns/v1',
              ...{ apiKey: data.DHL_API_KEY, user: data.DHL_USER, password: data.DHL_PASSWORD },
            }
          : undefined,
      // The schema has refused settings without a mode.
      paymentMode: paymentMode(paymentSettings(data)) ?? 'test',
      merchant: {
        token: data.MERCHANT_TOKEN,
        webhook: webhookUrl && webhookSecret ? { url: webhookUrl, secret: webhookSecret } : undefined,
      },
      videosHost: data.VIDEOS_HOST,
      tagManager: data.GTM_ID
        ? {
            id: data.GTM_ID,
            host: data.TAG_MANAGER_HOST ?? googleTagManager,
            hosts: data.TAG_MANAGER_HOSTS ?? [],
          }
        : undefined,
      performanceUrl: data.PERFORMANCE_URL,
      sentryDsn: data.SENTRY_DSN,
      trustedProxies: data.TRUSTED_PROXY ?? 0,
      trustedRanges: data.TRUSTED_PROXY_RANGES ?? [],
      // Without a proxy nobody would send them elsewhere meanwhile.
      drainSeconds: data.DRAIN_SECONDS ?? (data.TRUSTED_PROXY ? 5 : 0),
      role: data.PROCESS_ROLE ?? 'all',
      operation: data.OPERATION_PORT
        ? { port: data.OPERATION_PORT, host: data.OPERATION_HOST ?? '127.0.0.1' }
        : undefined,
      traces: data.OTEL_EXPORTER_OTLP_ENDPOINT
        ? {
            url: `${data.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`,
            headers: data.OTEL_EXPORTER_OTLP_HEADERS ?? {},
            service: data.OTEL_SERVICE_NAME ?? 'shop',
            rate: data.OTEL_TRACES_SAMPLER_ARG ?? 0.1,
          }
        : undefined,
    },
  }
}
