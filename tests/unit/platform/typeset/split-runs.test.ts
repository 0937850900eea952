import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pictureSigns, printable, splitRuns } from '@/lib/platform/typeset/split-runs'

const latin = (code: number) => code < 0x250
const greek = (code: number) => code === 32 || (code >= 0x370 && code < 0x400)

describe('a text of several alphabets', () => {
  it.each([
    ['Anna Παπαδοπούλου, Berlin', ['Anna ', 'Παπαδοπούλου', ', Berlin'], [0, 1, 0]],
    ['Άννα Παπά', ['Άννα Παπά'], [1]],
    ['', [], []],
    ['漢', ['漢'], [0]],
  ])('%s is split by the typefaces that have its letters', (text, pieces, faces) => {
    const runs = splitRuns(text, [latin, greek])
    expect(runs.map((run) => run.text)).toEqual(pieces)
    expect(runs.map(({ face }) => face)).toEqual(faces)
  })

  it('keeps a mark with its letter', () => {
    expect(splitRuns('Παx\u0323', [latin, greek])).toEqual([
      { face: 1, text: 'Πα' },
      { face: 0, text: 'x\u0323' },
    ])
  })

  it.each([
    ['Anna 😀', 'Anna •'],
    ['👨‍👩‍👧‍👦 Muster', '• Muster'],
    ['Ben 👍🏽!', 'Ben •!'],
    ['❤️ Café', '• Café'],
    ['🇨🇭 Bern', '• Bern'],
    ['Nr. 1️⃣', 'Nr. 1'],
    ['© ® ™ 7 # *', '© ® ™ 7 # *'],
  ])('has a sign for each picture: %s', (text, shown) => {
    expect(printable(text)).toBe(shown)
  })

  it.each([
    ['𝓐𝓷𝓷𝓪 𝔹𝕖𝕚𝕤𝕡𝕚𝕖𝕝', 'Anna Beispiel'],
    ['𝐙𝐨𝐞\u0308 𝟕', 'Zoë 7'],
    ['Karl Ⅻ.', 'Karl XII.'],
  ])('has the plain letters of a dressed up name: %s', (text, shown) => {
    expect(printable(text)).toBe(shown)
  })

  it('loses nothing that can be printed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const runs = splitRuns(text, [latin, greek])
        expect(runs.map((run) => run.text).join('')).toBe(printable(text))
      }),
    )
  })

  it('has no letters that cannot be seen or that turn the direction', () => {
    expect(printable('a\u202eb\u200bc\u0000d\u202fe\u2011f')).toBe('abcd\u00a0e-f')
  })
})

it.each([
  ['Euer Onkel Karl ❤️ ❤️ 🎉', ['❤️', '🎉']],
  ['Für Zoë • alles Gute ♥', []],
])('the signs that cannot be printed in %s are named once each', (text, signs) => {
  expect(pictureSigns(text)).toEqual(signs)
})
