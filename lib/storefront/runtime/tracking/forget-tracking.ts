import { withStorage } from '@/lib/storefront/runtime/browser'
import { storedNames } from './stored-names'

/** Removes all that tracking has stored in this browser. */
export function forgetTracking(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    withStorage(kind, (store) => {
      for (const name of storedNames) store.removeItem(name)
    })
}
