import { randomUUID } from 'node:crypto'
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { quantile } from '@/scripts/bench/quantile'
import { describe, expect, test } from '../../fixtures/http/test'
import { type Flood, floods } from './floods'

const floodMs = 60_000

/** Answers of the limits, which a flood is there to meet. */
const turnedAway = [429, 503]

const distDir = process.env.E2E_DIST_DIR ?? '.next'

/** The sizes of all files below a folder, in bytes. */
async function filesOf(folder: string): Promise<Map<string, number>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const sized = await Promise.all(
    files.map(async (file): Promise<[string, number][]> => {
      const { size } = await stat(file).catch(() => ({ size: undefined }))
      return size === undefined ? [] : [[file, size]]
    }),
  )
  return new Map(sized.flat())
}

/** What a shop writes: its build with the pages that it keeps, and its data. */
async function writtenFiles() {
  const build = await filesOf(await realpath(distDir))
  const data = await filesOf(dirname(distDir))
  const database = new Map([...data].filter(([file]) => file.includes('/postgres/')))
  const others = [...data].filter(([file]) => !database.has(file))
  return { kept: new Map([...build, ...others]), database }
}

/** The resident memory of the shop's processes in MiB: the start script with the embedded database, and the server. */
async function memory(): Promise<number> {
  const { pid } = JSON.parse(await readFile(join(dirname(distDir), 'database.json'), 'utf8'))
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const sizes = [pid, ...children.split(' ').filter(Boolean)].map(async (each) => {
    const status = await readFile(`/proc/${each}/status`, 'utf8').catch(() => '')
    return Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
  })
  return Math.round((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0))
}

const bytesOf = (files: ReadonlyMap<string, number>) => files.values().reduce((sum, size) => sum + size, 0)

type Sent = { asked: number; statuses: Map<string, Set<number>>; visits: { status: number; ms: number }[] }

/** Asks for new addresses of all forms at once until the time is over, and for a visitor's page all the while. */
async function sendFlood(address: string, visit: () => Promise<number>): Promise<Sent> {
  const flood = randomUUID()
  const end = performance.now() + floodMs
  const isOver = () => performance.now() > end
  const statuses = new Map<string, Set<number>>()
  const visits: Sent['visits'] = []
  let asked = 0
  const send = async (title: string, { path, init }: Flood) => {
    const seen = new Set<number>()
    statuses.set(title, seen)
    while (!isOver()) {
      const answer = await fetch(`${address}${path(`${flood}-${asked++}`)}`, { redirect: 'manual', ...init })
      await answer.arrayBuffer()
      seen.add(answer.status)
    }
  }
  const look = async () => {
    while (!isOver()) {
      const begun = performance.now()
      visits.push({ status: await visit(), ms: performance.now() - begun })
    }
  }
  await Promise.all([look(), ...Object.entries(floods).map(([title, flood]) => send(title, flood))])
  return { asked, statuses, visits }
}

describe('a flood of addresses that do not exist', () => {
  test('leaves no file behind, and a visitor’s page answers all the while', async ({ address, ask }) => {
    for (const path of ['/de/', '/de/kleidung/', '/de/suche/?term=body'])
      expect((await ask(path)).status).toBe(200)
    const before = { ...(await writtenFiles()), memory: await memory() }
    const { asked, statuses, visits } = await sendFlood(address, async () => (await ask('/de/')).status)
    const p99 = quantile(
      visits.map(({ ms }) => ms),
      0.99,
    )
    console.log(
      `${asked} requests for addresses that do not exist, ${visits.length} of a visitor meanwhile, whose p99 is ${p99.toFixed(0)} ms.`,
    )
    console.log(`Memory: ${before.memory} MiB before, ${await memory()} after.`)
    expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([200]))
    for (const [title, seen] of statuses) {
      const { status } = floods[title] as Flood
      expect(
        [...seen].filter((one) => one !== status && !turnedAway.includes(one)),
        title,
      ).toEqual([])
      expect(seen.size, `${title} was not asked for`).toBeGreaterThan(0)
    }
    // Next.js writes after it has answered, and what it wrote for a missing page is removed some seconds later.
    const grown = async () => {
      const { kept } = await writtenFiles()
      return [...kept].filter(([file, size]) => size > (before.kept.get(file) ?? 0)).map(([file]) => file)
    }
    await expect.poll(grown, { timeout: 30_000, interval: 1_000 }).toEqual([])
    const { database, kept } = await writtenFiles()
    console.log(`Other files: ${bytesOf(before.kept)} bytes before, ${bytesOf(kept)} after.`)
    console.log(`The database: ${bytesOf(before.database)} bytes before, ${bytesOf(database)} after.`)
  })
})
