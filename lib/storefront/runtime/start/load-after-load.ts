import { whenAtRest } from '@/lib/storefront/runtime/browser'
import type { NavigationWords } from './words'

/** Loads the code of what a page does once it is at rest. Returns what ends it. */
export function loadAfterLoad({ connection }: NavigationWords): () => void {
  let isOver = false
  let end: (() => void) | undefined
  whenAtRest(() => {
    import('./after-load').then(
      ({ afterLoad }) => {
        if (!isOver) end = afterLoad(connection)
      },
      () => undefined,
    )
  })
  return () => {
    isOver = true
    end?.()
  }
}
