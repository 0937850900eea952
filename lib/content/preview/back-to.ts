import { z } from 'zod'
import { seeOther } from '@/lib/platform/http'
import { isLocalPath } from '@/lib/platform/security'

/** The path of a page in a form of the preview bar. */
export const pagePath = z.string().max(2_000).refine(isLocalPath)

/** Leads back to a page of this site with GET, after a form. */
export function backTo(path: string): Response {
  const { pathname, search } = new URL(path, 'http://this-site.invalid')
  return seeOther(pathname + search)
}
