import { withoutOuterSlashes } from '@/lib/platform/text'
import { fileAddressIn } from '@/schemas/content'
import type { Finding } from './finding'
import { isNode, visitedIn } from './walk-content'

const storyblokHost = /(?:^|\.)storyblok\.com$/

/** Why pages do not show the file of an address, which the policy of their documents keeps from loading. */
function problemOf(address: string, inStoryblok: boolean): string | undefined {
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const isStoryblok = storyblokHost.test(url.hostname)
  if (isStoryblok && inStoryblok) return undefined
  return `lies at ${url.host}, from which pages load nothing; add the file to the media library`
}

/** The files in a raw story that lie on other sites. With `inStoryblok`, those of the space are its own. */
export function foreignFiles(raw: unknown, inStoryblok: boolean): Finding[] {
  if (!isNode(raw) || !isNode(raw.content)) return []
  const story = withoutOuterSlashes(String(raw.full_slug ?? '?'))
  return visitedIn(raw.content).flatMap(({ value, path, blok, blokPath }): Finding[] => {
    const reason = problemOf(fileAddressIn(value) ?? '', inStoryblok)
    if (reason === undefined) return []
    const field = path.slice(blokPath.length).replace(/^\./, '').split(/[.[]/)[0] ?? ''
    return [{ story, path: blokPath, block: String(blok.component), field, reason }]
  })
}
