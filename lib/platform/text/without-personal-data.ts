import { withoutValues } from './without-values'

const shortestTyped = 2

/** What quotes a name of the code, and not what somebody has entered. */
const beforeNames = /\((?:reading|setting) $/

const quoteOrName = (whole: string, at: number, text: string): string =>
  beforeNames.test(text.slice(Math.max(0, at - 10), at)) && /^'[A-Za-z_$][\w$]{0,60}'$/.test(whole)
    ? whole
    : '“…”'

type Rule = readonly [RegExp, string | typeof quoteOrName]

/** What may tell of a person, and what stands there instead. The order matters: the first ones take whole lines. */
const rules: readonly Rule[] = [
  [/(?:cookie2?|authorization|forwarded|x-forwarded-for|x-real-ip)["']?\s*:[^\n]*/gi, '…'],
  [/\b(?:bearer|basic)\s+[\w.~+/=-]+|\btoken\s+[\w.~+/=-]{8,}/gi, '…'],
  [/[^\s"'<>()]{1,100}%40[^\s"'<>()]{1,255}/gi, '…@…'],
  // The short numbers are those of React's errors.
  [/#(?!\d{1,3}(?![\w=&%-]))[^\s"'<>()]+/g, '#…'],
  // Quotes may hold apostrophes and escaped quotes; one that is never closed lasts to the end.
  [
    /"(?:\\[\s\S]|[^"\\])*(?:"|$)|`[^`]*(?:`|$)|„[^“”]*(?:[“”]|$)|“[^”]*(?:”|$)|«[^»]*(?:»|$)|‹[^›]*(?:›|$)|‘[^’]*(?:’|$)|(?<![\p{L}\d])'[\s\S]*?(?:'(?![\p{L}\d])|$)/gu,
    quoteOrName,
  ],
  [/([\w-]{1,60})=[^\s;,&)]+/g, '$1=…'],
  // IPv6, then IPv4.
  [/(?<![\w:])(?:[\da-f]{0,4}:){2,8}(?:(?:\d{1,3}\.){3}\d{1,3}|[\da-f]{1,4})?(?!\w)/gi, '…'],
  [/(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/g, '…'],
  // Numbers of orders, articles, telephones and accounts; Dutch postcodes.
  [/\+?\d(?:[\s./()-]{0,2}\d){4,}/g, '…'],
  [/\b\d{4}\s?[A-Z]{2}\b/g, '…'],
  // Keys and ids: long, or with digits among letters.
  [/(?=[\w-]{0,40}\d)(?=[\w-]{0,40}[a-z])[\w-]{16,}(?:\.[\w-]{8,})*/gi, '…'],
  [/(?<![\p{L}\d])[\w-]{24,}(?![\p{L}\d])/gu, '…'],
]

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** As it is, and as it stands in an address. */
const spellings = (typed: string): string[] =>
  typed.isWellFormed() ? [typed, encodeURIComponent(typed), typed.replaceAll(' ', '+')] : [typed]

/** A text without what stands in the fields of the page. */
export function withoutTyped(text: string, typed: readonly string[]): string {
  const known = typed
    .map((value) => value.trim())
    .filter(({ length }) => length >= shortestTyped)
    .flatMap(spellings)
    // The longest first: one may be a part of another.
    .toSorted((a, b) => b.length - a.length)
  return known.length === 0 ? text : text.replace(new RegExp(known.map(literally).join('|'), 'gi'), '…')
}

/**
 * A text as it may leave the shop: without values, cookies, keys, fragments and addresses of networks, long numbers, and
 * what it quotes. A name without quotes is known by `typed` alone: what stands in the fields of the page.
 */
export const withoutPersonalData = (text: string, typed: readonly string[] = []): string =>
  rules.reduce(
    (rest, [pattern, instead]) => rest.replace(pattern, instead as string),
    withoutValues(withoutTyped(text, typed)),
  )
