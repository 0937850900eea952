import { readPictureAddress } from '@/lib/storefront/design/picture-addresses'
import { isShareQuery, sharedPage } from '@/lib/storefront/design/pictures'

/** The page below its market whose sharing picture is at a path; undefined at any other path. */
export const sharedAt = (path: string): string | undefined => sharedPage(path.split('/').slice(2).join('/'))

/**
 * The status that refuses an address of a picture which no page of the shop has; undefined when it may be asked for.
 * Nothing is looked up or made for it.
 */
export function pictureRefusal(pathname: string, search: string): 400 | 404 | undefined {
  if (pathname.startsWith('/pictures/')) {
    const asked = readPictureAddress(pathname, search)
    return asked.kind === 'refused' ? asked.status : undefined
  }
  return sharedAt(pathname) !== undefined && !isShareQuery(search) ? 400 : undefined
}
