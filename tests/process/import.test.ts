import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importSpace } from '@/lib/content/embedded/import-space'
import { connect } from '@/lib/platform/db/connect'
import { type EmbeddedDatabase, openEmbedded } from '@/lib/platform/db/embedded'
import { feedFile, feedRow, tsvOf } from '../fixtures/feeds'
import { queryOn } from '../fixtures/query'
import { openRecordedSpace, recordedToken } from '../fixtures/recorded-space/recorded-space'

describe('npm run import', () => {
  let dataDir: string
  let shop: EmbeddedDatabase
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'nestling-import-'))
    shop = await openEmbedded(dataDir)
  })
  afterAll(async () => {
    await shop.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const run = (...args: string[]) => runWith({}, ...args)
  const runWith = (more: Record<string, string>, ...args: string[]) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const own = { DATA_DIR: dataDir, DATABASE_URL: '', BASE_URL: '', SHOP_BRAND: 'baby' }
      const env = { ...process.env, ...own, ...more }
      const command = ['--import', './scripts/register.mjs', 'scripts/import.ts', ...args]
      const child = execFile(process.execPath, command, { env }, (_, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
      )
    })

  it('writes into the database of a shop that runs, and lists what it rejects beside the feed', async () => {
    const feed = await feedFile(tsvOf([feedRow('a'), feedRow('b', { price: 'cheap' })]))
    const { code, output } = await run(feed)
    expect(output).toContain('2 rows read: 1 product created')
    expect(output).toContain('line 3 (b): price “cheap” is no amount')
    expect(code).toBe(1)
    expect(await readFile(`${feed}.rejected.tsv`, 'utf8')).toContain('3\tb\tprice')
    const { db, close } = connect({ url: shop.url, max: 1 })
    const sql = queryOn(db)
    expect([...(await sql`select reference_key from products`)]).toEqual([{ reference_key: 'a' }])
    await close()
  })

  it('writes redirects, for the market that it is told', async () => {
    const table = await feedFile('source,target\nalt,/at/neu/\nalt,/at/x/\n', 'redirects.csv')
    const { code, output } = await run(table, '--locale', 'de-at')
    expect(output).toContain('2 rows read.')
    expect(output).toContain('New or changed: 1 redirect.')
    expect(output).toContain(
      'line 3 (de-at alt): the redirect “de-at alt” is named twice, in line 2 and in line 3: line 2 counts, this one is left out',
    )
    expect(code).toBe(1)
  })

  it('names the redirects that never lead on, because a page stands at their address', async () => {
    const { db, close } = connect({ url: shop.url, max: 1 })
    const content = { component: 'page' }
    await importSpace(db, {
      stories: [{ fullSlug: 'de-at/kategorieseiten/betten', name: 'Betten', content }],
    })
    await close()
    const table = await feedFile('source,target\nbetten,/at/neu/\nsofas,/at/neu/\n', 'redirects.csv')
    const { code, output } = await run(table, '--locale', 'de-at')
    expect(output).toContain('New or changed: 2 redirect.')
    expect(output).toContain(
      '1 redirect without effect, because a page stands at the address:\n    /at/betten/',
    )
    expect(output).not.toContain('/at/sofas/')
    expect(code).toBe(0)
  })

  it('takes out of sale what a whole catalogue does not name, unless a row is rejected', async () => {
    const broken = await feedFile(tsvOf([feedRow('c'), feedRow('d', { price: 'cheap' })]))
    const refused = await run(broken, '--complete')
    expect(refused.output).toContain('No product was taken out of sale, because rows were rejected')
    expect(refused.code).toBe(1)
    const whole = await run(await feedFile(tsvOf([feedRow('d')])), '--complete')
    expect(whole.output).toMatch(/[1-9] products? taken out of sale, which the file does not name/)
    expect(whole.code).toBe(0)
  })

  it('knows the category pages of a Storyblok space before a shop was started, and those of before in an outage', async () => {
    const space = await openRecordedSpace()
    const env = {
      STORYBLOK_TOKEN: recordedToken,
      STORYBLOK_API_URL: space.origin,
      STORYBLOK_WEBHOOK_SECRET: 'a-secret-of-sixteen',
    }
    const unknown = 'Categories that the shop does not have'
    const bag = (id: string) => feedRow(id, { product_type: 'Schlafen > Schlafsäcke' })
    const first = await runWith(env, await feedFile(tsvOf([bag('e')])))
    expect(first.output).not.toContain(unknown)
    expect(first.code).toBe(0)
    await space.close()
    const second = await runWith(env, await feedFile(tsvOf([bag('f')])))
    expect(second.output).toContain('Storyblok does not answer')
    expect(second.output).not.toContain(unknown)
    expect(second.code).toBe(0)
    const pram = feedRow('g', { product_type: 'Fahren > Roller' })
    expect((await runWith(env, await feedFile(tsvOf([pram])))).output).toContain(unknown)
  })

  it.each([
    ['no file', [], 'Usage: npm run import'],
    ['a file that is not there', ['/nowhere/feed.txt'], 'There is no such file.'],
    ['a market that the brand does not have', ['x', '--locale', 'nl-nl'], 'has no market nl-nl: de-de'],
    ['an option that does not exist', ['x', '--nonsense'], 'nonsense'],
    ['a report that cannot be written', ['package.json', '--report', '/nowhere/report'], '--report'],
  ])('says in words what is wrong with %s', async (_, args, words) => {
    const { code, output } = await run(...args)
    expect(output).toContain(words)
    expect(output).not.toContain('    at ')
    expect(code).toBe(1)
  })
})
