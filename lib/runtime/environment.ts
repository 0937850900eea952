import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Config, readConfig } from '@/lib/config'

/** Reads `.env` if there is one. Variables that are set already win. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
}

/** The configuration, or an exit with every problem at once. */
export function configOrExit(): Config {
  loadEnvFile()
  const result = readConfig(process.env)
  if (result.ok) return result.config
  console.error(`The configuration is not valid. Mend these environment variables (see .env.example):\n`)
  for (const problem of result.problems) console.error(`  ${problem}`)
  process.exit(1)
}

type Secrets = { webhook: string; preview: string }

/** Secrets that the embedded mode makes for itself, once, readable by this user alone. */
export async function localSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Secrets
  } catch {
    const make = () => randomBytes(32).toString('base64url')
    const secrets: Secrets = { webhook: make(), preview: make() }
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await writeFile(file, JSON.stringify(secrets, null, 2), { mode: 0o600 })
    await chmod(file, 0o600)
    return secrets
  }
}

/** The build of a data folder lies beside its data, so that copies with other data never share pages on disk. */
export const distDirOf = (dataDir: string): string =>
  resolve(dataDir) === resolve('.data') ? '.next' : join(dataDir, 'next')
