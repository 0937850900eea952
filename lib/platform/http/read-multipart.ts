import { Busboy } from '@fastify/busboy'
import { largestText } from './body-limits'
import type { MultipartLimits } from './body-table'
import { piecesOf } from './read-limited'

const longestName = 200
/** In bytes. */
const longestHeader = 8_192
const mostHeaders = 20

type Fault = 'tooLarge' | 'invalid' | 'refused'
type Options = MultipartLimits & {
  /** Decides by the fields in front of a file whether it is read. */
  mayTakeFile?: (fields: FormData) => Promise<boolean>
}

/** Begins to parse a form of this type. `fault` is what ends the reading. */
function openParser(contentType: string, { bytes, fields, files, mayTakeFile }: Options) {
  const data = new FormData()
  const state: { fault?: Fault; decision?: Promise<boolean> } = {}
  const isTooMuch = () => {
    state.fault ??= 'tooLarge'
  }
  const limits = {
    fields,
    files,
    parts: fields + files,
    fieldSize: largestText,
    fileSize: bytes,
    headerPairs: mostHeaders,
    headerSize: longestHeader,
  }
  const parser = new Busboy({ headers: { 'content-type': contentType }, limits })
  for (const event of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) parser.on(event, isTooMuch)
  const isName = (name: string | undefined): name is string => {
    if (name === undefined) state.fault ??= 'invalid'
    else if (name.length > longestName) isTooMuch()
    return state.fault === undefined
  }
  parser.on('field', (name: string | undefined, value, _, isCut) => {
    if (isCut) isTooMuch()
    if (isName(name)) data.append(name, value)
  })
  // A file field that was left empty has no name of a file.
  parser.on('file', (name: string | undefined, stream, fileName: string | undefined, _, type) => {
    stream.on('limit', isTooMuch)
    // Without a listener, a file that ends in its middle would end the process.
    stream.on('error', () => {
      state.fault ??= 'invalid'
    })
    if (!isName(name)) return void stream.resume()
    const pieces: Buffer[] = []
    state.decision = mayTakeFile?.(data)
    stream.on('data', (piece: Buffer) => pieces.push(piece))
    stream.on('end', () =>
      data.append(name, new File(pieces as Buffer<ArrayBuffer>[], fileName ?? '', { type })),
    )
  })
  const finished = new Promise<void>((resolve) => {
    parser.once('finish', resolve)
    parser.on('error', () => {
      state.fault ??= 'invalid'
      resolve()
    })
  })
  return { parser, data, state, finished }
}

/**
 * Reads a multipart form (RFC 7578) while it arrives, piece by piece between other work, and no further than its first
 * fault.
 */
export async function readMultipart(
  { body, headers }: Pick<Request, 'body' | 'headers'>,
  options: Options,
): Promise<{ ok: true; data: FormData } | { ok: false; fault: Fault }> {
  let opened: ReturnType<typeof openParser>
  try {
    opened = openParser(headers.get('content-type') ?? '', options)
  } catch {
    return { ok: false, fault: 'invalid' }
  }
  const { parser, data, state, finished } = opened
  let size = 0
  for await (const piece of piecesOf(body)) {
    size += piece.length
    if (size > options.bytes) state.fault ??= 'tooLarge'
    if (state.fault) return { ok: false, fault: state.fault }
    parser.write(piece)
    if (state.decision && !(await state.decision)) return { ok: false, fault: 'refused' }
    state.decision = undefined
  }
  parser.end()
  await finished
  return state.fault ? { ok: false, fault: state.fault } : { ok: true, data }
}
