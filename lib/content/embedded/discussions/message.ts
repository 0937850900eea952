import { z } from 'zod'

/** A part of a comment: text with line breaks, or the mention of a person. */
export type MessagePart =
  | { type: 'text'; text: string }
  | { type: 'mention'; attrs: { id: string; label: string } }

export const longestMessage = 5_000
export const longestQuote = 500
const longestName = 255

const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a comment is plain text, and steers no reader's screen
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

/** Text with line breaks and without anything that is not seen. */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\t/g, ' ')
    .replace(unprintable, '')
    .toWellFormed()

const part = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string().max(longestMessage) }),
  z.object({
    type: z.literal('mention'),
    attrs: z.object({
      id: z.union([z.string().max(64), z.number()]),
      label: z.string().min(1).max(longestName),
    }),
  }),
])

const isPerson = (id: string | number) => z.uuid().safeParse(id).success

/** Neighbours of text are one part, and a person of another system is a name. */
function joined(parts: readonly z.output<typeof part>[]): MessagePart[] {
  const all: MessagePart[] = []
  const add = (text: string) => {
    const last = all.at(-1)
    if (last?.type === 'text') last.text += text
    else if (text !== '') all.push({ type: 'text', text })
  }
  for (const each of parts) {
    if (each.type === 'text') add(plainText(each.text))
    else {
      const label = plainText(each.attrs.label).replaceAll('\n', ' ')
      if (isPerson(each.attrs.id)) all.push({ type: 'mention', attrs: { id: String(each.attrs.id), label } })
      else add(`@${label}`)
    }
  }
  const [first, last] = [all[0], all.at(-1)]
  if (first?.type === 'text') first.text = first.text.trimStart()
  if (last?.type === 'text') last.text = last.text.trimEnd()
  return all.filter((each) => each.type === 'mention' || each.text !== '')
}

/** A comment in words; a mention is `@` with the name. */
export const messageText = (message: readonly MessagePart[]): string =>
  message.map((each) => (each.type === 'text' ? each.text : `@${each.attrs.label}`)).join('')

/** The ids of the people whom a comment mentions. */
export const mentionedIn = (message: readonly MessagePart[]): string[] => [
  ...new Set(message.flatMap((each) => (each.type === 'mention' ? [each.attrs.id] : []))),
]

/** A comment that has words, as it is stored. */
export const messageParts = z
  .array(part)
  .max(400)
  .transform(joined)
  .refine((parts) => parts.length > 0, "can't be blank")
  .refine((parts) => messageText(parts).length <= longestMessage, 'is too long')
