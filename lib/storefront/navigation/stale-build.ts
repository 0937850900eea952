const reloadGuardMs = 10_000

/** Whether an error means that the page belongs to a build that the server no longer has. */
export function isStaleBuild(error: Error): boolean {
  return (
    error.name === 'ChunkLoadError' ||
    /loading (?:css )?chunk|dynamically imported module|failed to find server action/i.test(error.message)
  )
}

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Whether a page may be reloaded after an error: at most once per path within 10 seconds. */
export function mayReload(path: string, store: Store, now: number): boolean {
  const key = `nestling:reload:${path}`
  const last = Number(store.getItem(key) ?? 0)
  if (now - last < reloadGuardMs) return false
  store.setItem(key, String(now))
  return true
}
