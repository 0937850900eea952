import { inflateSync } from 'node:zlib'

/** WOFF file format 1.0, sections 4 and 5, and the table directory of OpenType. */
const headLength = 44
const entryLength = 20
const directory = { head: 12, entry: 16 }

/**
 * A font of WOFF as plain OpenType. What reads fonts inflates a table of WOFF again for each letter that it takes from it,
 * which takes some five times as long as all the rest of a document.
 */
export function unwrapWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(directory.head + directory.entry * count)
  const power = Math.floor(Math.log2(count))
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (count - 2 ** power), 10)
  const parts: Buffer[] = [head]
  let at = head.length
  for (let index = 0; index < count; index += 1) {
    const entry = headLength + entryLength * index
    const number = (offset: number) => woff.readUInt32BE(entry + offset)
    const start = number(4)
    const packed = number(8)
    const length = number(12)
    const bytes = woff.subarray(start, start + packed)
    const place = directory.head + directory.entry * index
    woff.copy(head, place, entry, entry + 4)
    head.writeUInt32BE(number(16), place + 4)
    head.writeUInt32BE(at, place + 8)
    head.writeUInt32BE(length, place + 12)
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    parts.push(packed < length ? inflateSync(bytes) : bytes, padding)
    at += length + padding.length
  }
  return Buffer.concat(parts)
}
