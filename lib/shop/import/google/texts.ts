import { decodeHTMLStrict } from 'entities'

/** Control characters and halves of pairs, which numeric entities can name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those that no text may have
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/g

/** Signs without a shape that tables bring along, and those that turn the direction of what follows. */
const invisible = /[\u200b\ufeff\u202a-\u202e\u2066-\u2069]/g

const withoutInvisible = (text: string): string => text.replace(invisible, '')

/** A text with its HTML entities as characters, decoded once: `&amp;uuml;` is `&uuml;`. */
export const decodeEntities = (text: string): string =>
  text.includes('&') ? decodeHTMLStrict(text).replace(unwanted, '') : text

/** A value of one line with its entities decoded, and its blanks of any kind as single ones. */
export const plainValue = (text: string): string =>
  withoutInvisible(decodeEntities(text)).replace(/\s+/g, ' ').trim()

const withoutTags = (text: string): string =>
  text
    .replace(/<(?:script|style)\b[^<>]*>.*?(?:<\/(?:script|style)\s*>|$)/gis, ' ')
    .replace(/<(?:br|\/p|\/li|\/div|\/h[1-6]|\/tr)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')

/** Markup that an export has escaped: only names of elements that descriptions have, so that `5 &lt; a` stays. */
const escapedMarkup =
  /&lt;\/?(?:p|br|b|i|u|ul|ol|li|em|strong|span|div|h[1-6]|a|table|tr|td|th|font)(?:\s|\/|&gt;)/i

/** A text without markup, with its paragraphs as lines. */
export function textWithoutMarkup(text: string): string {
  const markup = escapedMarkup.test(text) ? decodeEntities(text) : text
  return withoutInvisible(decodeEntities(withoutTags(markup)))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A text cut to a length at a blank, where one is near. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const blank = cut.lastIndexOf(' ')
  return `${cut
    .slice(0, blank > most * 0.7 ? blank : undefined)
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .trimEnd()}…`
}
