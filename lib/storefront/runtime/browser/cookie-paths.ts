/**
 * The paths at which a cookie that these addresses can see may lie: `/de/betten/` sees those of `/`, `/de`, `/de/`,
 * `/de/betten` and `/de/betten/` (RFC 6265, section 5.1.4).
 */
export function cookiePaths(pathnames: Iterable<string>): string[] {
  const paths = new Set(['/'])
  for (const pathname of pathnames) {
    const segments = pathname.split('/').filter(Boolean)
    for (let count = 1; count <= segments.length; count += 1) {
      const path = `/${segments.slice(0, count).join('/')}`
      paths.add(path).add(`${path}/`)
    }
  }
  return [...paths]
}
