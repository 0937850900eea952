import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  acceptAll,
  type CategoryOfContent,
  deny,
  initialConsent,
  saveSelection,
  standingOf,
  toggleService,
} from '@/lib/storefront/runtime/consent/decisions'
import { serviceKey } from '@/lib/storefront/runtime/consent/service-key'
import {
  readConsent,
  type StoredConsent,
  writeConsent,
  writeHistories,
} from '@/lib/storefront/runtime/consent/stored-consent'
import { appVersion, consentFault, consentVersion } from '@/lib/storefront/runtime/consent/validity'

const now = Date.UTC(2026, 10, 21)
const day = 24 * 60 * 60 * 1000

const category = (
  group: string,
  names: string[],
  change: Partial<CategoryOfContent> = {},
): CategoryOfContent => ({
  ...{ group, required: false, defaultValue: false },
  services: names.map((name) => ({ name })),
  ...change,
})

const categories = [
  category('essential', ['shop'], { required: true }),
  category('statistics', ['counter', 'speed']),
  category('comfort', ['video'], { defaultValue: true }),
  category('empty', []),
]

const allNames = [
  'shop',
  'counter',
  'speed',
  'video',
  'new',
  'other',
  'essential',
  'statistics',
  'comfort',
  'empty',
]
const nameOf = (key: string) => allNames.find((name) => serviceKey(name) === key)
const on = ({ services }: StoredConsent) =>
  services.filter(({ status }) => status).map(({ key }) => nameOf(key))
const groupsOn = (consent: StoredConsent) =>
  consent.categories.filter(({ status }) => status).map(({ group }) => nameOf(group))
const historyOf = (consent: StoredConsent, name: string) =>
  consent.services.find(({ key }) => nameOf(key) === name)?.history ?? []

const first = standingOf(categories)
const fresh = initialConsent(first, undefined, now)

describe('before a decision', () => {
  it('what is required is on, and all else at the default of its category', () => {
    expect(on(fresh)).toEqual(['shop', 'video'])
    expect(groupsOn(fresh)).toEqual(['essential', 'comfort'])
  })

  it('nothing is in the history, and the consent is not valid', () => {
    expect(fresh.services.flatMap(({ history }) => history)).toEqual([])
    expect(consentFault(fresh, now)).toBe('interaction')
  })

  it('what is required is on whatever its default says', () => {
    const odd = [category('essential', ['shop'], { required: true, defaultValue: false })]
    expect(on(initialConsent(standingOf(odd), undefined, now))).toEqual(['shop'])
    // Also where it was not required, and denied, before.
    const before = standingOf([category('essential', ['shop'])])
    const denied = saveSelection(initialConsent(before, undefined, now), new Set(), now)
    expect(on(denied)).toEqual([])
    expect(on(initialConsent(standingOf(odd), denied, now + day))).toEqual(['shop'])
  })
})

describe('a decision', () => {
  it.each([
    [
      'accept all',
      acceptAll(fresh, now),
      ['shop', 'counter', 'speed', 'video'],
      ['essential', 'statistics', 'comfort'],
    ],
    [
      'deny, which is the defaults',
      deny(acceptAll(fresh, now), first, now),
      ['shop', 'video'],
      ['essential', 'comfort'],
    ],
    ['save nothing', saveSelection(fresh, new Set(), now), ['shop'], ['essential']],
    [
      'save a part of a category',
      saveSelection(fresh, new Set(['speed']), now),
      ['shop', 'speed'],
      ['essential'],
    ],
    [
      'save a whole category',
      saveSelection(fresh, new Set(['speed', 'counter']), now),
      ['shop', 'counter', 'speed'],
      ['essential', 'statistics'],
    ],
    ['save what there is not', saveSelection(fresh, new Set(['other']), now), ['shop'], ['essential']],
  ])('%s', (_, consent, services, groups) => {
    expect(on(consent)).toEqual(services)
    expect(groupsOn(consent)).toEqual(groups)
    expect(consentFault(consent, now)).toBeUndefined()
    expect(consent).toMatchObject({
      userInteracted: true,
      timestamp: now,
      version: consentVersion,
      appVersion,
    })
  })

  it('stands in the history with its time and its versions', () => {
    const saved = saveSelection(fresh, new Set(['speed']), now + day)
    const versions = { timestamp: now + day, consentVersion, appVersion }
    expect(historyOf(saved, 'speed')).toEqual([{ status: 'accepted', ...versions }])
    expect(historyOf(saved, 'counter')).toEqual([{ status: 'denied', ...versions }])
    expect(historyOf(saved, 'shop')).toEqual([{ status: 'accepted', ...versions }])
  })

  it('pushes out the fourth last', () => {
    const steps = [1, 2, 3, 4].reduce(
      (consent, step) => (step % 2 ? acceptAll(consent, step) : saveSelection(consent, new Set(), step)),
      fresh,
    )
    expect(historyOf(steps, 'counter').map(({ status, timestamp }) => [status, timestamp])).toEqual([
      ['denied', 2],
      ['accepted', 3],
      ['denied', 4],
    ])
  })
})

describe('a toggle', () => {
  const saved = saveSelection(fresh, new Set(['speed', 'counter']), now)

  it('flips one decision, and back again', () => {
    const off = toggleService(saved, 'speed', now + day)
    expect(on(off)).toEqual(['shop', 'counter'])
    expect(groupsOn(off)).toEqual(['essential'])
    const again = toggleService(off, 'speed', now + 2 * day)
    expect(on(again)).toEqual(on(saved))
    expect(historyOf(again, 'speed').map(({ status, timestamp }) => [status, timestamp])).toEqual([
      ['accepted', now],
      ['denied', now + day],
      ['accepted', now + 2 * day],
    ])
    expect(historyOf(again, 'counter')).toHaveLength(1)
  })

  it('does not renew the consent', () =>
    expect(toggleService(saved, 'speed', now + day).timestamp).toBe(saved.timestamp))

  it.each(['shop', 'unknown'])('changes nothing of %s', (name) =>
    expect(toggleService(saved, name, now + day)).toEqual(saved),
  )
})

describe('a stored consent', () => {
  const saved = saveSelection(fresh, new Set(['speed']), now)

  it('is where the dialog begins', () =>
    expect(on(initialConsent(first, saved, now + day))).toEqual(on(saved)))

  it.each([
    ['too old', saved, now + 366 * day],
    ['of another version', { ...saved, version: consentVersion - 1 }, now + day],
    ['without the visitor', { ...saved, userInteracted: false }, now + day],
  ])('that is %s leaves the defaults, and its history', (_, stored, at) => {
    const again = initialConsent(first, stored, at)
    expect(on(again)).toEqual(['shop', 'video'])
    expect(historyOf(again, 'speed')).toHaveLength(1)
  })

  it('does not know what came later: that is at its default', () => {
    const more = [...categories, category('later', ['new'])]
    expect(on(initialConsent(standingOf(more), acceptAll(fresh, now), now + day))).not.toContain('new')
  })

  it('does not bring back what is no longer offered', () => {
    const again = acceptAll(initialConsent(standingOf(categories.slice(0, 1)), saved, now), now)
    expect(again.services.map(({ key }) => nameOf(key))).toEqual(['shop'])
  })
})

describe('whatever is decided', () => {
  const names = ['shop', 'counter', 'speed', 'video', 'other']
  const step = fc.oneof(
    fc.constant((consent: StoredConsent, at: number) => acceptAll(consent, at)),
    fc.constant((consent: StoredConsent, at: number) => deny(consent, first, at)),
    fc
      .subarray(names)
      .map((some) => (consent: StoredConsent, at: number) => saveSelection(consent, new Set(some), at)),
    fc
      .constantFrom(...names)
      .map((name) => (consent: StoredConsent, at: number) => toggleService(consent, name, at)),
  )

  it('required services stay on, histories end with the status, and the browser keeps all of it', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
        const consent = steps.reduce(
          (current, next, index) => next(current, now + index),
          acceptAll(fresh, now),
        )
        for (const { key, status, history } of consent.services) {
          if (nameOf(key) === 'shop') expect(status).toBe(true)
          expect(history.length).toBeLessThanOrEqual(3)
          expect(history.at(-1)?.status).toBe(status ? 'accepted' : 'denied')
        }
        expect(readConsent(writeConsent(consent), writeHistories(consent))).toEqual(consent)
      }),
    )
  })
})
