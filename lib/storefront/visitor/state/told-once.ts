const key = 'shop:told'

/** The order whose goods came back at this time is told of for the first time in this browser, which remembers it. */
export function isToldFirst(store: Pick<Storage, 'getItem' | 'setItem'>, until: string): boolean {
  if (store.getItem(key) === until) return false
  store.setItem(key, until)
  return true
}
