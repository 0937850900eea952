import type { FileContent } from './file-content'

/** A part of a film: its name and where its content is. `end` is undefined where it is not written down. */
type Part = { id: string; start: number; end: number | undefined }

const mostParts = 10_000

/** Reads the part at a place; undefined where there is none, or it ends behind the file. */
type ReadPart = (content: FileContent, at: number) => Promise<Part | undefined>

/** The parts of a file one after the other; undefined unless they fill it. */
async function partsOf(
  content: FileContent,
  readPart: ReadPart,
  from = 0,
  to = content.size,
): Promise<Part[] | undefined> {
  const parts: Part[] = []
  for (let at = from; at < to; ) {
    const part = await readPart(content, at)
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
const readBox: ReadPart = async (content, at) => {
  const bytes = await content.read(at, at + 16)
  if (bytes.length < 8) return undefined
  const id = bytes.toString('latin1', 4, 8)
  const short = bytes.readUInt32BE(0)
  const isLong = short === 1
  if (!boxName.test(id) || (isLong && bytes.length < 16)) return undefined
  const size = isLong ? Number(bytes.readBigUInt64BE(8)) : short || content.size - at
  const head = isLong ? 16 : 8
  return size < head || at + size > content.size ? undefined : { id, start: at + head, end: at + size }
}

/** A film of the ISO base media format, from its first box to its last, with pictures in it. */
export async function isWholeMp4(content: FileContent): Promise<boolean> {
  const names = new Set((await partsOf(content, readBox))?.map(({ id }) => id))
  return names.has('ftyp') && names.has('moov') && (names.has('mdat') || names.has('moof'))
}

/** The bytes that a number of EBML takes, by the zeros before its first bit (RFC 8794, 4). */
const lengthOf = (first: number) => (first === 0 ? 0 : Math.clz32(first) - 23)

/** An element of EBML. All bits of a size set: it is not known, as in a film that was recorded live. */
const readElement: ReadPart = async (content, at) => {
  const bytes = await content.read(at, at + 12)
  const idLength = lengthOf(bytes[0] ?? 0)
  const sizeLength = lengthOf(bytes[idLength] ?? 0)
  const headLength = idLength + sizeLength
  if (idLength === 0 || idLength > 4 || sizeLength === 0 || headLength > bytes.length) return undefined
  const id = bytes.toString('hex', 0, idLength)
  const start = at + headLength
  const raw = BigInt(`0x${bytes.toString('hex', idLength, headLength)}`)
  const mask = (1n << BigInt(7 * sizeLength)) - 1n
  if ((raw & mask) === mask) return { id, start, end: undefined }
  const end = start + Number(raw & mask)
  return end > content.size ? undefined : { id, start, end }
}

const ids = { head: '1a45dfa3', segment: '18538067', tracks: '1654ae6b', cluster: '1f43b675' } as const

/** A film of WebM, from its head to its end, with tracks and pictures in it. */
export async function isWholeWebm(content: FileContent): Promise<boolean> {
  const all = await partsOf(content, readElement)
  const segment = all?.find(({ id }) => id === ids.segment)
  if (all?.[0]?.id !== ids.head || !segment) return false
  const inside = await partsOf(content, readElement, segment.start, segment.end ?? content.size)
  const names = new Set(inside?.map(({ id }) => id))
  return names.has(ids.tracks) && names.has(ids.cluster)
}
