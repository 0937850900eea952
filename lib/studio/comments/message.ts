import { safeHref } from '@/lib/platform/security'
import type { MessagePart } from './types'

/** A person whose name stands in a text behind `@`. */
export type Named = { id: string; label: string }

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/** The parts of a text in which people are named by `@`; of names that begin alike the longest. */
export function partsOf(text: string, named: readonly Named[]): MessagePart[] {
  const longestFirst = named.toSorted((one, other) => other.label.length - one.label.length)
  const parts: MessagePart[] = []
  let begin = 0
  const upTo = (end: number) => {
    if (end > begin) parts.push({ type: 'text', text: text.slice(begin, end) })
  }
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', Math.max(at + 1, begin))) {
    const found = isLetter(text[at - 1])
      ? undefined
      : longestFirst.find(
          ({ label }) => text.startsWith(label, at + 1) && !isLetter(text[at + 1 + label.length]),
        )
    if (!found) continue
    upTo(at)
    parts.push({ type: 'mention', attrs: { id: found.id, label: found.label } })
    begin = at + 1 + found.label.length
  }
  upTo(text.length)
  return parts
}

/** The text of a comment as it is typed, and whom it names. */
export const typedOf = (message: readonly MessagePart[]): { text: string; mentions: Named[] } => ({
  text: message.map((part) => (part.type === 'text' ? part.text : `@${part.attrs.label}`)).join(''),
  mentions: message.flatMap((part) => (part.type === 'mention' ? [part.attrs] : [])),
})

const address = /https?:\/\/[^\s<>"'“”„«»]+/g
/** What ends the sentence around an address is no part of it. */
const endings = '.,;:!?)]…'

function withoutEnding(address: string): string {
  let end = address.length
  while (end > 0 && endings.includes(address.charAt(end - 1))) end -= 1
  return address.slice(0, end)
}

/** A text with the addresses in it, which lead where they say. */
export function linkedParts(text: string): { text: string; href?: string }[] {
  const parts: { text: string; href?: string }[] = []
  let begin = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const words = withoutEnding(found)
    const href = safeHref(words)
    if (href === undefined) continue
    if (index > begin) parts.push({ text: text.slice(begin, index) })
    parts.push({ text: words, href })
    begin = index + words.length
  }
  if (begin < text.length) parts.push({ text: text.slice(begin) })
  return parts
}
