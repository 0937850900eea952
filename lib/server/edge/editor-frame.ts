import type { IncomingMessage } from 'node:http'
import { isStoryblokToken, storyblokTokenIn } from '@/lib/content/preview'
import type { Config } from '@/lib/platform/config'
import { contentKey, findMarket } from '@/lib/platform/markets'
import { percentDecoded } from '@/lib/platform/text'

type Known = Pick<Config, 'brand' | 'storyblok' | 'management'>
type Asked = { pathname: string; search: string }

/** What browsers send of a document that is asked for inside of another one. */
const frames = new Set(['iframe', 'frame'])

/**
 * Where Storyblok's visual editor sees the page of an address as it is edited; undefined for everyone who is not this
 * editor, with its token and inside its frame. An address with a shop locale is that of a story.
 */
export function editorFramePath(
  { brand, storyblok, management }: Known,
  { headers }: Pick<IncomingMessage, 'headers'>,
  { pathname, search }: Asked,
): string | undefined {
  if (!storyblok || !frames.has(String(headers['sec-fetch-dest'])) || !search.includes('_storyblok'))
    return undefined
  const token = storyblokTokenIn(Object.fromEntries(new URLSearchParams(search)))
  const known = { previewToken: storyblok.token, spaceId: management.spaceId }
  if (!token || !isStoryblokToken(token, known)) return undefined
  const [, code = '', ...segments] = percentDecoded(pathname)?.split('/') ?? []
  const market = findMarket(brand, code)
  if (!market) return undefined
  const below = segments.join('/').replace(/\/$/, '')
  const key = code === market.shopLocale ? below || '_' : contentKey(below)
  const slug = [market.shopLocale, ...(key === '_' ? ['home'] : key.split('/'))]
  return `/preview/${slug.map(encodeURIComponent).join('/')}/${search}`
}

/** The answer that leads there, for this request alone. */
export const toDraft = (location: string) => ({
  status: 302,
  headers: { location, 'cache-control': 'private, no-store' },
})
