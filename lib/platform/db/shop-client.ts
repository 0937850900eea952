import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { Client, type ClientConfig } from 'pg'

/** What the types of `pg` do not tell of a client. */
type Inner = { readyForQuery?: boolean; processID?: number | null; connection: { stream: Socket } }

/** One connection to the database. */
export class ShopClient extends Client {
  private readonly mark = randomBytes(8).toString('hex')
  private readonly begunAt = performance.now()
  private openedAt = this.begunAt

  /** The pool's own limit on connecting would also count the time in which a statement waits for a connection. */
  constructor(config: ClientConfig & { connectMs?: number }) {
    super({ ...config, ...(config.connectMs && { connectionTimeoutMillis: config.connectMs }) })
    // A connection that is lost while it is in use rejects its statements; the event has nothing to add.
    this.on('error', () => undefined)
    this.once('connect', () => {
      this.openedAt = performance.now()
    })
  }

  /** Statements are kept under names of this connection: those of the embedded database share one session. */
  override readonly query = ((statement: { name?: string }, ...rest: []) => {
    const { name } = statement
    const own = name === undefined ? statement : { ...statement, name: `${this.mark} ${name}` }
    return super.query(own as never, ...rest)
  }) as unknown as Client['query']

  private get inner(): Inner {
    return this as unknown as Inner
  }

  /** The process of the server, or what a pooler gives in its place. */
  get processId(): number {
    return this.inner.processID ?? 0
  }

  /** How long the server may have had a process for the connection, in seconds. */
  get age(): { youngest: number; oldest: number } {
    const since = (mark: number) => (performance.now() - mark) / 1_000
    return { youngest: since(this.openedAt), oldest: since(this.begunAt) }
  }

  /** Whether a statement is under way. */
  get isWaiting(): boolean {
    return this.inner.readyForQuery === false
  }

  /** All bytes that went either way. */
  get traffic(): number {
    const { stream } = this.inner.connection
    return stream.bytesRead + stream.bytesWritten
  }

  /** Ends the connection at once: nothing is sent, since nobody would hear it. Statements under way are rejected. */
  cut(reason: string): void {
    this.inner.connection.stream.destroy(new Error(reason))
  }
}
