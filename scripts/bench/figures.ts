import { cp, rm } from 'node:fs/promises'
import type { Config } from '@/lib/platform/config'
import { freePort, type Seed, startShop } from '@/lib/server/start'
import { compareServers } from './load'
import type { Row } from './row'
import { untilAnswered } from './until-answered'

/** A copy of the shop, so that both run at the same time with the same build. */
async function copyOf(dataDir: string): Promise<string> {
  const copy = `${dataDir}-figures`
  await rm(copy, { recursive: true, force: true })
  await cp(dataDir, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

/** What it costs that a shop counts, for pages by what they are called: one with the port of operation against one without. */
export async function measureFigures(
  config: Config,
  seed: Seed,
  pages: Readonly<Record<string, string>>,
): Promise<Row[]> {
  const folder = await copyOf(config.dataDir)
  const start = async (dataDir: string, operationPort: number | undefined) => {
    const port = await freePort()
    process.env.OPERATION_PORT = operationPort === undefined ? '' : String(operationPort)
    const shop = await startShop({ ...config, port, dataDir }, { dev: false, seed })
    await untilAnswered(`http://localhost:${port}/de/`)
    return { ...shop, port }
  }
  const without = await start(config.dataDir, undefined)
  try {
    const counting = await start(folder, await freePort())
    try {
      const target = ({ port, child }: typeof without, subject: string, path: string) => ({
        ...{ subject, url: `http://localhost:${port}${path}`, pid: child.pid, status: 200 },
        headers: { 'accept-encoding': 'br' },
      })
      const rows: Row[] = []
      for (const [subject, path] of Object.entries(pages))
        rows.push(
          await compareServers(target(counting, `${subject}, counted`, path), {
            ...target(without, subject, path),
            subject: 'without figures',
          }),
        )
      return rows
    } finally {
      await counting.stop()
    }
  } finally {
    process.env.OPERATION_PORT = ''
    await without.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
