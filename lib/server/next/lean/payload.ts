import { documentTail } from '@/lib/server/next/internals'

/**
 * What Next.js writes into a document for React: the tree of the page once more, as text in rows (“flight”). A row is
 * `id:tag…`; without a tag it is JSON. React reads them in any order, because they refer to each other by id.
 */
export type PayloadRow = {
  id: string
  /** Empty for JSON. */
  tag: string
  /** What follows the colon. For texts that is the text alone. */
  body: string
}

/** Rows with these tags are as long as they say; all others end with their line. Of these only texts are known here. */
const sizedTags = 'TAOobUSsLlGgMmV'
const lineTags = /^[A-Z#rx]$/
const text = 'T'

const colon = 0x3a
const comma = 0x2c
const newline = 0x0a

/** The rows of a payload; undefined when it has one that is not known. */
export function payloadRows(payload: string): PayloadRow[] | undefined {
  const bytes = Buffer.from(payload)
  const rows: PayloadRow[] = []
  let at = 0
  while (at < bytes.length) {
    const idEnd = bytes.indexOf(colon, at)
    if (idEnd === -1) return undefined
    const id = bytes.toString('latin1', at, idEnd)
    const tag = String.fromCharCode(bytes[idEnd + 1] ?? 0)
    if (sizedTags.includes(tag)) {
      const sizeEnd = bytes.indexOf(comma, idEnd)
      if (tag !== text || sizeEnd === -1) return undefined
      const size = Number.parseInt(bytes.toString('latin1', idEnd + 2, sizeEnd), 16)
      at = sizeEnd + 1 + size
      if (!(at <= bytes.length)) return undefined
      rows.push({ id, tag, body: bytes.toString('utf8', sizeEnd + 1, at) })
    } else {
      const lineEnd = bytes.indexOf(newline, idEnd)
      if (lineEnd === -1) return undefined
      const hasTag = lineTags.test(tag)
      rows.push({
        id,
        tag: hasTag ? tag : '',
        body: bytes.toString('utf8', idEnd + (hasTag ? 2 : 1), lineEnd),
      })
      at = lineEnd + 1
    }
  }
  return rows
}

/** The payload of some rows. */
export const payloadOf = (rows: readonly PayloadRow[]): string =>
  rows
    .map(({ id, tag, body }) =>
      tag === text ? `${id}:${text}${Buffer.byteLength(body).toString(16)},${body}` : `${id}:${tag}${body}\n`,
    )
    .join('')

const pieces = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\);?/g
/** A push of something other than text. The first one, of `[0]`, opens the list. */
const otherPiece = /self\.__next_f\.push\(\[[2-9]/
const beginning = '(self.__next_f=self.__next_f||[])'

/** A text inside a script ends at its quote, at a line, and with the script itself. */
const escapes: Record<string, string> = {
  "'": "\\'",
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '<': '\\x3c',
  '\0': '\\x00',
}

/** A text as it stands in a script between single quotes. */
const escaped = (text: string) => text.replace(/['\\\n\r<\0]/g, (character) => escapes[character] ?? '')

/** A text as a script says it: in single quotes, because the payload is full of double ones. */
const quoted = (text: string) => `'${escaped(text)}'`

/** A piece of a text as it stands in the payload of a lean document. */
export const payloadText = (text: string): string => escaped(JSON.stringify(text).slice(1, -1))

/** A value as it stands in the payload of a lean document. */
export const payloadValue = (value: unknown): string =>
  escaped(
    JSON.stringify(value, (_, one) => (typeof one === 'string' && one.startsWith('$') ? `$${one}` : one)),
  )

type Found = {
  payload: string
  /** The document before its payload. */
  markup: string
  /** The document with another payload, and with another beginning of the same. */
  replacedBy: (payload: string, markup: string) => string
}

/** The payload of a document; undefined when there is none, or one that is not known. */
export function payloadIn(html: string): Found | undefined {
  const { markup } = documentTail(html) ?? {}
  if (markup === undefined) return undefined
  const scripts = html.slice(markup.length)
  if (!scripts.includes(beginning) || otherPiece.test(scripts)) return undefined
  const found = [...scripts.matchAll(pieces)]
  if (found.length === 0) return undefined
  return {
    payload: found.map(([, piece]) => JSON.parse(piece as string)).join(''),
    markup,
    replacedBy(lean, replaced) {
      let left = found.length
      const rest = scripts.replace(pieces, () => {
        left -= 1
        return left === 0 ? `self.__next_f.push([1,${quoted(lean)}]);` : ''
      })
      return replaced + rest
    },
  }
}
