import { describe, expect, it } from 'vitest'
import { isServiceOn } from '@/lib/storefront/runtime/consent/is-service-on'
import { consentFault, consentValidity, consentVersion } from '@/lib/storefront/runtime/consent/validity'
import { consent, decidedAt } from '@/tests/fixtures/consent'

const now = decidedAt + 1000

describe('a stored consent', () => {
  it.each([
    ['is valid on its day', {}, now, undefined],
    ['is valid at its moment', {}, decidedAt, undefined],
    ['is valid until its year is over', {}, decidedAt + 31_556_925_999, undefined],
    ['is not when it is a year old', {}, decidedAt + 31_556_926_000, 'time'],
    ['is not when it is from the future', {}, decidedAt - 1, 'time'],
    ['is not of an older version', { version: 0 }, now, 'version'],
    ['is not of a later version', { version: consentVersion + 1 }, now, 'version'],
    ['is not without the visitor', { userInteracted: false }, now, 'interaction'],
    ['names the visitor first', { userInteracted: false, version: 0 }, decidedAt - 1, 'interaction'],
    ['names its age before its version', { version: 0 }, decidedAt + consentValidity, 'time'],
  ] as const)('%s', (_, change, at, fault) => expect(consentFault(consent(change), at)).toBe(fault))
})

describe('a service', () => {
  it.each([
    ['is on when it was allowed', consent(), 'payback_storage', now, true],
    ['is off when it was not', consent(), 'econda_storage', now, false],
    ['is off when the consent does not mention it', consent(), 'unknown', now, false],
    ['is off without a consent', undefined, 'payback_storage', now, false],
    ['is off a year later', consent(), 'payback_storage', decidedAt + consentValidity, false],
    ['is off after a new version', consent({ version: 0 }), 'payback_storage', now, false],
    ['is off without the visitor', consent({ userInteracted: false }), 'payback_storage', now, false],
  ])('%s', (_, stored, name, at, isOn) => expect(isServiceOn(stored, name, at)).toBe(isOn))
})
