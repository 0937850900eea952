import { describe, expect, it } from 'vitest'
import { isLoopbackAddress, readConfig } from '@/lib/platform/config'

describe('a loopback address', () => {
  it.each([
    ['http://localhost:3000', true],
    ['http://localhost.:3000', true],
    ['http://LOCALHOST', true],
    ['http://shop.localhost:3000', true],
    ['http://127.0.0.1:3000', true],
    ['http://127.1', true],
    ['http://127.255.255.254', true],
    ['http://0x7f000001', true],
    ['http://[::1]:3000', true],
    ['http://[0:0:0:0:0:0:0:1]', true],
    ['http://[::ffff:127.0.0.1]', true],
    ['https://shop.example', false],
    ['https://localhost.example', false],
    ['https://localhost@shop.example', false],
    ['https://notlocalhost', false],
    ['http://127.0.0.1.example', false],
    ['http://128.0.0.1', false],
    ['http://0.0.0.0:3000', false],
    ['http://[::]:3000', false],
    ['http://192.168.1.5:3000', false],
    ['http://10.0.0.1', false],
    ['http://[fe80::1]', false],
    ['http://[::ffff:10.0.0.1]', false],
    ['shop', false],
  ])('%s: %s', (address, is) => expect(isLoopbackAddress(address)).toBe(is))
})

const secret = { STRIPE_WEBHOOK_SECRET: 'whsec_abcdefghijkl' }
const live = { STRIPE_SECRET_KEY: 'sk_live_abcdefghijkl', ...secret }
const restricted = { STRIPE_SECRET_KEY: 'rk_live_abcdefghijkl', ...secret }
const test = { STRIPE_SECRET_KEY: 'sk_test_abcdefghijkl', ...secret }
const restrictedTest = { STRIPE_SECRET_KEY: 'rk_test_abcdefghijkl', ...secret }
const here = { BASE_URL: 'http://localhost:3000' }
const open = { BASE_URL: 'https://shop.example' }
const sandbox = { PAYMENTS: 'sandbox' }

/** The mode of a shop with these settings, or the variables that are to be mended. */
const modeOf = (env: Record<string, string>) => {
  const result = readConfig(env)
  return result.ok ? result.config.paymentMode : result.problems.map((problem) => problem.split(':')[0])
}

describe('the payments of a shop', () => {
  it.each<[Record<string, string>, unknown]>([
    [{}, 'demo'],
    [here, 'demo'],
    [{ ...here, ...test }, 'demo'],
    [{ ...here, ...live }, 'live'],
    [{ ...here, ...sandbox }, 'test'],
    [live, 'live'],
    [sandbox, 'test'],
    [{ ...open, ...live }, 'live'],
    [{ ...open, ...restricted }, 'live'],
    [{ ...open, ...sandbox }, 'test'],
    [{ ...open, ...sandbox, ...test }, 'test'],
    [{ ...open, ...sandbox, ...restrictedTest }, 'test'],
    [open, ['STRIPE_SECRET_KEY']],
    [{ ...open, ...test }, ['STRIPE_SECRET_KEY']],
    [{ ...open, ...restrictedTest }, ['STRIPE_SECRET_KEY']],
    [{ ...open, ...live, ...sandbox }, ['PAYMENTS']],
    [{ ...here, ...live, ...sandbox }, ['PAYMENTS']],
    [{ ...open, PAYMENTS: 'live' }, ['PAYMENTS', 'STRIPE_SECRET_KEY']],
    // Plain http leaves everything to be read on the way; a test on purpose may be tried in a network of its own.
    [{ BASE_URL: 'http://shop.example', ...live }, ['BASE_URL']],
    [{ BASE_URL: 'http://192.168.1.5:3000', ...live }, ['BASE_URL']],
    [{ BASE_URL: 'http://192.168.1.5:3000', ...sandbox }, 'test'],
    [{ BASE_URL: 'http://shop.example' }, ['STRIPE_SECRET_KEY', 'BASE_URL']],
    // All that is wrong is named at once.
    [{ ...open, PORT: 'many' }, ['PORT', 'STRIPE_SECRET_KEY']],
  ])('%j: %j', (env, expected) => expect(modeOf(env)).toEqual(expected))

  it('name the setting of a test on purpose to whoever opens a shop without live keys', () => {
    for (const env of [open, { ...open, ...test }]) {
      const result = readConfig(env)
      expect(result.ok ? '' : result.problems.join()).toContain('PAYMENTS=sandbox')
      expect(result.ok ? '' : result.problems.join()).not.toContain('abcdefghijkl')
    }
  })
})
