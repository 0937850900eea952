import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MissingFiles } from '@/lib/server/edge/missing-files'

let distDir: string
let root: string

async function keep(path: string, status: number): Promise<string> {
  const base = join(root, path)
  await mkdir(`${base}.segments`, { recursive: true })
  await writeFile(join(`${base}.segments`, '_tree.segment.rsc'), 'tree')
  await writeFile(`${base}.html`, '<!doctype html>')
  await writeFile(`${base}.meta`, JSON.stringify({ status, headers: {} }))
  return base
}

const left = (base: string) => ['.html', '.meta', '.segments'].filter((ending) => existsSync(base + ending))

beforeEach(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'nestling-missing-'))
  root = join(distDir, 'server', 'route-cache', 'APP_PAGE', '0a1b', '$')
})

afterEach(() => rm(distDir, { recursive: true }))

describe('Files of missing pages', () => {
  it.each([
    ['/de/nichts/', 'de/nichts'],
    ['/de/tief/unter/nichts/', 'de/tief/unter/nichts'],
    ['/ch-fr/caf%C3%A9 x/', 'ch-fr/caf%C3%A9%20x'],
  ])('go once they were answered with 404: %s', async (pathname, path) => {
    const base = await keep(path, 404)
    const files = new MissingFiles(distDir)
    files.note(pathname)
    await files.sweep()
    expect(left(base)).toEqual([])
    expect(existsSync(dirname(base))).toBe(dirname(base) === root)
    expect(existsSync(root)).toBe(true)
  })

  it('stay where a page exists by now, and where no request was answered with 404', async () => {
    const published = await keep('de/neu', 200)
    const other = await keep('de/anderes', 404)
    const files = new MissingFiles(distDir)
    files.note('/de/neu/')
    await files.sweep()
    expect(left(published)).toHaveLength(3)
    expect(left(other)).toHaveLength(3)
  })

  it.each(['/../../secret/', '/de/..%2f..%2fsecret/', '/de/%2e%2e/secret/', '/', '/%E0%A4%A/'])(
    'are looked for nowhere else: %s',
    async (pathname) => {
      const outside = join(distDir, 'secret')
      await writeFile(`${outside}.meta`, JSON.stringify({ status: 404 }))
      await mkdir(join(root, 'de'), { recursive: true })
      await writeFile(join(root, 'secret.meta'), JSON.stringify({ status: 404 }))
      const files = new MissingFiles(distDir)
      files.note(pathname)
      await files.sweep()
      expect(existsSync(`${outside}.meta`)).toBe(true)
      expect(existsSync(join(root, 'secret.meta'))).toBe(true)
    },
  )

  it('do not matter where there are none', async () => {
    const files = new MissingFiles(join(distDir, 'elsewhere'))
    files.note('/de/nichts/')
    await expect(files.sweep()).resolves.toBeUndefined()
  })
})
