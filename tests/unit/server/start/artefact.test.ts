import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeMadePages } from '@/lib/server/next/internals/internals'
import { artefactFingerprint, currentArtefact, writeArtefactRecord } from '@/lib/server/start/artefact'
import { builtIn, fingerprintOfSettings } from '@/lib/server/start/build'

const project = process.cwd()
let folder = ''

async function write(path: string, text: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestling-artefact-'))
  for (const source of ['app', 'blocks', 'registry', 'schemas', 'lib', 'public', '.build'])
    await write(`${source}/file.ts`, 'before')
  process.chdir(folder)
})

afterEach(async () => {
  process.chdir(project)
  await rm(folder, { recursive: true })
})

describe('the build that serves every shop', () => {
  test('is used while its sources are the same', async () => {
    expect(await currentArtefact()).toBeUndefined()
    await writeArtefactRecord({ fingerprint: await artefactFingerprint() })
    expect(await currentArtefact()).toBe('.build/next')
    await write('lib/file.ts', 'after')
    expect(await currentArtefact()).toBeUndefined()
  })

  test('has no sources to compare in an image', async () => {
    await writeArtefactRecord({ fingerprint: '', isImage: true })
    await rm('lib', { recursive: true })
    expect(await currentArtefact()).toBe('.build/next')
  })

  test('holds no page, and keeps code, shells of nothing and last resorts', async () => {
    const pages = [
      'de.html',
      'de.rsc',
      'de.meta',
      'de/p/-.html',
      'de.segments/_tree.segment.rsc',
      'robots.txt.body',
    ]
    const kept = [
      '_not-found.html',
      '_global-error.html',
      '[market]/page.js',
      '[market]/page_client-reference-manifest.js',
    ]
    for (const name of [...pages, ...kept]) await write(`.build/next/server/app/${name}`, '')
    await removeMadePages('.build/next')
    const isThere = (name: string) => existsSync(join('.build/next/server/app', name))
    expect(pages.filter(isThere)).toEqual([])
    expect(kept.filter((name) => !isThere(name))).toEqual([])
  })
})

test.each(builtIn)('pages made with another %s are others', (name) =>
  expect(fingerprintOfSettings({ [name]: 'another' })).not.toBe(fingerprintOfSettings({})),
)
