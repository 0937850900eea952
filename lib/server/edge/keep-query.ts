import { keepQuery } from '@/lib/platform/http'
import { locationTarget } from '@/lib/server/next/internals'
import { queryToKeep } from './at-request'
import type { EdgeResponse } from './edge-response'

type Address = { pathname: string; search: string }

/** Adds the query to the redirect of a page: pages are static and do not know it. */
export function keepQueryOf({ pathname, search }: Address, response: EdgeResponse): void {
  const location = locationTarget(response.getHeader('location'))
  if (location === undefined) return
  response.setHeader('location', keepQuery(location, queryToKeep(pathname, search, location)))
}
