import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { bodyTable } from '@/lib/platform/http/body-table'
import { routeList, routesFile } from '@/lib/server/next'
import { processorTime } from '@/scripts/bench/processor-time'
import { quantile } from '@/scripts/bench/quantile'
import { untilIdle } from '@/scripts/bench/until-idle'
import { describe, expect, test } from '../fixtures/http/test'
import { type WorstBody, worstBodies } from '../fixtures/worst-bodies'

const rounds = 5

const distDir = process.env.E2E_DIST_DIR ?? '.next'

/** How much slower this machine counts than the one on which the bounds were measured; at least 1. */
function slowness(): number {
  const begun = process.cpuUsage()
  let sum = 0
  for (let at = 0; at < 50_000_000; at += 1) sum = (sum + at) | 0
  expect(sum).toBeTypeOf('number')
  return Math.max(1, process.cpuUsage(begun).user / 1_000 / 60)
}

/** Milliseconds of processor that one body may take. */
const most = 100

/** A form that is larger than a megabyte is read while it arrives, piece by piece, and each piece costs its bytes. */
const mostOf = ({ body }: WorstBody) => most * (1 + Math.floor(body.length / 1_000_000) * 0.4)

/**
 * Milliseconds of processor that a body takes. The server's processor time holds what the shop does besides and what it
 * loads for a first call, so a body that took too long is sent again once the server has nothing else to do.
 */
async function leastTime(pid: number, work: () => Promise<unknown>, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds && least > enough; round += 1) {
    if (round > 0) await untilIdle(pid)
    const before = (await processorTime(pid)) ?? 0
    await work()
    const took = ((await processorTime(pid)) ?? 0) - before
    least = Math.min(least, took > enough ? took / slowness() : took)
  }
  return least
}

/** The server: the process that the start script has started. */
async function serverProcess(): Promise<number> {
  const { pid } = JSON.parse(await readFile(join(dirname(distDir), 'database.json'), 'utf8'))
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return Number(children.trim().split(' ').at(-1))
}

type Sent = WorstBody & { method: string; path: string }

/** The worst bodies for each route of the build; those of one statement that are large, once. */
async function sent(): Promise<Sent[]> {
  const routes = routeList(await readFile(routesFile(distDir), 'utf8'))
  const large = new Set<unknown>()
  return routes.flatMap((route) =>
    Object.entries(bodyTable[route] ?? {}).flatMap(([method, reads]) => {
      const path = `${route.replace(/\[\.{3}\w+\]/, 'a/b').replaceAll(/\[\w+\]/g, '1')}/?locale=de-de`
      const bodies = worstBodies(reads).filter(({ body }) => body.length < 1_000_000 || !large.has(reads))
      large.add(reads)
      return bodies.map((worst) => ({ method, path, ...worst }))
    }),
  )
}

const send = (address: string, { method, path, type, body }: Sent) =>
  fetch(`${address}${path}`, {
    method,
    body,
    redirect: 'manual',
    headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', authorization: 'none' },
  }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    // The server has answered, and read no further.
    () => 413,
  )

describe('the worst body of its size', () => {
  test('is answered or refused by every route of the build in a tenth of a second of processor, or by the megabyte', {
    timeout: 900_000,
  }, async ({ address }) => {
    const pid = await serverProcess()
    const slow: string[] = []
    const all = await sent()
    expect(all.length).toBeGreaterThan(300)
    for (const each of all) {
      const name = `${each.method} ${each.path} ${each.title}`
      const work = async () => expect(await send(address, each), name).toBeLessThan(500)
      const took = await leastTime(pid, work, mostOf(each))
      if (took > mostOf(each)) slow.push(`${name}: ${took.toFixed(0)} ms of ${mostOf(each).toFixed(0)}`)
    }
    expect(slow.join('\n')).toBe('')
  })

  test('does not keep the home page waiting', { timeout: 240_000 }, async ({ address, ask }) => {
    const visit = async () => {
      const begun = performance.now()
      expect((await ask('/de/')).status).toBe(200)
      return performance.now() - begun
    }
    const quiet: number[] = []
    for (let at = 0; at < 200; at += 1) quiet.push(await visit())
    const all = await sent()
    const { length } = all
    let isOver = false
    const during: number[] = []
    const sendAll = async () => {
      for (let next = all.pop(); next; next = all.pop()) await send(address, next)
    }
    const flood = Promise.all(Array.from({ length: 8 }, sendAll)).finally(() => {
      isOver = true
    })
    while (!isOver) during.push(await visit())
    await flood
    console.log(
      `The home page's p99: ${quantile(quiet, 0.99).toFixed(0)} ms, with ${length} of the worst bodies, eight at a time, ${quantile(during, 0.99).toFixed(0)} ms.`,
    )
    expect(quantile(during, 0.99)).toBeLessThan(quantile(quiet, 0.99) + 10 * most * slowness())
  })
})
