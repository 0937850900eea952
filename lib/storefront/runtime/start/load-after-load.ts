import { showToast } from '@/lib/storefront/design/ui/client'
import { connection, whenAtRest } from '@/lib/storefront/runtime/browser'
import type * as AfterLoad from './after-load'
import type { NavigationWords } from './words'

/**
 * Loads the code of what a page does once it is at rest. Without a network that code, which hears of outages, cannot come:
 * the outage is told from here, and the code is loaded when the network is back. Returns what ends it.
 */
export function loadAfterLoad(
  { connection: words }: Pick<NavigationWords, 'connection'>,
  fetchCode: () => Promise<Pick<typeof AfterLoad, 'afterLoad'>> = () => import('./after-load'),
): () => void {
  let end: (() => void) | undefined = () => removeEventListener('online', load)
  const load = () => {
    fetchCode().then(
      ({ afterLoad }) => {
        if (end) end = afterLoad(words)
      },
      () => {
        if (!end || navigator.onLine) return
        connection.failed()
        showToast(words.lost, 'warning')
        addEventListener('online', load, { once: true })
      },
    )
  }
  whenAtRest(load)
  return () => {
    end?.()
    end = undefined
  }
}
