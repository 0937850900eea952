import type { PGlite } from '@electric-sql/pglite'

type Waiting = {
  handlerId: number
  message: Uint8Array
  /** Of the last message in it. */
  type: number
  onData: (data: Uint8Array) => void
  resolve: (bytes: number) => void
  reject: (error: Error) => void
}

const syncMessage = Uint8Array.of(0x53, 0, 0, 0, 4)

const typesOf = (letters: string) => new Set([...letters].map((letter) => letter.charCodeAt(0)))

/** Frontend messages of the extended query protocol that nobody answers before a Sync or a Flush. */
const unanswered = typesOf('BCDEP')

/** Those before its Sync: Bind, Close, Describe, Execute, Flush, Parse. */
const unfinished = typesOf('BCDEHP')

/**
 * Lets many connections share PGlite's one session. A connection keeps the session from its first message to the Sync
 * that ends the query, and to the end of its transaction: unnamed statements and portals belong to the session, so
 * another connection's message in between would overwrite them. The messages of a query are handed over at once: each
 * handover costs as much as a small query.
 *
 * Replaces the queue in `@electric-sql/pglite-socket`, which yields after every single message.
 */
export class SessionQueue {
  private readonly waiting: Waiting[] = []
  /** By the connection, the messages of a query that is not complete. */
  private readonly begun = new Map<number, Uint8Array[]>()
  private holder: number | undefined
  private running = false

  constructor(private readonly db: PGlite) {}

  enqueue(handlerId: number, message: Uint8Array, onData: (data: Uint8Array) => void): Promise<number> {
    const type = message[0] ?? 0
    const parts = this.begun.get(handlerId) ?? []
    if (unanswered.has(type)) {
      this.begun.set(handlerId, [...parts, message])
      return Promise.resolve(0)
    }
    this.begun.delete(handlerId)
    const whole = parts.length === 0 ? message : new Uint8Array(Buffer.concat([...parts, message]))
    return new Promise((resolve, reject) => {
      this.waiting.push({ handlerId, message: whole, type, onData, resolve, reject })
      void this.run()
    })
  }

  getQueueLength(): number {
    return this.waiting.length
  }

  clearQueueForHandler(handlerId: number): void {
    this.begun.delete(handlerId)
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

  private async take({ handlerId, message, type, onData, resolve, reject }: Waiting): Promise<void> {
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
    if (!unfinished.has(type) && !this.db.isInTransaction()) this.holder = undefined
  }
}
