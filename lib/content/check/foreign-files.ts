import type { Finding } from './finding'
import { type ContentNode, isNode, visitedIn } from './walk-content'

const storyblokHost = /(?:^|\.)storyblok\.com$/

/** The address of a file or a picture in a value of content; undefined where the value is none. */
function addressIn(value: ContentNode): string | undefined {
  if (value.fieldtype === 'asset') return typeof value.filename === 'string' ? value.filename : undefined
  const { src } = value.type === 'image' && isNode(value.attrs) ? value.attrs : {}
  return typeof src === 'string' ? src : undefined
}

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
  const story = String(raw.full_slug ?? '?').replace(/^\/+|(?<!\/)\/+$/g, '')
  return visitedIn(raw.content).flatMap(({ value, path, blok, blokPath }): Finding[] => {
    const reason = problemOf(addressIn(value) ?? '', inStoryblok)
    if (reason === undefined) return []
    const field = path.slice(blokPath.length).replace(/^\./, '').split(/[.[]/)[0] ?? ''
    return [{ story, path: blokPath, block: String(blok.component), field, reason }]
  })
}
