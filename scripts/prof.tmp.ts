import { connect, openEmbedded } from '@/lib/platform/db'
import { findMarket, type Market } from '@/lib/platform/markets'
import { findListing, refreshSearchWords } from '@/lib/shop/listing'
import { search } from '@/lib/shop/listing/search/search'
import { renewIndex } from '@/lib/shop/listing/memory/keep-index'
import { suggest } from '@/lib/shop/listing/search/suggest'

const embedded = await openEmbedded('.data-bench-large')
const { db, close } = connect({ url: embedded.url, max: 2 })
const de = findMarket('baby', 'de') as Market
// count and time statements
const stats = new Map<string, { n: number; ms: number }>()
const client: any = db.$client
const orig = client.query.bind(client)
client.query = async (...args: any[]) => {
  const t = performance.now()
  const r = await orig(...args)
  const text = String(args[0]?.text ?? args[0]).replace(/\s+/g, ' ').slice(0, 110)
  const s = stats.get(text) ?? { n: 0, ms: 0 }
  s.n += 1; s.ms += performance.now() - t
  stats.set(text, s)
  return r
}
if (process.env.WORDS) { await refreshSearchWords(db, { brand: 'baby' }); console.log('words written') }
let t = performance.now()
const index = await renewIndex(db, de)
console.log('load', performance.now() - t, 'ms; values', index?.values.length, 'segments', index?.segments.length, 'articles', index?.articles.members.length)
const names: string[] = []
const brands: string[] = [], colours: string[] = []
for (let page = 1; page <= 40; page += 1) {
  const l = await findListing(db, de, { filters: {}, sort: 'relevancy', page, pageSize: 96 })
  names.push(...l.cards.map(({ name }) => name))
  if (page === 1) for (const f of l.facets) { if (f.facet === 'brand') brands.push(...f.values.map((v) => v.label)); if (f.facet === 'colour') colours.push(...f.values.map((v) => v.label)) }
}
function dice(seed: number) { let state = seed; return <T,>(list: readonly T[]) => { state = (state * 48_271) % 2_147_483_647; return list[Math.floor((state / 2_147_483_647) * list.length)] } }
const pick = dice(11)
const shapes = [
  (w: string[]) => w[0] ?? '', (w: string[]) => w.slice(0, 2).join(' '), (w: string[]) => `${w[0]} ${pick(colours) ?? ''}`,
  (w: string[]) => `${pick(brands) ?? ''} ${w[0]}`, ([w = '']: string[]) => (w.length > 5 ? w.slice(0, 3) + w.slice(4) : w)]
const kinds = ['one', 'two', 'colour', 'brand', 'typo']
const terms = Array.from({ length: 1500 }, () => { const f = pick(shapes)!; return { kind: kinds[shapes.indexOf(f)], term: f((pick(names) ?? 'Strampler').split(' ')) } })
console.log(new Set(terms.map((x) => x.term)).size, 'different of', terms.length, 'names', new Set(names).size)
for (const { term } of terms.slice(0, 100)) await search(db, de, term, { filters: {}, sort: 'relevancy', page: 1, pageSize: 24 })
stats.clear()
const byKind = new Map<string, number[]>()
const cpu = process.cpuUsage()
t = performance.now()
for (const { kind, term } of terms) { const b = performance.now(); await search(db, de, term, { filters: {}, sort: 'relevancy', page: 1, pageSize: 24 }); const l = byKind.get(kind!) ?? []; byKind.set(kind!, l); l.push(performance.now() - b) }
const took = performance.now() - t
const used = process.cpuUsage(cpu)
console.log('search wall', took / terms.length, 'ms each; cpu', (used.user + used.system) / 1000 / terms.length)
for (const [k, l] of byKind) { l.sort((a, b) => a - b); console.log(k, l.length, 'p50', l[l.length >> 1], 'p99', l[Math.floor(l.length * 0.99)]) }
for (const [text, s] of [...stats].sort((a, b) => b[1].ms - a[1].ms).slice(0, 12)) console.log((s.ms / terms.length).toFixed(3), 'ms/search', s.n, 'times', (s.ms / s.n).toFixed(2), 'ms', text)
stats.clear()
t = performance.now()
for (const { term } of terms) if (!process.env.ONLY) await suggest(db, de, term.slice(0, 3 + (term.length % 4)))
console.log('suggest wall', (performance.now() - t) / terms.length)
for (const [text, s] of [...stats].sort((a, b) => b[1].ms - a[1].ms).slice(0, 8)) console.log((s.ms / terms.length).toFixed(3), 'ms/suggest', s.n, 'times', (s.ms / s.n).toFixed(2), 'ms', text)
await close()
await embedded.close()
process.exit(0)
