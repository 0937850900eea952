type File = {
  /** Without quotation marks. */
  tag: string
  type: string
  caching: string
}

const matches = (header: string | null, tag: string) =>
  (header?.split(',') ?? []).some((entry) => ['*', tag].includes(entry.trim().replace(/^W\//, '')))

const headersOf = ({ tag, caching }: File) => ({ etag: `"${tag}"`, 'cache-control': caching })

/** 304 for a client that has the file; undefined for any other. */
export const unchangedAnswer = (request: Request, file: File): Response | undefined =>
  matches(request.headers.get('if-none-match'), `"${file.tag}"`)
    ? new Response(null, { status: 304, headers: headersOf(file) })
    : undefined

/** Answers `GET` and `HEAD` with a file. */
export const fileAnswer = (request: Request, file: File, bytes: Uint8Array): Response =>
  new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
    headers: {
      ...headersOf(file),
      'content-type': file.type,
      'content-length': String(bytes.byteLength),
    },
  })

/** The one part of a file that `Range` asks for, as `bytes=0-99`, `bytes=100-` or `bytes=-100`; undefined for any other. */
function partOf(header: string | null, length: number): { start: number; end: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const end = from === '' || to === '' ? length : Math.min(Number(to) + 1, length)
  return start < end ? { start, end } : undefined
}

/** Answers `GET` and `HEAD` with a file, or with a part of it: players of films ask for parts. */
export function partAnswer(request: Request, file: File, bytes: Uint8Array): Response {
  const part = partOf(request.headers.get('range'), bytes.byteLength)
  const answer = fileAnswer(request, file, part ? bytes.subarray(part.start, part.end) : bytes)
  answer.headers.set('accept-ranges', 'bytes')
  if (!part) return answer
  answer.headers.set('content-range', `bytes ${part.start}-${part.end - 1}/${bytes.byteLength}`)
  return new Response(answer.body, { status: 206, headers: answer.headers })
}
