import { expect, it } from 'vitest'
import { formatPlanned, studioLanguages } from '@/lib/studio/i18n'
import { type ClockFault, clockOf, clockWords, readClock } from '@/lib/studio/ui/clock-text'

it.each([
  ['24.12.2026 08:00', '2026-12-24T08:00'],
  ['24/12/2026 08:00', '2026-12-24T08:00'],
  ['1.2.2027, 8 h 30', '2027-02-01T08:30'],
  ['1.2.2027 8.30', '2027-02-01T08:30'],
  ['1.2.2027 8', '2027-02-01T08:00'],
  ['24.12.2026', '2026-12-24T00:00'],
  ['2026-12-24T08:00', '2026-12-24T08:00'],
  [' ', ''],
  ['24.12.', undefined],
  ['24.12.26 08:00', '2026-12-24T08:00'],
  ['1.2.27', '2027-02-01T00:00'],
  ['29.02.2028', '2028-02-29T00:00'],
  ['31.02.2027 08:00', undefined],
  ['12/24/2026 08:00', undefined],
  ['24.12.2026 25:00', undefined],
  ['2026-13-01T08:00', undefined],
])('the typed time %j is %j', (text, clock) => expect(clockOf(text)).toBe(clock))

it.each([
  ['24.12.2026', '2026-12-24T23:59'],
  ['24.12.26', '2026-12-24T23:59'],
  ['2026-12-24', '2026-12-24T23:59'],
  ['24.12.2026 0:00', '2026-12-24T00:00'],
  ['24.12.2026 08:00', '2026-12-24T08:00'],
])('an end on %j is at %j', (text, clock) => expect(clockOf(text, 'minutes', true)).toBe(clock))

it.each([
  ['de', '24.12.2026 08:00'],
  ['fr', '24/12/2026 08:00'],
  ['en', '24/12/2026 08:00'],
] as const)('a time is written in %s as %s, and read again', (language, words) => {
  expect(clockWords('2026-12-24T08:00', language)).toBe(words)
  expect(clockOf(words)).toBe('2026-12-24T08:00')
})

it.each<[string, 'minutes' | 'day', ClockFault]>([
  ['31.02.2027 08:00', 'minutes', { fault: 'noDay', day: '31. Februar 2027', last: '28' }],
  ['29.2.27', 'minutes', { fault: 'noDay', day: '29. Februar 2027', last: '28' }],
  ['31.4.2027', 'day', { fault: 'noDay', day: '31. April 2027', last: '30' }],
  ['0.5.2027', 'day', { fault: 'noDay', day: '0. Mai 2027', last: '31' }],
  ['12/24/2026 08:00', 'minutes', { fault: 'noMonth', month: '24' }],
  ['24.12.2026 24:00', 'minutes', { fault: 'noTime', time: '24:00' }],
  ['24.12.2026 8:60', 'minutes', { fault: 'noTime', time: '08:60' }],
  ['24.12.1926', 'day', { fault: 'noYear', year: '1926' }],
  ['24.12.0026', 'minutes', { fault: 'noYear', year: '0026' }],
  ['24.12.2026 08:00', 'day', { fault: 'unreadable' }],
  ['24.12.026', 'minutes', { fault: 'unreadable' }],
  ['morgen', 'day', { fault: 'unreadable' }],
])('what is wrong with %j in a field for %s is told', (text, detail, fault) =>
  expect(readClock(text, 'de', detail)).toEqual(fault),
)

it.each([
  ['24.12.26', '2026-12-24'],
  ['2026-12-24', '2026-12-24'],
  ['', ''],
  ['2026-12-24T08:00', undefined],
])('the typed day %j is %j', (text, day) => expect(clockOf(text, 'day')).toBe(day))

const days = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-09`)

it.each(studioLanguages)('what the Studio writes itself is read again: %s', (language) => {
  for (const day of days) {
    const clock = `${day}T08:05`
    const written = formatPlanned(language, clock)
    for (const reader of studioLanguages) expect(readClock(written, reader), written).toEqual({ clock })
    const date = written.replace(/,? \d+(?::|\sh\s)\d\d$/u, '')
    expect(readClock(date, language, 'day'), date).toEqual({ clock: day })
    expect(clockOf(clockWords(clock, language))).toBe(clock)
  }
})

it.each([
  ['24 Dec 2026', '2026-12-24T00:00'],
  ['24 December 2026 at 8:30', '2026-12-24T08:30'],
  ['24. Dezember 2026, 08:30', '2026-12-24T08:30'],
  ['Do., 24. Dez. 2026, 08:30', '2026-12-24T08:30'],
  ['24 décembre 2026 à 8 h 30', '2026-12-24T08:30'],
  ['24 decembre 2026', '2026-12-24T00:00'],
  ['3. März 2027', '2027-03-03T00:00'],
  ['3. Maerz 2027', '2027-03-03T00:00'],
  ['31 Feb 2027', undefined],
  ['24 Foo 2026', undefined],
  ['24 Dec', undefined],
])('the month in words of %j is read: %j', (text, clock) => expect(clockOf(text)).toBe(clock))
