import { readdirSync } from 'node:fs'
import { marketsOf } from '@/lib/platform/markets'
import { ownSegment, routePattern } from '@/lib/server/next/internals'
import type { Brand } from '@/schemas'

/** Whether a decoded path can have an answer at all, as far as its beginning or its route says. */
export type IsKnownPath = (path: string) => boolean

const isCall = (path: string) => /^\/(?:api|cdn-api)(?:\/|$)/.test(path)

/**
 * The paths that a build can answer. Next.js renders a page for every other path, too, so those are answered without it:
 * below a segment that is no market and no folder, calls that do not exist, and what the framework has of its own except
 * static files, which the edge serves itself.
 */
export function knownPaths(brand: Brand, routes: readonly string[], publicFolder = 'public'): IsKnownPath {
  const calls = routes.filter(isCall).map(routePattern)
  const firsts = new Set([
    ...marketsOf(brand).map(({ code }) => code),
    ...routes.map((route) => route.split('/')[1] ?? '').filter((first) => !/^(?:\[|_)/.test(first)),
    ...readdirSync(publicFolder),
  ])
  return (path) => {
    if (isCall(path)) return calls.some((pattern) => pattern.test(path))
    const [, first = ''] = path.split('/')
    return first !== ownSegment && firsts.has(first)
  }
}
