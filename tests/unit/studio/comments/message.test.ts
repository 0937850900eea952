import { describe, expect, it } from 'vitest'
import { linkedParts, partsOf, typedOf } from '@/lib/studio/comments/message'
import { mentionAt } from '@/lib/studio/editor/comments/mention-at'

const anna = { id: 'a', label: 'Anna' }
const annaMaria = { id: 'm', label: 'Anna Maria' }
const shown = (text: string) =>
  partsOf(text, [anna, annaMaria]).map((part) => (part.type === 'text' ? part.text : `[${part.attrs.id}]`))

describe('the mentions of a comment', () => {
  it.each([
    ['@Anna sieh mal', ['[a]', ' sieh mal']],
    ['Frag @Anna Maria.', ['Frag ', '[m]', '.']],
    ['@Anna @Anna Maria', ['[a]', ' ', '[m]']],
    ['@Annalena war es', ['@Annalena war es']],
    ['anna@Anna.example', ['anna@Anna.example']],
    ['@ @@', ['@ @@']],
    ['niemand', ['niemand']],
  ])('of “%s”', (text, expected) => {
    expect(shown(text)).toEqual(expected)
    expect(typedOf(partsOf(text, [anna, annaMaria])).text).toBe(text)
  })
})

describe('the links of a comment', () => {
  it.each([
    ['Siehe https://example.org/a?b=1.', 'https://example.org/a?b=1'],
    ['(http://example.org/)', 'http://example.org/'],
    ['javascript:alert(1)', undefined],
    ['https://', undefined],
    ['kein Link', undefined],
  ])('in “%s”', (text, href) => {
    const parts = linkedParts(text)
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parts.find((part) => part.href)?.href).toBe(href)
  })
})

describe('the people who are offered behind an @', () => {
  const people = ['Anna Bär', 'Élise', 'Jean-Luc'].map((name) => ({ id: name, name }))
  it.each([
    ['@', ['Anna Bär', 'Élise', 'Jean-Luc']],
    ['Hallo @eli', ['Élise']],
    ['@bar', ['Anna Bär']],
    ['@luc', ['Jean-Luc']],
    ['@xyz', []],
    ['@Anna Bär und dann', undefined],
    ['post@anna', undefined],
    ['@xyz und', undefined],
    ['nichts', undefined],
  ])('in “%s”', (text, expected) => {
    expect(mentionAt(text, text.length, people)?.found.map(({ name }) => name)).toEqual(expected)
  })
})
