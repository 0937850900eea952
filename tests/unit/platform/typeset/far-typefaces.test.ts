import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { farTypefaces, hasLetter } from '@/lib/platform/typeset/far-typefaces'

const fileOf = (letter: string) => {
  const file = farTypefaces().find((face) => hasLetter(face, letter.codePointAt(0) ?? 0))
  if (!file) throw new Error(`No file has ${letter}`)
  return file
}

/** The sum by which a table or a file of OpenType is checked. */
function sumOf(table: Buffer): number {
  let sum = 0
  for (let at = 0; at + 4 <= table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

const plainOpenType = 0x00010000

it.each(['נ', 'ف', 'ส', '张', '김'])(
  'the file with %s is plain OpenType, for each weight another',
  (letter) => {
    const fonts = [fileOf(letter).read('regular'), fileOf(letter).read('bold')]
    for (const font of fonts) {
      expect(font.readUInt32BE(0)).toBe(plainOpenType)
      expect(create(font).numGlyphs).toBeGreaterThan(10)
    }
    expect(fonts[0]?.equals(fonts[1] as Buffer)).toBe(false)
  },
)

// What draws documents takes fonts of one name and one sum for the same.
it.each(['张', '김'])('the weight of the file with %s that was made of all has its own sum', (letter) => {
  for (const weight of ['regular', 'bold'] as const)
    expect(sumOf(fileOf(letter).read(weight))).toBe(0xb1b0afba)
})
