import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { processorTime } from '@/scripts/bench/processor-time'
import { quantile } from '@/scripts/bench/quantile'
import { untilIdle } from '@/scripts/bench/until-idle'
import { describe, expect, test } from '../fixtures/http/test'
import { slowness } from '../fixtures/slowness'
import { sendWorst, visitsInFlood, type WorstCall, worstCalls } from '../fixtures/worst-calls'

const rounds = 5

const distDir = process.env.E2E_DIST_DIR ?? '.next'

/** Milliseconds of processor that one body may take. */
const most = 100

/** A form that is larger than a megabyte is read while it arrives, piece by piece, and each piece costs its bytes. */
const mostOf = ({ body }: WorstCall) => most * (1 + Math.floor(body.length / 1_000_000) * 0.4)

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

describe('the worst body of its size', () => {
  test('is answered or refused by every route of the build in a tenth of a second of processor, or by the megabyte', {
    timeout: 900_000,
  }, async ({ address }) => {
    const pid = await serverProcess()
    const slow: string[] = []
    const all = await worstCalls(distDir)
    expect(all.length).toBeGreaterThan(300)
    for (const each of all) {
      const name = `${each.method} ${each.path} ${each.title}`
      const work = async () => expect(await sendWorst(address, each), name).toBeLessThan(500)
      const took = await leastTime(pid, work, mostOf(each))
      if (took > mostOf(each)) slow.push(`${name}: ${took.toFixed(0)} ms of ${mostOf(each).toFixed(0)}`)
    }
    expect(slow.join('\n')).toBe('')
  })

  test('does not keep the home page waiting', { timeout: 240_000 }, async ({ address }) => {
    const { quiet, during } = await visitsInFlood(new URL('/de/', address).href, distDir)
    expect(quantile(during, 0.99)).toBeLessThan(quantile(quiet, 0.99) + 10 * most * slowness())
  })
})
