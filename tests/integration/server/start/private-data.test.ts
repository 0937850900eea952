import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEmbedded } from '@/lib/platform/db/embedded'
import { localSecrets } from '@/lib/server/start/environment'
import { keepPrivate, toldSecret } from '@/lib/server/start/private-data'
import { migratedFolder } from '../../../fixtures/databases'

const umask = process.umask()

/** What in a folder the group or everybody else can use, the folder included. */
async function openIn(folder: string): Promise<string[]> {
  const open: string[] = []
  for (const name of ['.', ...(await readdir(folder, { recursive: true }))]) {
    const found = await lstat(join(folder, name))
    if (!found.isSymbolicLink() && found.mode & 0o077) open.push(name)
  }
  return open
}

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  let folder: string
  beforeEach(async () => {
    process.umask(0o022)
    folder = await mkdtemp(join(tmpdir(), 'nestling-private-'))
  })
  afterEach(async () => {
    process.umask(umask)
    await rm(folder, { recursive: true, force: true })
  })

  it('is closed to other users where it was open, with all that it holds and that comes into it', async () => {
    const outside = join(folder, 'outside')
    const dataDir = join(folder, 'data')
    await mkdir(join(dataDir, 'assets'), { recursive: true, mode: 0o755 })
    await writeFile(outside, '', { mode: 0o644 })
    await writeFile(join(dataDir, 'assets/a.png'), '', { mode: 0o666 })
    await chmod(join(dataDir, 'assets/a.png'), 0o666)
    await symlink(outside, join(dataDir, 'link'))
    expect(await openIn(dataDir)).toHaveLength(3)
    expect(await keepPrivate(dataDir)).toBe(true)
    await mkdir(join(dataDir, 'mails'))
    await writeFile(join(dataDir, 'mails/1.eml'), '')
    await localSecrets(dataDir)
    expect(await openIn(dataDir)).toEqual([])
    expect((await lstat(outside)).mode & 0o777).toBe(0o644)
  })

  it('holds an embedded database that no other user can read or write', async () => {
    const dataDir = await migratedFolder()
    await chmod(dataDir, 0o755)
    await keepPrivate(dataDir)
    const { close } = await openEmbedded(dataDir)
    expect(await openIn(dataDir)).toEqual([])
    await close()
    expect(await openIn(dataDir)).toEqual([])
    await rm(dataDir, { recursive: true })
  })

  it('gets a secret only where a terminal does not show it, in a file for this user alone', async () => {
    const dataDir = join(folder, 'data')
    expect(toldSecret('geheim', { dataDir, isTerminal: true })).toBe('geheim')
    const told = toldSecret('geheim', { dataDir, isTerminal: false })
    expect(told).not.toContain('geheim')
    const file = /in the file (\S+),/.exec(told)?.[1] ?? ''
    expect(await readFile(file, 'utf8')).toBe('geheim\n')
    expect(await openIn(dataDir)).toEqual([])
    const noFolder = join(file, 'data')
    expect(toldSecret('geheim', { dataDir: noFolder, isTerminal: false })).toMatch(/^not told, as /)
  })
})
