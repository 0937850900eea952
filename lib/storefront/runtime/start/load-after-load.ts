import { showToast } from '@/lib/storefront/design/ui/client'
import { connection, whenAtRest } from '@/lib/storefront/runtime/browser'
import type { NavigationWords } from './words'

/**
 * Loads the code of what a page does once it is at rest. Where the network goes before it has come, that is told without
 * it, and it is loaded when the network returns. Returns what ends it.
 */
export function loadAfterLoad({ connection: { lost, slow, back } }: NavigationWords): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let end: (() => void) | undefined
  let isLost = false
  const load = () =>
    void import('./after-load').then(
      ({ afterLoad }) => {
        if (signal.aborted) return
        end = afterLoad({ lost, slow, back })
        if (isLost) connection.works()
      },
      () => {
        if (signal.aborted) return
        if (!navigator.onLine) {
          isLost = true
          connection.failed()
          showToast(lost, 'warning')
        }
        window.addEventListener('online', load, { once: true, signal })
      },
    )
  whenAtRest(load)
  return () => {
    ended.abort()
    end?.()
  }
}
