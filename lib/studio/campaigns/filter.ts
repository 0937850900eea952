import type { DeskEntry } from './entry'

/** `ending`: shown now, and over within a week. */
export const deskFilters = ['all', 'now', 'coming', 'ending', 'meeting', 'broken'] as const
export type DeskFilter = (typeof deskFilters)[number]

const weekMs = 7 * 24 * 60 * 60 * 1_000

/** A story that is not published shows to nobody, whatever its dates say. */
const isPublic = ({ version }: DeskEntry) => version !== 'draft'

export function fitsFilter(entry: DeskEntry, filter: DeskFilter, now: number): boolean {
  const { phase, dateTo } = entry
  switch (filter) {
    case 'all':
      return true
    case 'now':
      return phase === 'running' && isPublic(entry)
    case 'coming':
      return phase === 'coming'
    case 'ending':
      return (
        phase === 'running' && isPublic(entry) && dateTo !== undefined && Date.parse(dateTo) - now <= weekMs
      )
    case 'meeting':
      return entry.meets.length > 0 && phase !== 'over'
    case 'broken':
      return phase === 'unreadable' || phase === 'never'
  }
}

/** What runs comes first, then what comes next, then what is over, the latest first. */
const phaseOrder: Readonly<Record<DeskEntry['phase'], number>> = {
  unreadable: 0,
  never: 0,
  running: 1,
  coming: 2,
  over: 3,
}

const timeOf = (text: string | undefined, open: number) => (text === undefined ? open : Date.parse(text))

/** By time alone, or each market's together, in the order of the markets. */
export const deskOrders = ['time', 'market'] as const
export type DeskOrder = (typeof deskOrders)[number]

/** @param markets the codes of the markets in their order, by which the entries are ordered first; unset: by time alone */
export function inOrder(entries: readonly DeskEntry[], markets?: readonly string[]): DeskEntry[] {
  const first = ({ markets: own }: DeskEntry) =>
    markets ? Math.min(...own.map((code) => markets.indexOf(code)), markets.length) : 0
  const nextTime = ({ phase, dateFrom, dateTo }: DeskEntry) => {
    if (phase === 'coming') return timeOf(dateFrom, 0)
    const end = timeOf(dateTo, Number.MAX_SAFE_INTEGER)
    return phase === 'over' ? -end : end
  }
  return entries.toSorted(
    (a, b) =>
      first(a) - first(b) ||
      phaseOrder[a.phase] - phaseOrder[b.phase] ||
      nextTime(a) - nextTime(b) ||
      (a.key < b.key ? -1 : a.key > b.key ? 1 : 0),
  )
}
