import autocannon from 'autocannon'
import { median } from './median'
import { bareYardstick, type Row } from './row'

export type LoadTarget = { subject: string; url: string; status: number; headers?: Record<string, string> }

const connections = 20
const warmUpSeconds = 1
const roundSeconds = 2
const rounds = 5

type Figures = { perSecond: number; unexpected: number }

/** Requests per second of one address, and how many answers were not the expected one. */
async function load({ url, status, headers }: LoadTarget, duration: number): Promise<Figures> {
  const result = await autocannon({ url, connections, duration, ...(headers && { headers }) })
  const expected = result.statusCodeStats[status]?.count ?? 0
  const failed = result.errors + result.timeouts
  return {
    perSecond: result.requests.total / result.duration,
    unexpected: result.requests.total - expected + failed,
  }
}

type Round = { shop: Figures; bare: Figures }

/** One after the other, in turns first: what else the machine does meets both alike. */
async function playRound(target: LoadTarget, bare: LoadTarget, bareFirst: boolean): Promise<Round> {
  const early = await load(bareFirst ? bare : target, roundSeconds)
  const late = await load(bareFirst ? target : bare, roundSeconds)
  return bareFirst ? { bare: early, shop: late } : { bare: late, shop: early }
}

function loadRow({ subject }: LoadTarget, played: readonly Round[]): Row {
  const unexpected = played.reduce((sum, { shop }) => sum + shop.unexpected, 0)
  return {
    subject,
    unit: 'req/s',
    figure: median(played.map(({ shop }) => shop.perSecond)),
    yardstick: { name: bareYardstick, figure: median(played.map(({ bare }) => bare.perSecond)) },
    ratio: median(played.map(({ shop, bare }) => shop.perSecond / bare.perSecond)),
    ...(unexpected > 0 && { note: `${unexpected} answers were not the expected one` }),
  }
}

/**
 * Requests per second of each address against the bare page, which is asked with the same headers, in short alternating
 * rounds. The ratio is the median of the rounds' ratios.
 */
export async function measureLoad(targets: readonly LoadTarget[], bareUrl: string): Promise<Row[]> {
  const bareFor = ({ headers }: LoadTarget): LoadTarget => ({
    subject: bareYardstick,
    url: bareUrl,
    status: 200,
    ...(headers && { headers }),
  })
  for (const target of targets) {
    await load(target, warmUpSeconds)
    await load(bareFor(target), warmUpSeconds)
  }
  const played = new Map<LoadTarget, Round[]>(targets.map((target) => [target, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [target, results] of played) {
      results.push(await playRound(target, bareFor(target), round % 2 === 0))
    }
  }
  return [...played].map(([target, results]) => loadRow(target, results))
}
