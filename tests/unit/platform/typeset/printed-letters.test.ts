import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { printable } from '@/lib/platform/typeset/split-runs'
import { loadTypefaces } from '@/lib/platform/typeset/typefaces'

/** What papers print is of these texts: words of the interface, of goods and of pages such as the terms. */
const folders = ['lib/platform/i18n/messages', 'scripts/seed/catalogue/data', 'scripts/seed/content']

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values((value ?? {}) as object).flatMap(textsIn)

const written = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name)),
)

it.each(['regular', 'bold'] as const)(
  'every letter of the texts that papers print is in their typefaces, or is replaced: %s',
  async (weight) => {
    const faces = (await loadTypefaces(weight)).map((file) => create(file))
    const letters = new Map<string, string>()
    for (const file of written)
      for (const text of textsIn(JSON.parse(readFileSync(file, 'utf8'))))
        for (const letter of printable(text)) letters.set(letter, file)
    expect(letters.size).toBeGreaterThan(100)
    const missing = [...letters].filter(
      ([letter]) =>
        letter !== '\n' && !faces.some((face) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
    )
    expect(missing).toEqual([])
  },
)
