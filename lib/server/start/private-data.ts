import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { chmod, lstat, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Bits of a mode that let the group or everybody else in. */
const otherBits = 0o077

/**
 * Of files that vanish meanwhile, of those that belong to another user, whose mode only that user can change, and of a
 * system of files that nobody can write.
 */
const passing = new Set(['ENOENT', 'EPERM', 'EACCES', 'EROFS'])

async function closeToOthers(path: string): Promise<void> {
  const found = await lstat(path)
  if (found.isSymbolicLink()) return
  if (found.mode & otherBits) await chmod(path, found.mode & 0o7777 & ~otherBits)
  if (!found.isDirectory()) return
  for (const name of await readdir(path))
    await closeToOthers(join(path, name)).catch((error: NodeJS.ErrnoException) => {
      if (!passing.has(error.code ?? '')) throw error
    })
}

/**
 * Lets nobody but the user of this process read or write what it and its children make from now on, and what the data
 * folder holds already. Returns false where the mode of the folder cannot be set, as it belongs to another user.
 */
export async function keepPrivate(dataDir: string): Promise<boolean> {
  process.umask(otherBits)
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await closeToOthers(dataDir)
    return true
  } catch (error) {
    if (passing.has((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

/**
 * A secret that is told once, as a line to print: itself on a terminal; elsewhere, where output goes into a log that is
 * kept, the name of a file that this user alone can read.
 */
export function toldSecret(
  secret: string,
  { dataDir, isTerminal }: { dataDir: string; isTerminal: boolean },
): string {
  if (isTerminal) return secret
  const file = join(dataDir, 'studio-password.txt')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(file, `${secret}\n`, { mode: 0o600 })
    chmodSync(file, 0o600)
    return `in the file ${file}, which you should delete after your first login`
  } catch {
    return `not told, as ${file} cannot be written; make another one with npm run people, on a terminal`
  }
}
