import { isUntracked } from '@/lib/storefront/runtime/browser'

/** Leaves of the address of an untracked page that led here only the shop, for all that reads it in this document. */
export function hideReferrer(): void {
  if (!URL.canParse(document.referrer)) return
  const from = new URL(document.referrer)
  if (from.origin !== window.location.origin || !isUntracked(from)) return
  Object.defineProperty(document, 'referrer', { configurable: true, value: `${from.origin}/` })
}
