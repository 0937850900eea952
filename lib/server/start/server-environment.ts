import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '@/lib/platform/config'
import { functionKeySetting } from '@/lib/server/next/internals'
import { currentArtefact } from './artefact'
import { distDirOf, localSecrets, sharedSecrets, tsconfigOf } from './environment'

export type ServerEnvironment = Record<string, string | undefined> & {
  DATABASE_URL: string
  NESTLING_DIST_DIR: string
  SESSION_SECRET: string
}

/** Instances with the same secret call their server functions the same, also when each makes a build of its own. */
const functionKey = (secret: string) =>
  createHash('sha256').update(`server functions\n${secret}`).digest('base64')

type Given = {
  dev: boolean
  /** The address of the embedded database, where this start has opened it. */
  embedded: string | undefined
}

/** The environment of what this start runs: the preparation, the build and the server. */
export async function serverEnvironment(
  config: Config,
  { dev, embedded }: Given,
): Promise<ServerEnvironment> {
  const { sessionSecret: given } = config
  const secrets = given === undefined ? await localSecrets(config.dataDir) : sharedSecrets(given)
  const url = config.databaseUrl ?? embedded
  if (!url) throw new Error('There is no database')
  const artefact = dev ? undefined : await currentArtefact()
  const distDir = artefact ?? distDirOf(config.dataDir)
  return {
    ...process.env,
    DATABASE_URL: url,
    NESTLING_EMBEDDED_DATABASE: embedded ? '1' : '0',
    NESTLING_DIST_DIR: distDir,
    // A build that serves every shop has nothing of this one beside it.
    ...(artefact
      ? { NESTLING_PAGES_DIR: join(config.dataDir, 'pages') }
      : { NESTLING_TSCONFIG: await tsconfigOf(distDir) }),
    PORT: String(config.port),
    BASE_URL: config.baseUrl,
    STORYBLOK_WEBHOOK_SECRET:
      config.storyblok?.webhookSecret || process.env.STORYBLOK_WEBHOOK_SECRET || secrets.webhook,
    PREVIEW_SECRET: config.previewSecret ?? (config.storyblok ? '' : secrets.preview),
    SESSION_SECRET: secrets.session,
    [functionKeySetting]: functionKey(secrets.session),
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: dev ? 'development' : 'production',
  }
}

/** The same, in a process that a start script has given it. */
export function givenEnvironment(): ServerEnvironment {
  const { DATABASE_URL, NESTLING_DIST_DIR, SESSION_SECRET, ...rest } = process.env
  if (!DATABASE_URL || !NESTLING_DIST_DIR || !SESSION_SECRET) throw new Error('Only npm start runs this.')
  return { ...rest, DATABASE_URL, NESTLING_DIST_DIR, SESSION_SECRET }
}
