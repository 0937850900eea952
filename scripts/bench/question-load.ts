import { Agent } from 'node:http'
import { type Asked, ask } from './ask'
import type { Sample } from './catalogue-load'
import { dice, fractions } from './dice'
import { inTurns } from './in-turns'
import { processorTimes } from './processor-time'
import { quantile } from './quantile'
import type { Row } from './row'

const questionCount = 2_000
const requestCount = 6_000
const freshCount = 200
const warmUpCount = 60
/** As many as a shop makes at once of a kind; more would be turned away. */
const concurrent = 4
/** The pages of categories whose listings are asked. */
const pages = ['kleidung', 'unterwegs', 'schlafen', 'spielen', 'essen', 'pflege']

/** Questions that are all different, the most asked first: two of three are searches, the others listings with filters. */
function questionsOf(origin: string, { terms, values }: Sample & { terms: readonly string[] }): string[] {
  const pick = dice(31)
  const search = () => {
    const filter = pick(['', '', '', `&${pick(values)}`, '&sort=price-asc', '&page=2'])
    return `/de/suche/?${new URLSearchParams({ term: pick(terms) ?? '' })}${filter}`
  }
  const listing = () => {
    const more = pick(['', '&sort=newest', `&${pick(values)}`, '&price=20-80'])
    return `/de/${pick(pages)}/?${pick(values)}${more}`
  }
  const found = new Set<string>()
  for (let tries = 0; found.size < questionCount && tries < 20 * questionCount; tries += 1)
    found.add(new URL(pick([search, search, listing])?.() ?? '', origin).href)
  return [...found]
}

/** Numbers from 0 to below `count`, each half as often as the one at half its place (Zipf's law with exponent 1). */
function zipf(count: number, seed: number): () => number {
  const ends: number[] = []
  for (let place = 1; place <= count; place += 1) ends.push((ends.at(-1) ?? 0) + 1 / place)
  const draw = fractions(seed)
  return () => {
    const at = draw() * (ends.at(-1) ?? 0)
    return Math.max(
      0,
      ends.findIndex((end) => at < end),
    )
  }
}

type Turns = { count: number; url: () => string | undefined; note?: (answer: Asked) => void }

/** Asks a number of times, as many at once as a shop lets through. */
async function askAll(agent: Agent, { count, url, note }: Turns): Promise<void> {
  let sent = 0
  await inTurns(
    concurrent,
    () => sent++ < count,
    async () => {
      const answer = await ask(url() ?? '', agent, { 'accept-encoding': 'br' })
      note?.(answer)
    },
  )
}

/**
 * The pages of searches and of listings with filters, as shoppers ask for them: the most popular question twice as often as
 * the second. The figures are the share that is answered without making it, and the processor time of questions that nobody
 * has asked before.
 */
export async function measureQuestionLoad(
  origin: string,
  pids: readonly number[],
  sample: Sample & { terms: readonly string[] },
): Promise<Row[]> {
  const questions = questionsOf(origin, sample)
  const agent = new Agent({ keepAlive: true, maxSockets: concurrent })
  const searches = questions.filter((url) => url.includes('/suche/')).length

  // A price that nobody has named makes another question of each.
  const fresh = questions
    .filter((url) => !url.includes('price='))
    .map((url, index) => `${url}&price=1-${1_000 + index}`)
    .values()
  const first = () => fresh.next().value
  // The pages around the answers are made by the first questions, code is compiled by them.
  await askAll(agent, { count: warmUpCount, url: first })
  const before = await processorTimes(pids)
  await askAll(agent, { count: freshCount, url: first })
  const after = await processorTimes(pids)

  const next = zipf(questions.length, 47)
  const times: number[] = []
  let [again, others] = [0, 0]
  const note = ({ status, ms, headers }: Asked) => {
    times.push(ms)
    if (headers['cache-status']?.includes('hit')) again += 1
    if (status !== 200) others += 1
  }
  await askAll(agent, { count: requestCount, url: () => questions[next()], note })
  agent.destroy()
  const of = `Zipf with exponent 1 over ${questions.length} questions (${searches} searches, ${questions.length - searches} listings), ${requestCount} requests, ${others} redirects or others`
  const isTimed = pids.length > 0 && before !== undefined && after !== undefined
  return [
    { subject: 'Questions: answered again', unit: '%', figure: (100 * again) / requestCount, note: of },
    { subject: 'Questions: p50', unit: 'ms', figure: quantile(times, 0.5) },
    { subject: 'Questions: p99', unit: 'ms', figure: quantile(times, 0.99) },
    {
      subject: 'Question asked first: processor time, with the database',
      unit: 'ms CPU',
      figure: isTimed ? (after - before) / freshCount : undefined,
    },
  ]
}
