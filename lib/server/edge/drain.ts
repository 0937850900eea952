import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { steadyMs } from '@/lib/platform/clock'

/** How long the work for a client that has gone is waited for, in milliseconds: a page is lost, an order is not. */
const goneMs = { reading: 2_000, writing: 10_000 }

/** A connection without a request may be about to send one that has not arrived yet. */
const sweepMs = 500

/** A reply is followed by many parts of the edge and of Next.js, of which each listens for its end. */
const mostListeners = 20

type Answering = { socket: Socket; onClose?: () => void }

const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD'

/** Whether a server takes requests, what it has under way, and how it ends without losing any of it. */
export class Drain {
  private current: 'starting' | 'ready' | 'ending' = 'starting'
  private readonly sockets = new Set<Socket>()
  private readonly replies = new Map<ServerResponse, Answering>()
  private readonly tasks = new Set<object>()

  get phase() {
    return this.current
  }

  /** Follows the connections and the requests of a server from its beginning. */
  watch(server: Server): void {
    server.on('connection', (socket) => {
      this.sockets.add(socket)
      socket.once('close', () => this.sockets.delete(socket))
    })
    // Before the server's own handler, which may answer from memory at once.
    server.prependListener('request', ({ socket }, reply) => {
      const answering: Answering = { socket }
      this.replies.set(reply, answering)
      reply.setMaxListeners(mostListeners)
      reply.once('close', () => {
        this.replies.delete(reply)
        answering.onClose?.()
      })
      if (this.current === 'ending') reply.shouldKeepAlive = false
    })
  }

  /** Work for a request, which may outlast its connection: the database stays open for it. */
  follow({ method }: Pick<IncomingMessage, 'method'>, reply: ServerResponse, work: Promise<unknown>): void {
    const task = {}
    let timer: NodeJS.Timeout | undefined
    const end = () => {
      clearTimeout(timer)
      this.tasks.delete(task)
    }
    this.tasks.add(task)
    const answering = this.replies.get(reply)
    // Next.js may wait for ever for a client that has gone.
    const onClose = () => {
      if (!this.tasks.has(task)) return
      timer = setTimeout(end, isRead(method) ? goneMs.reading : goneMs.writing)
      timer.unref()
    }
    if (answering) answering.onClose = onClose
    else onClose()
    void work.then(end, end)
  }

  /** The server is complete. One that ends already stays so. */
  ready(): void {
    if (this.current === 'starting') this.current = 'ready'
  }

  /** From now on the server says that it ends, and connections end with their next answer. */
  begin(): void {
    this.current = 'ending'
    for (const reply of this.replies.keys()) if (!reply.headersSent) reply.shouldKeepAlive = false
  }

  /**
   * Accepts no more connections, ends those without a request and waits for the answers of the others and for all work;
   * what is not done within the time is cut. Returns whether all was done.
   */
  async close(server: Server, withinMs: number): Promise<boolean> {
    const until = steadyMs() + withinMs
    let isWhole = true
    const closed = new Promise((resolve) => server.close(resolve))
    const sweep = setInterval(() => this.endIdle(), sweepMs)
    const cut = setTimeout(() => {
      isWhole = false
      server.closeAllConnections()
    }, withinMs)
    await closed
    clearInterval(sweep)
    clearTimeout(cut)
    while (this.tasks.size > 0 && steadyMs() < until) await sleep(20)
    return isWhole && this.tasks.size === 0
  }

  /** Node ends connections that wait for a further request, but not those that have sent none yet. */
  private endIdle(): void {
    const busy = new Set([...this.replies.values()].map(({ socket }) => socket))
    for (const socket of this.sockets) if (!busy.has(socket)) socket.destroySoon()
  }
}
