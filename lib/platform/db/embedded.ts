import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedName } from './embedded-name'

export type EmbeddedDatabase = { url: string; close: () => Promise<void> }

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

type Lock = { pid: number; url: string }

const readLock = async (file: string): Promise<Lock | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Lock
  } catch {
    return undefined
  }
}

const socketFolder = 'nestling-db-'

/** Removes the socket folders of processes that were killed. */
async function removeLeftSockets(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(socketFolder) ? Number.parseInt(name.slice(socketFolder.length), 10) : 0
    if (pid > 0 && !isAlive(pid))
      await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined)
  }
}

/** The folder of this process's socket, which only its user may enter. */
async function makeSocketFolder(): Promise<string> {
  await removeLeftSockets()
  const folder = await mkdtemp(join(tmpdir(), `${socketFolder}${process.pid}-`))
  await chmod(folder, 0o700)
  return folder
}

/** The address of the embedded database in a data folder while another process has it open. */
export async function runningDatabase(dataDir: string): Promise<string | undefined> {
  const lock = await readLock(join(dataDir, 'database.json'))
  return lock && isAlive(lock.pid) ? lock.url : undefined
}

/**
 * Opens the embedded PostgreSQL in a data folder (for tests: in memory, from the dump of a data folder) and lets this machine's user
 * connect to it: on a Unix socket in a folder of its own, on Windows on a local port. Throws when another process has
 * the folder open.
 */
export async function openEmbedded(given: string | { dump: Blob }): Promise<EmbeddedDatabase> {
  const dataDir = typeof given === 'string' ? given : undefined
  const lockFile = dataDir && join(dataDir, 'database.json')
  if (dataDir) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    if (await runningDatabase(dataDir))
      throw new Error(`Another process has the database in ${dataDir} open.`)
  }
  // Loaded where a database is opened alone: a server asks one that another process has open.
  const { servePglite } = await import('./serve-pglite')
  const socketDir = process.platform === 'win32' ? undefined : await makeSocketFolder()
  const server = await servePglite(
    typeof given === 'string' ? { folder: join(given, 'postgres') } : given,
    socketDir && join(socketDir, '.s.PGSQL.5432'),
  )
  const url = socketDir
    ? `postgres://postgres@localhost/postgres?host=${encodeURIComponent(socketDir)}&application_name=${embeddedName}`
    : `postgres://postgres@${server.address}/postgres?application_name=${embeddedName}`
  if (lockFile) await writeFile(lockFile, JSON.stringify({ pid: process.pid, url } satisfies Lock))
  return {
    url,
    async close() {
      await server.close()
      if (lockFile) await rm(lockFile, { force: true })
      if (socketDir) await rm(socketDir, { recursive: true, force: true })
    },
  }
}
