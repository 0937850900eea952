import type { Server } from 'node:http'
import type { ErrorReports } from './create-error-reports'

/** Tells of every request that a server has answered. */
export function observeRequests(server: Server, { request: tell }: Pick<ErrorReports, 'request'>): void {
  server.on('request', ({ method = 'GET', url = '/' }, response) => {
    const from = Date.now()
    // The server's own handler replaces what is asked for meanwhile.
    const [path = '/'] = url.split('?', 1)
    response.once('finish', () => tell({ method, path, status: response.statusCode, from, to: Date.now() }))
  })
}
