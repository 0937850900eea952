import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { EdgeResponse } from './edge-response'

/** Begins with a request once the one before it on its connection has its answer: no connection fills all rooms. */
export function createInTurn() {
  /** The last answer of each connection. */
  const answers = new WeakMap<Socket, EdgeResponse>()
  return ({ socket }: IncomingMessage, reply: EdgeResponse, begin: () => void) => {
    const before = answers.get(socket)
    answers.set(socket, reply)
    if (!before || before.closed) return begin()
    before.once('close', () => {
      if (!socket.destroyed) begin()
    })
  }
}
