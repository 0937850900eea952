import { describe, expect, it, test } from 'vitest'
import { dayOf, isWholeDate, joinDate, splitDate } from '@/lib/content/forms/date-parts'
import { sentOf } from '@/lib/content/forms/read-submission'
import { formWords } from '@/lib/content/forms/words'
import { allMarkets } from '@/lib/platform/markets/markets'
import type { FormDefinition } from '@/schemas/api/form'

type Typed = [day: string, month: string, year: string]

describe('a date in three fields', () => {
  test.each<[Typed, string]>([
    [['31', '3', '2027'], '2027-03-31'],
    [[' 1', '03 ', '2027'], '2027-03-01'],
    [['', '', ''], ''],
    [['30', '2', '2026'], '2026-02-30'],
    [['31', '', '2027'], '2027--31'],
    [['31', 'März', '27'], '27-März-31'],
    [['1-2', '3', '2027'], '2027-03-1 2'],
  ])('as %j is kept as %j', ([day, month, year], text) => {
    expect(joinDate({ day, month, year })).toBe(text)
  })

  test.each(['2027-03-31', '2027--31', '-03-', '27-März-31'])(
    'kept as %j is shown as it was typed',
    (text) => {
      expect(joinDate(splitDate(text))).toBe(text)
    },
  )

  test.each([
    ['2028-02-29', true, true],
    ['2027-02-29', true, false],
    ['2027-00-10', true, false],
    ['2027-04-31', true, false],
    ['2027-März-31', true, false],
    ['27-03-31', false, false],
    ['2027--31', false, false],
    ['', false, false],
  ])('%j: whole %s, a day %s', (text, whole, day) => {
    expect([isWholeDate(text), dayOf(text) !== undefined]).toEqual([whole, day])
  })
})

const definition = {
  fields: [{ name: 'born', kind: 'date', label: 'Geboren', required: true }],
} as unknown as FormDefinition
const sent = async (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return (await sentOf(definition, data)).texts.born
}

test('a date is read from its three fields, and from one that an older page has', async () => {
  expect(await sent({ 'born-day': '1', 'born-month': '2', 'born-year': '2026' })).toBe('2026-02-01')
  expect(await sent({ 'born-day': '1' })).toBe('--01')
  expect(await sent({ born: '2026-02-01' })).toBe('2026-02-01')
  expect(await sent({})).toBe('')
})

describe('the words of a date', () => {
  it.each(allMarkets)('stand in the order of $code', (market) => {
    const { dateParts } = formWords(market)
    expect(dateParts.map(({ part }) => part)).toEqual(['day', 'month', 'year'])
    for (const { label } of dateParts)
      expect(label).toMatch(/^(?:Tag|Monat|Jahr|Jour|Mois|Année|Dag|Maand|Jaar)$/)
  })
})
