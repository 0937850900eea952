import { describe, expect, it } from 'vitest'
import { listsName, namesIn } from '@/lib/content/campaigns/listed-names'

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
})
