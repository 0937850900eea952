import { readKept, writeKept } from '@/lib/studio/kept'

const name = 'studio-open-folders'
const most = 50

/** The folders that were open before the page was loaded, in this tab; undefined where nobody has opened or closed one yet. */
export function keptOpen(): number[] | undefined {
  try {
    const kept: unknown = JSON.parse(readKept(name) ?? 'null')
    return Array.isArray(kept) ? kept.filter(Number.isSafeInteger).slice(0, most) : undefined
  } catch {
    return undefined
  }
}

/** Without a store, folders are closed after the next load. */
export const keepOpen = (open: ReadonlySet<number>): void =>
  void writeKept(name, JSON.stringify([...open].slice(-most)))
