import type { Language } from '@/schemas'

const narrow = '\u202f'
const fixed = '\u00a0'

const shared = (text: string) =>
  text
    .replace(/(\p{L})'(?=\p{L})/gu, '$1’')
    .replace(/(\d) (?=(?:°C|cm|kg|mm|TOG|CHF|€|%)(?!\p{L}))/gu, `$1${fixed}`)

const german = (text: string) => text.replace(/\b([zZdDuU])\. (?=[BhaAÄ]\.)/g, `$1.${fixed}`)

/** Swiss spelling: ss for the sharp s, a decimal point, and quotation marks that point outwards. */
const swissGerman = (text: string) =>
  text
    .replaceAll('ß', 'ss')
    .replaceAll('„', '«')
    .replaceAll('“', '»')
    .replace(/(\d),(?=\d)/g, '$1.')

const french = (text: string) =>
  text
    .replace(/ +(?=[:;!?»])/g, narrow)
    .replace(/« */g, `«${narrow}`)
    .replace(/(\d) h(?=\b)/g, `$1${fixed}h`)

/** Applies a market's typographic rules to a text with plain spaces and apostrophes. */
export function typeset(text: string, market: { language: Language; iso: string }): string {
  const plain = shared(text)
  if (market.language === 'fr') return french(plain)
  if (market.language !== 'de') return plain
  return market.iso === 'de-CH' ? swissGerman(german(plain)) : german(plain)
}
