import { followedLink } from '@/lib/storefront/runtime/navigation'

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
  const key = `shop:reload:${path}`
  const last = Number(store.getItem(key) ?? 0)
  if (now - last < reloadGuardMs) return false
  store.setItem(key, String(now))
  return true
}

type Page = { location: Pick<Location, 'href' | 'assign' | 'reload'>; sessionStorage: Store }

/**
 * Loads the page that was to be shown, after an error of a stale build: the target of the link that is followed, or the
 * page itself. At most once per path within 10 seconds.
 */
export function reloadIfStale(error: unknown, page: Page, now: number): void {
  if (!(error instanceof Error) || !isStaleBuild(error)) return
  try {
    const { location } = page
    const target = new URL(followedLink() ?? location.href, location.href)
    if (!mayReload(target.pathname, page.sessionStorage, now)) return
    if (target.href === location.href) location.reload()
    else location.assign(target.href)
  } catch {
    // A browser that lets nothing be stored: it could not know that it reloaded already.
  }
}
