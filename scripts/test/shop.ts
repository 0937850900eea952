import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runningDatabase } from '@/lib/platform/db'
import { freePort, isPortFree } from '@/lib/server/start'
import { merchantToken } from '@/tests/fixtures/http/merchant'
import {
  type Prepared,
  prepare,
  preparedFolders,
  removeCopies,
  startCopy,
} from '@/tests/fixtures/process/prepared'
import { baseUrlOf, killStarted, stopShop } from '@/tests/fixtures/process/shop'

const usualPort = 4700

/** The port of the tests' shop, which its build writes into its pages. Child processes read it too. */
export async function choosePort(): Promise<number> {
  const port = (await isPortFree(usualPort, undefined)) ? usualPort : await freePort()
  process.env.TEST_BASE_URL = baseUrlOf(port)
  return port
}

/** A first start from nothing: migrated, seeded and built. Every test that needs a shop gets a copy of it. */
export async function prepareShop(): Promise<Prepared> {
  for (const folder of preparedFolders()) await rm(folder, { recursive: true, force: true })
  return prepare('baby')
}

/** Serves a copy of the prepared shop, for the tests over HTTP and in the browser, while `work` runs. */
export async function withShop(
  prepared: Prepared,
  port: number,
  work: (env: Record<string, string>) => Promise<unknown>,
): Promise<void> {
  const shop = await startCopy(prepared, { PORT: String(port), MERCHANT_TOKEN: merchantToken })
  try {
    await work({
      E2E_BASE_URL: baseUrlOf(port),
      E2E_DATABASE_URL: (await runningDatabase(shop.dataDir)) ?? '',
      E2E_DIST_DIR: join(shop.dataDir, 'next'),
    })
  } finally {
    await stopShop(shop)
    await removeCopies()
  }
}

/** Ends started processes when the run itself is ended. */
export { killStarted }
