import { z } from 'zod'
import { shopBrands } from '../../../schemas/markets'
import { feedAccess } from './feed-access'
import { gtmId } from './gtm-id'
import { mailFrom, mailUrl } from './mail'
import {
  databaseUrl,
  headerPairs,
  longSecret,
  machinesWithout,
  optional,
  origins,
  port,
  ranges,
  recipients,
  safeWebhookUrl,
  sentryDsn,
  stripeKey,
  stripeSecret,
  webAddresses,
  webUrl,
  webUrlWithPath,
} from './setting-checks'

/** Every setting of the product: its check, and the sentence that says what it is for. */
export const settings = {
  PORT: optional(port).describe('The port that the shop listens on. Default 3000.'),
  HOST: optional(z.string()).describe('The address that the shop listens on. Default: every address.'),
  BASE_URL: optional(webUrl).describe(
    'The public origin, used in canonical links and redirects. Default http://localhost:PORT.',
  ),
  SHOP_BRAND: optional(z.enum(shopBrands)).describe('Which shop this is: baby (default) or bm.'),
  SHOP_MARKETS: optional(z.string()).describe(
    'The markets that are open, by their codes with commas between them, such as de,at. Unset: all of the brand.',
  ),
  APP_ENV: optional(z.enum(['development', 'qa', 'production'])).describe(
    'production (default), qa (error screens show details) or development.',
  ),
  DATA_DIR: optional(z.string()).describe('The folder of the embedded database. Default .data.'),
  PAGES_MAX_MB: optional(z.coerce.number().int().min(64).max(10_000_000)).describe(
    'How many megabytes of disk the pages that were made on request have at most, at least 64; the least recently used ones go first. Default 4096.',
  ),
  PAGES_SHARED: optional(z.enum(['database'])).describe(
    'Where instances of one build with the same settings share the pages that they make: database. Unset: each makes its own.',
  ),
  MEDIA_MAX_MB: optional(z.coerce.number().int().min(25).max(2_000)).describe(
    'How many megabytes a film or a PDF of the media library may have, 25 to 2000. Pictures and typefaces have at most 25. Default 25.',
  ),
  EDGE_WITHOUT: optional(machinesWithout).describe(
    'Machines of the edge that do not run, with commas between them: page-cache, kept-documents, late-scripts, lean-documents. To find what an upgrade of Next.js broke. Default none.',
  ),
  EDGE_CACHE: optional(z.enum(['tags'])).describe(
    'tags: an HTTP cache in front of the shop keeps its documents, and is purged by their keys. Needs EDGE_PURGE_URL. Unset: it asks for each.',
  ),
  EDGE_PURGE_URL: optional(webAddresses).describe(
    'The addresses at which the HTTP caches in front of the shop are purged, with commas between them. Needed with EDGE_CACHE.',
  ),
  EDGE_PURGE_SECRET: optional(longSecret).describe(
    'The bearer token of those purges, 32 characters or more. Unset: they have none.',
  ),
  DATABASE_URL: optional(databaseUrl).describe('A PostgreSQL database to use instead of the embedded one.'),
  DATABASE_DIRECT_URL: optional(databaseUrl).describe(
    'The same database without the pooler that DATABASE_URL leads through: for LISTEN, migrations, jobs and commands.',
  ),
  DATABASE_CONNECTIONS: optional(z.coerce.number().int().min(8).max(1000)).describe(
    'The number of connections that one instance opens at most. Default 16, at least 8.',
  ),
  STORYBLOK_TOKEN: optional(z.string().min(8)).describe(
    'Access token of a Storyblok space. Set: content comes from Storyblok; unset: from the embedded content service.',
  ),
  STORYBLOK_REGION: optional(z.enum(['eu', 'us', 'ca', 'ap', 'cn'])).describe(
    'The region of the Storyblok space. Default eu.',
  ),
  STORYBLOK_API_URL: optional(webUrl).describe(
    'Another host that speaks the content API, for example a gateway. Default: the host of the region.',
  ),
  STORYBLOK_WEBHOOK_SECRET: optional(z.string().min(16)).describe(
    'The secret that signs publish webhooks. Needed together with STORYBLOK_TOKEN.',
  ),
  STORYBLOK_MANAGEMENT_TOKEN: optional(z.string().min(8)).describe(
    'Personal access token of a Storyblok account, for npm run blocks:push alone.',
  ),
  STORYBLOK_SPACE_ID: optional(z.string().regex(/^\d{1,20}$/, 'is not the number of a space')).describe(
    'The number of the Storyblok space: npm run blocks:push writes to it, and pages open in its visual editor alone. Unset: in that of every space with the token.',
  ),
  STORYBLOK_MANAGEMENT_URL: optional(webUrl).describe(
    'Another host that speaks the Management API. Default: the host of the region.',
  ),
  PREVIEW_SECRET: optional(z.string().min(16)).describe(
    'The secret in addresses that show drafts without an account. Unset: there are none with Storyblok; its editor needs none.',
  ),
  STUDIO_EMAIL: optional(z.email({ pattern: z.regexes.html5Email })).describe(
    'The address of the first account of the Studio, made at the first start. Default studio@localhost.',
  ),
  STUDIO_NAME: optional(z.string().trim().min(1).max(100)).describe(
    'The name of that account, which the log of changes and comments show. Default Studio.',
  ),
  STUDIO_PASSWORD: optional(z.string().min(12).max(200)).describe(
    'The password of that account, 12 characters or more. Unset: made at the first start and told once, on a terminal or in a private file.',
  ),
  STUDIO_ADMIN_PASSKEYS: optional(z.enum(['required'])).describe(
    'required: administrators of the Studio log in by passkey alone, once they have set up their first. Unset: by password too.',
  ),
  SESSION_SECRET: optional(z.string().min(32)).describe(
    "The secret that seals visitors' cookies and signs forms and addresses of pictures, 32 characters or more. Unset: made once and kept in DATA_DIR. Several instances need the same one.",
  ),
  NEWSLETTER_URL: optional(webUrlWithPath).describe(
    'The newsletter service: every confirmed subscription is posted there. Unset: kept in the database.',
  ),
  MAIL_URL: optional(mailUrl).describe(
    'Where mails go: a mail server (smtp:// with STARTTLS, smtps://; user and password in the address) or a gateway that takes them as JSON (https://). Unset: kept in the database.',
  ),
  MAIL_FROM: optional(mailFrom).describe(
    'The sender of mails, such as Nestling <shop@example.com>. Needed with a mail server; a gateway knows its own.',
  ),
  MAIL_TOKEN: optional(z.string().min(8)).describe(
    'The bearer token for the mail gateway and the newsletter service.',
  ),
  FORM_RECIPIENTS: optional(recipients).describe(
    'Recipients of form answers: key=address pairs with commas between them, such as service=service@shop.example.',
  ),
  IMAGE_ORIGINS: optional(origins).describe(
    'Origins from which pictures of products are fetched, with commas between them, such as https://cdn.supplier.example. Unset: none.',
  ),
  FEED_ACCESS: optional(feedAccess).describe(
    'What the servers of feeds ask for, as JSON by shop locale, such as {"de-de":{"user":"shop","password":"…"},"fr-ch":{"header":"X-Api-Key","value":"…"}}. Unset: nothing.',
  ),
  ASSETS_S3_ENDPOINT: optional(webUrl).describe(
    'A store that speaks S3, such as https://s3.eu-central-1.amazonaws.com, in which uploaded files are kept. Needs the other four settings ASSETS_S3_…. Unset: they are kept in DATA_DIR.',
  ),
  ASSETS_S3_REGION: optional(z.string().regex(/^[a-z0-9-]+$/, 'is no name of a region')).describe(
    'The region of that store, such as eu-central-1.',
  ),
  ASSETS_S3_BUCKET: optional(
    z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is no name of a bucket'),
  ).describe('The bucket in that store.'),
  ASSETS_S3_ACCESS_KEY_ID: optional(z.string().min(3)).describe(
    'The key with which the shop reads and writes that bucket.',
  ),
  ASSETS_S3_SECRET_ACCESS_KEY: optional(z.string().min(3)).describe('The secret of that key.'),
  LEAKED_PASSWORDS_URL: optional(webUrl).describe(
    'A service that knows leaked passwords by the first characters of their hashes, such as https://api.pwnedpasswords.com/range. Unset: the most common ones, from a list in the project.',
  ),
  STRIPE_SECRET_KEY: optional(stripeKey).describe(
    'The secret (or restricted) key of a Stripe account. Set: payments go through Stripe; unset: through the sandbox, where no money moves.',
  ),
  STRIPE_WEBHOOK_SECRET: optional(stripeSecret).describe(
    'The signing secret of the webhook by which Stripe announces payments. Needed together with STRIPE_SECRET_KEY.',
  ),
  PAYMENTS: optional(z.enum(['sandbox'])).describe(
    'sandbox: the shop is a test at a public address on purpose, without keys of Stripe or with test keys. Every page says so, orders are marked as tests, and nothing of value is issued. Unset: a public BASE_URL needs live keys.',
  ),
  DHL_API_KEY: optional(
    z
      .string()
      .regex(
        /^[\x21-\x7e]{8,200}$/,
        'is no key of an app: 8 to 200 letters, digits and signs without a space',
      ),
  ).describe(
    'The key of an app at developer.dhl.com with Parcel DE Returns: labels of returns with postage. Needs DHL_USER and DHL_PASSWORD. Unset: no postage is paid by a label.',
  ),
  DHL_USER: optional(z.string().min(1).max(200)).describe(
    'The user of the business customer portal of DHL that may make labels of returns.',
  ),
  DHL_PASSWORD: optional(z.string().min(1).max(200)).describe('The password of that user.'),
  DHL_RETURNS_URL: optional(webUrl).describe(
    'Another host of that service, such as its sandbox. Default https://api-eu.dhl.com/parcel/de/shipping/returns/v1.',
  ),
  MERCHANT_TOKEN: optional(longSecret).describe(
    "The bearer token with which the merchant's systems read orders, 32 characters or more. Unset: they cannot.",
  ),
  MERCHANT_WEBHOOK_URL: optional(safeWebhookUrl).describe(
    'Where each event of an order is announced, by https. Needs MERCHANT_WEBHOOK_SECRET. Unset: nowhere.',
  ),
  MERCHANT_WEBHOOK_SECRET: optional(longSecret).describe(
    'The secret that signs these announcements, 32 characters or more.',
  ),
  VIDEOS_HOST: optional(webUrl).describe(
    'The host that measures what visitors experience: decisions on consent are posted to its /rum/consent/, and its /rum/is_internal says which visitors are colleagues. Unset: nowhere.',
  ),
  GTM_ID: optional(gtmId).describe(
    'The id of a container of Google Tag Manager, such as GTM-ABC123. It is loaded for visitors who consent. Unset: none.',
  ),
  TAG_MANAGER_HOST: optional(webUrl).describe(
    "Another host that serves the container, such as a server-side one. Needs GTM_ID. Default: Google's own.",
  ),
  TAG_MANAGER_HOSTS: optional(origins).describe(
    'Origins that the tags of the container load from and speak to, with commas between them, such as https://px.ads.example. Needs GTM_ID. Unset: those of the container alone.',
  ),
  PERFORMANCE_URL: optional(webUrlWithPath).describe(
    "Where browsers post how fast pages were, with consent. Default: the shop's own call, which writes a line of the log.",
  ),
  SENTRY_DSN: optional(sentryDsn).describe(
    'The DSN of a Sentry, or of a service that speaks like it, to which errors are reported. Unset: they are in the log alone.',
  ),
  TRUSTED_PROXY: optional(z.string().regex(/^\d$/, 'is not a number from 0 to 9').transform(Number)).describe(
    'How many reverse proxies stand before the shop: as many entries from the end of X-Forwarded-For are believed, such as 1, or 2 behind a CDN and a proxy. Default: 0.',
  ),
  TRUSTED_PROXY_RANGES: optional(ranges).describe(
    'The addresses of a CDN or of proxies, such as 203.0.113.0/24,2001:db8::/32: an entry of X-Forwarded-For that is one of them is skipped for the one before it. Default: none.',
  ),
  DRAIN_SECONDS: optional(z.coerce.number().int().min(0).max(300)).describe(
    'For how many seconds after a SIGTERM the shop still takes visitors, while GET /api/health/ answers 503, so that a proxy sends them elsewhere. Default 5 with TRUSTED_PROXY, else 0.',
  ),
  PROCESS_ROLE: optional(z.enum(['all', 'web', 'worker'])).describe(
    'What this process does: web answers visitors and runs no jobs for all, worker runs them and takes no visitors, all (default) does both. web and worker need DATABASE_URL and SESSION_SECRET.',
  ),
  OPERATION_PORT: optional(port).describe(
    'The port for those who operate the shop: /healthz, /readyz and /metrics, which no visitor may reach. Unset: none.',
  ),
  OPERATION_HOST: optional(z.string()).describe(
    'The address that this port listens on. Default 127.0.0.1: the machine itself alone.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(webUrl).describe(
    'Where a collector of OpenTelemetry takes traces by OTLP over HTTP, to whose address /v1/traces is added. Unset: nothing is traced.',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: optional(headerPairs).describe(
    'Headers that the collector asks for, as name=value with commas between them. Unset: none.',
  ),
  OTEL_SERVICE_NAME: optional(z.string().trim().min(1).max(100)).describe(
    'What this process is called in traces. Default shop.',
  ),
  OTEL_TRACES_SAMPLER_ARG: optional(z.coerce.number().min(0).max(1)).describe(
    'The part of requests whose traces are recorded, 0 to 1. Default 0.1.',
  ),
  SLOW_STATEMENT_MS: optional(z.coerce.number().int().min(1).max(600_000)).describe(
    'From how many milliseconds on a statement of the database is named in the log, without its values. Unset: none.',
  ),
  LOG_FORMAT: optional(z.enum(['json', 'text'])).describe(
    'json (one object a line) or text. Default: text on a terminal, else json.',
  ),
} satisfies Record<string, z.ZodType>
