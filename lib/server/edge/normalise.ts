import { normalisedPath } from '@/lib/platform/markets'
import { isLocalPath } from '@/lib/platform/security'
import type { Brand } from '@/schemas'

/** A document path that is already in its normal form. */
const settled = /^\/[a-z0-9/_.~-]*\/$/

/**
 * The target of the redirect to the normal form of a document's address, query included; undefined when its path is
 * normal already.
 */
export function redirectTarget(brand: Brand, pathname: string, search: string): string | undefined {
  const isPlain = settled.test(pathname) && !pathname.includes('//')
  if (isPlain && !/^\/[a-z-]+\/(?:home|caisse|kategorieseiten|[a-z]{2}-[a-z]{2})\//.test(pathname))
    return undefined
  const target = normalisedPath(brand, pathname) ?? (pathname.endsWith('/') ? undefined : `${pathname}/`)
  return target !== undefined && isLocalPath(target) ? target + search : undefined
}
