import type { Server } from 'node:http'
import type { ErrorReports } from './create-error-reports'

/** Tells of every request that a server has answered. */
export function observeRequests(server: Server, { request: tell }: Pick<ErrorReports, 'request'>): void {
  // Before the server's own handler, which may answer from memory at once and replaces what is asked for.
  server.prependListener('request', ({ method = 'GET', url = '/' }, response) => {
    const from = Date.now()
    const [path = '/'] = url.split('?', 1)
    response.once('finish', () => tell({ method, path, status: response.statusCode, from, to: Date.now() }))
  })
}
