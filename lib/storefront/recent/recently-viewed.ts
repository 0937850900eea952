/** How many products a visitor finds again. */
export const mostViewed = 12

const key = 'nestling:viewed'
const isNumber = (entry: unknown): entry is string =>
  typeof entry === 'string' && /^[a-z0-9]{1,40}$/.test(entry)

/** Product numbers as they were kept, the last one first; nothing from what somebody else wrote there. */
export function parseViewed(kept: string | null): string[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(list) ? list.filter(isNumber).slice(0, mostViewed + 1) : []
  } catch {
    return []
  }
}

/** The list with a product at its start: it holds the shown one besides the others. */
export const withViewed = (list: readonly string[], number: string): string[] =>
  [number, ...list.filter((other) => other !== number)].slice(0, mostViewed + 1)

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** What was viewed, the last one first. */
export function recallViewed(open: () => Pick<Store, 'getItem'>): string[] {
  try {
    return parseViewed(open().getItem(key)).slice(0, mostViewed)
  } catch {
    return []
  }
}

/** Keeps a product as viewed. Returns the others, the last one first. A browser that keeps nothing has none. */
export function rememberViewed(open: () => Store, number: string): string[] {
  try {
    const store = open()
    const list = parseViewed(store.getItem(key))
    store.setItem(key, JSON.stringify(withViewed(list, number)))
    return list.filter((other) => other !== number).slice(0, mostViewed)
  } catch {
    return []
  }
}
