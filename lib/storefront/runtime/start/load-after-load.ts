import { showToast } from '@/lib/storefront/design/ui/client'
import { connection, whenAtRest } from '@/lib/storefront/runtime/browser'
import type { NavigationWords } from './words'

/**
 * Loads the code of what a page does once it is at rest. Where the network goes before it has come, that is told without
 * it, and it is loaded when the network returns. Returns what ends it.
 */
export function loadAfterLoad({ connection: words }: NavigationWords): () => void {
  let isOver = false
  let isLost = false
  let end: (() => void) | undefined
  const load = () => {
    if (isOver) return
    import('./after-load').then(
      ({ afterLoad }) => {
        if (isOver) return
        end = afterLoad(words)
        if (isLost) connection.works()
      },
      () => {
        if (!isOver && !navigator.onLine) {
          isLost = true
          connection.failed()
          showToast(words.lost, 'warning')
        }
        addEventListener('online', load, { once: true })
      },
    )
  }
  whenAtRest(load)
  return () => {
    isOver = true
    end?.()
  }
}
