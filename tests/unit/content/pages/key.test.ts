import { expect, it } from 'vitest'
import { keyOfSegments } from '@/lib/content/pages/key'

it.each([
  [['Ratgeber', 'Gr%C3%B6%C3%9Fen'], 'ratgeber/groessen'],
  [['ratgeber'], 'ratgeber'],
  [[], '_'],
  [undefined, '_'],
  [['_'], '_'],
  [['home'], '_'],
  [['a%2Fb'], 'a/b'],
])('Segments of a route are the key of their story: %j', (segments, key) => {
  expect(keyOfSegments(segments)).toBe(key)
})

it.each([[['%']], [['a', '%zz']], [['%C3']], [['%ff']]])(
  'Segments that cannot be read have no key: %j',
  (segments) => {
    expect(keyOfSegments(segments)).toBeUndefined()
  },
)

it.each([
  ['NUL', 'a%00b'],
  ['a length that no address has', 'a'.repeat(20_000)],
])(
  'Segments with %s have no key, so that a refusal of the content service is not taken for an outage',
  (_, segment) => {
    expect(keyOfSegments([segment])).toBeUndefined()
  },
)
