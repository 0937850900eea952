import { normalisedPath } from '@/lib/platform/markets'
import { isLocalPath } from '@/lib/platform/security'
import type { Brand } from '@/schemas'

/** A document path that a redirect cannot mend any further. */
const settled = /^\/[a-z0-9/_.~-]*\/$/

/** Where a document request has to go before it is answered, query included; undefined when its path is settled. */
export function redirectTarget(brand: Brand, pathname: string, search: string): string | undefined {
  const isPlain = settled.test(pathname) && !pathname.includes('//')
  if (isPlain && !/^\/[a-z-]+\/(?:home|caisse|kategorieseiten|[a-z]{2}-[a-z]{2})\//.test(pathname))
    return undefined
  const target = normalisedPath(brand, pathname) ?? (pathname.endsWith('/') ? undefined : `${pathname}/`)
  return target !== undefined && isLocalPath(target) ? target + search : undefined
}
