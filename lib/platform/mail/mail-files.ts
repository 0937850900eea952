import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { composed } from './compose'
import type { Mail } from './service'

const monthMs = 30 * 24 * 60 * 60 * 1_000

const folderOf = (dataDir: string) => join(dataDir, 'mails')

/** `20261123T065203Z-order-7.eml` */
function fileName(key: string, at: Date): string {
  const time = at.toISOString().replace(/[-:]|\.\d+/g, '')
  return `${time}-${key.replace(/[^\w.-]+/g, '_').slice(0, 100)}.eml`
}

/** The time of a file's name; undefined for the name of any other file. */
function timeOf(name: string): number | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-.*\.eml$/.exec(name)
  if (!parts) return undefined
  const [year = 0, month = 1, ...rest] = parts.slice(1).map(Number)
  return Date.UTC(year, month - 1, ...rest)
}

/** Writes a mail as the file that mail programs open. It holds personal data: its owner alone may read it. */
export async function writeMailFile(dataDir: string, key: string, mail: Mail, at: Date): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const { message } = await createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  }).sendMail({
    ...composed(key, mail, { name: '', address: 'shop@localhost' }),
    // While no service is configured, a recipient may be the key of a setting.
    to: { name: '', address: mail.to },
    date: at,
  })
  const folder = folderOf(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, fileName(key, at)), message, { mode: 0o600 })
}

/** Deletes mails from the data folder that are older than a month. */
export async function pruneMailFiles(dataDir: string, now: Date): Promise<void> {
  const folder = folderOf(dataDir)
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const time = timeOf(name)
    if (time !== undefined && time < now.getTime() - monthMs) await rm(join(folder, name), { force: true })
  }
}
