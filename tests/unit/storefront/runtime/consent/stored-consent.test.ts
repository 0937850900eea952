import { describe, expect, it } from 'vitest'
import { serviceKey } from '@/lib/storefront/runtime/consent/service-key'
import { readConsent, writeConsent, writeHistories } from '@/lib/storefront/runtime/consent/stored-consent'
import { consent, decidedAt, decidedService } from '@/tests/fixtures/consent'

const written = writeConsent(consent())
const decision = { status: 'denied', timestamp: decidedAt, consentVersion: 1, appVersion: '1' } as const
const withoutHistories = (given = consent()) => ({
  ...given,
  services: given.services.map((service) => ({ ...service, history: [] })),
})

describe('the stored consent', () => {
  it('is read as it was written', () =>
    expect(readConsent(written, writeHistories(consent()))).toEqual(consent()))

  it.each(['a; b="c", d', 'a~b', '1.2.3', '', 'ü%'])(
    'of the release %j is written with nothing that ends a cookie',
    (appVersion) => {
      const given = consent({ appVersion })
      expect(writeConsent(given)).toMatch(/^[\w%.()!~*'-]+$/)
      expect(readConsent(writeConsent(given))?.appVersion).toBe(appVersion)
    },
  )

  it('keeps the last three decisions of a service', () => {
    const history = [1, 2, 3, 4].map((timestamp) => ({ ...decision, timestamp }))
    const given = consent({ services: [{ ...decidedService('a', 'marketing'), history }] })
    const [kept] = readConsent(writeConsent(given), writeHistories(given))?.services ?? []
    expect(kept?.history.map(({ timestamp }) => timestamp)).toEqual([2, 3, 4])
  })

  it.each([
    ['no histories', undefined],
    ['histories that are none', 'x'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['decisions that are none', JSON.stringify({ [serviceKey('session')]: ['maybe.1.1.1', 5] })],
    ['no list of them', JSON.stringify({ [serviceKey('session')]: 'a.1.1.1' })],
    ['too much', JSON.stringify({ a: 'b'.repeat(300_000) })],
  ])('stands with %s beside it', (_, histories) =>
    expect(readConsent(written, histories)).toEqual(withoutHistories()),
  )
})

it('keys are short, and each of 20,000 names has its own', () => {
  const keys = Array.from({ length: 20_000 }, (_, index) => serviceKey(`service ${index}`))
  expect(new Set(keys).size).toBe(20_000)
  expect(keys.filter((key) => !/^[\da-z]{8}$/.test(key))).toEqual([])
})

describe('no consent is', () => {
  it.each([
    ['nothing', undefined],
    ['an empty cookie', ''],
    ['no consent', 'yes'],
    ['half of one', written.slice(0, 59)],
    ['a broken escape', written.replace('1.0.0', '%E0%A4%A')],
    ['one of before', encodeURIComponent(JSON.stringify({ version: 1, userInteracted: true }))],
    ['too long', writeConsent(consent({ appVersion: 'a'.repeat(5000) }))],
    ['one without its time', written.replace(decidedAt.toString(36), '')],
    ['one of a time that is none', written.replace(decidedAt.toString(36), '-1')],
    ['one of an endless time', written.replace(decidedAt.toString(36), 'z'.repeat(12))],
    ['one with a service by a word', `${written}-yes`],
    ['one with a category that is none', `${written}~x`],
    ['one of hundreds of categories', written + '~00000000o'.repeat(101)],
  ])('%s', (_, cookie) => expect(readConsent(cookie)).toBeUndefined())
})
