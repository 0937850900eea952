import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settings } from '@/lib/platform/config'
import { connect, migrateDatabase, openEmbedded } from '@/lib/platform/db'
import { functionKeySetting, nextCommand, removeMadePages } from '@/lib/server/next/internals'
import { artefactDist, artefactFingerprint, artefactFolder, writeArtefactRecord } from './artefact'
import { buildIdOf } from './build'
import { buildReport } from './build-output'
import { run } from './child'
import { tsconfigOf } from './environment'
import { prepareStatic } from './prepare-static'
import type { StartReport } from './start-report'

/** An empty database of this build alone: what Next.js asks while it builds has an answer, and none of it is kept. */
async function withEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'nestling-build-'))
  const embedded = await openEmbedded(folder)
  try {
    const { db, close } = connect({ url: embedded.url, max: 1 })
    await migrateDatabase(db).finally(close)
    await work(embedded.url)
  } finally {
    await embedded.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** No setting of the machine that builds may be in the build: an empty one wins over a file of settings, too. */
const withoutSettings = Object.fromEntries(Object.keys(settings).map((name) => [name, '']))

async function environmentOf(url: string, fingerprint: string): Promise<Record<string, string | undefined>> {
  return {
    ...process.env,
    ...withoutSettings,
    DATABASE_URL: url,
    NESTLING_EMBEDDED_DATABASE: '1',
    NESTLING_ARTEFACT: '1',
    NESTLING_BUILD_ID: buildIdOf(fingerprint),
    NESTLING_DIST_DIR: artefactDist,
    NESTLING_TSCONFIG: await tsconfigOf(artefactDist),
    // What is signed or sealed by these goes with the pages; a server has its own.
    SESSION_SECRET: fingerprint,
    [functionKeySetting]: createHash('sha256').update(fingerprint).digest('base64'),
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  }
}

/**
 * Makes the build that serves every shop: it needs no database and no network, and holds no page, no setting and no
 * secret. What depends on these is made while the shop runs.
 */
export async function makeArtefact({ report, end }: StartReport, signal?: AbortSignal): Promise<void> {
  const fingerprint = await artefactFingerprint()
  await rm(join(artefactFolder, 'artefact.json'), { force: true })
  await mkdir(artefactFolder, { recursive: true })
  report('Database')
  await withEmptyDatabase(async (url) => {
    const env = await environmentOf(url, fingerprint)
    const onOutput = buildReport(report)
    await run([nextCommand, 'build'], env, { quiet: true, signal, onOutput, onFailure: end })
  })
  await removeMadePages(artefactDist)
  await prepareStatic(artefactDist, (done, of) => report('Compressed files', done, of))
  await writeArtefactRecord({ fingerprint })
}
