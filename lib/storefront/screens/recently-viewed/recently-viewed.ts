/** The number of products to show. */
export const mostViewed = 12

const key = 'shop:viewed'
/** What the list was called in the release before. The next release no longer reads it. */
const formerly = 'nestling:viewed'
const isNumber = (entry: unknown): entry is string =>
  typeof entry === 'string' && /^[a-z0-9]{1,40}$/.test(entry)

/** Parses the stored product numbers, the most recent first. Invalid entries are dropped. */
export function parseViewed(kept: string | null): string[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(list) ? list.filter(isNumber).slice(0, mostViewed + 1) : []
  } catch {
    return []
  }
}

/** The list with a product at its start. It holds one more than is shown, because the present product is left out. */
export const withViewed = (list: readonly string[], number: string): string[] =>
  [number, ...list.filter((other) => other !== number)].slice(0, mostViewed + 1)

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const stored = (store: Pick<Store, 'getItem'>) => parseViewed(store.getItem(key) ?? store.getItem(formerly))

/** The viewed products, the most recent first. */
export function recallViewed(open: () => Pick<Store, 'getItem'>): string[] {
  try {
    return stored(open()).slice(0, mostViewed)
  } catch {
    return []
  }
}

/** Stores a product as viewed. Returns the others, the most recent first; none without storage. */
export function rememberViewed(open: () => Store, number: string): string[] {
  try {
    const store = open()
    const list = stored(store)
    store.setItem(key, JSON.stringify(withViewed(list, number)))
    store.removeItem(formerly)
    return list.filter((other) => other !== number).slice(0, mostViewed)
  } catch {
    return []
  }
}
