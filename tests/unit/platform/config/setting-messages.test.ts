import { describe, expect, it } from 'vitest'
import { readConfig } from '@/lib/platform/config/env'
import { settingExamples } from '@/lib/platform/config/setting-examples'
import { settings } from '@/lib/platform/config/settings'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { changedConfiguration } from '@/schemas/shop'

const problemsOf = (env: Record<string, string>) => {
  const result = readConfig(env)
  return result.ok ? [] : result.problems
}
type Name = keyof typeof settings

const noUrl = /is no address that begins with https/
/** A wrong value of each setting, and what is said of it; undefined: it takes any text. */
const wrong: Record<Name, [value: string, message: RegExp] | undefined> = {
  PORT: ['http', /is no whole number/],
  HOST: undefined,
  BASE_URL: ['shop.example', noUrl],
  SHOP_BRAND: ['toys', /is none of baby, bm/],
  SHOP_MARKETS: ['de,pl', /has pl; the markets of baby are de, at/],
  APP_ENV: ['live', /is none of development, qa, production/],
  DATA_DIR: undefined,
  PAGES_MAX_MB: ['10', /is less than 64/],
  MEDIA_MAX_MB: ['10', /is less than 25/],
  EDGE_WITHOUT: ['cache', /has an entry that is none of page-cache/],
  EDGE_CACHE: ['on', /is none of tags/],
  EDGE_PURGE_URL: ['http://a.example/,b', /has an entry that is no address/],
  EDGE_PURGE_SECRET: ['short', /has fewer than 32 characters/],
  DATABASE_URL: ['mysql://x', /is no address that begins with postgres/],
  DATABASE_DIRECT_URL: ['db.example', /is no address that begins with postgres/],
  DATABASE_CONNECTIONS: ['4', /is less than 8/],
  STORYBLOK_TOKEN: ['short', /has fewer than 8 characters/],
  STORYBLOK_REGION: ['de', /is none of eu, us/],
  STORYBLOK_API_URL: ['gateway', noUrl],
  STORYBLOK_WEBHOOK_SECRET: ['short', /has fewer than 16 characters/],
  STORYBLOK_MANAGEMENT_TOKEN: ['short', /has fewer than 8 characters/],
  STORYBLOK_SPACE_ID: ['#12', /is not the number of a space/],
  STORYBLOK_MANAGEMENT_URL: ['gateway', noUrl],
  PREVIEW_SECRET: ['short', /has fewer than 16 characters/],
  STUDIO_EMAIL: ['studio', /is no mail address/],
  STUDIO_NAME: ['x'.repeat(101), /has more than 100 characters/],
  STUDIO_PASSWORD: ['short', /has fewer than 12 characters/],
  STUDIO_ADMIN_PASSKEYS: ['yes', /is none of required/],
  SESSION_SECRET: ['short', /has fewer than 32 characters/],
  NEWSLETTER_URL: ['news', noUrl],
  MAIL_URL: ['mail.example', /is neither the http\(s\) address/],
  MAIL_FROM: ['shop', /is not an address/],
  MAIL_TOKEN: ['short', /has fewer than 8 characters/],
  FORM_RECIPIENTS: ['service@shop.example', /has “service@shop\.example”, which is no pair key=address/],
  IMAGE_ORIGINS: ['cdn.example', /has an entry that is no https origin/],
  FEED_ACCESS: ['shop:word', /is no JSON/],
  ASSETS_S3_ENDPOINT: ['s3', noUrl],
  ASSETS_S3_REGION: ['EU', /is no name of a region/],
  ASSETS_S3_BUCKET: ['_', /is no name of a bucket/],
  ASSETS_S3_ACCESS_KEY_ID: ['x', /has fewer than 3 characters/],
  ASSETS_S3_SECRET_ACCESS_KEY: ['x', /has fewer than 3 characters/],
  LEAKED_PASSWORDS_URL: ['pwned', noUrl],
  STRIPE_SECRET_KEY: ['pk_live_1', /is no secret key of Stripe/],
  STRIPE_WEBHOOK_SECRET: ['sk_live_1', /is no webhook's signing secret/],
  PAYMENTS: ['test', /is none of sandbox/],
  DHL_API_KEY: ['key', /is no key of an app: 8 to 200/],
  DHL_USER: ['x'.repeat(201), /has more than 200 characters/],
  DHL_PASSWORD: ['x'.repeat(201), /has more than 200 characters/],
  DHL_RETURNS_URL: ['sandbox', noUrl],
  MERCHANT_TOKEN: ['short', /has fewer than 32 characters/],
  MERCHANT_WEBHOOK_URL: ['http://warehouse.example', /is not an https address/],
  MERCHANT_WEBHOOK_SECRET: ['short', /has fewer than 32 characters/],
  VIDEOS_HOST: ['rum', noUrl],
  GTM_ID: ['G-1', /is not a valid GTM-ID/],
  TAG_MANAGER_HOST: ['tags', noUrl],
  TAG_MANAGER_HOSTS: ['tags', /has an entry that is no https origin/],
  PERFORMANCE_URL: ['speed', noUrl],
  SENTRY_DSN: ['errors.example', noUrl],
  TRUSTED_PROXY: ['yes', /is not a number from 0 to 9/],
  TRUSTED_PROXY_RANGES: ['cdn', /has an entry that is no address and no range/],
  DRAIN_SECONDS: ['301', /is more than 300/],
  PAGES_SHARED: ['redis', /is none of database/],
  PROCESS_ROLE: ['cron', /is none of all, web, worker/],
  OPERATION_PORT: ['3000', /is the port of the shop/],
  OPERATION_HOST: undefined,
  OTEL_EXPORTER_OTLP_ENDPOINT: ['collector:4318', noUrl],
  OTEL_EXPORTER_OTLP_HEADERS: ['api-key', /has an entry that is no name=value/],
  OTEL_SERVICE_NAME: ['x'.repeat(101), /has more than 100 characters/],
  OTEL_TRACES_SAMPLER_ARG: ['10', /is more than 1/],
  SLOW_STATEMENT_MS: ['0', /is less than 1/],
  LOG_FORMAT: ['xml', /is none of json, text/],
}
const names = Object.keys(settings) as Name[]

describe('a message about a setting', () => {
  it.each(names)('%s has an example that is right', (name) => {
    expect(settings[name].safeParse(settingExamples[name]).error?.issues).toBeUndefined()
  })

  it.each(names.filter((name) => wrong[name]))('%s says what is wrong, where, and what is right', (name) => {
    const [value, message] = wrong[name] ?? ['', /./]
    const said = problemsOf({ [name]: value }).filter((problem) => problem.startsWith(`${name}: `))
    expect(said).toEqual([expect.stringMatching(message)])
    expect(said[0]).toContain(`${name}=${settingExamples[name]}`)
    expect(said[0]).not.toMatch(/invalid|expected|undefined|NaN|\.\./i)
  })

  it('stands there once for each of all settings that are wrong', () => {
    const env = Object.fromEntries(names.flatMap((name) => (wrong[name] ? [[name, wrong[name][0]]] : [])))
    const told = problemsOf(env).map((problem) => problem.split(':')[0])
    expect(told.toSorted()).toEqual(Object.keys(env).toSorted())
  })

  it('names what is missing beside others, also while another is wrong', () => {
    const env = {
      DHL_API_KEY: 'key-of-an-app',
      ASSETS_S3_REGION: 'eu-central-1',
      SHOP_MARKETS: 'pl',
      PORT: 'x',
    }
    expect(problemsOf(env).map((problem) => problem.split(':')[0])).toEqual([
      ...['PORT', 'DHL_USER', 'DHL_PASSWORD', 'ASSETS_S3_ENDPOINT', 'ASSETS_S3_BUCKET'],
      ...['ASSETS_S3_ACCESS_KEY_ID', 'ASSETS_S3_SECRET_ACCESS_KEY', 'SHOP_MARKETS'],
    ])
  })
})

describe('a message about a row of the configuration', () => {
  const said = (row: object) => {
    const { error } = changedConfiguration.safeParse(row)
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  }

  it('says who may pay for returns', () => {
    expect(said({ returns: { ...usualReturnTerms, payer: 'shop' } })).toEqual([
      'returns.payer: is neither "seller", "customer" nor, such as from 50.00 on, {"sellerFrom":5000}',
    ])
  })

  it('names each field that a seller lacks, with an example', () => {
    const problems = said({ seller: { name: 'Kleine Freude GmbH' } })
    for (const problem of [
      'seller.street: is missing, such as "Am Markt 3"',
      'seller.country: is missing, such as "DE"',
      'seller.email: is missing, such as "service@shop.example"',
      'seller.taxNumbers: is missing, such as ["USt-IdNr. DE123456789"]',
      expect.stringMatching(/^seller\.bankAccount: is missing, such as \{"holder":/),
      'seller.invoiceDays: is missing, such as 14',
    ])
      expect(problems).toContainEqual(problem)
    for (const problem of problems) expect(problem).toContain('is missing, such as')
  })
})
