import { keepQuery } from '@/lib/platform/http'
import { normalisedPath } from '@/lib/platform/markets'
import { isLocalPath } from '@/lib/platform/security'
import type { Brand } from '@/schemas'
import { isDraftPath } from './draft-calls'

/**
 * The target of the redirect to the normal form of a document's address, query included; undefined when its path is
 * normal already.
 */
export function redirectTarget(brand: Brand, pathname: string, search: string): string | undefined {
  // Unencoded, these would begin a query or a fragment.
  const slashed = pathname.endsWith('/') ? undefined : `${pathname.replace(/[?#]/g, encodeURIComponent)}/`
  // A draft has the slug of its story, as it is.
  const target = (isDraftPath(pathname) ? undefined : normalisedPath(brand, pathname)) ?? slashed
  return target !== undefined && isLocalPath(target) ? keepQuery(target, search) : undefined
}
