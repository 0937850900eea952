import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withHeadline } from '../fixtures/process/editor'
import { emptyFolder, prepare, startCopy } from '../fixtures/process/prepared'
import { eventually, get, type Shop, stopShop } from '../fixtures/process/shop'

type Told = { status: number; stdout: string; stderr: string; seconds: number }

/** Runs `npm run content:export` or `content:import` without npm, on a data folder. */
const run = (command: 'export' | 'import', dataDir: string, ...args: string[]) =>
  new Promise<Told>((resolve) => {
    const begun = performance.now()
    // Vitest sets a BASE_URL that is no address.
    const env = { ...process.env, BASE_URL: '', DATABASE_URL: '', DATA_DIR: dataDir }
    const script = ['--import', './scripts/register.mjs', `scripts/content-${command}.ts`, ...args]
    const child = execFile(process.execPath, script, { env, timeout: 120_000 }, (_, stdout, stderr) =>
      resolve({ status: child.exitCode ?? -1, stdout, stderr, seconds: (performance.now() - begun) / 1000 }),
    )
  })

/** All files of an archive with their texts. */
async function filesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(
      paths.sort().map(async (path) => [path.slice(folder.length), await readFile(path, 'utf8')] as const),
    ),
  )
}

let folder: string
let shop: Shop
let archive: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestling-archives-'))
  archive = join(folder, 'space')
  shop = await startCopy(await prepare('baby'))
  expect(await run('export', shop.dataDir, archive)).toMatchObject({ status: 0, stderr: '' })
})
afterAll(async () => {
  if (shop) await stopShop(shop)
  await rm(folder, { recursive: true, force: true })
})

/** A copy of the archive, to be changed. */
async function copyOfArchive(name: string): Promise<string> {
  await cp(archive, join(folder, name), { recursive: true })
  return join(folder, name)
}

async function storyFile(
  from: string,
  fullSlug: string,
): Promise<[path: string, story: Record<string, never>]> {
  for (const [path, text] of await filesOf(join(from, 'stories/1'))) {
    const story = JSON.parse(text)
    if (story.full_slug === fullSlug) return [join(from, 'stories/1', path), story]
  }
  throw new Error(`There is no story ${fullSlug}`)
}

describe('content that is moved as files', () => {
  it('names the notes of drafting that it publishes, with their places', async () => {
    const unfinished = await copyOfArchive('unfinished')
    const [file, story] = await storyFile(unfinished, 'de-de/versand')
    const note = { _uid: 'n', component: 'paragraph', type: 'note', text: 'Was kostet der Versand?' }
    const content = story.content as unknown as { body: object[] }
    await writeFile(
      file,
      JSON.stringify({ ...story, content: { ...content, body: [note, ...content.body] } }),
    )
    const told = await run('import', shop.dataDir, unfinished, '--replace')
    expect(told.stderr).toContain('de-de/versand body[0] is a drafting note')
    expect(await run('import', shop.dataDir, archive, '--replace')).toMatchObject({ status: 0, stderr: '' })
  })

  it('comes into a running shop, whose pages follow within seconds', async () => {
    const changed = await copyOfArchive('changed')
    const [file, story] = await storyFile(changed, 'de-de/versand')
    const words = 'Aus dem Archiv gekommen'
    await writeFile(file, JSON.stringify({ ...story, content: withHeadline(story as never, words) }))
    const [gone] = await storyFile(changed, 'de-de/ueber-uns')
    await rm(gone)
    const page = async (path: string) => get(`${shop.origin}${path}`)
    expect((await page('/de/versand/')).text).not.toContain(words)
    expect((await page('/de/ueber-uns/')).status).toBe(200)

    const kept = await run('import', shop.dataDir, changed)
    expect(kept).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The shop has \d+ stories. Nothing was changed/),
    })
    const done = await run('import', shop.dataDir, changed, '--replace')
    expect(done).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d+ stories, \d+ folders/) })
    await eventually(async () => expect((await page('/de/versand/')).text).toContain(words), 8_000)
    await eventually(async () => expect((await page('/de/ueber-uns/')).status).toBe(404), 8_000)

    expect(await run('import', shop.dataDir, archive, '--replace')).toMatchObject({ status: 0 })
    await eventually(async () => expect((await page('/de/ueber-uns/')).status).toBe(200), 8_000)
    await eventually(async () => expect((await page('/de/versand/')).text).not.toContain(words), 8_000)
    const again = join(folder, 'again')
    await run('export', shop.dataDir, again)
    expect(await filesOf(again)).toEqual(await filesOf(archive))
  })

  it('changes nothing where a file is broken, and names it', async () => {
    const broken = await copyOfArchive('broken')
    const [file] = await storyFile(broken, 'de-de/versand')
    await writeFile(file, (await readFile(file, 'utf8')).slice(0, 200))
    const { status, stderr } = await run('import', shop.dataDir, broken, '--replace')
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Nothing was changed\.\nstories\/1\/versand_[0-9a-f-]+\.json: this is not JSON\n/)
    expect((await get(`${shop.origin}/de/versand/`)).status).toBe(200)
  })

  it('is refused from a folder that holds none', async () => {
    for (const wrong of [
      join(folder, 'missing'),
      join(process.cwd(), 'package.json'),
      join(archive, 'stories'),
    ]) {
      const { status, stderr } = await run('import', shop.dataDir, wrong, '--replace')
      expect([status, stderr]).toEqual([
        1,
        `${wrong} has no folder stories/<space>, or several: name one with --space.\n`,
      ])
    }
    const other = await run('import', shop.dataDir, archive, '--replace', '--space', '2')
    expect(other).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('has no folder stories/<space>'),
    })
    const unknown = await run('import', shop.dataDir, archive, '--all')
    expect(unknown).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Unknown option '--all'[^\n]*\n$/),
    })
  })

  it('is refused to a folder that cannot be written, at once', async () => {
    for (const wrong of ['/proc/x', join(process.cwd(), 'package.json')]) {
      const { status, stderr, seconds } = await run('export', shop.dataDir, wrong)
      expect([status, stderr]).toEqual([1, expect.stringMatching(/ cannot be written \(E[A-Z]+\)\.\n$/)])
      expect(seconds).toBeLessThan(20)
    }
  })

  it('is not asked of a data folder without a database, and no older archive is emptied', async () => {
    const none = await emptyFolder()
    const { status, stderr } = await run('export', none, archive)
    expect(status).toBe(1)
    expect(stderr).toBe(`There is no database in ${none} yet. Start the shop once: npm start\n`)
    expect((await filesOf(archive)).size).toBeGreaterThan(100)
  })

  it('is the same from the shop when it is stopped, whose database is free then', async () => {
    await stopShop(shop)
    const stopped = join(folder, 'stopped')
    expect(await run('export', shop.dataDir, stopped)).toMatchObject({ status: 0, stderr: '' })
    expect(await filesOf(stopped)).toEqual(await filesOf(archive))
  })
})
