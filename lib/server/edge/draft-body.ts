import type { IncomingMessage } from 'node:http'
import { Gatherer, largestDraft } from '@/lib/platform/http'

/**
 * The arguments of the only server function, as the framework's own code sends them: two texts of base64. What else could
 * be in their place, the framework would parse before the function can refuse it: 512 KB of references to one another take
 * it a second.
 */
const twoTexts = /^\["[\w+/=.~-]*","[\w+/=.~-]*"\]$/

/** Reads a request, and puts back what was read; undefined for more than a draft may have, or a broken connection. */
function peek(request: IncomingMessage): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = []
    const gatherer = new Gatherer()
    let size = 0
    const end = (read: Buffer | undefined) => {
      request.off('readable', take).off('close', lose)
      resolve(read)
    }
    const lose = () => end(undefined)
    const take = () => {
      for (let piece: Buffer | null = request.read(); piece; piece = request.read()) {
        pieces.push(...gatherer.add(piece))
        size += piece.length
        if (size > largestDraft) return lose()
      }
      if (!request.complete) return
      const read = Buffer.concat([...pieces, ...gatherer.rest()])
      // Before the end is told, which is only told of an empty stream.
      if (size > 0) request.unshift(read)
      end(read)
    }
    request.on('readable', take).once('close', lose)
  })
}

/** Whether the body of a call of the server function is what its own page sends. The body can still be read after it. */
export async function isDraftBody(request: IncomingMessage): Promise<boolean> {
  const body = await peek(request)
  return body !== undefined && twoTexts.test(body.toString('latin1'))
}
