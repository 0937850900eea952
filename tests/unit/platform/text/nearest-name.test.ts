import { expect, test } from 'vitest'
import { nearestName } from '@/lib/platform/text'

const known = ['minOrderValue', 'minOrderValueOfGroup', 'labels', 'dateFrom', 'path', 'name']

test.each([
  ['datefrom', 'dateFrom'],
  ['lables', 'labels'],
  // A name that begins with it is meant, however much is missing.
  ['minOrder', 'minOrderValue'],
  ['min_order', 'minOrderValue'],
  ['naem', 'name'],
  ['mi', undefined],
  ['somethingElse', undefined],
])('%s is meant as %s', (typed, meant) => expect(nearestName(typed, known)).toBe(meant))

test('a beginning counts for nothing where the edits are bounded', () =>
  expect(nearestName('minOrder', known, 1)).toBeUndefined())
