import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { readConfig } from '@/lib/platform/config/env'
import { settings } from '@/lib/platform/config/settings'

describe('readConfig', () => {
  it('needs nothing', () => {
    const result = readConfig({})
    expect(result).toMatchObject({
      ok: true,
      config: {
        port: 3000,
        baseUrl: 'http://localhost:3000',
        brand: 'baby',
        appEnv: 'production',
        dataDir: '.data',
      },
    })
  })

  it('takes an empty variable for an unset one', () => {
    expect(readConfig({ PORT: '', STORYBLOK_TOKEN: '' })).toMatchObject({ ok: true, config: { port: 3000 } })
    // No `fetch` connects to it, and the shop calls itself.
    expect(readConfig({ PORT: '4190' })).toMatchObject({ ok: false })
  })

  it.each([
    ['studio@localhost', true],
    ['redaktion@shop.example', true],
    ['studio', false],
  ])('takes as the address of the first account %s: %s', (address, ok) => {
    expect(readConfig({ STUDIO_EMAIL: address }).ok).toBe(ok)
  })

  it('lists every wrong variable at once, by name, with what it is for', () => {
    const result = readConfig({
      PORT: 'many',
      SHOP_BRAND: 'toys',
      DATABASE_URL: 'mysql://x',
      BASE_URL: 'shop',
    })
    expect(result.ok).toBe(false)
    const problems = result.ok ? [] : result.problems
    for (const name of ['PORT', 'SHOP_BRAND', 'DATABASE_URL', 'BASE_URL'] as const) {
      const purpose = settings[name].description ?? '?'
      expect(problems.some((problem) => problem.startsWith(`${name}:`) && problem.includes(purpose))).toBe(
        true,
      )
    }
  })

  it('reads what the servers of feeds ask for as headers, and tells nothing of it', () => {
    const access = {
      'de-de': { user: 'shop', password: 'a:b,c=d' },
      'fr-ch': { header: 'X-Api-Key', value: 'secretkey' },
    }
    expect(readConfig({ FEED_ACCESS: JSON.stringify(access) })).toMatchObject({
      config: {
        feedAccess: {
          'de-de': { authorization: `Basic ${Buffer.from('shop:a:b,c=d').toString('base64')}` },
          'fr-ch': { 'x-api-key': 'secretkey' },
        },
      },
    })
    for (const wrong of [
      'secretkey',
      '{"de":{"user":"a","password":"secretkey"}}',
      '{"de-de":{"user":"a:b","password":"secretkey"}}',
      '{"de-de":{"header":"Host","value":"secretkey"}}',
      '{"de-de":{"header":"X-Key","value":"secretkey\\r\\nHost: x"}}',
      '{"de-de":"secretkey"}',
    ]) {
      const result = readConfig({ FEED_ACCESS: wrong })
      const told = result.ok ? '' : result.problems.join()
      expect([wrong, told]).toEqual([wrong, expect.stringMatching(/^FEED_ACCESS: /)])
      expect(told).not.toContain('secretkey')
    }
  })

  it('needs the webhook secret when content comes from Storyblok', () => {
    const result = readConfig({ STORYBLOK_TOKEN: 'a-long-token' })
    expect(result.ok ? '' : result.problems.join()).toContain('STORYBLOK_WEBHOOK_SECRET')
    expect(
      readConfig({ STORYBLOK_TOKEN: 'a-long-token', STORYBLOK_WEBHOOK_SECRET: 'sixteen-characters' }).ok,
    ).toBe(true)
  })

  it('needs a sender for a mail server, and none for a gateway', () => {
    const result = readConfig({ MAIL_URL: 'smtp://mail.example.com', PORT: 'many' })
    expect(result.ok ? [] : result.problems.map((problem) => problem.split(':')[0])).toEqual([
      'PORT',
      'MAIL_FROM',
    ])
    expect(readConfig({ MAIL_URL: 'https://mail.example.com/send' }).ok).toBe(true)
  })

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_live_abcdefghijkl' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_abcdefghijkl' }, 'STRIPE_SECRET_KEY'],
    [
      { STRIPE_SECRET_KEY: 'pk_live_abcdefghijkl', STRIPE_WEBHOOK_SECRET: 'whsec_abcdefghijkl' },
      'STRIPE_SECRET_KEY',
    ],
    [
      { STRIPE_SECRET_KEY: ' sk_live_abcdefghijkl', STRIPE_WEBHOOK_SECRET: 'whsec_abcdefghijkl' },
      'STRIPE_SECRET_KEY',
    ],
    [
      { STRIPE_SECRET_KEY: 'whsec_abcdefghijkl', STRIPE_WEBHOOK_SECRET: 'whsec_abcdefghijkl' },
      'STRIPE_SECRET_KEY',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_live_abcdefghijkl', STRIPE_WEBHOOK_SECRET: 'sk_live_abcdefghijkl' },
      'STRIPE_WEBHOOK_SECRET',
    ],
  ])('refuses half of what Stripe needs, and keys in the wrong place: %j', (env, name) => {
    const result = readConfig({ ...env })
    const problems = result.ok ? [] : result.problems
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}: `))])
    expect(problems.join(), 'a problem does not quote a secret').not.toContain('abcdefghijkl')
  })

  it.each(['sk_test_', 'sk_live_', 'rk_live_'])('takes the key %s… of Stripe with its secret', (start) => {
    const keys = { secretKey: `${start}abcdefghijkl`, webhookSecret: 'whsec_abcdefghijkl' }
    const env = { STRIPE_SECRET_KEY: keys.secretKey, STRIPE_WEBHOOK_SECRET: keys.webhookSecret }
    expect(readConfig(env)).toMatchObject({ ok: true, config: { stripe: keys } })
    expect(readConfig({})).toMatchObject({ ok: true, config: { stripe: undefined } })
  })

  describe('for the merchant', () => {
    const long = 'thirty-two-characters-are-needed!'
    const url = 'https://warehouse.example.com/orders'
    const problemsOf = (env: Record<string, string>) => {
      const result = readConfig(env)
      return result.ok ? result.config.merchant : result.problems.map((problem) => problem.split(':')[0])
    }

    it.each<[Record<string, string>, unknown]>([
      [{}, { token: undefined, webhook: undefined }],
      [{ MERCHANT_TOKEN: long }, { token: long, webhook: undefined }],
      [{ MERCHANT_TOKEN: 'short' }, ['MERCHANT_TOKEN']],
      [{ MERCHANT_TOKEN: `${long} ${long}` }, ['MERCHANT_TOKEN']],
      [{ MERCHANT_WEBHOOK_URL: url }, ['MERCHANT_WEBHOOK_SECRET']],
      [{ MERCHANT_WEBHOOK_SECRET: long }, ['MERCHANT_WEBHOOK_URL']],
      [
        { MERCHANT_WEBHOOK_URL: url, MERCHANT_WEBHOOK_SECRET: long },
        { token: undefined, webhook: { url, secret: long } },
      ],
    ])('reads %j', (env, expected) => expect(problemsOf(env)).toEqual(expected))

    it.each([
      ['http://localhost:8080/x', true],
      ['http://127.0.0.1/x', true],
      ['http://[::1]:9/x', true],
      ['http://warehouse.example.com/x', false],
      ['http://localhost.example.com/x', false],
      ['https://user:password@warehouse.example.com/x', false],
      ['ftp://warehouse.example.com/x', false],
      ['warehouse', false],
    ])('takes %s for a webhook: %s', (address, isAllowed) => {
      const { ok } = readConfig({ MERCHANT_WEBHOOK_URL: address, MERCHANT_WEBHOOK_SECRET: long })
      expect(ok).toBe(isAllowed)
    })
  })

  it('is documented whole in .env.example', () => {
    const example = readFileSync('.env.example', 'utf8')
    for (const name of Object.keys(settings)) expect(example).toContain(`# ${name}=`)
  })
})

const mailOf = (MAIL_URL: string, MAIL_FROM = 'shop@example.com') => {
  const result = readConfig({ MAIL_URL, MAIL_FROM, MAIL_TOKEN: 'a-long-token' })
  return result.ok ? result.config.post.mail : result.problems
}

test.each([
  [
    'https://mail.example.com/send',
    { kind: 'http', url: 'https://mail.example.com/send', token: 'a-long-token' },
  ],
  ['smtp://mail.example.com', { kind: 'smtp', host: 'mail.example.com', port: 587, secure: false }],
  ['smtps://mail.example.com/', { port: 465, secure: true, login: undefined }],
  ['smtp://a:b@localhost:25', { host: 'localhost', port: 25, login: { user: 'a', password: 'b' } }],
  ['smtp://[::1]:25', { host: '::1', port: 25 }],
  [
    'smtps://shop%40example.com:p%2Fss%3Aw%20%C3%B6@m.example',
    { login: { user: 'shop@example.com', password: 'p/ss:w ö' } },
  ],
])('mails go to %s', (url, target) => {
  expect(mailOf(url)).toMatchObject(target)
})

test.each([
  ['shop@example.com', { name: '', address: 'shop@example.com' }],
  ['Nestling für Eltern <shop@example.com>', { name: 'Nestling für Eltern', address: 'shop@example.com' }],
  ['"Nestling, Shop" < shop@example.com >', { name: 'Nestling, Shop', address: 'shop@example.com' }],
])('mails come from %s', (from, sender) => {
  expect(mailOf('smtp://mail.example.com', from)).toMatchObject({ from: sender })
})

test.each([
  ['MAIL_URL', 'mail.example.com'],
  ['MAIL_URL', 'ftp://mail.example.com'],
  ['MAIL_URL', 'smtp://'],
  ['MAIL_URL', 'smtp://shop%40example.com'],
  ['MAIL_URL', 'smtp://user@mail.example.com'],
  ['MAIL_URL', 'smtp://:geheim@mail.example.com'],
  ['MAIL_URL', 'smtp://user:geheim%@mail.example.com'],
  ['MAIL_URL', 'smtp://user:ge/heim@mail.example.com'],
  ['MAIL_URL', 'smtp://user:geheim@mail.example.com/?pool=true'],
  ['MAIL_FROM', 'Nestling'],
  ['MAIL_FROM', 'Nestling <shop>'],
  ['MAIL_FROM', 'a@example.com, b@example.com'],
  ['MAIL_FROM', 'x\r\nBcc: b@example.com <a@example.com>'],
])('%s is refused as %j, and its words are not repeated', (name, value) => {
  const problems = mailOf(
    ...((name === 'MAIL_URL' ? [value] : ['smtp://mail.example.com', value]) as [string]),
  )
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}: is n(?:either|ot) `))])
  expect(String(problems)).not.toMatch(/geheim|ge\/heim|Bcc/)
})

describe('the origins of pictures', () => {
  const originsOf = (IMAGE_ORIGINS: string) => {
    const result = readConfig({ IMAGE_ORIGINS })
    return result.ok ? result.config.imageOrigins : result.problems.join()
  }

  it.each([
    ['', []],
    ['https://cdn.supplier.example', ['https://cdn.supplier.example']],
    [
      'https://CDN.supplier.example/ , https://b.example:8443',
      ['https://cdn.supplier.example', 'https://b.example:8443'],
    ],
    ['https://cdn.supplier.example:443', ['https://cdn.supplier.example']],
  ])('%j are read', (text, expected) => {
    expect(originsOf(text)).toEqual(expected)
  })

  it.each([
    'http://cdn.supplier.example',
    'cdn.supplier.example',
    'https://cdn.supplier.example/pictures',
    'https://cdn.supplier.example?x=1',
    'https://user:word@cdn.supplier.example',
    'https://*.supplier.example',
    'https://127.0.0.1',
    'https://2130706433',
    'https://[::1]',
    'https://a.example,',
    '*',
  ])('%j are refused', (text) => {
    expect(originsOf(text)).toContain('IMAGE_ORIGINS')
  })
})

describe('the markets that are open', () => {
  const problemsOf = (env: Record<string, string>) => {
    const result = readConfig(env)
    return result.ok ? [] : result.problems
  }

  it.each<Record<string, string>>([
    { SHOP_MARKETS: 'de' },
    { SHOP_MARKETS: ' DE, ch-fr ,' },
    { SHOP_MARKETS: 'nl', SHOP_BRAND: 'bm' },
  ])('are taken from %j', (env) => expect(problemsOf(env)).toEqual([]))

  it.each([
    [{ SHOP_MARKETS: 'de,nl,xx' }, 'has nl, xx; the markets of baby are de, at, ch-fr, ch'],
    [{ SHOP_MARKETS: 'de,xx', SHOP_BRAND: 'toys' }, 'has xx; the markets of all brands are de, at,'],
    [{ SHOP_MARKETS: ' , ' }, 'names none; the markets of baby are de, at, ch-fr, ch'],
  ])('are refused in %j', (env, reason) => {
    const wrongBrand = 'SHOP_BRAND' in env ? [expect.stringContaining('SHOP_BRAND: ')] : []
    expect(problemsOf(env)).toEqual([...wrongBrand, expect.stringContaining(`SHOP_MARKETS: ${reason}`)])
  })

  it('are not refused where only the brand is wrong', () => {
    const problems = problemsOf({ SHOP_MARKETS: 'nl', SHOP_BRAND: 'toys' })
    expect(problems).toEqual([expect.stringContaining('SHOP_BRAND: ')])
  })
})
