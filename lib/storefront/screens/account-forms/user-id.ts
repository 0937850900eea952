const key = 'userId'
const serverIdLength = 64

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Forgets the id of the browser, at a login and when it ends. */
export const forgetUserId = (store: Pick<Store, 'removeItem'>): void => store.removeItem(key)

/**
 * Keeps the id of who visits in the browser: a random one of its own, until the shop knows a customer, whose id has 64
 * characters and is kept nowhere in the browser. Returns the id.
 */
export function keepUserId(
  store: Store,
  given: string | undefined,
  random: () => string = () => crypto.randomUUID(),
): string {
  if (given?.length === serverIdLength) {
    store.removeItem(key)
    return given
  }
  const own = store.getItem(key) || random()
  store.setItem(key, own)
  return own
}
