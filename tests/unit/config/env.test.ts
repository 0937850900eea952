import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig, settings } from '@/lib/config'

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

  it('needs the webhook secret when content comes from Storyblok', () => {
    const result = readConfig({ STORYBLOK_TOKEN: 'a-long-token' })
    expect(result.ok ? '' : result.problems.join()).toContain('STORYBLOK_WEBHOOK_SECRET')
    expect(
      readConfig({ STORYBLOK_TOKEN: 'a-long-token', STORYBLOK_WEBHOOK_SECRET: 'sixteen-characters' }).ok,
    ).toBe(true)
  })

  it('is documented whole in .env.example', () => {
    const example = readFileSync('.env.example', 'utf8')
    for (const name of Object.keys(settings)) expect(example).toContain(`# ${name}=`)
  })
})
