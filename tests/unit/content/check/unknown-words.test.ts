import { expect, it } from 'vitest'
import { unknownWordProblems } from '@/lib/content/check/unknown-words'
import { paragraphBlock } from '@/schemas/blocks/paragraph'

const problemsOf = (text: string) =>
  unknownWordProblems(paragraphBlock.schema.shape, { text }).map(({ field, reason }) => `${field}: ${reason}`)

it.each([
  ['{ifNoLongerReturns}Nur 14 Tage.', '{ifNoLongerReturns}'],
  ['Binnen {returnDay} Tagen', '{returnDay}', '{returnDays}'],
  ['Binnen {retrunDays} Tagen', '{retrunDays}', '{returnDays}'],
])('names a word that the shop does not have, with the nearest one: %s', (text, name, nearest = '') => {
  const [told, ...more] = problemsOf(text)
  expect(told).toContain(`text: has ${name}, which is no word of the shop`)
  expect(told).toContain(nearest)
  expect(more).toEqual([])
})

it.each(['Binnen {returnDays} Tagen', 'Wir {sind} da', 'a { b } c', '{}'])(
  'says nothing of words that there are, and of other braces: %s',
  (text) => expect(problemsOf(text)).toEqual([]),
)
