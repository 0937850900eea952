import { type Brand, normalisedPath } from '@/lib/markets'

/** A document path that a redirect cannot mend any further. */
const settled = /^\/[a-z0-9/_.~-]*\/$/

/** Where a document request has to go before it is answered, query included; undefined when its path is settled. */
export function redirectTarget(brand: Brand, pathname: string, search: string): string | undefined {
  const isPlain = settled.test(pathname) && !pathname.includes('//')
  if (isPlain && !/^\/[a-z-]+\/(?:home|caisse|kategorieseiten|[a-z]{2}-[a-z]{2})\//.test(pathname))
    return undefined
  const mended = normalisedPath(brand, pathname)
  if (mended !== undefined) return mended + search
  const needsSlash = !pathname.endsWith('/') && !pathname.startsWith('//') && !pathname.includes('\\')
  return needsSlash ? `${pathname}/${search}` : undefined
}
