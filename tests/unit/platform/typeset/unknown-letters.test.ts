import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { openSheet, openTypeOf } from '@/lib/platform/typeset'
import { splitRuns } from '@/lib/platform/typeset/split-runs'
import { loadTypefaces } from '@/lib/platform/typeset/typefaces'

/** Letters that no typeface of papers has, each with what it is. */
const letters: [what: string, letter: string][] = [
  ['a rare Han letter, beyond the first plane', '𠮷'],
  ['Burmese', 'က'],
  ['Burmese with a sign before its letter', 'ကြေ'],
  ['cuneiform', '𒀀'],
  ['one that is no letter of Unicode', '\u{e000}'],
  ['half of a letter', '\ud842'],
]

const own = openTypeOf(
  readFileSync('node_modules/@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'),
  400,
)

it.each(letters)(
  'a paper of a shop with its own typeface has a box of the project’s for %s',
  async (_, text) => {
    const latin = (code: number) => code < 0x250
    const runs = splitRuns(`Li ${text}`, [latin, latin, latin], undefined, 1)
    expect(runs.slice(1).map(({ face }) => face)).toEqual([1])
    for (const face of [undefined, { regular: own, bold: own }]) {
      const info = { title: text, author: 'shop', language: 'de', createdAt: new Date(0), own: face }
      const sheet = await openSheet(info)
      sheet.paragraph(`Li ${text}`)
      sheet.paragraph(`Li ${text}`, { weight: 'bold' })
      expect((await sheet.finish(() => [])).length).toBeGreaterThan(1_000)
    }
  },
)

it.each(['regular', 'bold'] as const)(
  'the first typeface of the project has a box to be seen: %s',
  async (weight) => {
    const [first] = await loadTypefaces(weight)
    const box = create(first as Buffer).getGlyph(0)
    expect(box._getContours().flat().length).toBeGreaterThan(4)
    expect(box.advanceWidth).toBeGreaterThan(200)
  },
)
