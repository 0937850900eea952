import type { Finding } from './finding'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const storyblokHost = /(?:^|\.)storyblok\.com$/

/** The address of a file or a picture in a value of content; undefined where the value is none. */
function addressIn(value: Node): string | undefined {
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
  const findings: Finding[] = []
  const waiting: { value: unknown; path: string; blok: Node; blokPath: string }[] = [
    { value: raw.content, path: '', blok: raw.content, blokPath: '' },
  ]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next
    if (typeof value !== 'object' || value === null) continue
    const isBlok = isNode(value) && typeof value.component === 'string'
    const { blok, blokPath } = isBlok ? { blok: value as Node, blokPath: path } : next
    const reason = isNode(value) ? problemOf(addressIn(value) ?? '', inStoryblok) : undefined
    if (reason !== undefined) {
      const field = path.slice(blokPath.length).replace(/^\./, '').split(/[.[]/)[0] ?? ''
      findings.push({ story, path: blokPath, block: String(blok.component), field, reason })
    }
    for (const [key, inner] of Object.entries(value)) {
      const at = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
      waiting.push({ value: inner, path: at, blok, blokPath })
    }
  }
  return findings.reverse()
}
