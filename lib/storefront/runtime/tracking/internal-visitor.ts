import { fetchOnceMore } from '@/lib/platform/http'
import { withStorage } from '@/lib/storefront/runtime/browser'
import { internalKey as key } from './stored-names'

/** Of both attempts together. */
const timeoutMs = 2_000

const known = (): boolean | undefined => {
  const noted = withStorage('sessionStorage', (store) => store.getItem(key))
  return noted ? noted === 'yes' : undefined
}

/** A browser without storage asks on every page. */
const note = (isInternal: boolean): void =>
  withStorage('sessionStorage', (store) => store.setItem(key, isInternal ? 'yes' : 'no'))

/**
 * Whether the visitor is a colleague, who is counted apart. Asked once in a visit, with consent, because it is stored. A
 * failure is no answer: such a visitor is not internal, and asked for again on the next page.
 */
export async function isInternalVisitor(address: string): Promise<boolean> {
  const before = known()
  if (before !== undefined) return before
  try {
    const response = await fetchOnceMore(address, {
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) return false
    const answer: unknown = await response.json()
    const { internal } = (answer ?? {}) as { internal?: unknown }
    if (typeof internal !== 'boolean') return false
    note(internal)
    return internal
  } catch {
    return false
  }
}
