import { showToast } from '@/lib/storefront/design/ui/client'
import { connection, whenAtRest } from '@/lib/storefront/runtime/browser'
import type { NavigationWords } from './words'

/**
 * Loads the code of what a page does once it is at rest. Where the network goes before it has come, that is told without
 * it, and it is loaded when the network returns. Returns what ends it.
 */
export function loadAfterLoad({ connection: words }: NavigationWords): () => void {
  let isOver = false
  let end: (() => void) | undefined
  const load = () =>
    void import('./after-load').then(
      ({ afterLoad }) => {
        if (isOver) return
        end = afterLoad(words)
        if (navigator.onLine) connection.works()
      },
      () => {
        if (!navigator.onLine) {
          connection.failed()
          showToast(words.lost, 'warning')
        }
        addEventListener('online', load, { once: true })
      },
    )
  whenAtRest(load)
  return () => {
    isOver = true
    end?.()
  }
}
