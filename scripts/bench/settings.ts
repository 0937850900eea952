import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type Config, readConfig, settings } from '@/lib/platform/config'
import { freePort } from '@/lib/server/start'

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })

/** The port of the last run if it is free: the port is written into the pages, so another one requires a build. */
async function steadyPort(dataDir: string): Promise<number> {
  const file = join(dataDir, 'bench-port')
  const last = Number(await readFile(file, 'utf8').catch(() => ''))
  if (last > 0 && (await isFree(last))) return last
  const port = await freePort()
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await writeFile(file, String(port))
  return port
}

/**
 * The default settings with a database of its own: the benchmark publishes, and must never do so in a database or a
 * space from the environment.
 */
export async function benchConfig(dataDir: string): Promise<Config> {
  for (const name of Object.keys(settings)) process.env[name] = ''
  // Deleted, not blank, so that the start uses the secret of the data folder.
  delete process.env.STORYBLOK_WEBHOOK_SECRET
  const result = readConfig({ DATA_DIR: dataDir, PORT: String(await steadyPort(dataDir)) })
  if (!result.ok) throw new Error(result.problems.join('\n'))
  return result.config
}
