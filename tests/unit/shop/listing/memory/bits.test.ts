import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  bitsAt,
  both,
  compute,
  count,
  countBoth,
  either,
  isLasting,
  lasting,
  noneOf,
  placesOf,
  putSegment,
  testerOf,
  without,
} from '@/lib/shop/listing/memory/bits'

const segments = 2
const places = fc.uniqueArray(fc.integer({ min: 0, max: segments * 8192 - 1 }), { maxLength: 200 })
const sorted = (list: Iterable<number>) => [...list].sort((a, b) => a - b)

it('are the same as sets of places', () => {
  fc.assert(
    fc.property(places, places, (one, other) => {
      const [a, b] = [bitsAt(one, segments), bitsAt(other, segments)]
      const [in1, in2] = [new Set(one), new Set(other)]
      expect([...placesOf(a)]).toEqual(sorted(one))
      expect(count(a)).toBe(one.length)
      expect([...placesOf(both(a, b))]).toEqual(sorted(in1.intersection(in2)))
      expect([...placesOf(either(a, b))]).toEqual(sorted(in1.union(in2)))
      expect([...placesOf(without(a, b))]).toEqual(sorted(in1.difference(in2)))
      expect(countBoth(a, b)).toBe(in1.intersection(in2).size)
      expect(one.every(testerOf(a))).toBe(true)
    }),
  )
})

it('take a segment as the database sends it: the number of bits, then the first bit highest', () => {
  const bits = noneOf(segments)
  const sent = Buffer.alloc(4 + 1024)
  sent.writeInt32BE(8192)
  sent[4] = 0b0100_0001
  sent[4 + 1023] = 0b0000_0001
  putSegment(bits, 1, sent)
  expect([...placesOf(bits)]).toEqual([8192 + 1, 8192 + 7, 8192 + 8191])
})

it('are the same in a computation, which uses the memory of the one before and changes nothing that is kept', () => {
  fc.assert(
    fc.property(places, places, places, (one, other, third) => {
      const [a, b, c] = [bitsAt(one, segments), bitsAt(other, segments), bitsAt(third, segments)]
      const find = () => without(either(both(a, b), c), noneOf(segments))
      const expected = sorted(new Set(one).intersection(new Set(other)).union(new Set(third)))
      const [kept, found] = compute(() => [lasting(find()), [...placesOf(find())]] as const)
      expect(found).toEqual(expected)
      expect(isLasting(kept)).toBe(true)
      compute(() => {
        expect(isLasting(find())).toBe(false)
        expect(lasting(a)).toBe(a)
        noneOf(segments).fill(0xffff_ffff)
        placesOf(either(a, c)).fill(1)
      })
      expect([...placesOf(kept)]).toEqual(expected)
      expect([...placesOf(a)]).toEqual(sorted(one))
      expect(count(noneOf(segments))).toBe(0)
    }),
  )
})

it('leave a computation that fails', () => {
  expect(() =>
    compute(() => {
      throw new Error('outage')
    }),
  ).toThrow('outage')
  expect(isLasting(noneOf(segments))).toBe(true)
})
