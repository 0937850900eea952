import { screens } from '@/lib/platform/markets'
import { percentDecoded } from '@/lib/platform/text'
import { routePattern, staticPath } from '@/lib/server/next/internals'
import type { Brand } from '@/schemas'
import { screenAddress } from './inner-route'

const pictures = '/pictures/'
const other = '*'
const home = '/[market]'
const page = '/[market]/[page]'
const screenTemplate = (name: string) => `${home}/${name}`

/** The templates that the edge names addresses by, besides the routes of Next.js. */
export const edgeTemplates: ReadonlySet<string> = new Set([
  ...['/', staticPath, pictures, home, page],
  ...Object.keys(screens).map(screenTemplate),
])

/**
 * Names the kind of address that a path is, and nothing of what stands in it: a screen of a market, a page of the content, a
 * route of Next.js, or `*`.
 */
export function routeTemplates(brand: Brand, routes: readonly string[] = []): (pathname: string) => string {
  const isPlain = (route: string) => !route.includes('[')
  const patterns = [...routes]
    .filter((route) => route !== '/' && !route.startsWith(home))
    .sort((one, two) => Number(isPlain(two)) - Number(isPlain(one)))
    .map((route) => ({ route, pattern: routePattern(route) }))
  return (pathname) => {
    if (pathname === '/') return pathname
    const folder = [staticPath, pictures].find((start) => pathname.startsWith(start))
    if (folder) return folder
    const address = screenAddress(brand, pathname)
    if (address) return address.name ? screenTemplate(address.name) : address.path === '' ? home : page
    const decoded = percentDecoded(pathname)
    return patterns.find(({ pattern }) => decoded !== undefined && pattern.test(decoded))?.route ?? other
  }
}
