import { execFile } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '@/lib/server/start/free-port'
import { copyOf, prepare } from '../fixtures/process/prepared'
import { get, type Shop, startShop, stopShop } from '../fixtures/process/shop'

let dataDir: string
let shop: Shop

function runDemo(...args: string[]) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', BASE_URL: '', SHOP_BRAND: 'baby' }
    const command = ['--import', './scripts/register.mjs', 'scripts/demo.ts', ...args]
    const child = execFile(process.execPath, command, { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })
}

beforeAll(async () => {
  dataDir = await copyOf(await prepare('baby'))
})
afterAll(async () => {
  if (shop) await stopShop(shop)
})

describe('A shop from which the demo was taken', () => {
  it('had it all, and nothing goes unless that is agreed to', async () => {
    const { code, output } = await runDemo()
    expect(code).toBe(0)
    expect(output).toMatch(/pages: \d{3} to remove\n/)
    expect(output).toMatch(/products: 300 to remove\n/)
    expect(output).not.toContain('changed')
    const unasked = await runDemo('--remove')
    expect(unasked.code).toBe(1)
    expect(unasked.output).toContain('Nothing was removed. Say --yes')
    expect((await runDemo('--remove', '--nonsense')).code).toBe(1)
  })

  it('is empty after it, and once more changes nothing', async () => {
    const { code, output } = await runDemo('--remove', '--yes')
    expect(code).toBe(0)
    expect(output).toMatch(/Removed: \d{3} pages, 300 products, /)
    expect(output).toContain('Added: 36 pages and drafts')
    const again = await runDemo('--remove', '--yes')
    expect(again).toEqual({ code: 0, output: 'Of the demo, this shop has:\n  nothing\n' })
  })

  it('starts without a build, without a new demo, and says what to do next', async () => {
    shop = await startShop({ PORT: String(await freePort()), DATA_DIR: dataDir })
    const { output } = shop.process
    expect(output).not.toMatch(/Building|Filled/)
    expect(output).toContain('The catalogue is empty.')
    expect(output).toContain('npm run import -- feed.txt')
    expect(output).toContain('/studio/')
  })

  it.each([
    ['/de/', 200, 'Willkommen bei Nestling'],
    ['/at/', 200, 'Willkommen bei'],
    ['/ch-fr/', 200, 'Bienvenue chez'],
    ['/de/suche/', 200, ''],
    ['/de/suche/?term=Schlafsack', 200, ''],
    ['/de/wunschliste/', 200, ''],
    ['/de/warenkorb/', 200, ''],
    ['/de/kasse/login/', 303, ''],
    ['/de/kontakt/', 200, ''],
    ['/de/login/', 200, ''],
    ['/de/schlafen/', 404, ''],
    ['/de/p/schlafsack-104711/', 404, ''],
    ['/de/agb/', 404, ''],
    ['/de/sitemap.xml', 200, ''],
    ['/de/manifest.webmanifest', 200, ''],
    ['/api/shop/suggest/?locale=de-de&term=schlaf', 200, ''],
    ['/api/cms/consent/?locale=de-de', 200, '"categories"'],
  ])('answers %s with %i', async (path, status, words) => {
    const answer = await get(`${shop.origin}${path}`)
    expect(answer.status < 400 ? 200 : answer.status).toBe(status < 400 ? 200 : status)
    expect(answer.text).toContain(words)
  })

  it('leads from no page to one that is not there', async () => {
    const pages = ['/de/', '/ch-fr/', '/de/suche/', '/de/warenkorb/', '/de/kontakt/', '/de/login/', '/de/x/']
    const links = new Set<string>()
    for (const path of pages)
      for (const [, href = ''] of (await get(`${shop.origin}${path}`)).text.matchAll(
        /<a [^>]*href="(\/[^"#?]*)/g,
      ))
        if (!href.startsWith('/api/')) links.add(href)
    expect(links.size).toBeGreaterThan(8)
    for (const href of links) {
      const { status } = await get(`${shop.origin}${href}`)
      expect([href, status < 400]).toEqual([href, true])
    }
    expect([...links].filter((href) => /agb|impressum|datenschutz|versand/.test(href))).toEqual([])
  })

  it('said nothing of an error on the console', () => {
    expect(shop.process.output).not.toMatch(/error|failed/i)
  })
})
