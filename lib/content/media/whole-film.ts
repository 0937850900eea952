/** A part of a film: its name and where its content is. `end` is undefined where it is not written down. */
type Part = { id: string; start: number; end: number | undefined }

const mostParts = 10_000

/** Reads the part at a place; undefined where there is none, or it ends behind the file. */
type ReadPart = (bytes: Buffer, at: number) => Part | undefined

/** The parts of a file one after the other; undefined unless they fill it. */
function partsOf(bytes: Buffer, readPart: ReadPart, from = 0, to = bytes.length): Part[] | undefined {
  const parts: Part[] = []
  for (let at = from; at < to; ) {
    const part = readPart(bytes, at)
    if (!part || parts.length === mostParts) return undefined
    parts.push(part)
    // What has no end reaches to that of the file.
    at = part.end ?? to
    if (at > to) return undefined
  }
  return parts
}

const boxName = /^[\x20-\x7e\xa9]{4}$/

/** A box of the ISO base media format (ISO/IEC 14496-12, 4.2). */
const readBox: ReadPart = (bytes, at) => {
  if (at + 8 > bytes.length) return undefined
  const id = bytes.toString('latin1', at + 4, at + 8)
  const short = bytes.readUInt32BE(at)
  const isLong = short === 1
  if (!boxName.test(id) || (isLong && at + 16 > bytes.length)) return undefined
  const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short || bytes.length - at
  const head = isLong ? 16 : 8
  return size < head || at + size > bytes.length ? undefined : { id, start: at + head, end: at + size }
}

/** A film of the ISO base media format, from its first box to its last, with pictures in it. */
export function isWholeMp4(bytes: Buffer): boolean {
  const names = new Set(partsOf(bytes, readBox)?.map(({ id }) => id))
  return names.has('ftyp') && names.has('moov') && (names.has('mdat') || names.has('moof'))
}

/** The bytes that a number of EBML takes, by the zeros before its first bit (RFC 8794, 4). */
const lengthOf = (first: number) => (first === 0 ? 0 : Math.clz32(first) - 23)

/** An element of EBML. All bits of a size set: it is not known, as in a film that was recorded live. */
const readElement: ReadPart = (bytes, at) => {
  const idLength = lengthOf(bytes[at] ?? 0)
  const sizeAt = at + idLength
  const sizeLength = lengthOf(bytes[sizeAt] ?? 0)
  const start = sizeAt + sizeLength
  if (idLength === 0 || idLength > 4 || sizeLength === 0 || start > bytes.length) return undefined
  const id = bytes.toString('hex', at, sizeAt)
  const raw = BigInt(`0x${bytes.toString('hex', sizeAt, start)}`)
  const mask = (1n << BigInt(7 * sizeLength)) - 1n
  if ((raw & mask) === mask) return { id, start, end: undefined }
  const end = start + Number(raw & mask)
  return end > bytes.length ? undefined : { id, start, end }
}

const ids = { head: '1a45dfa3', segment: '18538067', tracks: '1654ae6b', cluster: '1f43b675' } as const

/** A film of WebM, from its head to its end, with tracks and pictures in it. */
export function isWholeWebm(bytes: Buffer): boolean {
  const all = partsOf(bytes, readElement)
  const segment = all?.find(({ id }) => id === ids.segment)
  if (all?.[0]?.id !== ids.head || !segment) return false
  const inside = partsOf(bytes, readElement, segment.start, segment.end ?? bytes.length)
  const names = new Set(inside?.map(({ id }) => id))
  return names.has(ids.tracks) && names.has(ids.cluster)
}
