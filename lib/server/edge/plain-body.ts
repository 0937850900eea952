import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { ContentCoding } from './document-cache'
import type { Kept } from './document-store'

const decoders: Record<ContentCoding, (body: Buffer) => Buffer> = {
  identity: (body) => body,
  gzip: (body) => gunzipSync(body),
  br: (body) => brotliDecompressSync(body),
}

const codings = Object.keys(decoders) as ContentCoding[]

/** A kept document without its coding. */
export function plainBody({ bodies }: Pick<Kept, 'bodies'>): Buffer {
  const [coding = 'identity'] = codings.filter((each) => bodies[each])
  return decoders[coding](bodies[coding] ?? Buffer.alloc(0))
}
