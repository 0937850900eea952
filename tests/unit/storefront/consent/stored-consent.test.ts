import { describe, expect, it } from 'vitest'
import { readConsent, writeConsent } from '@/lib/storefront/consent/stored-consent'
import { consent, decidedAt } from '../../../fixtures/consent'

const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value))
const [first] = consent().services
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

describe('no consent is', () => {
  it.each([
    ['nothing', undefined],
    ['an empty cookie', ''],
    ['no JSON', 'yes'],
    ['half of one', writeConsent(consent()).slice(0, 100)],
    ['a broken escape', '%E0%A4%A'],
    ['null', 'null'],
    ['a list', encoded([])],
    ['too long', encoded({ ...consent(), appVersion: 'a'.repeat(5000) })],
    ['one without its time', encoded({ ...consent(), timestamp: undefined })],
    ['one of a time that is none', encoded({ ...consent(), timestamp: '1' })],
    ['one of an endless time', writeConsent(consent()).replace(String(decidedAt), '1e999')],
    ['one without services', encoded({ ...consent(), services: undefined })],
    ['one whose services are none', encoded({ ...consent(), services: [{}] })],
    ['one with a service by a word', encoded({ ...consent(), services: [{ ...first, status: 'yes' }] })],
    [
      'one with a decision that is none',
      encoded({ ...consent(), services: [{ ...first, history: [{ ...decision, status: 'maybe' }] }] }),
    ],
    ['one with a category that is none', encoded({ ...consent(), categories: [null] })],
    ['one of hundreds of services', encoded({ ...consent(), categories: Array(101).fill(first) })],
  ])('%s', (_, cookie) => expect(readConsent(cookie)).toBeUndefined())
})
