import type { NavigationWords } from './words'

/** Loads the code of what a page does once it is at rest. Returns what ends it. */
export function loadAfterLoad({ connection: { lost, slow, back } }: NavigationWords): () => void {
  let isOver = false
  let end: (() => void) | undefined
  const start = () =>
    void import('./after-load').then(
      ({ afterLoad }) => {
        if (!isOver) end = afterLoad({ lost, slow, back })
      },
      () => undefined,
    )
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 4_000 })
  else setTimeout(start, 1_000)
  return () => {
    isOver = true
    end?.()
  }
}
