import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** How often it is looked what clients have taken, in milliseconds. */
const sweepMs = 1_000

/** A tenth of what the slowest mobile lines bring, in bytes a second. */
const slowest = 2_000

/** How long a client may take nothing at first, and at the most after it has taken a lot, in milliseconds. */
const patienceMs = { first: 10_000, most: 30_000 }

/** What libuv counts of a connection. Node has it on each, but does not document it. */
type Handle = { bytesWritten: number; writeQueueSize: number }

/**
 * How many bytes of its answers a client's connection has taken. Where Node has no counts of libuv, one long piece of an
 * answer counts as taken once all of it is.
 */
function takenBy(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: Partial<Handle> | null }
  const { bytesWritten, writeQueueSize } = handle ?? {}
  if (bytesWritten === undefined || writeQueueSize === undefined)
    return socket.bytesWritten - socket.writableLength
  return bytesWritten - writeQueueSize
}

type Patience = { taken: number; leftMs: number }

/**
 * Ends the connections whose clients do not take their answers: an answer that waits for its client holds memory and the
 * room of its kind of work. Only time in which something waits to be sent is counted. What a client takes gives it more
 * time, because the system takes bytes for it in advance, by the megabyte on a fast line, and shows nothing of it until a
 * third of them has arrived.
 */
export class StalledClients {
  private readonly sockets = new Set<Socket>()
  private readonly patience = new WeakMap<Socket, Patience>()

  /** Follows the connections of a server from its beginning to its end. */
  watch(server: Server): void {
    server.on('connection', (socket) => {
      this.sockets.add(socket)
      socket.once('close', () => this.sockets.delete(socket))
    })
    // Time in which this process computes and sends nothing is not the client's: sweeps are counted, not the clock.
    const sweeps = setInterval(() => this.sweep(sweepMs), sweepMs)
    sweeps.unref()
    server.once('close', () => clearInterval(sweeps))
  }

  /** Looks at all connections, so long after the last time. */
  sweep(passedMs: number): void {
    for (const socket of this.sockets) {
      const taken = takenBy(socket)
      const leftMs = socket.writableLength === 0 ? patienceMs.first : this.left(socket, taken) - passedMs
      this.patience.set(socket, { taken, leftMs })
      if (leftMs <= 0) socket.destroy()
    }
  }

  private left(socket: Socket, taken: number): number {
    const before = this.patience.get(socket) ?? { taken: 0, leftMs: patienceMs.first }
    const earnedMs = ((taken - before.taken) / slowest) * 1_000
    return Math.min(before.leftMs + earnedMs, patienceMs.most)
  }
}
