import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { farTypefaces, hasLetter } from '@/lib/platform/typeset/far-typefaces'
import { mendAnchors } from '@/lib/platform/typeset/mend-anchors'

type Shape = {
  layout: (text: string) => {
    glyphs: { id: number }[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
  }
}

/** Names, and the signs with their places as HarfBuzz 15.0 shapes them in the same fonts: sign, width, right, up. */
const shapes: [script: string, name: string, signs: string][] = [
  [
    'bengali',
    'জ্যোৎস্না',
    '386 361 0 0, 32 862 0 0, 123 270 0 0, 59 266 0 0, 71 542 0 0, 241 667 0 0, 299 0 -531 -6, 59 266 0 0',
  ],
  ['bengali', 'স্মৃতি', '240 640 0 0, 260 227 0 0, 64 0 -172 -53, 60 266 0 0, 40 707 0 0'],
  [
    'tamil',
    'கார்த்திகேயன்',
    '18 825 0 0, 41 640 0 0, 90 595 0 0, 84 825 0 0, 25 825 0 0, 166 262 0 0, 47 720 0 0, 18 825 0 0, 30 963 0 0, 86 1234 0 0',
  ],
  ['tamil', 'ஸ்ரீதேவி', '163 1514 0 0, 47 720 0 0, 25 825 0 0, 36 1044 0 0, 165 262 0 0'],
  ['gujarati', 'શ્રેયા', '233 720 0 0, 65 0 0 0, 46 594 0 0, 57 265 0 0'],
  ['gujarati', 'હાર્દિક', '54 633 0 0, 57 265 0 0, 637 265 0 0, 38 467 0 0, 649 0 0 0, 21 511 0 0'],
  ['gurmukhi', 'ਸ੍ਵਰਨ', '48 596 0 0, 113 0 0 0, 43 579 0 0, 36 648 0 0'],
  ['telugu', 'లక్ష్మి', '51 709 0 0, 212 522 0 0, 684 420 0 0'],
  ['telugu', 'జ్యోత్స్న', '408 974 0 0, 677 458 0 0, 38 757 0 0, 674 406 0 0, 685 533 0 0'],
  [
    'kannada',
    'ಶ್ರೀನಿವಾಸ',
    '236 630 0 0, 124 90 0 0, 74 408 0 0, 225 742 0 0, 163 794 0 0, 60 449 0 0, 56 709 0 0',
  ],
  ['kannada', 'ಅರ್ಜುನ್', '9 863 0 0, 30 775 0 0, 63 364 0 0, 93 567 0 0, 189 1023 0 0'],
  ['malayalam', 'കൃഷ്ണൻ', '23 1038 0 0, 69 243 0 0, 57 1149 0 0, 77 0 0 0, 37 1368 0 0, 117 1062 0 0'],
  [
    'malayalam',
    'സുബ്രഹ്മണ്യൻ',
    '58 1223 0 0, 67 332 0 0, 162 244 0 0, 46 1306 0 0, 235 1237 0 0, 37 1368 0 0, 160 243 0 0, 117 1062 0 0',
  ],
  [
    'sinhala',
    'නිමල් පෙරේරා',
    '274 963 0 0, 53 850 0 0, 219 852 0 0, 3 500 0 0, 74 631 0 0, 49 790 0 0, 74 631 0 0, 218 702 0 0, 56 667 0 0, 66 343 0 0',
  ],
  ['khmer', 'ស្រីនាង', '216 287 0 0, 79 928 0 0, 105 0 -32 -29, 272 924 0 0, 49 635 0 0'],
  [
    'lao',
    'ກ້ອນແກ້ວ',
    '9 614 0 0, 91 0 -401 0, 48 620 0 0, 30 614 0 0, 81 515 0 0, 9 614 0 0, 91 0 -401 0, 42 586 0 0',
  ],
  ['syriac', 'ܓܒܪܐܝܠ', '59 652 0 0, 52 278 0 0, 9 930 0 0, 97 525 0 0, 17 740 0 0, 22 718 0 0'],
  [
    'thaana',
    'މުޙައްމަދު',
    '84 0 172 0, 13 517 0 0, 80 0 83 0, 11 384 0 0, 90 0 161 0, 9 442 0 0, 80 0 113 0, 27 384 0 0, 84 0 107 0, 11 354 -30 0',
  ],
]

it.each(shapes)('%s is shaped as HarfBuzz shapes it: %s', (_, name, signs) => {
  const file = farTypefaces().find((face) => hasLetter(face, name.codePointAt(0) ?? 0))
  if (!file) throw new Error(`No file has ${name}`)
  const font = create(file.read('regular'))
  mendAnchors(font)
  const { glyphs, positions } = (font as unknown as Shape).layout(name)
  const shaped = glyphs.map(({ id }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    return [id, ...[xAdvance, xOffset, yOffset].map(Math.round)].join(' ')
  })
  expect(shaped.join(', ')).toBe(signs)
})
