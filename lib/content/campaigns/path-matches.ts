import { allMarkets, transliterate } from '@/lib/platform/markets'
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

const isMarket = (segment: string) => allMarkets.some(({ code }) => code === segment)

const belowMarket = (path: string): string | undefined => {
  const [first = '', ...rest] = path.split('/')
  return isMarket(first) ? rest.join('/') : undefined
}

/**
 * Whether a page's path is the address that an editor wrote, with the market prefix or without it; case, outer
 * slashes, query and fragment do not count. The address is compared as text, never as a pattern.
 */
export function pathMatches(path: string, address: string): boolean {
  const given = plainPath(path)
  const wanted = plainPath(address)
  return given === wanted || belowMarket(given) === wanted
}
