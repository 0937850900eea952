import { marketText } from '@/lib/platform/i18n'
import { contentPath, type Market } from '@/lib/platform/markets'
import { isShopWord } from '@/lib/platform/shop-configuration'
import { type Scope, slugOf } from './scope'
import type { Json, Named } from './types'

export const isNamed = (value: Json | undefined): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isVariant = (value: Json | undefined): value is Named =>
  isNamed(value) && Object.keys(value)[0]?.startsWith('?') === true

/**
 * Selects a value by market: `{ "?de-at": …, "?fr-be fr-fr": …, "?": … }` names the brand, locale, language, payment
 * code or market value for each; `?` alone is the default, null means no value.
 */
export function pick(value: Json | undefined, scope: Scope): Json | undefined {
  if (!isVariant(value)) return value ?? undefined
  const applies = (name: string) =>
    name === '?' ||
    name
      .slice(1)
      .split(' ')
      .some((tag) => scope.tags.has(tag))
  const name = Object.keys(value).find(applies)
  return name === undefined ? undefined : pick(value[name], scope)
}

const at = (path: string, from: Named): Json | undefined =>
  path.split('.').reduce<Json | undefined>((value, name) => (isNamed(value) ? value[name] : undefined), from)

/** The value at a dotted path, from the first scope that has it. */
export function lookUp(path: string, places: readonly Named[], market: string): Json {
  for (const place of places) {
    const found = at(path, place)
    if (found !== undefined) return found
  }
  throw new Error(`The first content has no ${path} for ${market}.`)
}

const placeholder = /\{([a-z][\w.:/-]*)\}/gi

/** A message of the interface, so that a page says word for word what mails and papers say. */
function messageOf(key: string, market: Market, sellers: Record<string, string>): string {
  const text = marketText(market) as unknown as (
    key: string,
    values: Record<string, string | number>,
  ) => string
  const said = text(key, { ...sellers, days: '{returnDays}' })
  if (said === key) throw new Error(`The message ${key} asks for a value that no page has.`)
  return said
}

function valueNamed(name: string, scope: Scope): string | number {
  const { market, values, words } = scope
  // The page fills it in when it is shown, with what the shop's configuration says then.
  if (isShopWord(name)) return `{${name}}`
  if (name.startsWith('path:')) {
    const slug = slugOf(name.slice('path:'.length), market.language)
    return contentPath(market, `${market.shopLocale}/${slug}`)
  }
  if (name.startsWith('message:')) {
    const sellers = ['seller', 'sellerContact'].map((key) => [key, String(valueNamed(key, scope))])
    return messageOf(name.slice('message:'.length), market, Object.fromEntries(sellers))
  }
  const value = pick(lookUp(name, [values, ...words], market.shopLocale), scope)
  if (typeof value === 'number') return value
  if (typeof value === 'string') return fill(value, scope)
  throw new TypeError(`{${name}} is no text for ${market.shopLocale}.`)
}

/** Replaces names in braces with the market's values. */
export const fill = (text: string, scope: Scope): string =>
  text.replace(placeholder, (_, name: string) => String(valueNamed(name, scope)))

/** A text with its placeholders filled in, or the number if it is a single numeric placeholder. */
export function fillValue(text: string, scope: Scope): string | number {
  const name = /^\{(\w+)\}$/.exec(text)?.[1]
  return name === undefined ? fill(text, scope) : valueNamed(name, scope)
}

/** Selects the market's text and fills in its values. */
export function say(value: Json | undefined, scope: Scope): Json | undefined {
  const chosen = pick(value, scope)
  if (typeof chosen === 'string') return fill(chosen, scope)
  if (Array.isArray(chosen))
    return chosen.map((entry) => say(entry, scope)).filter((entry) => entry !== undefined)
  if (!isNamed(chosen)) return chosen
  const said = Object.entries(chosen).map(([name, entry]) => [name, say(entry, scope)] as const)
  return Object.fromEntries(said.filter((entry): entry is readonly [string, Json] => entry[1] !== undefined))
}
