import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildIdFile, draftKeys, draftKeysFile } from '@/lib/server/next/internals'
import { drawingsFolder } from '@/lib/storefront/design/drawings'
import { derivedSecret } from './environment'

const sources = ['app', 'blocks', 'registry', 'schemas', 'lib', 'public']
const files = [
  'instrumentation.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
]

/**
 * The settings that pages or code of a build contain; the port only as a part of `BASE_URL`, and the secret as the
 * signatures of forms and pictures.
 */
export const builtIn = [
  'BASE_URL',
  'SHOP_BRAND',
  'SHOP_MARKETS',
  'APP_ENV',
  'PAYMENTS',
  'STORYBLOK_TOKEN',
  'STORYBLOK_API_URL',
  'STORYBLOK_REGION',
  'SESSION_SECRET',
]

/** Folders whose files are read at run time, or by readers of the manual alone: a change in them needs no build. */
const readAtRunTime: readonly string[] = [drawingsFolder, 'public/about']

async function* walk(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (readAtRunTime.includes(path) || path.endsWith('.md')) continue
    if (entry.isDirectory()) yield* walk(path)
    else yield path
  }
}

/** A fingerprint of everything that goes into a build. */
export async function buildFingerprint(env: Record<string, string | undefined>): Promise<string> {
  const hash = createHash('sha256')
  const paths = [...files]
  for (const folder of sources) for await (const path of walk(folder)) paths.push(path)
  for (const path of paths.sort()) {
    hash.update(path)
    hash.update(await readFile(path).catch(() => ''))
  }
  for (const setting of settingsIn(env)) hash.update(setting)
  return hash.digest('hex')
}

const settingsIn = (env: Record<string, string | undefined>) =>
  builtIn.map((name) => `${name}=${env[name] ?? ''}`)

/** A fingerprint of the settings alone: pages made with one of them contain it, whatever build they are of. */
export const fingerprintOfSettings = (env: Record<string, string | undefined>): string =>
  createHash('sha256').update(settingsIn(env).join('\n')).digest('hex')

/** Without vowels, because filters against advertisements block addresses with some words. */
const letters = 'bcdfghjklmnpqrst'

/**
 * The id of a build, the same for every machine that builds the same sources with the same settings: browsers take pages
 * of either for the same build. The content is no part of it, because pages of either content fit together.
 */
export const buildIdOf = (fingerprint: string): string =>
  fingerprint.slice(0, 24).replaceAll(/[\da-f]/g, (digit) => letters[Number.parseInt(digit, 16)] ?? '')

/** Gives a build the same keys of the draft mode as those of other instances, so that a browser sees drafts at each. */
export async function writeDraftKeys(distDir: string, session: string): Promise<void> {
  const key = (purpose: string) => derivedSecret(session, `drafts ${purpose}`).toString('hex')
  await writeFile(draftKeysFile(distDir), JSON.stringify(draftKeys(key)))
}

export type BuildRecord = {
  fingerprint: string
  lastInvalidation: number
  lastInvalidationAt?: string | undefined
  database: string
  /** When the build began, in milliseconds since the epoch: its pages are at least as new. */
  startedAt: number
}

const recordFile = (distDir: string) => join(distDir, 'nestling-build.json')

/** The record in a folder of pages; undefined where there is none that can be read. */
export const readRecord = (folder: string): Promise<BuildRecord | undefined> =>
  readFile(recordFile(folder), 'utf8').then(
    (text) => JSON.parse(text) as BuildRecord,
    () => undefined,
  )

/** The same of a build, unless that was not finished. */
export const readBuildRecord = (distDir: string): Promise<BuildRecord | undefined> =>
  existsSync(buildIdFile(distDir)) ? readRecord(distDir) : Promise.resolve(undefined)

export async function writeBuildRecord(distDir: string, record: BuildRecord): Promise<void> {
  await mkdir(distDir, { recursive: true })
  await writeFile(recordFile(distDir), JSON.stringify(record))
}
