const afterMs = 20_000

let isWatching = false

/** Begins to watch for another build when the page has been open for a while; its code is loaded then. */
export function watchBuildLater(): (() => void) | undefined {
  if (isWatching) return undefined
  const timer = setTimeout(() => {
    isWatching = true
    import('@/lib/storefront/runtime/builds/client').then(
      ({ watchBuild }) => watchBuild(),
      () => undefined,
    )
  }, afterMs)
  return () => clearTimeout(timer)
}
