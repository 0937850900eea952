import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEmbedded } from '@/lib/platform/db/embedded'
import { isDatabaseOpen } from '@/lib/server/start/open-database'
import { migratedFolder } from '../../../fixtures/databases'

let folder: string
const lockOf = () => join(folder, 'database.json')
beforeEach(async () => {
  folder = await migratedFolder()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('A data folder', () => {
  it('that a shop has open is refused to a second one until the first has ended', async () => {
    const first = await openEmbedded(folder)
    expect(await isDatabaseOpen(folder)).toBe(true)
    await expect(openEmbedded(folder)).rejects.toThrow('Another process has the database')
    await first.close()
    expect(await isDatabaseOpen(folder)).toBe(false)
    await (await openEmbedded(folder)).close()
  })

  it('is free where a killed shop has left its lock, also under the number of a process that lives', async () => {
    const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(join(folder, 'nowhere'))}`
    await writeFile(lockOf(), JSON.stringify({ pid: process.pid, url }))
    expect(await isDatabaseOpen(folder)).toBe(false)
    expect(existsSync(lockOf())).toBe(false)
    await (await openEmbedded(folder)).close()
  })
})
