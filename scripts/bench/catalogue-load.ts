import { Agent } from 'node:http'
import type { ListingAnswer } from '@/schemas/api/listing'
import { ask } from './ask'
import { dice } from './dice'
import { inTurns } from './in-turns'
import { processorTimes } from './processor-time'
import { quantile } from './quantile'
import { measureQuestionLoad } from './question-load'
import type { Row } from './row'

const concurrent = 20
const warmUpRequests = 100
const seconds = 8
const termCount = 2_000
const sampledPages = 40

/** Categories of both levels. */
const categories = [
  'unterwegs',
  'kinderwagen',
  'kindersitze',
  'schlafen',
  'betten',
  'kleidung',
  'bodys-strampler',
  'jacken',
  'spielen',
  'holzspielzeug',
  'essen',
  'flaschen',
  'pflege',
  'baden',
]

export type Sample = {
  names: string[]
  brands: string[]
  categories: string[]
  colours: string[]
  /** The values of filters as addresses have them, as `brand=mira`. */
  values: string[]
  products: number
}

const api = (origin: string, path: string, parameters: Record<string, string>) =>
  new URL(`/api/shop/${path}/?${new URLSearchParams({ locale: 'de', ...parameters })}`, origin).href

async function listing(origin: string, parameters: Record<string, string>): Promise<ListingAnswer> {
  const answer = await fetch(api(origin, 'listing', parameters))
  return (await answer.json()) as ListingAnswer
}

/** Words of the shop's own products, and the filters that it offers. */
async function takeSample(origin: string): Promise<Sample> {
  const sample: Sample = { names: [], brands: [], categories: [], colours: [], values: [], products: 0 }
  for (let page = 1; page <= sampledPages; page += 1) {
    const { cards, hits, facets } = await listing(origin, { page: String(page), pageSize: '96' })
    sample.names.push(...cards.map(({ name }) => name))
    sample.products = hits
    const labels = (name: string) =>
      facets.find(({ facet }) => facet === name)?.values.map(({ label }) => label) ?? []
    sample.brands = labels('brand')
    sample.colours = labels('colour')
    sample.values = facets.flatMap(({ facet, values }) =>
      values.map(({ value }) => new URLSearchParams({ [facet]: value }).toString()),
    )
    if (cards.length < 96) break
  }
  for (const category of categories)
    if ((await listing(origin, { category })).hits > 0) sample.categories.push(category)
  return sample
}

/** Terms as shoppers type them: one word, two, a colour with it, a brand before it, or a letter left out. */
function termsOf({ names, brands, colours }: Sample): string[] {
  const pick = dice(11)
  const shapes = [
    (words: string[]) => words[0] ?? '',
    (words: string[]) => words.slice(0, 2).join(' '),
    (words: string[]) => `${words[0]} ${pick(colours) ?? ''}`,
    (words: string[]) => `${pick(brands) ?? ''} ${words[0]}`,
    ([word = '']: string[]) => (word.length > 5 ? word.slice(0, 3) + word.slice(4) : word),
  ]
  return Array.from(
    { length: termCount },
    () => pick(shapes)?.((pick(names) ?? 'Strampler').split(' ')) ?? '',
  )
}

type Load = { subject: string; urls: readonly string[]; pids: readonly number[] }

async function load({ subject, urls, pids }: Load): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrent })
  let next = 0
  const times: number[] = []
  let failed = 0
  const ask1 = async () => {
    const { status, ms } = await ask(urls[next++ % urls.length] ?? '', agent)
    if (status !== 200) failed += 1
    return ms
  }
  await inTurns(
    concurrent,
    () => next < warmUpRequests,
    async () => void (await ask1()),
  )
  const processorBefore = await processorTimes(pids)
  const begun = performance.now()
  await inTurns(
    concurrent,
    () => performance.now() - begun < seconds * 1000,
    async () => void times.push(await ask1()),
  )
  const took = (performance.now() - begun) / 1000
  const processorAfter = await processorTimes(pids)
  agent.destroy()
  const note = failed > 0 ? { note: `${failed} answers were not the expected one` } : {}
  return [
    { subject: `${subject}: requests per second`, unit: 'req/s', figure: times.length / took, ...note },
    { subject: `${subject}: p50`, unit: 'ms', figure: quantile(times, 0.5) },
    { subject: `${subject}: p99`, unit: 'ms', figure: quantile(times, 0.99) },
    ...(pids.length > 0 && processorBefore !== undefined && processorAfter !== undefined
      ? [
          {
            subject: `${subject}: processor time per request, with the database`,
            unit: 'ms CPU' as const,
            figure: (processorAfter - processorBefore) / times.length,
          },
        ]
      : []),
  ]
}

/**
 * Search, suggestions and category listings with filters under 20 concurrent requests, nearly all different. The
 * subject names the number of products; an empty shop gives no rows.
 * @param pids The processes of the shop and its database, whose processor time is measured.
 */
export async function measureCatalogueLoad(origin: string, pids: readonly number[] = []): Promise<Row[]> {
  const sample = await takeSample(origin)
  if (sample.products === 0) return []
  const pick = dice(23)
  const terms = termsOf(sample)
  const prefixes = terms.map((term, index) => term.slice(0, 2 + (index % Math.max(1, term.length - 2))))
  const listings = Array.from({ length: termCount }, () =>
    api(origin, 'listing', {
      category: pick(sample.categories) ?? '',
      ...pick<Record<string, string>>([
        {},
        { price: '20-80' },
        { sort: 'price-asc' },
        { sort: 'newest', page: '2' },
      ]),
    }),
  )
  const of = `of ${sample.products.toLocaleString('en')} products`
  const loads: Load[] = [
    { subject: `Search ${of}`, urls: terms.map((term) => api(origin, 'listing', { term })), pids },
    { subject: `Suggestion ${of}`, urls: prefixes.map((term) => api(origin, 'suggest', { term })), pids },
    { subject: `Category ${of}`, urls: listings, pids },
  ]
  const rows: Row[] = []
  for (const each of loads) rows.push(...(await load(each)))
  return [...rows, ...(await measureQuestionLoad(origin, pids, { ...sample, terms }))]
}
