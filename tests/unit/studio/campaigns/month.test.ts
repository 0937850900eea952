import { describe, expect, it } from 'vitest'
import { barOf, monthOf } from '@/lib/studio/campaigns/month'

const now = Date.parse('2026-11-24T10:00:00Z')
const zone = 'Europe/Berlin'

describe('a month of the shop’s clock', () => {
  it.each([
    ['2026-12', '2026-12', 31],
    ['2028-02', '2028-02', 29],
    [undefined, '2026-11', 45],
    ['2026-13', '2026-11', 45],
    [['2026-12'], '2026-11', 45],
    ['../x', '2026-11', 45],
    ['2026-11', '2026-11', 45],
    ['2026-10', '2026-10', 31],
  ])('of %j is %s with %i days', (asked, name, days) => {
    const month = monthOf(asked, now, zone)
    expect(month.name).toBe(name)
    expect(month.days).toHaveLength(days)
  })

  it('has months on both sides, over the end of a year', () => {
    expect(monthOf('2026-12', now, zone)).toMatchObject({ before: '2026-11', after: '2027-01' })
    expect(monthOf('2026-01', now, zone)).toMatchObject({ before: '2025-12', after: '2026-02' })
  })

  it.each([
    ['2026-11-01T12:00:00Z', 30, '2026-11-30T23:00:00.000Z'],
    ['2026-11-28T12:00:00Z', 49, '2026-12-19T23:00:00.000Z'],
    ['2026-12-31T22:59:00Z', 52, '2027-01-21T23:00:00.000Z'],
  ])('shows three weeks from today: on %s %i days', (today, days, end) => {
    const month = monthOf(undefined, Date.parse(today), zone)
    expect([month.days.length, new Date(month.to).toISOString()]).toEqual([days, end])
  })

  it('begins at midnight there, and has a day of 23 and one of 25 hours', () => {
    const hours = (name: string) => {
      const { from, to } = monthOf(name, now, zone)
      return (to - from) / 3_600_000
    }
    expect(new Date(monthOf('2026-12', now, zone).from).toISOString()).toBe('2026-11-30T23:00:00.000Z')
    expect([hours('2026-03'), hours('2026-10'), hours('2026-12')]).toEqual([743, 745, 744])
  })
})

describe('the bar of a window', () => {
  const month = { from: Date.parse('2026-12-01T00:00:00Z'), to: Date.parse('2026-12-11T00:00:00Z') }
  it.each([
    ['2026-12-02', '2026-12-03', { start: 0.1, end: 0.2, isOpenBefore: false, isOpenAfter: false }],
    ['2026-11-01', '2026-12-06', { start: 0, end: 0.5, isOpenBefore: true, isOpenAfter: false }],
    [undefined, undefined, { start: 0, end: 1, isOpenBefore: true, isOpenAfter: true }],
    ['2026-12-11', undefined, undefined],
    [undefined, '2026-12-01', undefined],
    ['2026-12-05', '2026-12-04', undefined],
  ])('from %s to %s', (dateFrom, dateTo, expected) => {
    expect(barOf({ dateFrom, dateTo }, month)).toEqual(expected)
  })
})
