const reloadGuardMs = 10_000

/** Whether an error means that the page belongs to a build that the server no longer has. */
function isStaleBuild(error: Error): boolean {
  return (
    error.name === 'ChunkLoadError' ||
    /loading (?:css )?chunk|dynamically imported module|failed to find server action/i.test(error.message)
  )
}

type Store = Pick<Storage, 'getItem' | 'setItem'>

function mayReload(path: string, store: Store, now: number): boolean {
  const key = `nestling:reload:${path}`
  const last = Number(store.getItem(key) ?? 0)
  if (now - last < reloadGuardMs) return false
  store.setItem(key, String(now))
  return true
}

type Page = { location: Pick<Location, 'pathname' | 'reload'>; sessionStorage: Store }

/** Reloads the page after an error of a stale build, at most once per path within 10 seconds. */
export function reloadIfStale(error: unknown, page: Page, now: number): void {
  if (!(error instanceof Error) || !isStaleBuild(error)) return
  try {
    if (mayReload(page.location.pathname, page.sessionStorage, now)) page.location.reload()
  } catch {
    // A browser that lets nothing be stored: it could not know that it reloaded already.
  }
}
