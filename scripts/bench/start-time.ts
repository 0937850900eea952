import type { Config } from '@/lib/platform/config'
import { freePort, type Seed, startShop } from '@/lib/server/start'
import { startBareApp } from './bare-app'
import { bareYardstick, comparedRow, type Row } from './row'
import { untilAnswered } from './until-answered'

/**
 * Milliseconds from the start to the first response, with an existing database and build. Both processes are stopped
 * again.
 */
export async function measureStart(
  config: Config,
  seed: Seed,
  home: string,
  bareFolder: string,
): Promise<Row> {
  const port = await freePort()
  const bareBegun = performance.now()
  const bare = await startBareApp(bareFolder, port)
  const yardstick = performance.now() - bareBegun
  await bare.stop()

  const begun = performance.now()
  const shop = await startShop(config, { dev: false, seed })
  try {
    await untilAnswered(home)
    return comparedRow({
      subject: 'Second start',
      unit: 'ms',
      figure: performance.now() - begun,
      yardstick: { name: bareYardstick, figure: yardstick },
      ...(shop.built && { note: 'with a build: the sources changed meanwhile' }),
    })
  } finally {
    await shop.stop()
  }
}
