import { currentTime } from '@/lib/platform/clock'
import { type Config, isLoopbackAddress } from '@/lib/platform/config'
import {
  prepareShop,
  type Seed,
  type ServerEnvironment,
  startReportOn,
  unknownVariables,
} from '@/lib/server/start'
import { beginShop } from '../seed/begin-shop'
import { readBeginning } from '../seed/beginning'
import { demoCodesLeft } from '../seed/demo-codes-left'
import { startText } from './start-text'

/** Prepares the database and the build as the words after the command ask for, and says what is to be known of them. */
export async function prepareStart(
  config: Config,
  env: ServerEnvironment,
  words: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const beginning = readBeginning(words, config)
  const isLocal = isLoopbackAddress(config.baseUrl)
  const seed: Seed = (db, brand, report) => beginShop(db, brand, { beginning, isLocal, report })
  const shown = startReportOn(process.stdout)
  try {
    await prepareShop(
      config,
      env,
      {
        dev: words.includes('--dev'),
        seed,
        findDemoCodes: (db) => demoCodesLeft(db, config.brand, currentTime()),
        signal,
        tell: (facts) => startText(config, { ...facts, unknown: unknownVariables() }),
      },
      shown,
    )
  } finally {
    shown.end()
  }
}
