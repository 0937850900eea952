import autocannon from 'autocannon'
import { median } from './median'
import { processorTime } from './processor-time'
import { bareYardstick, comparedRow, type Row } from './row'

/** An address, the process that serves it, and the expected status. */
export type LoadTarget = {
  subject: string
  url: string
  pid: number | undefined
  status: number
  headers?: Record<string, string>
}

const connections = 20
/** A round ends at a sample; the default of a second would lengthen it. */
const sampleInt = 500
const warmUpSeconds = 1
const roundSeconds = 1.5
const rounds = 5

type Figures = {
  perSecond: number
  processorMs: number | undefined
  /** In milliseconds. */
  latency: { p50: number; p99: number }
  unexpected: number
}

async function load({ url, pid, status, headers }: LoadTarget, duration: number): Promise<Figures> {
  const before = await processorTime(pid)
  const result = await autocannon({ url, connections, duration, sampleInt, ...(headers && { headers }) })
  const after = await processorTime(pid)
  const { total } = result.requests
  const isTold = before !== undefined && after !== undefined && total > 0
  return {
    perSecond: total / result.duration,
    processorMs: isTold ? (after - before) / total : undefined,
    latency: { p50: result.latency.p50, p99: result.latency.p99 },
    unexpected: total - (result.statusCodeStats[status]?.count ?? 0) + result.errors + result.timeouts,
  }
}

type Round = { shop: Figures; bare: Figures }

/** One after the other, alternating which is first, so that other load on the machine affects both alike. */
async function playRound(target: LoadTarget, bare: LoadTarget, bareFirst: boolean): Promise<Round> {
  const early = await load(bareFirst ? bare : target, roundSeconds)
  const late = await load(bareFirst ? target : bare, roundSeconds)
  return bareFirst ? { bare: early, shop: late } : { bare: late, shop: early }
}

function throughputRow({ subject }: LoadTarget, played: readonly Round[]): Row {
  const unexpected = played.reduce((sum, { shop }) => sum + shop.unexpected, 0)
  return {
    subject: `${subject}: requests per second`,
    unit: 'req/s',
    figure: median(played.map(({ shop }) => shop.perSecond)),
    yardstick: { name: bareYardstick, figure: median(played.map(({ bare }) => bare.perSecond)) },
    ratio: median(played.map(({ shop, bare }) => shop.perSecond / bare.perSecond)),
    ...(unexpected > 0 && { note: `${unexpected} answers were not the expected one` }),
  }
}

/** Processor time per request; on a busy machine the steadier figure of the two. */
function processorRow({ subject }: LoadTarget, played: readonly Round[]): Row {
  const row = { subject: `${subject}: processor time per request`, unit: 'ms CPU' } as const
  const told = (figures: Figures[]) => figures.flatMap(({ processorMs }) => processorMs ?? [])
  const shop = told(played.map((round) => round.shop))
  const bare = told(played.map((round) => round.bare))
  if (shop.length === 0 || bare.length === 0)
    return { ...row, figure: undefined, note: 'this system has no /proc' }
  const yardstick = { name: bareYardstick, figure: median(bare) }
  return comparedRow({ ...row, figure: median(shop), yardstick })
}

/** How long the slowest of a hundred wait, against what every second one waits for the bare page. */
const waitingRow = ({ subject }: LoadTarget, played: readonly Round[]): Row =>
  comparedRow({
    subject: `${subject}: p99 with ${connections} clients`,
    unit: 'ms',
    figure: median(played.map(({ shop }) => shop.latency.p99)),
    yardstick: { name: `${bareYardstick}, p50`, figure: median(played.map(({ bare }) => bare.latency.p50)) },
  })

const roundsOfServers = 11

/** The processor time of a request at one server against the same at another, in alternating rounds of one run. */
export async function compareServers(one: LoadTarget, other: LoadTarget): Promise<Row> {
  for (const target of [one, other]) await load(target, warmUpSeconds)
  const ratios: number[] = []
  const figures = { one: [] as number[], other: [] as number[] }
  for (let round = 0; round < roundsOfServers; round += 1) {
    const { shop, bare } = await playRound(one, other, round % 2 === 0)
    if (shop.processorMs === undefined || bare.processorMs === undefined) continue
    figures.one.push(shop.processorMs)
    figures.other.push(bare.processorMs)
    ratios.push(shop.processorMs / bare.processorMs)
  }
  const row = { subject: `${one.subject}: processor time per request`, unit: 'ms CPU' } as const
  if (ratios.length === 0) return { ...row, figure: undefined, note: 'this system has no /proc' }
  return {
    ...{ ...row, figure: median(figures.one), ratio: median(ratios) },
    yardstick: { name: other.subject, figure: median(figures.other) },
  }
}

/**
 * Each address against the bare page, requested with the same headers, in short alternating rounds. The ratio of the
 * requests per second is the median of the rounds' ratios.
 */
export async function measureLoad(
  targets: readonly LoadTarget[],
  bare: Pick<LoadTarget, 'url' | 'pid'>,
): Promise<Row[]> {
  const bareFor = ({ headers }: LoadTarget): LoadTarget => ({
    ...bare,
    subject: bareYardstick,
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
  return [...played].flatMap(([target, results]) => [
    throughputRow(target, results),
    processorRow(target, results),
    waitingRow(target, results),
  ])
}
