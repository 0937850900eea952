import { expect, it } from 'vitest'
import { fileSources } from '@/lib/studio/editor/pickers/file-sources'
import { describeForms } from '@/lib/studio/forms'
import { type AssetHolds, fitsAsset } from '@/schemas/content'
import { definitions } from '@/schemas/definitions'

const files = ['/a/b.jpg', '/a/b.webp', '/a/b.mp4', '/a/b.webm', '/a/b.vtt', '/a/b.pdf'] as const

/** What fields of each kind take, of these files, and where the picker searches for them. */
const taken: Readonly<Record<AssetHolds, { files: readonly string[]; source: string }>> = {
  picture: { files: ['/a/b.jpg', '/a/b.webp'], source: 'pictures' },
  film: { files: ['/a/b.mp4', '/a/b.webm'], source: 'films' },
  subtitles: { files: ['/a/b.vtt'], source: 'subtitles' },
  file: { files, source: 'files' },
}

const fields = Object.values(describeForms(Object.values(definitions), (english) => english)).flatMap(
  ({ name: block, fields: own }) =>
    own
      .filter(({ type }) => type === 'asset')
      .map(({ name, holds }) => ({ field: `${block}.${name}`, holds })),
)

it('finds the fields for files', () => expect(fields.length).toBeGreaterThan(10))

it.each(fields)('$field takes $holds alone, and the picker offers nothing else', ({ holds }) => {
  const kind = holds ?? 'file'
  expect(files.filter((file) => fitsAsset(kind, file))).toEqual(taken[kind].files)
  expect(fileSources[kind]).toBe(taken[kind].source)
})
