/** A request's body; undefined as soon as it is longer than `limit` bytes, whatever its headers say. */
export async function readLimitedBytes(
  request: Request,
  limit: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  if (!request.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  // Not `for await`: leaving its loop cancels the body, which ends the connection before the answer is sent.
  const reader = request.body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length
    if (size > limit) return undefined
    chunks.push(read.value)
  }
  return Buffer.concat(chunks)
}

/** The text of a request's body, under the same bound. */
export async function readLimited(request: Request, limit: number): Promise<string | undefined> {
  return (await readLimitedBytes(request, limit))?.toString('utf8')
}
