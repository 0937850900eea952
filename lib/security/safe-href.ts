const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore these inside a scheme, so they must go first
const ignoredByBrowsers = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028\u2029\ufeff]/g

/**
 * An address that is safe to write into `href`: http, https, mailto, tel, a path of this site, a fragment or a query.
 * Anything else, such as `javascript:` in any spelling, gives undefined.
 */
export function safeHref(href: string | undefined | null): string | undefined {
  const trimmed = href?.trim()
  if (!trimmed) return undefined
  const compact = trimmed.replace(ignoredByBrowsers, '')
  if (/^[a-z][a-z0-9+.-]*:/i.test(compact)) {
    try {
      const url = new URL(compact)
      return allowedSchemes.has(url.protocol) ? compact : undefined
    } catch {
      return undefined
    }
  }
  if (compact.startsWith('#') || compact.startsWith('?')) return compact
  if (compact.startsWith('//')) return undefined
  if (compact.startsWith('/')) return isLocalPath(compact) ? compact : undefined
  return isLocalPath(`/${compact}`) && !compact.includes(':') ? compact : undefined
}

/**
 * Whether a redirect or a link may go there without leaving the site: an absolute path, not `//host`, not `/\host`,
 * and not either of them in percent-encoding.
 */
export function isLocalPath(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a browser drops tab and newline before it reads the path
  if (!path.startsWith('/') || /[\u0000-\u001f\u007f]/.test(path)) return false
  const decoded = path.replace(/%2f/gi, '/').replace(/%5c/gi, '\\')
  return !/^\/[/\\]/.test(decoded) && !decoded.includes('\\')
}
