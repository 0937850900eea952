import type { PGlite } from '@electric-sql/pglite'
import { describe, expect, it } from 'vitest'
import { SessionQueue } from '@/lib/platform/db/session-queue'

const message = (type: string) => Uint8Array.of(type.charCodeAt(0), 0, 0, 0, 4)

/** A session that notes the types of the messages of each handover. */
function openQueue() {
  const handovers: string[] = []
  const session = {
    runExclusive: (work: () => Promise<unknown>) => work(),
    isInTransaction: () => false,
    async execProtocolRawStream(bytes: Uint8Array) {
      handovers.push(
        [...bytes]
          .filter((byte) => byte > 64)
          .map((byte) => String.fromCharCode(byte))
          .join(''),
      )
    },
    async execProtocolRaw(bytes: Uint8Array) {
      handovers.push(String.fromCharCode(bytes[0] ?? 0))
    },
  }
  const queue = new SessionQueue(session as unknown as PGlite)
  /** Sends messages one after another, as the socket does. */
  const send = async (connection: number, types: string) => {
    for (const type of types) await queue.enqueue(connection, message(type), () => undefined)
  }
  return { queue, handovers, send }
}

describe('the queue of the embedded database', () => {
  it('hands over the messages of a query at once', async () => {
    const { handovers, send } = openQueue()
    await Promise.all([send(1, 'PBDES'), send(2, 'PBES'), send(3, 'Q')])
    expect(handovers.toSorted()).toEqual(['PBDES', 'PBES', 'Q'])
  })

  it('lets nobody in between a flush and the end of its query', async () => {
    const { handovers, send } = openQueue()
    await send(1, 'PDH')
    const other = send(2, 'Q')
    await send(1, 'BES')
    await other
    expect(handovers).toEqual(['PDH', 'BES', 'Q'])
  })

  it('forgets a query that a closed connection has begun', async () => {
    const { queue, handovers, send } = openQueue()
    await send(1, 'PB')
    queue.clearQueueForHandler(1)
    await queue.clearTransactionIfNeeded(1)
    await send(1, 'Q')
    expect(handovers).toEqual(['Q'])
  })
})
