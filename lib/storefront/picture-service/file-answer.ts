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
