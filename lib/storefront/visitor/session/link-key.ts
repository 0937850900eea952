import 'server-only'
import { cookies } from 'next/headers'
import { config } from '@/lib/platform/config'
import { isServedByHttps } from '@/lib/platform/http'
import { isLinkKey, type LinkKeyName, linkKeyCookie } from '@/lib/platform/markets'

/** The key of the link that has led to a page, which the HTTP edge has taken out of its address. */
export async function linkKeyOfPage(name: LinkKeyName): Promise<string | undefined> {
  const key = (await cookies()).get(linkKeyCookie(name, isServedByHttps(config())))?.value
  return key !== undefined && isLinkKey(key) ? key : undefined
}
