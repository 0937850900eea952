import { describe, expect, it } from 'vitest'
import { readConsent, writeConsent } from '@/lib/storefront/consent/stored-consent'
import { consent, decidedAt } from '../../../fixtures/consent'

const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value))
const written = JSON.parse(decodeURIComponent(writeConsent(consent())))
const [first] = written.services
const decision = { status: 'denied', timestamp: decidedAt, consentVersion: 1, appVersion: '1' } as const

describe('the stored consent', () => {
  it('is read as it was written', () => expect(readConsent(writeConsent(consent()))).toEqual(consent()))

  it('is written with nothing that ends a cookie', () =>
    expect(writeConsent(consent({ appVersion: 'a; b="c", d' }))).toMatch(/^[\w%.()!~*'-]+$/))

  it('keeps the last three decisions of a service', () => {
    const history = [1, 2, 3, 4].map((timestamp) => ({ ...decision, timestamp }))
    const services = [{ name: 'a', group: 'b', status: false, history }]
    const [kept] = readConsent(writeConsent(consent({ services })))?.services ?? []
    expect(kept?.history.map(({ timestamp }) => timestamp)).toEqual([2, 3, 4])
  })
})

it('a consent as it stands in a cookie is one, changed in nothing', () =>
  expect(readConsent(encoded(written))).toEqual(consent()))

it('the three decisions on a dozen services of long names fit into a cookie', () => {
  const history = [1, 2, 3].map((days) => ({
    ...decision,
    timestamp: decidedAt + days,
    appVersion: '10.20.30',
  }))
  const services = Array.from({ length: 12 }, (_, index) => ({
    ...{ name: `performance_monitoring_${index}`, group: 'statistics', status: false, history },
  }))
  expect(readConsent(writeConsent(consent({ services })))?.services).toEqual(services)
})

describe('no consent is', () => {
  it.each([
    ['nothing', undefined],
    ['an empty cookie', ''],
    ['no JSON', 'yes'],
    ['half of one', writeConsent(consent()).slice(0, 100)],
    ['a broken escape', '%E0%A4%A'],
    ['null', 'null'],
    ['a list', encoded([])],
    ['too long', encoded({ ...written, appVersion: 'a'.repeat(5000) })],
    ['one without its time', encoded({ ...written, timestamp: undefined })],
    ['one of a time that is none', encoded({ ...written, timestamp: '1' })],
    ['one of an endless time', writeConsent(consent()).replace(String(decidedAt), '1e999')],
    ['one without services', encoded({ ...written, services: undefined })],
    ['one whose services are none', encoded({ ...written, services: [{}] })],
    ['one with a service by a word', encoded({ ...written, services: [{ ...first, status: 'yes' }] })],
    [
      'one with a decision that is none',
      encoded({ ...written, services: [{ ...first, history: ['maybe.1.1.1'] }] }),
    ],
    ['one with a category that is none', encoded({ ...written, categories: [null] })],
    ['one of hundreds of services', encoded({ ...written, categories: Array(101).fill(first) })],
  ])('%s', (_, cookie) => expect(readConsent(cookie)).toBeUndefined())
})
