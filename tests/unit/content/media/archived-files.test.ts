import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ArchivedAsset, assetProblems } from '@/lib/content/embedded/archive/parse-assets'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestling-archive-'))
  await mkdir(join(folder, 'assets/1'), { recursive: true })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const heads = {
  pdf: '%PDF-1.7\n',
  mp4: '\0\0\0\x14ftypisom\0\0\0\0avc1',
  webm: '\x1a\x45\xdf\xa3\x87\x42\x82\x84webm',
  woff2: 'wOF2\0\x01\0\0',
  png: '\x89PNG\r\n\x1a\n',
  jpg: '\xff\xd8\xff\xe0',
} as const

it.each(Object.entries(heads))(
  'a page behind the first bytes of a %s is not imported',
  async (kind, head) => {
    const bytes = Buffer.from(`${head}<html><script>alert(1)</script></html>`, 'latin1')
    const path = `assets/1/seite.${kind}`
    await writeFile(join(folder, path), bytes)
    const digest = createHash('sha256').update(bytes).digest('hex')
    const described = { path, digest, kind, folder_id: null } as unknown as ArchivedAsset
    expect(await assetProblems(folder, [described], [])).toEqual([
      `${path}: this is no whole ${kind} (broken)`,
    ])
  },
)
