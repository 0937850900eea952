import { telAddress } from '@/schemas/telephone'

/** The ends of hosts that editors type without a scheme; a name with another end may be that of a file. */
const hostEnds =
  'com|org|net|info|biz|eu|de|at|ch|li|fr|nl|be|lu|it|es|pt|uk|ie|dk|se|no|fi|pl|cz|us|io|app|shop|store|online|dev|example'
const host = new RegExp(
  `^(?:www\\.[^\\s/?#@:]+\\.[^\\s/?#@:.]+|[^\\s/?#@:]+\\.(?:${hostEnds}))(?::\\d{1,5})?(?:[/?#]|$)`,
  'i',
)
const mail = /^[^\s@/?#:<>"]{1,64}@[^\s@/?#:<>"]{1,255}(?:\?[^\s#]*)?$/
const phone = /^(?:\+|\(?0)[\d\s()/.-]{5,30}$/
/** What people write before a telephone number, and before the address that they mean. */
const beforePhone = /^(?:tel(?:efon)?|tél(?:éphone)?|fon|phone)[.:\s]*(?=[+(\d])/i
const doubledScheme = /^(?:https?:\/\/)+(?=https?:\/\/)/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: what nobody sees comes along with a paste
const invisible = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028\u2029\u2060\ufeff]/g
const quoted = /^[<„“"«‚‘](.+)[>“”"»‘’]$/
/** A path that browsers take for the address of another host. */
const leavesSite = /^\/[^?#]*(?:\\|%5c)|^\/(?:\.{1,2}\/)*(?:\/|%2f)/i
const scheme = /^([a-z][a-z\d+-]*):/i
/** As in `safeHref`: what a browser may be sent to. */
const schemes = ['http', 'https', 'mailto', 'tel']

const unreadable = 'is no address that can be read'
const withoutScheme = 'is an address without a scheme or a slash; it begins with https:// or /'

/** What was typed or pasted, without what nobody sees, and without marks around it. */
function visible(typed: string): string {
  const seen = typed.replace(invisible, '').trim()
  return (quoted.exec(seen)?.[1] ?? seen).trim().replace(doubledScheme, '')
}

type Mended = { url: string; problem?: string }

/**
 * The address that somebody meant who left its scheme out: `www.example.org/seite`, `example.org`, `mail@example.org`,
 * `+49 30 123456`. `problem` says in words for editors why an address leads nowhere, or not where it seems to.
 */
export function mendAddress(typed: string): Mended {
  const url = visible(typed)
  if (url.startsWith('//')) return { url, problem: withoutScheme }
  if (leavesSite.test(url)) return { url, problem: unreadable }
  if (url === '' || /^[/#?]/.test(url)) return { url }
  if (mail.test(url)) return { url: `mailto:${url}` }
  const number = url.replace(beforePhone, '')
  if (phone.test(number) && number.replace(/\D/g, '').length >= 6) return { url: telAddress(number) }
  const bare = url.replace(/(?<![.,;])[.,;]+$/, '')
  if (host.test(bare)) return { url: `https://${bare}` }
  const [, named = ''] = scheme.exec(url) ?? []
  if (named === '') return { url, problem: withoutScheme }
  if (!schemes.includes(named.toLowerCase())) return { url, problem: 'is no address that a link may have' }
  const isWhole = !/^https?:/i.test(url) || (/^https?:\/\/[^/]/i.test(url) && URL.canParse(url))
  return isWhole ? { url } : { url, problem: unreadable }
}

/** Whether a mail address that was typed can be one, with or without what the mail begins with. */
export const isMailAddress = (typed: string): boolean => mail.test(typed.replaceAll(' ', '%20'))
