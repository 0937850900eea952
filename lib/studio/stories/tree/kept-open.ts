const key = 'studio-open-folders'
const most = 50

/** The folders that were open before the page was loaded, in this tab. */
export function keptOpen(): number[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(Number.isSafeInteger).slice(0, most) : []
  } catch {
    return []
  }
}

export function keepOpen(open: ReadonlySet<number>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...open].slice(-most)))
  } catch {
    // Without a store, folders are closed after the next load.
  }
}
