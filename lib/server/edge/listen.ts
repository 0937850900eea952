import type { Server } from 'node:http'

/** Resolves when a server listens at a port of an address; without an address, at every one of the machine. */
export const listen = (
  server: Server,
  { port, host }: { port: number; host: string | undefined },
): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
