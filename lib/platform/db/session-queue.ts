import type { PGlite } from '@electric-sql/pglite'

type Waiting = {
  handlerId: number
  message: Uint8Array
  onData: (data: Uint8Array) => void
  resolve: (bytes: number) => void
  reject: (error: Error) => void
}

const syncMessage = Uint8Array.of(0x53, 0, 0, 0, 4)

/** Frontend messages of the extended query protocol before its Sync: Bind, Close, Describe, Execute, Flush, Parse. */
const unfinished = new Set(['B', 'C', 'D', 'E', 'H', 'P'].map((type) => type.charCodeAt(0)))

/**
 * Lets many connections share PGlite's one session. A connection keeps the session from its first message to the Sync
 * that ends the query, and to the end of its transaction: unnamed statements and portals belong to the session, so
 * another connection's message in between would overwrite them.
 *
 * Replaces the queue in `@electric-sql/pglite-socket`, which yields after every single message.
 */
export class SessionQueue {
  private readonly waiting: Waiting[] = []
  private holder: number | undefined
  private running = false

  constructor(private readonly db: PGlite) {}

  enqueue(handlerId: number, message: Uint8Array, onData: (data: Uint8Array) => void): Promise<number> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ handlerId, message, onData, resolve, reject })
      void this.run()
    })
  }

  getQueueLength(): number {
    return this.waiting.length
  }

  clearQueueForHandler(handlerId: number): void {
    for (let index = this.waiting.length - 1; index >= 0; index -= 1) {
      if (this.waiting[index]?.handlerId !== handlerId) continue
      const [gone] = this.waiting.splice(index, 1)
      gone?.reject(new Error('The connection was closed'))
    }
  }

  /** Releases the session of a connection that closed in the middle of a query or a transaction. */
  async clearTransactionIfNeeded(handlerId: number): Promise<void> {
    if (this.holder !== handlerId) return
    await this.db.runExclusive(() => this.db.execProtocolRaw(syncMessage))
    if (this.db.isInTransaction()) await this.db.exec('ROLLBACK')
    this.holder = undefined
    void this.run()
  }

  private next(): Waiting | undefined {
    if (this.holder === undefined) return this.waiting.shift()
    const index = this.waiting.findIndex(({ handlerId }) => handlerId === this.holder)
    return index === -1 ? undefined : this.waiting.splice(index, 1)[0]
  }

  private async run(): Promise<void> {
    if (this.running) return
    this.running = true
    for (let turn = this.next(); turn; turn = this.next()) await this.take(turn)
    this.running = false
  }

  private async take({ handlerId, message, onData, resolve, reject }: Waiting): Promise<void> {
    this.holder = handlerId
    let bytes = 0
    try {
      await this.db.runExclusive(() =>
        this.db.execProtocolRawStream(message, {
          onRawData: (data) => {
            bytes += data.length
            onData(data)
          },
        }),
      )
      resolve(bytes)
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)))
    }
    const type = message[0] ?? 0
    if (!unfinished.has(type) && !this.db.isInTransaction()) this.holder = undefined
  }
}
