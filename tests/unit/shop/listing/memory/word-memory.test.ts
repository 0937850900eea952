import { expect, it } from 'vitest'
import { bitsAt, placesOf } from '@/lib/shop/listing/memory/bits'
import { WordMemory } from '@/lib/shop/listing/memory/word-memory'

const segments = 13
const every = (step: number) =>
  bitsAt(
    Array.from({ length: Math.floor((segments * 8192) / step) }, (_, place) => place * step),
    segments,
  )
const word = (step: number) => ({ known: every(step), named: every(step * 3), tells: true })

it('gives back what it was given, of frequent and of rare words', () => {
  const memory = new WordMemory(segments)
  memory.set('frequent', word(2))
  memory.set('rare', word(5_000))
  memory.set('unknown', { known: bitsAt([], segments), named: bitsAt([], segments), tells: true })
  expect(memory.get('frequent')).toEqual(word(2))
  expect(memory.get('rare')).toEqual(word(5_000))
  expect([...placesOf(memory.get('unknown')?.known ?? every(1))]).toEqual([])
})

it('forgets the words that were not asked for longest, before they take more than 8 MB', () => {
  const memory = new WordMemory(segments)
  const frequent = word(2)
  memory.set('first', frequent)
  memory.set('second', frequent)
  for (let number = 0; number < 400; number += 1) {
    memory.set(`word ${number}`, frequent)
    memory.get('first')
  }
  expect(memory.get('first')).toBeDefined()
  expect(memory.get('second')).toBeUndefined()
  expect(memory.get('word 0')).toBeUndefined()
  expect(memory.get('word 399')).toBeDefined()
})
