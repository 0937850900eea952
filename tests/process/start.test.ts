import { existsSync } from 'node:fs'
import { chmod, lstat, readdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { cacheHeader, navigationHeader } from '@/lib/server/next/internals/internals'
import { freePort } from '@/lib/server/start/free-port'
import { keptPage } from '../fixtures/kept-page'
import { copyOf, emptyFolder, type Prepared, prepare, startCopy } from '../fixtures/process/prepared'
import {
  eventually,
  freed,
  get,
  runStart,
  StartedProcess,
  startShop,
  stopShop,
} from '../fixtures/process/shop'

let prepared: Prepared
beforeAll(async () => {
  prepared = await prepare('baby')
})

describe('npm start', () => {
  it('fills, builds and serves an empty folder, and prints every address and what it is for', () => {
    const { firstOutput } = prepared
    expect(firstOutput).toContain('Filled the empty shop with the demo')
    expect(firstOutput).toContain('npm start -- --empty')
    expect(firstOutput).toContain('Building the shop.')
    expect(firstOutput).toMatch(/The shop +http:\/\/localhost:\d+\/\n/)
    expect(firstOutput).toMatch(/Documentation +http:\/\/localhost:\d+\/de\/documentation\/blocks\/\n/)
    expect(firstOutput).toMatch(/Studio +http:\/\/localhost:\d+\/studio\/\n/)
    expect(firstOutput).toMatch(/studio@localhost\n +in the file \S+studio-password\.txt/)
    expect(firstOutput).not.toMatch(/(?:[a-z2-9]{5}-){3}[a-z2-9]{5}/)
    expect(firstOutput).toMatch(/Content API +http:\/\/localhost:\d+\/cdn-api\/v2\/cdn\/stories\n/)
    expect(firstOutput).toContain('No money moves')
    expect(firstOutput).not.toMatch(/warn|deprecat|error/i)
  })

  it('is ready without a build the second time, and Ctrl-C leaves nothing behind', async () => {
    const shop = await startCopy(prepared)
    console.log(`The second start took ${shop.seconds.toFixed(1)} s.`)
    expect(shop.process.output).not.toMatch(/Building|Filled|studio@localhost/)
    expect(await get(`${shop.origin}/de/`)).toMatchObject({ status: 200 })
    expect(await stopShop(shop)).toEqual({ code: 0, signal: null })
    await freed(shop.port)
    expect(existsSync(join(shop.dataDir, 'database.json'))).toBe(false)
  })

  it.skipIf(process.platform === 'win32')(
    'lets no other user into its data, also where all could read it',
    async () => {
      const dataDir = await copyOf(prepared)
      await chmod(dataDir, 0o755)
      const shop = await startShop({ PORT: String(await freePort()), DATA_DIR: dataDir })
      expect(await get(`${shop.origin}/de/`)).toMatchObject({ status: 200 })
      const open: string[] = []
      for (const name of ['.', ...(await readdir(dataDir, { recursive: true }))]) {
        const found = await lstat(join(dataDir, name)).catch(() => undefined)
        if (found && !found.isSymbolicLink() && found.mode & 0o077) open.push(name)
      }
      expect(open).toEqual([])
      expect(await stopShop(shop)).toEqual({ code: 0, signal: null })
    },
  )

  it('makes the pages that the build left out while it runs, and keeps them beyond the next start', async () => {
    const paths = ['/de/versand', '/de/schlafen/betten']
    const keptIn = async (dataDir: string) => {
      const pages = await Promise.all(paths.map((path) => keptPage(join(dataDir, 'next'), path)))
      return pages.map((page) => page !== undefined)
    }
    expect(await keptIn(await copyOf(prepared))).toEqual([false, false])
    const shop = await startCopy(prepared, { NESTLING_WARM_UP: '1' })
    await eventually(async () => expect(await keptIn(shop.dataDir)).toEqual([true, true]), 60_000, 200)
    expect(await stopShop(shop)).toEqual({ code: 0, signal: null })
    const again = await startShop({ PORT: String(shop.port), DATA_DIR: shop.dataDir })
    for (const path of paths) {
      const { status, headers } = await fetch(`${again.origin}${path}/`, {
        headers: { [navigationHeader]: '1' },
      })
      expect({ path, status, kept: headers.get(cacheHeader) }).toEqual({ path, status: 200, kept: 'HIT' })
    }
    await stopShop(again)
  })

  it('ends when npm is terminated, which tells its shell alone', async () => {
    const port = await freePort()
    const env = { PORT: String(port), DATA_DIR: await copyOf(prepared) }
    const npm = new StartedProcess('npm', ['start'], env)
    await npm.says(/is ready after/)
    process.kill(npm.pid, 'SIGTERM')
    await npm.gone()
    await freed(port)
    expect(existsSync(join(env.DATA_DIR, 'database.json'))).toBe(false)
  })

  it.each<[string, Record<string, string>, string[], RegExp]>([
    ['without the demo, where that is asked for', {}, ['--empty'], /Began a shop without the demo/],
    [
      'without it at an address that others can open',
      { BASE_URL: 'https://shop.example', PAYMENTS: 'sandbox' },
      [],
      /Began a shop without the demo/,
    ],
  ])('begins an empty folder %s, and says so', async (_, env, words, said) => {
    const folder = await emptyFolder()
    const start = runStart({ ...env, PORT: String(await freePort()), DATA_DIR: folder }, ...words)
    await start.says(/Building the shop/)
    start.signal('SIGINT')
    expect((await start.ended).code).toBe(0)
    await start.gone()
    expect(start.output).toMatch(said)
    expect(start.output).not.toContain('Filled')
  })

  it('gives the database back when Ctrl-C comes in the middle of the build', async () => {
    const folder = await emptyFolder()
    const start = runStart({ PORT: String(await freePort()), DATA_DIR: folder })
    await start.says(/Building the shop/)
    start.signal('SIGINT')
    expect(await start.ended).toEqual({ code: 0, signal: null })
    await start.gone()
    expect(start.output).not.toMatch(/error/i)
    expect(existsSync(join(folder, 'database.json'))).toBe(false)
  })
})

describe('a start that cannot work', () => {
  it('lists every wrong variable by name at once', async () => {
    const start = runStart({
      PORT: 'eighty',
      SHOP_BRAND: 'toys',
      BASE_URL: 'ftp://shop',
      DATABASE_URL: 'mysql://x/y',
      STORYBLOK_TOKEN: 'long enough',
      TRUSTED_PROXY: '-1',
    })
    expect(await start.ended).toEqual({ code: 1, signal: null })
    const named = [...start.output.matchAll(/^ {2}([A-Z_]+): .+\. \S/gm)].map(([, name]) => name)
    expect(named).toEqual(
      expect.arrayContaining(['PORT', 'SHOP_BRAND', 'BASE_URL', 'DATABASE_URL', 'TRUSTED_PROXY']),
    )
    expect(named).toContain('STORYBLOK_WEBHOOK_SECRET')
    expect(start.output).not.toMatch(/^ +at /m)
  })

  it('takes --demo or --empty, not both', async () => {
    const start = runStart({ DATA_DIR: await emptyFolder() }, '--demo', '--empty')
    expect(await start.ended).toEqual({ code: 1, signal: null })
    expect(start.output).toContain('choose one')
    expect(start.output).not.toMatch(/^ +at /m)
  })

  it('opens no shop to others in which no money moves, unless that is said on purpose', async () => {
    const folder = await emptyFolder()
    const start = runStart({ BASE_URL: 'https://shop.example', DATA_DIR: folder })
    expect(await start.ended).toEqual({ code: 1, signal: null })
    expect(start.output).toMatch(/^ {2}STRIPE_SECRET_KEY: .*PAYMENTS=sandbox/m)
    expect(existsSync(join(folder, 'postgres'))).toBe(false)
  })

  it('says plainly that the port is in use, before it touches anything', async () => {
    const holder = createServer().listen(0)
    const { port } = holder.address() as { port: number }
    const folder = await emptyFolder()
    const start = runStart({ PORT: String(port), DATA_DIR: folder })
    expect(await start.ended).toEqual({ code: 1, signal: null })
    holder.close()
    expect(start.output).toContain(`Port ${port} is in use`)
    expect(start.output).not.toMatch(/^ +at /m)
    expect(existsSync(join(folder, 'postgres'))).toBe(false)
  })
})
