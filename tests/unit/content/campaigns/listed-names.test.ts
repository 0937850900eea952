import { describe, expect, it } from 'vitest'
import { listsName, namesIn, namesReader } from '@/lib/content/campaigns/listed-names'

describe('a value with several names', () => {
  it.each([
    ['Betten', 'Betten', true],
    ['Schränke, betten', 'Betten', true],
    ['Jacken, Mäntel', 'Jacken, Mäntel', true],
    ['Hosen, Jacken,Mäntel, Schuhe', 'Jacken, Mäntel', true],
    ['Mäntel, Jacken', 'Jacken, Mäntel', false],
    ['Jacken', 'Jacken, Mäntel', false],
    ['Jacken, Mäntel', 'Mäntel', true],
    ['', '', false],
    [' , ', '', false],
    ['Betten', ' , ', false],
  ])('%j lists %j: %s', (value, name, expected) => {
    expect(listsName(value, name)).toBe(expected)
  })

  it.each([
    ['a, b,,c', [], ['a', 'b', 'c']],
    ['hosen, Jacken, Mäntel', ['Hosen', 'Jacken, Mäntel', 'Jacken'], ['Hosen', 'Jacken, Mäntel']],
    ['Jacken, Fremdes', ['Jacken'], ['Jacken', 'Fremdes']],
    ['', ['Jacken'], []],
  ])('%j is read as its names', (value, known, expected) => {
    expect(namesIn(value, known)).toEqual(expected)
  })

  it('is read with many known names in the time that its entries take', () => {
    const read = namesReader(Array.from({ length: 10_000 }, (_, at) => `Name ${at}, Zusatz`))
    const began = performance.now()
    const names = read(Array(50_000).fill('a').join())
    expect(names).toHaveLength(50_000)
    // Compared with every name, they take minutes.
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  it('keeps the spelling of the first of several names that differ in their letters alone', () => {
    expect(namesIn('BETTEN, Betten', ['Betten', 'betten'])).toEqual(['Betten', 'Betten'])
  })
})
