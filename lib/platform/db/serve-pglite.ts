import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { PrivateFs } from './private-fs'
import { SessionQueue } from './session-queue'

/** Opens a database of PGlite, in a folder or from a dump, and answers connections on a socket, or on a local port. */
export async function servePglite(given: { folder: string } | { dump: Blob }, socket: string | undefined) {
  const db = await PGlite.create({
    ...('folder' in given ? { fs: new PrivateFs(given.folder) } : { loadDataDir: given.dump }),
    extensions: { pg_trgm, unaccent },
  })
  const server = new PGLiteSocketServer({
    db,
    maxConnections: 100,
    ...(socket ? { path: socket } : { host: '127.0.0.1', port: 0 }),
  })
  Reflect.set(server, 'queryQueue', new SessionQueue(db))
  await server.start()
  return {
    address: server.getServerConn(),
    async close() {
      await server.stop()
      await db.close()
    },
  }
}
