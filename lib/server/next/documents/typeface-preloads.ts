import { preloadedTypeface, typefaceHint } from '@/lib/server/next/internals'

/** The typeface of texts where a document names no other. */
const usualText = 'figtree'

/** The typefaces that a document says its shop has, as its first element names them; undefined of no page of a shop. */
function typefacesOf(html: string): Set<string> | undefined {
  const root = html.slice(0, html.indexOf('>', html.indexOf('>') + 1))
  const named = (attribute: string) => root.split(` ${attribute}="`)[1]?.split('"', 1)[0]
  const display = named('data-display')
  return display === undefined ? undefined : new Set([named('data-text') ?? usualText, display])
}

/**
 * The preloads of an answer without those of typefaces that nobody will see. Next.js preloads both of the project for each
 * page, also of a shop that has others; with navigation data, a document that has its own is shown already.
 * @param html unset for navigation data
 */
export function usefulPreloads(link: string, html: string | undefined): string {
  const shown = html === undefined ? new Set<string>() : typefacesOf(html)
  if (!shown) return link
  return [...new Set(link.split(/, (?=<)/))]
    .filter((entry) => {
      const typeface = preloadedTypeface(entry)
      return typeface === undefined || shown.has(typeface)
    })
    .join(', ')
}

/** Navigation data without what would preload typefaces. */
export const withoutTypefaceHints = (data: string): string => data.replace(typefaceHint, '')
