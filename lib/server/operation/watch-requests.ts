import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Metrics } from './create-metrics'

/** An answer that says what it has cost; unset: it was refused before that was known. */
type Watched = ServerResponse & { kind?: string | undefined }

/** Measures every request of a server, from its arrival to the end of its answer. */
export function watchRequests(server: Server, { observe }: Pick<Metrics, 'observe'>): void {
  server.prependListener('request', (_: IncomingMessage, reply: Watched) => {
    const begun = performance.now()
    reply.once('close', () => {
      const status = reply.writableFinished ? reply.statusCode : 'gone'
      observe(reply.kind ?? 'refused', status, (performance.now() - begun) / 1_000)
    })
  })
}
