import { percentDecoded } from '@/lib/platform/text'
import type { Language } from '@/schemas'
import { allMarkets } from './markets'
import { type Screen, type ScreenName, screens } from './screens'

const isPart = (part: string) => part.startsWith('{')

const tableOf = (language: Language) => {
  const all = Object.entries<Screen>(screens).map(
    ([name, { path }]) => [path[language], name as ScreenName] as const,
  )
  return {
    whole: new Map(all),
    /** Those of which the visitor's address fills in a segment. */
    patterns: all
      .map(([path, name]) => [path.split('/'), name] as const)
      .filter(([path]) => path.some(isPart)),
  }
}

/** Made once: the edge asks for every request. */
const tables: Record<Language, ReturnType<typeof tableOf>> = {
  de: tableOf('de'),
  fr: tableOf('fr'),
  nl: tableOf('nl'),
}
const languageOf = new Map(allMarkets.map(({ code, language }) => [code, language]))

/**
 * The screen at a path, as a browser sends it, in the language of the path's market: a screen's path in another language
 * is that of a content page.
 */
export function screenOfPath(pathname: string): ScreenName | undefined {
  const [, code = '', ...segments] = percentDecoded(pathname)?.split('/') ?? []
  const language = languageOf.get(code)
  if (!language) return undefined
  const below = segments.join('/').replace(/\/$/, '')
  const { whole, patterns } = tables[language]
  const parts = below.split('/')
  return (
    whole.get(below) ??
    patterns.find(
      ([pattern]) =>
        pattern.length === parts.length && pattern.every((part, at) => isPart(part) || part === parts[at]),
    )?.[1]
  )
}

/**
 * Whether a path is that of a screen that shows what one visitor has entered or ordered, in the checkout, an order or
 * the account: these are rendered per request.
 */
export function isPrivatePath(pathname: string): boolean {
  const name = screenOfPath(pathname)
  if (!name) return false
  const { layout, isPrivate }: Screen = screens[name]
  return layout === 'checkout' || isPrivate === true
}
