import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, foldIndexWords, foldWords, mayBeProductKey, productKey } from '@/lib/shop/listing/search/fold'

describe('folding', () => {
  it.each([
    ['Grün', 'grun'],
    ['gruen', 'grun'],
    ['GRÜN', 'grun'],
    ['grün', 'grun'],
    ['Bär', 'bar'],
    ['Baer', 'bar'],
    ['Möbel', 'mobel'],
    ['Moebel', 'mobel'],
    ['Größe', 'grosse'],
    ['neue', 'neue'],
    ['blaue', 'blaue'],
    ['quer', 'quer'],
    ['Frauen', 'frauen'],
    ['teuer', 'teuer'],
    ['Übung', 'ubung'],
    ['Uebung', 'ubung'],
    ['Crêpe', 'crepe'],
    ['Łódź', 'lodz'],
    ['Đakovo', 'dakovo'],
    ['Þór', 'thor'],
    ['Smørrebrød', 'smorrebrod'],
    ['Одеяло', 'одеяло'],
    ['Άλφα', 'αλφα'],
  ])('writes the German %s as %s', (text, folded) => {
    expect(fold(text, 'de')).toBe(folded)
  })

  it.each([
    ['fr', 'Siège-auto évolutif', 'siege-auto evolutif'],
    ['fr', 'Œuf', 'oeuf'],
    ['nl', 'Schoenen', 'schoenen'],
    ['nl', 'Tweeën', 'tweeen'],
  ] as const)('takes the accents off in %s: %s', (language, text, folded) => {
    expect(fold(text, language)).toBe(folded)
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aeouyqnßäöü ') }), (text) => {
        const once = fold(text, 'de')
        expect(fold(once, 'de')).toBe(once)
      }),
    )
  })

  it('takes no notice of upper case and of how an umlaut is composed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcäöüéß-') }), (text) => {
        expect(fold(text.normalize('NFD'), 'de')).toBe(fold(text.normalize('NFC'), 'de'))
        expect(fold(text.toUpperCase(), 'de')).toBe(fold(text, 'de'))
      }),
    )
  })

  it('leaves words of letters and digits alone, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const word of foldWords(text, 'de')) expect(word).toMatch(/^[\p{L}\p{Nd}]{1,40}$/u)
      }),
    )
  })

  it('keeps hyphenated words in pieces and in one', () => {
    expect(foldIndexWords('T-Shirt, Wickel-Body', 'de')).toEqual([
      't',
      'shirt',
      'wickel',
      'body',
      'tshirt',
      'wickelbody',
    ])
    expect(foldIndexWords("Porte-bébé d'été", 'fr')).toContain('portebebe')
  })
})

describe('a product number', () => {
  it.each(['0104711', '104711', '010.47.11', '0104-711', ' 01 04 711 ', '０１０４７１１'])(
    'is the same one as %s',
    (spelling) => {
      expect(productKey(spelling)).toBe('104711')
      expect(mayBeProductKey(spelling)).toBe(true)
    },
  )

  it.each(['kinderwagen', '62', '6-12', '', '0000', 'a1'])('is not %j', (term) => {
    expect(mayBeProductKey(term)).toBe(false)
  })

  it('is found under any dots, blanks and dashes', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9a-z][0-9a-z]{3,12}$/),
        fc.infiniteStream(fc.constantFrom('', '', '.', '-', ' ')),
        (key, separators) => {
          const written = [...key].map((letter) => letter.toUpperCase() + separators.next().value).join('')
          expect(productKey(`00${written}`)).toBe(key)
        },
      ),
    )
  })
})
