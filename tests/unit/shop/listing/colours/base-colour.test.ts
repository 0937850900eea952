import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baseColourOf, describeBaseColour, filterBase } from '@/lib/shop/listing/colours/base-colour'
import { languages } from '@/schemas'
import { baseColours } from '@/schemas/shop'

describe('the base colour', () => {
  test.each([
    ['de', 'Grün', 'gruen'],
    ['de', 'GRUEN', 'gruen'],
    ['de', 'Dunkelblau', 'blau'],
    ['de', 'Salbei', 'gruen'],
    ['de', 'Altrosa', 'rosa'],
    ['de', 'grau meliert', 'grau'],
    ['de', 'helles Blau', 'blau'],
    ['de', 'Off-White', 'weiss'],
    ['de', 'Blau/Weiß', 'blau'],
    ['de', 'Navy', 'blau'],
    ['de', 'Sternenzauber', 'andere'],
    ['de', 'Dunkelviolett', 'lila'],
    ['de', 'Nachthimmel', 'andere'],
    ['fr', 'Abricot', 'orange'],
    ['fr', 'Vert sauge', 'gruen'],
    ['fr', 'Bleu marine', 'blau'],
    ['fr', 'Écru', 'beige'],
    ['fr', 'Doré', 'gold'],
    ['fr', 'Étoile', 'andere'],
    ['nl', 'Lichtgrijs', 'grau'],
    ['nl', 'Oudroze', 'rosa'],
    ['nl', 'Donkergroen', 'gruen'],
    ['nl', 'Honden', 'andere'],
  ] as const)('of %s %s is %s', (language, word, colour) => {
    expect(baseColourOf('value', { [language]: word }, {})).toBe(colour)
  })

  test.each([
    ['moosgruen', 'gruen'],
    ['vert-sauge', 'gruen'],
    ['Lichtgrijs', 'grau'],
    ['x9', 'andere'],
    ['', 'andere'],
  ])('of a value %j without labels is %s', (value, colour) => {
    expect(baseColourOf(value, {}, {})).toBe(colour)
  })

  test('is what the shop says before what is usual, in the language that it says it for', () => {
    const own = { de: new Map([['salbei', 'grau' as const]]) }
    expect(baseColourOf('x', { de: 'Salbei' }, own)).toBe('grau')
    expect(baseColourOf('x', { de: 'Hellsalbei' }, own)).toBe('grau')
    expect(baseColourOf('x', { fr: 'Sauge' }, own)).toBe('gruen')
  })

  test.each(baseColours)('%s has its name in every language, which means it', (colour) => {
    const { labels } = describeBaseColour(colour)
    for (const language of languages) {
      expect(labels[language]).toMatch(/^\p{Lu}/u)
      if (colour !== 'andere') expect(baseColourOf('x', { [language]: labels[language] }, {})).toBe(colour)
    }
  })

  test.each([
    ['its words, whatever its tone', 'x1', { de: 'Salbei' }, '#c23b3b', 'gruen'],
    ['its value, where it is called as one', 'gruen', { de: 'Rosarot' }, '#93b398', 'gruen'],
    ['its tone: a light green', 'x1', { de: 'Sternenzauber' }, '#b7d8b0', 'gruen'],
    ['its tone: a dark green', 'x1', { de: 'Sternenzauber' }, '#1f4d2b', 'gruen'],
    ['its tone: a dark blue', 'x1', {}, '#1b2a4a', 'blau'],
    ['its tone: a light pink', 'x1', {}, '#f4cdd5', 'rosa'],
    ['its tone: red', 'x1', {}, '#b3202a', 'rot'],
    ['its tone: yellow', 'x1', {}, '#f7dc6f', 'gelb'],
    ['its tone: grey', 'x1', {}, '#8c8f92', 'grau'],
    ['its tone: black', 'x1', {}, '#0b0b0c', 'schwarz'],
    ['its tone: white', 'x1', {}, '#fefefe', 'weiss'],
    ['nothing that is known', 'x1', { de: 'Sternenzauber' }, null, 'andere'],
    ['a tone that is none', 'x1', {}, 'red', 'andere'],
  ] as const)('of a shade is said by %s', (_, value, labels, swatch, colour) => {
    expect(filterBase(value, { labels, swatch }, {})).toBe(colour)
  })

  test('of any text is one of the filter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...languages), (text, language) => {
        expect(baseColours).toContain(baseColourOf(text, { [language]: text }, {}))
      }),
    )
  })
})
