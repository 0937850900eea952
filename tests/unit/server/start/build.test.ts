import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildFingerprint, buildIdOf, builtIn } from '@/lib/server/start/build'
import { drawingsFolder } from '@/lib/storefront/design/drawings/drawings'

const project = process.cwd()
let folder = ''

async function write(path: string, text: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestling-fingerprint-'))
  for (const source of ['app', 'blocks', 'registry', 'schemas', 'lib', 'public'])
    await write(`${source}/file.ts`, 'before')
  await write(`${drawingsFolder}/motifs/pram.svg`, 'before')
  process.chdir(folder)
})

afterAll(async () => {
  process.chdir(project)
  await rm(folder, { recursive: true })
})

describe('the fingerprint of a build', () => {
  test.each([
    'app/file.ts',
    'lib/file.ts',
    'lib/storefront/design/drawings/catalogue.ts',
    'public/new.txt',
    'next.config.ts',
  ])('changes with %s', async (path) => {
    const before = await buildFingerprint({})
    await write(path, 'after')
    expect(await buildFingerprint({})).not.toBe(before)
  })

  test.each(['motifs/pram.svg', 'motifs/new.svg'])(
    'does not change with the drawing %s, which is read at run time',
    async (path) => {
      const before = await buildFingerprint({})
      await write(`${drawingsFolder}/${path}`, 'after')
      expect(await buildFingerprint({})).toBe(before)
    },
  )

  test('changes with a setting that is written into pages, and with no other', async () => {
    const before = await buildFingerprint({ SHOP_BRAND: 'baby' })
    expect(await buildFingerprint({ SHOP_BRAND: 'home' })).not.toBe(before)
    expect(await buildFingerprint({ SHOP_BRAND: 'baby', SESSION_SECRET: 'a' })).not.toBe(before)
    expect(await buildFingerprint({ SHOP_BRAND: 'baby', PORT: '4000' })).toBe(before)
  })

  test('names the build alike on two machines, otherwise when a source or a setting is another one', async () => {
    const settings = { SHOP_BRAND: 'baby', BASE_URL: 'https://shop.example', SESSION_SECRET: 'a' }
    const idOf = async (given: Record<string, string>) => buildIdOf(await buildFingerprint(given))
    const id = await idOf({ ...settings, PORT: '3000', DATA_DIR: 'one' })
    expect(await idOf({ ...settings, PORT: '4000', DATA_DIR: 'other' })).toBe(id)
    expect(await idOf({ ...settings, BASE_URL: 'https://other.example' })).not.toBe(id)
    await write('blocks/file.ts', 'after')
    expect(await idOf(settings)).not.toBe(id)
    expect(id).toMatch(/^[b-df-hj-np-t]{24}$/)
  })
})

test('names in the manual the settings that make a new build', () => {
  const manual = readFileSync(new URL('../../../../lib/platform/config/README.md', import.meta.url), 'utf8')
  const [, sentence = ''] = /Pages and code of a build contain ([^:]*):/.exec(manual) ?? []
  expect(sentence.match(/[A-Z_]{4,}/g)).toEqual(builtIn)
})
