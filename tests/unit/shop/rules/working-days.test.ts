import { expect, it } from 'vitest'
import { addWorkingDays, isWorkingDay } from '@/lib/shop/rules'
import type { Country } from '@/schemas/markets'

it.each<[Country, string, boolean]>([
  ['DE', '2026-11-27', true],
  ['DE', '2026-11-28', false],
  ['DE', '2026-11-29', false],
  ['DE', '2026-12-25', false],
  ['DE', '2027-03-26', false],
  ['DE', '2027-03-29', false],
  ['DE', '2027-05-06', false],
  // Epiphany, Corpus Christi, Reformation Day and All Saints: of large states.
  ['DE', '2027-01-06', false],
  ['DE', '2027-05-27', false],
  ['DE', '2028-10-31', false],
  ['DE', '2027-11-01', false],
  ['DE', '2027-11-17', true],
  ['DE', '2024-03-29', false],
  ['DE', '2025-04-21', false],
  ['DE', '2038-04-26', false],
  ['AT', '2026-12-08', false],
  ['DE', '2026-12-08', true],
  ['AT', '2027-05-27', false],
  ['FR', '2027-03-26', true],
  ['FR', '2027-07-14', false],
  ['BE', '2027-07-21', false],
  ['NL', '2027-04-27', false],
  ['CH', '2028-08-01', false],
  ['CH', '2029-01-02', false],
  ['CH', '2028-05-01', false],
  ['CH', '2028-06-15', false],
  ['CH', '2028-08-15', false],
  ['CH', '2028-11-01', false],
  ['CH', '2028-12-08', true],
])('in %s, parcels are brought on %s: %s', (country, day, isWorking) => {
  expect(isWorkingDay(day, country)).toBe(isWorking)
})

it.each<[string, string, number, Country, string]>([
  ['the next day', '2026-11-26', 1, 'DE', '2026-11-27'],
  ['over a weekend', '2026-11-27', 1, 'DE', '2026-11-30'],
  ['on a Sunday', '2026-11-29', 1, 'DE', '2026-11-30'],
  ['over Christmas', '2026-12-23', 3, 'DE', '2026-12-29'],
  ['over Christmas, where the second day is none', '2026-12-23', 3, 'FR', '2026-12-29'],
  ['over the turn of the year', '2026-12-31', 1, 'DE', '2027-01-04'],
  ['at once', '2026-11-27', 0, 'DE', '2026-11-27'],
])('working days are counted %s', (_, from, count, country, day) => {
  expect(addWorkingDays(from, count, country)).toBe(day)
})
