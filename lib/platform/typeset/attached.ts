import { inflateSync } from 'node:zlib'

/** The text within a document that `attach` has put there; undefined for a document without one. */
export function attachedText(document: Uint8Array): string | undefined {
  const bytes = Buffer.from(document)
  const entry = bytes.indexOf('/Type /EmbeddedFile')
  const begin = entry < 0 ? -1 : bytes.indexOf('stream\n', entry)
  const end = begin < 0 ? -1 : bytes.indexOf('\nendstream', begin)
  if (end < 0) return undefined
  const length = /\/Length (\d{1,9})\b/.exec(bytes.toString('latin1', entry, begin))?.[1]
  const start = begin + 'stream\n'.length
  return inflateSync(bytes.subarray(start, length ? start + Number(length) : end)).toString()
}
