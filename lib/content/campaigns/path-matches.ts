import { allMarkets, type Market, transliterate } from '@/lib/platform/markets'
import { percentDecoded } from '@/lib/platform/text'

const decode = (text: string) => percentDecoded(text) ?? text

/** `https://shop.example/de/Möbel/?a=b#c` → `de/moebel`. */
function plainPath(address: string): string {
  const path = address
    .trim()
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '')
  return transliterate(decode(path)).split('/').filter(Boolean).join('/')
}

/** An address as an editor writes it: the market that it names, if it names one, and the path below. */
export function placeOfAddress(address: string): { market: Market | undefined; path: string } {
  const path = plainPath(address)
  const [first = '', ...rest] = path.split('/')
  const market = allMarkets.find(({ code }) => code === first)
  return { market, path: market ? rest.join('/') : path }
}

/**
 * Whether a page's path is the address that an editor wrote, with the market prefix or without it; case, outer
 * slashes, query and fragment do not count. The address is compared as text, never as a pattern.
 */
export function pathMatches(path: string, address: string): boolean {
  const given = plainPath(path)
  const wanted = plainPath(address)
  const { market, path: below } = placeOfAddress(path)
  return given === wanted || (market !== undefined && below === wanted)
}
