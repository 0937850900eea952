import type { IncomingMessage } from 'node:http'
import { currentMs } from '@/lib/platform/clock'
import type { Config } from '@/lib/platform/config'
import { type Client, largestBody, largestForm, readsOf, takesUploads, usualBody } from '@/lib/platform/http'
import { mostOf, tellOfNetwork } from '@/lib/platform/limits'
import { count } from '@/lib/platform/metrics'
import { type BodyLimits, BodyRoom } from './body-room'
import { rateLimited } from './busy-answer'
import type { EdgeResponse } from './edge-response'
import { refusedForm } from './refused-form'

const megabyte = 1024 * 1024

/** While a form is read, some four times its size is in memory. */
const bodyLimits = {
  atOnce: { ofNetwork: 40 * megabyte, ofAll: 120 * megabyte },
  perHour: 300 * megabyte,
}

/** Calls of a usual size: what comes slowly or is large in a network takes nothing from them. */
const usualLimits = {
  atOnce: { ofNetwork: 4 * megabyte, ofAll: 40 * megabyte },
  perHour: 100 * megabyte,
  slowMakesWay: true,
}

/** Editors upload many pictures one after the other. What a stranger sends there is not read: the call asks who it is. */
const uploadLimits = {
  atOnce: { ofNetwork: 60 * megabyte, ofAll: 120 * megabyte },
  perHour: 3_000 * megabyte,
}

/** The length of a request's body; infinite when it does not say. */
function lengthOf({ headers }: Pick<IncomingMessage, 'headers'>): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY
  return Number(headers['content-length'] ?? 0)
}

const lingerMs = 1_000

/**
 * Stops reading a request that has its answer. Its connection ends a moment later than Node would end it: ended at once,
 * it could take the answer with it that is still under way.
 */
function stopReading({ complete, socket }: IncomingMessage): void {
  if (complete) return
  socket.destroySoon = () => {
    socket.pause()
    socket.end()
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }
}

/**
 * Ends a body that makes way for another, with its answer. What still comes of it reaches nobody: the call could carry out
 * what its sender is told was refused.
 */
function endUnread(request: IncomingMessage, reply: EdgeResponse, answer: () => void): void {
  request.push = () => false
  if (reply.headersSent) return void request.destroy()
  answer()
  setTimeout(() => request.destroy(), lingerMs).unref()
}

/** Decides before it is read whether a body is read at all, and ends it with its answer. */
export function createBodies(config: Pick<Config, 'brand'>, ofLarge = bodyLimits) {
  const roomOf = (limits: BodyLimits) => ({ room: new BodyRoom(limits), limits })
  const usual = roomOf(usualLimits)
  const large = roomOf(ofLarge)
  const ofUploads = roomOf(uploadLimits)
  return {
    endWithAnswer(request: IncomingMessage, reply: EdgeResponse): void {
      if (lengthOf(request) === 0) return
      reply.endsUnread = true
      reply.prependOnceListener('finish', () => stopReading(request))
    },

    /** Whether the request may be read; if not, it has been answered. */
    admit(request: IncomingMessage, reply: EdgeResponse, pathname: string, client: Client): boolean {
      const length = lengthOf(request)
      if (length === 0) return true
      const reads = readsOf(request.method, pathname)
      const largest = largestBody(reads, request.headers['content-type'])
      const refuse = (status: number) => {
        reply.answer(refusedForm(config, request, status))
        return false
      }
      if (largest === undefined) return refuse(415)
      if (length > largest && Number.isFinite(length)) return refuse(413)
      const busy = () => {
        count('shop_shed_requests_total', { work: 'body' })
        return rateLimited(pathname) ?? refusedForm(config, request, 503)
      }
      const isUpload = takesUploads(reads)
      // What is larger than a form lies on disk as it comes.
      const bytes = Math.min(length, largest, isUpload ? largestForm + usualBody : largest)
      const before = request.socket.bytesRead
      const bySize = bytes <= usualBody ? usual : large
      const { room, limits } = isUpload ? ofUploads : bySize
      const leave = room.enter(
        client,
        bytes,
        () => endUnread(request, reply, () => reply.replace(busy())),
        () => request.complete,
      )
      if (leave === 'tooMany') {
        for (const network of client.slice(0, 1))
          tellOfNetwork('bytes of bodies', mostOf(limits.perHour, network), network, currentMs())
        return refuse(429)
      }
      if (leave === 'busy') {
        reply.answer(busy())
        return false
      }
      reply.once('close', () => {
        const read = request.socket.bytesRead - before
        leave(request.complete && Number.isFinite(length) ? 0 : Math.max(0, bytes - read))
      })
      return true
    },
  }
}
