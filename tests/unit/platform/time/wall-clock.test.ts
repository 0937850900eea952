import { describe, expect, it } from 'vitest'
import { clockChange, clockText, instantOf } from '@/lib/platform/time/wall-clock'
import { hostileText } from '../../../fixtures/hostile'

const utc = (text: string, zone = 'Europe/Berlin') => {
  const instant = instantOf(text, zone)
  return instant === undefined ? undefined : new Date(instant).toISOString()
}

describe('the instant of a time on the clock', () => {
  it.each<[string, string, string, string]>([
    ['in winter', '2026-12-01T08:00', 'Europe/Berlin', '2026-12-01T07:00:00.000Z'],
    ['in summer', '2026-07-01T08:00', 'Europe/Berlin', '2026-07-01T06:00:00.000Z'],
    ['with a space and seconds', '2026-12-01 08:00:30', 'Europe/Vienna', '2026-12-01T07:00:30.000Z'],
    ['in another zone', '2026-12-01T08:00', 'America/New_York', '2026-12-01T13:00:00.000Z'],
    [
      'the minute before the clocks go forward',
      '2026-03-29T01:59',
      'Europe/Berlin',
      '2026-03-29T00:59:00.000Z',
    ],
    ['in the hour that is leapt over', '2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['the minute after the leap', '2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['before the hour that comes twice', '2026-10-25T01:59', 'Europe/Berlin', '2026-10-24T23:59:00.000Z'],
    [
      'in the hour that comes twice: the first',
      '2026-10-25T02:30',
      'Europe/Berlin',
      '2026-10-25T00:30:00.000Z',
    ],
    ['after the hour that came twice', '2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
    ['on a leap day', '2028-02-29T00:00', 'Europe/Zurich', '2028-02-28T23:00:00.000Z'],
  ])('%s', (_, text, zone, expected) => {
    expect(utc(text, zone)).toBe(expected)
  })

  it.each([
    '',
    'morgen',
    '2026-12-01',
    '2026-02-30T08:00',
    '2027-02-29T08:00',
    '2026-13-01T08:00',
    '2026-12-01T24:30',
    '2026-12-01T08:60',
    '1999-12-31T23:59',
    '9999-12-31T23:59',
    '2026-12-01T08:00Z',
    '2026-12-01T08:00; Path=/',
    '1e9',
    hostileText,
  ])('is none for %j', (text) => {
    expect(utc(text)).toBeUndefined()
  })

  it.each(['2026-12-01T08:00', '2026-07-01T23:59', '2026-03-29T03:00', '2026-10-25T02:30'])(
    'is written as the clock shows it: %s',
    (text) => {
      expect(clockText(instantOf(text, 'Europe/Berlin') ?? 0, 'Europe/Berlin')).toBe(text)
    },
  )
})

it.each([
  ['2027-03-28T01:59', 'Europe/Berlin', undefined],
  ['2027-03-28T02:00', 'Europe/Berlin', { kind: 'skipped', becomes: '2027-03-28T03:00' }],
  ['2027-03-28T02:30', 'Europe/Zurich', { kind: 'skipped', becomes: '2027-03-28T03:30' }],
  ['2027-03-28T03:00', 'Europe/Berlin', undefined],
  ['2027-10-31T01:59', 'Europe/Berlin', undefined],
  ['2027-10-31T02:00', 'Europe/Vienna', { kind: 'twice' }],
  ['2027-10-31T02:59', 'Europe/Berlin', { kind: 'twice' }],
  ['2027-10-31T03:00', 'Europe/Berlin', undefined],
  ['2027-03-28T02:30', 'UTC', undefined],
  ['morgen', 'Europe/Berlin', undefined],
])('the change of the clocks makes of %s in %s: %j', (text, zone, change) =>
  expect(clockChange(text, zone)).toEqual(change),
)
