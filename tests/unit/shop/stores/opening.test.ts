import { describe, expect, it, test } from 'vitest'
import { openingAt, wallClock, weekOf } from '@/lib/shop/stores/opening'
import type { DayHours } from '@/lib/shop/stores/store'
import { timeOfDay, weekdayName } from '@/lib/storefront/screens/stores/day-words'

const weekday: DayHours = ['09:30', '19:00']
const saturday: DayHours = ['10:00', '18:00']
const week: DayHours[] = [weekday, weekday, weekday, weekday, weekday, saturday, null]

const at = (time: string, timeZone = 'Europe/Berlin', hours = week) =>
  openingAt(hours, Date.parse(time), timeZone)
const opens = (inDays: number, day: number, time: string) => ({
  isOpen: false,
  opens: { inDays, weekday: day, time },
})

describe('whether a shop is open', () => {
  // The 16th of November 2026 is a Monday; in winter Berlin is an hour before UTC, in summer two
  test.each([
    ['before it opens', '2026-11-16T08:29:59Z', opens(0, 0, '09:30')],
    ['as it opens', '2026-11-16T08:30:00Z', { isOpen: true, closes: '19:00' }],
    ['in the last minute', '2026-11-16T17:59:59Z', { isOpen: true, closes: '19:00' }],
    ['as it closes', '2026-11-16T18:00:00Z', opens(1, 1, '09:30')],
    ['on Friday night', '2026-11-20T22:00:00Z', opens(1, 5, '10:00')],
    ['on Saturday', '2026-11-21T09:00:00Z', { isOpen: true, closes: '18:00' }],
    ['on Saturday night, when tomorrow is closed', '2026-11-21T18:00:00Z', opens(2, 0, '09:30')],
    ['on Sunday', '2026-11-22T12:00:00Z', opens(1, 0, '09:30')],
    ['in summer, before it opens', '2026-07-20T07:29:00Z', opens(0, 0, '09:30')],
    ['in summer, as it opens', '2026-07-20T07:30:00Z', { isOpen: true, closes: '19:00' }],
    ['on the Monday after clocks go back', '2026-10-26T08:29:00Z', opens(0, 0, '09:30')],
    ['on the Saturday before clocks go back', '2026-10-24T08:00:00Z', { isOpen: true, closes: '18:00' }],
    ['on the Monday after clocks go forward', '2026-03-30T07:30:00Z', { isOpen: true, closes: '19:00' }],
  ])('%s', (_, time, opening) => expect(at(time)).toEqual(opening))

  it('is told in the time of the place', () => {
    expect(at('2026-11-16T08:45:00Z', 'Europe/Zurich').isOpen).toBe(true)
    expect(at('2026-11-16T08:45:00Z', 'Europe/London').isOpen).toBe(false)
    // Sunday in Berlin, and already Monday further east
    expect(at('2026-11-22T22:00:00Z', 'Asia/Tokyo')).toEqual(opens(0, 0, '09:30'))
  })

  it('says nothing of tomorrow for a shop that never opens', () => {
    expect(at('2026-11-16T12:00:00Z', 'Europe/Berlin', Array<DayHours>(7).fill(null))).toEqual({
      isOpen: false,
    })
    expect(at('2026-11-16T12:00:00Z', 'Europe/Berlin', [])).toEqual({ isOpen: false })
  })

  it('opens in a week where only today is a day, and over', () => {
    const mondays: DayHours[] = [weekday, null, null, null, null, null, null]
    expect(at('2026-11-16T20:00:00Z', 'Europe/Berlin', mondays)).toEqual(opens(7, 0, '09:30'))
  })

  it('reads midnight as the beginning of a day', () => {
    expect(wallClock(Date.parse('2026-11-15T23:00:00Z'), 'Europe/Berlin')).toEqual({
      weekday: 0,
      time: '00:00',
    })
  })
})

describe('the week', () => {
  test.each([
    ['of a shop', week, ['0-4 09:30,19:00', '5-5 10:00,18:00', '6-6 closed']],
    ['of days that are all alike', Array<DayHours>(7).fill(weekday), ['0-6 09:30,19:00']],
    [
      'with a closed day between',
      [weekday, null, weekday],
      ['0-0 09:30,19:00', '1-1 closed', '2-2 09:30,19:00', '3-6 closed'],
    ],
    ['of which nothing is known', [], ['0-6 closed']],
  ])('%s has days that are alike in one', (_, hours, lines) => {
    expect(weekOf(hours).map((days) => `${days.from}-${days.to} ${days.hours?.join() ?? 'closed'}`)).toEqual(
      lines,
    )
  })

  test.each([
    ['de-AT', 'Montag', '9:30', '19'],
    ['de-CH', 'Montag', '9.30', '19'],
    ['fr-CH', 'lundi', '9\u00a0h\u00a030', '19\u00a0h'],
    ['nl-BE', 'maandag', '09:30', '19:00'],
  ])('is named in %s', (iso, monday, opens, closes) => {
    expect(weekdayName(0, iso)).toBe(monday)
    expect(timeOfDay('09:30', iso)).toBe(opens)
    expect(timeOfDay('19:00', iso)).toBe(closes)
  })
})
