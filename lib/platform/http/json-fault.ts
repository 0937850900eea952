import type { JsonLimits } from './body-table'

const quote = 0x22
const comma = 0x2c
const openList = 0x5b
const backslash = 0x5c
const closeList = 0x5d
const openObject = 0x7b
const closeObject = 0x7d

/** Where a text ends whose first character is at this place. */
function endOfText(bytes: Buffer, start: number): number {
  let at = start
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1
  return at
}

/**
 * What a JSON text has too much of, found before it is parsed and in linear time. It counts commas and brackets, so an
 * empty list counts for two values. Whether the text is JSON at all shows when it is parsed.
 */
export function jsonFault(
  bytes: Buffer,
  { depth, values }: Pick<JsonLimits, 'depth' | 'values'>,
): 'deep' | 'many' | undefined {
  let level = 0
  let seen = 1
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === quote) at = endOfText(bytes, at + 1)
    else if (byte === comma) seen += 1
    else if (byte === openList || byte === openObject) {
      level += 1
      seen += 1
      if (level > depth) return 'deep'
    } else if (byte === closeList || byte === closeObject) level -= 1
    if (seen > values) return 'many'
  }
  return undefined
}
