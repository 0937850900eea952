import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cursorOf, positionOf } from '@/lib/shop/merchant/cursor'
import { runsOf } from '../../../fixtures/runs'

test('a cursor leads back to its position', () => {
  fc.assert(
    fc.property(fc.nat({ max: 999_999_999_999_999 }), (position) => {
      const cursor = cursorOf(position)
      expect(cursor).toMatch(/^[\w-]{1,40}$/)
      expect(positionOf(cursor)).toBe(position)
    }),
    { numRuns: runsOf(200) },
  )
})

const encoded = (text: string) => Buffer.from(text).toString('base64url')

test.each([
  '0',
  '17',
  'nonsense',
  '../../etc',
  encoded('1:-1'),
  encoded('1:1.5'),
  encoded('1:01'),
  encoded('1:1e3'),
  encoded('1:9999999999999999'),
  encoded('2:5'),
  `${cursorOf(5)}=`,
  ` ${cursorOf(5)}`,
])('%s is no cursor', (text) => expect(positionOf(text)).toBeUndefined())
