import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '@/lib/server/start'

const version = 'storyblok@4.22.0'
const patienceMs = 180_000
const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error', '--fetch-retries', '1']

/**
 * In the full matrix Storyblok's command line tool reads the library of blocks back. It is not a dependency: it is
 * installed beside the project for one run. An unavailable or slow registry does not fail the run.
 */
export async function withOfficialTool(
  work: (env: Record<string, string>) => Promise<unknown>,
): Promise<void> {
  if (process.env.STORYBLOK_CLI) {
    await work({})
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'nestling-tool-'))
  try {
    const npm = process.env.npm_execpath ?? 'npm'
    const installed = await run(
      [npm, 'install', '--prefix', folder, ...options, version],
      {},
      { quiet: true, signal: AbortSignal.timeout(patienceMs) },
    ).then(
      () => true,
      () => false,
    )
    if (!installed) console.warn(`${version} cannot be installed: the tests with it are skipped.`)
    await work(installed ? { STORYBLOK_CLI: join(folder, 'node_modules/storyblok') } : {})
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
