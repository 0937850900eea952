import { hideToast, showToast } from '@/lib/studio/ui/client'

let last: number | undefined

/**
 * Says what came of an act on blocks. It takes the place of what was said of the act before, so that a row of acts does
 * not cover the page that they are done in.
 */
export function tellAct(...words: Parameters<typeof showToast>): void {
  if (last !== undefined) hideToast(last)
  last = showToast(...words)
}
