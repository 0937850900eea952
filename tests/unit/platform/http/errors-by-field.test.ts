import { expect, test } from 'vitest'
import { z } from 'zod'
import { errorsByField } from '@/lib/platform/http/errors-by-field'

const schema = z.object({
  place: z.string('is missing'),
  colour: z.array(z.string('is no text')),
  lines: z.array(z.object({ amount: z.number('is no number') })),
})
const good = { place: '', colour: [], lines: [] }

test.each<[string, unknown, Record<string, string>]>([
  ['a field', { ...good, place: 1 }, { place: 'is missing' }],
  ['a value of several', { ...good, colour: ['a', 1] }, { colour: 'is no text' }],
  ['a field of an element', { ...good, lines: [{ amount: 'x' }] }, { 'lines.0.amount': 'is no number' }],
  ['several fields', { ...good, place: 1, colour: [1] }, { place: 'is missing', colour: 'is no text' }],
  ['the whole', 'x', { body: 'Invalid input: expected object, received string' }],
])('what is wrong with %s is told by its name', (_, given, errors) => {
  const { error } = schema.safeParse(given)
  expect(error && errorsByField(error)).toEqual(errors)
})
