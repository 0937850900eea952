import { createHash, createHmac, randomBytes } from 'node:crypto'
import { constants, existsSync, readFileSync } from 'node:fs'
import { access, chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { type Config, readConfig, unknownSettings } from '@/lib/platform/config'

/** Reads `.env` if there is one. Variables that are set already win. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
}

/** The variables of `.env` and of the environment that are meant as settings and are none, each in a sentence. */
export const unknownVariables = (): string[] =>
  unknownSettings({
    file: existsSync('.env') ? Object.keys(parseEnv(readFileSync('.env', 'utf8'))) : [],
    environment: Object.keys(process.env),
  })

/** The configuration, or an exit with every problem at once. */
export function configOrExit(): Config {
  loadEnvFile()
  const result = readConfig(process.env)
  if (result.ok) return result.config
  console.error(`The configuration is not valid. Mend these environment variables (see .env.example):\n`)
  for (const problem of result.problems) console.error(`  ${problem}`)
  process.exit(1)
}

type Secrets = { webhook: string; preview: string; session: string }

/** A secret for one purpose, which every instance with the same `SESSION_SECRET` makes alike: 32 bytes. */
export const derivedSecret = (session: string, purpose: string): Buffer =>
  createHmac('sha256', session).update(`secret of ${purpose}`).digest()

/** The secrets that no setting names, of all instances with the same `SESSION_SECRET`. */
export const sharedSecrets = (session: string): Secrets => ({
  webhook: derivedSecret(session, 'webhook').toString('base64url'),
  preview: derivedSecret(session, 'preview').toString('base64url'),
  session,
})

const secretsFile = (dataDir: string) => join(dataDir, 'secrets.json')

const storedSecrets = (dataDir: string): Promise<Partial<Secrets>> =>
  readFile(secretsFile(dataDir), 'utf8').then(
    (text) => JSON.parse(text) as Partial<Secrets>,
    () => ({}),
  )

/** Has a command hash and sign as the server of the same data folder does, where no setting names the secret. */
export async function takeStoredSecret(dataDir: string): Promise<void> {
  if (process.env.SESSION_SECRET) return
  const { session } = await storedSecrets(dataDir)
  if (session !== undefined) process.env.SESSION_SECRET = session
}

/** The secrets of a shop without `SESSION_SECRET`, made once and readable by this user alone; missing ones are added. */
export async function localSecrets(dataDir: string): Promise<Secrets> {
  const file = secretsFile(dataDir)
  const stored = await storedSecrets(dataDir)
  const made = sharedSecrets(stored.session ?? randomBytes(32).toString('base64url'))
  const secrets: Secrets = { ...made, ...stored }
  if (Object.keys(secrets).every((name) => name in stored)) return secrets
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await writeFile(file, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  await chmod(file, 0o600)
  return secrets
}

/**
 * The build folder of a data folder: `.next` for `.data`; next to the data for another folder of the project; for a
 * data folder elsewhere a folder of the project that is named after it, because Next.js builds only inside the project.
 * So copies with other data never share pages on disk.
 */
export function distDirOf(dataDir: string): string {
  const inside = relative('.', dataDir)
  if (inside === '.data') return '.next'
  if (inside !== '' && !inside.startsWith('..') && !isAbsolute(inside)) return join(inside, 'next')
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12)
  return join(`.data-${name}`, 'next')
}

/** Whether a folder that is there can be written. */
export const isWritable = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )

/**
 * A TypeScript configuration for a build in another folder. Next.js adds the build folder to the given configuration,
 * and starting a copy must not change the project's own.
 */
export async function tsconfigOf(distDir: string): Promise<string> {
  if (distDir === '.next') return 'tsconfig.json'
  const folder = dirname(distDir)
  const up = relative(folder, '.')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const compilerOptions = { paths: { '@/*': [`${up}/*`] } }
  const file = join(folder, 'tsconfig.json')
  const text = JSON.stringify({ extends: `${up}/tsconfig.json`, compilerOptions, include: [] })
  // The folder may be read-only once the shop is built. Next.js adds to the file.
  if (!existsSync(file) || (await isWritable(folder))) await writeFile(file, text)
  return file
}
