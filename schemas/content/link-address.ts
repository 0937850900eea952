import { telAddress } from '@/schemas/telephone'

/** The ends of hosts that editors type without a scheme; a name with another end may be that of a file. */
const hostEnds =
  'com|org|net|info|biz|eu|de|at|ch|li|fr|nl|be|lu|it|es|pt|uk|ie|dk|se|no|fi|pl|cz|us|io|app|shop|store|online|dev|example'
const host = new RegExp(
  `^(?:www\\.[^\\s/?#@:]+\\.[^\\s/?#@:.]+|[^\\s/?#@:]+\\.(?:${hostEnds}))(?::\\d{1,5})?(?:[/?#]|$)`,
  'i',
)
const mail = /^[^\s@/?#:<>"]{1,64}@[^\s@/?#:<>"]{1,255}$/
const phone = /^(?:\+|00?)[\d\s()/.-]{6,30}$/
const scheme = /^([a-z][a-z\d+-]*):/i
/** As in `safeHref`: what a browser may be sent to. */
const schemes = ['http', 'https', 'mailto', 'tel']

const withoutScheme = 'is an address without a scheme or a slash; it begins with https:// or /'

type Mended = { url: string; problem?: string }

/**
 * The address that somebody meant who left its scheme out: `www.example.org/seite`, `example.org`, `mail@example.org`,
 * `+49 30 123456`. `problem` says in words for editors why an address leads nowhere, or not where it seems to.
 */
export function mendAddress(typed: string): Mended {
  const url = typed.trim()
  if (url.startsWith('//')) return { url, problem: withoutScheme }
  if (url === '' || /^[/#?]/.test(url)) return { url }
  if (mail.test(url)) return { url: `mailto:${url}` }
  if (phone.test(url) && url.replace(/\D/g, '').length >= 6) return { url: telAddress(url) }
  if (host.test(url)) return { url: `https://${url}` }
  const [, named = ''] = scheme.exec(url) ?? []
  if (named === '') return { url, problem: withoutScheme }
  if (!schemes.includes(named.toLowerCase())) return { url, problem: 'is no address that a link may have' }
  const isWhole = !/^https?:/i.test(url) || (/^https?:\/\/[^/]/i.test(url) && URL.canParse(url))
  return isWhole ? { url } : { url, problem: 'is no address that can be read' }
}
