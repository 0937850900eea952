import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { processorTime } from '@/scripts/bench/processor-time'
import { quantile } from '@/scripts/bench/quantile'
import { untilIdle } from '@/scripts/bench/until-idle'
import { growth, mostGrowth } from '../fixtures/growth'
import { describe, expect, test } from '../fixtures/http/test'
import { slowness } from '../fixtures/slowness'
import { sendWorst, visitsInFlood, type WorstCall, worstCalls } from '../fixtures/worst-calls'

const distDir = process.env.E2E_DIST_DIR ?? '.next'

/** Milliseconds of processor in which a body is answered on the machine on which they were measured. */
const most = 100

/** A form that is larger than a megabyte is read while it arrives, piece by piece, and each piece costs its bytes. */
const mostOf = ({ body }: WorstCall) => most * (1 + Math.floor(body.length / 1_000_000) * 0.4)

/** The server: the process that the start script has started. */
async function serverProcess(): Promise<number> {
  const { pid } = JSON.parse(await readFile(join(dirname(distDir), 'database.json'), 'utf8'))
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return Number(children.trim().split(' ').at(-1))
}

describe('the worst body of its size', () => {
  test('is answered or refused by every route of the build in a tenth of a second of processor, or as much more as it is larger', {
    timeout: 900_000,
  }, async ({ address }) => {
    const pid = await serverProcess()
    const slow: string[] = []
    const all = await worstCalls(distDir)
    expect(all.length).toBeGreaterThan(300)
    for (const each of all) {
      const name = `${each.method} ${each.path} ${each.title}`
      const send = (body: WorstCall['body']) => async () =>
        expect(await sendWorst(address, { ...each, body }), name).toBeLessThan(500)
      // The server's time holds what the shop does besides, and what it loads for a first call.
      const grown = await growth(
        { whole: send(each.body), quarter: send(each.quarter()) },
        {
          enough: mostOf(each),
          readTime: async () => (await processorTime(pid)) ?? 0,
          beforeAgain: () => untilIdle(pid),
        },
      )
      if (grown >= mostGrowth) slow.push(`${name}: ${grown.toFixed(0)} times as long as a fourth of it`)
    }
    expect(slow.join('\n')).toBe('')
  })

  test('does not keep the home page waiting', { timeout: 240_000 }, async ({ address }) => {
    const { quiet, during } = await visitsInFlood(new URL('/de/', address).href, distDir)
    expect(quantile(during, 0.99)).toBeLessThan(quantile(quiet, 0.99) + 10 * most * slowness())
  })
})
