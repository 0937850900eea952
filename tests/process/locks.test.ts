import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '@/lib/server/start/free-port'
import { editorOf, tokensOf } from '../fixtures/process/editor'
import { type Prepared, prepare, startCopy } from '../fixtures/process/prepared'
import { eventually, freed, get, killShop, runStart, startShop, stopShop } from '../fixtures/process/shop'

let prepared: Prepared
beforeAll(async () => {
  prepared = await prepare('baby')
})

describe('two copies', () => {
  it('run side by side with content of their own, refuse a third on the same folder, and end without their terminal', async () => {
    const [one, two] = await Promise.all([startCopy(prepared), startCopy(prepared)])
    const editor = editorOf(one, await tokensOf(one))
    await editor.publish(await editor.find('de-de/versand'), 'Nur im ersten Laden')
    await eventually(async () => {
      expect((await get(`${one.origin}/de/versand/`)).text).toContain('Nur im ersten Laden')
    })
    const other = await get(`${two.origin}/de/versand/`)
    expect(other.status).toBe(200)
    expect(other.text).not.toContain('Nur im ersten Laden')

    const third = runStart({ PORT: String(await freePort()), DATA_DIR: one.dataDir })
    expect(await third.ended).toEqual({ code: 1, signal: null })
    expect(third.output).toContain(`The data folder ${one.dataDir} is in use by another copy of the shop.`)
    expect(third.output).not.toMatch(/^ +at /m)
    expect(await get(`${one.origin}/de/`)).toMatchObject({ status: 200 })

    // One is asked to terminate, without its group; of the other the start script alone is killed.
    process.kill(one.process.pid, 'SIGTERM')
    expect(await one.process.ended).toEqual({ code: 0, signal: null })
    process.kill(two.process.pidOf('scripts/start.ts'), 'SIGKILL')
    await Promise.all([one.process.gone(), two.process.gone()])
    await Promise.all([freed(one.port), freed(two.port)])
  })
})

describe('after a kill -9', () => {
  it('starts again at once: the lock that was left behind is no obstacle', async () => {
    const shop = await startCopy(prepared)
    await killShop(shop)
    const lock = join(shop.dataDir, 'database.json')
    expect(existsSync(lock)).toBe(true)
    // In a container the next processes get the same numbers: the lock names one that lives and is no shop.
    await writeFile(lock, JSON.stringify({ ...JSON.parse(await readFile(lock, 'utf8')), pid: process.pid }))
    const again = await startShop({ PORT: String(shop.port), DATA_DIR: shop.dataDir })
    expect(again.process.output).not.toMatch(/Building|Filled/)
    expect(await get(`${again.origin}/de/`)).toMatchObject({ status: 200 })
    await stopShop(again)
  })
})
