import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { openEmbedded } from '@/lib/platform/db/embedded'
import { migratedFolder } from '../../../fixtures/databases'

const socketOf = (url: string) => join(new URL(url).searchParams.get('host') ?? '', '.s.PGSQL.5432')

/** The id of a process that has ended. */
const endedPid = () => spawnSync(process.execPath, ['--version']).pid

it.skipIf(process.platform === 'win32')(
  'removes the sockets of processes that were killed, and no others',
  async () => {
    const left = await mkdtemp(join(tmpdir(), `nestling-db-${endedPid()}-`))
    await writeFile(join(left, '.s.PGSQL.5432'), '')
    const foreign = await mkdtemp(join(tmpdir(), 'nestling-db-x-'))
    const [one, two] = [await migratedFolder(), await migratedFolder()]
    const first = await openEmbedded(one)
    const second = await openEmbedded(two)
    try {
      expect(existsSync(left)).toBe(false)
      expect(existsSync(foreign)).toBe(true)
      expect(existsSync(socketOf(first.url))).toBe(true)
      expect(existsSync(socketOf(second.url))).toBe(true)
    } finally {
      await first.close()
      await second.close()
      for (const folder of [foreign, one, two]) await rm(folder, { recursive: true })
    }
    expect(existsSync(dirname(socketOf(first.url)))).toBe(false)
  },
)
