import { constants, createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { FeedError } from './feed-error'

type ReadOptions = {
  /** Called with the size of each piece that was read, in bytes. */
  onBytes?: ((bytes: number) => void) | undefined
  signal?: AbortSignal | undefined
  /** Of a text that does not name it itself. */
  encoding?: string | undefined
  /** Called with an encoding other than UTF-8 that neither the text nor anybody named. */
  onGuess?: ((encoding: string) => void) | undefined
}

const pieceSize = 256 * 1024

/** Byte order marks of UTF-16, which spreadsheets write. */
const marks: readonly [Buffer, string][] = [
  [Buffer.from([0xff, 0xfe]), 'utf-16le'],
  [Buffer.from([0xfe, 0xff]), 'utf-16be'],
]

/** The encoding that the first bytes name: by a byte order mark, or in the XML declaration. */
function encodingOf(start: Buffer): string | undefined {
  const marked = marks.find(([mark]) => start.subarray(0, 2).equals(mark))?.[1]
  const declared = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]{0,200}?\sencoding=["']([\w.:-]{1,40})["']/.exec(
    start.subarray(0, 400).toString('latin1'),
  )?.[1]
  return marked ?? declared
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch {
    throw new FeedError(
      `The file says that its encoding is ${encoding}, which is not known. Save it as UTF-8.`,
      'encoding',
    )
  }
}

const letters = /[\u0080-\ufffc]/

/**
 * The encoding of a text that names none, by the first piece with a letter beyond ASCII: UTF-8, or Windows-1252, which
 * spreadsheets write, where no such letter can be read as UTF-8. Undefined while all is ASCII.
 */
function guessedEncoding(piece: Buffer): string | undefined {
  if (!piece.some((byte) => byte > 0x7f)) return undefined
  // A letter that the piece cuts is no fault.
  const text = new TextDecoder().decode(piece, { stream: true })
  return text.includes('\ufffd') && !letters.test(text) ? 'windows-1252' : 'utf-8'
}

const faults: Record<string, string> = {
  ENOENT: 'There is no such file.',
  EACCES: 'The file may not be read.',
  EISDIR: 'It is a folder, not a file.',
  Z_DATA_ERROR: 'The compressed file is damaged.',
  Z_BUF_ERROR: 'The compressed file ends in the middle.',
}

const asFeedError = (error: unknown): unknown => {
  const words = faults[String((error as NodeJS.ErrnoException).code)]
  return words ? new FeedError(words) : error
}

/** Throws a FeedError if the file does not exist or cannot be read. */
export const assertReadable = (file: string): Promise<void> =>
  access(file, constants.R_OK).catch((error: unknown) => Promise.reject(asFeedError(error)))

/**
 * The text of a file in pieces, decompressed if it is gzip. Invalid bytes become U+FFFD, for which rows are rejected
 * later.
 */
export async function* readText(
  file: string,
  { onBytes, ...told }: ReadOptions = {},
): AsyncGenerator<string, void, undefined> {
  const source = createReadStream(file, { highWaterMark: pieceSize })
  try {
    yield* decode(await decompressed(counted(source, onBytes)), told)
  } catch (error) {
    throw asFeedError(error)
  } finally {
    source.destroy()
  }
}

async function* counted(source: AsyncIterable<Buffer>, onBytes: ReadOptions['onBytes']) {
  for await (const piece of source) {
    onBytes?.(piece.length)
    yield piece
  }
}

/** Detects gzip by the content, not by the file name. */
async function decompressed(pieces: AsyncGenerator<Buffer, void, undefined>): Promise<AsyncIterable<Buffer>> {
  const { value: first, done } = await pieces.next()
  if (done) throw new FeedError('The file is empty.', 'empty')
  async function* again() {
    yield first as Buffer
    yield* pieces
  }
  const isGzip = first[0] === 0x1f && first[1] === 0x8b
  if (!isGzip) return again()
  // Errors of both streams surface on the second one.
  return pipeline(Readable.from(again()), createGunzip({ chunkSize: pieceSize }), () => {})
}

async function* decode(pieces: AsyncIterable<Buffer>, { signal, encoding: told, onGuess }: ReadOptions) {
  let isFirst = true
  let encoding: string | undefined
  let decoder: TextDecoder | undefined
  for await (const piece of pieces) {
    signal?.throwIfAborted()
    if (isFirst) encoding = encodingOf(piece) ?? told
    isFirst = false
    if (encoding === undefined) {
      encoding = guessedEncoding(piece)
      if (encoding !== undefined && encoding !== 'utf-8') onGuess?.(encoding)
    }
    if (encoding !== undefined) decoder ??= decoderOf(encoding)
    const text = decoder ? decoder.decode(piece, { stream: true }) : piece.toString('latin1')
    if (text !== '') yield text
  }
  const rest = decoder?.decode() ?? ''
  if (rest !== '') yield rest
}
