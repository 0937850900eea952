const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore some of these inside a scheme, so they go first
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028\u2029\ufeff]/g

/**
 * An address that is safe to write into `href`: http, https, mailto, tel, a path of this site, a fragment or a query.
 * Anything else, such as `javascript:` in any spelling, gives undefined.
 */
export function safeHref(href: string | undefined | null): string | undefined {
  const visible = href?.replace(invisible, '').trim()
  if (!visible) return undefined
  const compact = visible.replace(/\s/g, '')
  const address = visible.replace(/\s/g, encodeURIComponent)
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(compact)?.[0].toLowerCase()
  if (scheme) {
    const spelled = visible.slice(0, scheme.length).toLowerCase() === scheme
    if (!spelled || !allowedSchemes.has(scheme) || !URL.canParse(address)) return undefined
    return scheme === 'tel:' ? compact : address
  }
  if (address.startsWith('#') || address.startsWith('?')) return address
  if (address.startsWith('/')) return isLocalPath(address) ? address : undefined
  // A relative address. A colon or an entity before the query could still be read as a scheme.
  const path = address.split(/[?#]/)[0] ?? ''
  return isLocalPath(`/${address}`) && !/[:&]/.test(path) ? address : undefined
}

const thisSite = 'http://this-site.invalid'

const staysHere = (path: string): boolean => {
  const url = URL.canParse(path, thisSite) ? new URL(path, thisSite) : undefined
  return url?.origin === thisSite && !url.pathname.startsWith('//')
}

/**
 * Whether a redirect or a link to this path stays on the site: an absolute path, not `//host`, not `/\host`, neither of
 * them percent-encoded, and no path that resolves to `//host` (`/.//host`).
 */
export function isLocalPath(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a browser drops tab and newline before it reads the path
  if (!path.startsWith('/') || /[\u0000-\u001f\u007f]/.test(path)) return false
  const decoded = path.replace(/%2f/gi, '/').replace(/%5c/gi, '\\')
  return !decoded.includes('\\') && staysHere(path) && staysHere(decoded)
}
