import { hideToast, showToast } from '@/lib/storefront/design/ui/client'
import { type ConnectionNews, hearConnection } from '@/lib/storefront/runtime/browser'

const types = { lost: 'warning', slow: 'info', back: 'success' } as const

/** Shows what becomes of the network, the newest message instead of the one before. Returns what ends it. */
export function showConnection(words: Record<ConnectionNews, string>): () => void {
  let shown: number | undefined
  return hearConnection((news) => {
    if (shown !== undefined) hideToast(shown)
    shown = showToast(words[news], types[news])
  })
}
