import { readdir, readFile, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { cachedEndings, cachedPages, cachedRoot, metaOf, statusIn } from '@/lib/server/next'

/** Next.js writes its files after the response was sent. */
const delayMs = 5_000
const mostWaiting = 1_000

const encoded = (segment: string) => {
  try {
    return encodeURIComponent(decodeURIComponent(segment))
  } catch {
    return segment
  }
}

/** The segments of a path as file names; undefined when one could lead out of the folder. */
function namesOf(pathname: string): string[] | undefined {
  const names = pathname.split('/').filter(Boolean).map(encoded)
  const isPlain = (name: string) => !/^\.+$/.test(name) && !/[/\\\0]/.test(name)
  return names.length > 0 && names.every(isPlain) ? names : undefined
}

const entries = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

async function isMissingPage(base: string): Promise<boolean> {
  try {
    return statusIn(await readFile(metaOf(base), 'utf8')) === 404
  } catch {
    return false
  }
}

/** Removes empty folders from `folder` up to `root`. */
async function removeEmpty(folder: string, root: string): Promise<void> {
  for (let at = folder; at !== root; at = dirname(at)) {
    if ((await entries(at)).length > 0) return
    await rmdir(at).catch(() => {})
  }
}

/**
 * Next.js stores a page for every requested path, also for paths that do not exist, so their number is unlimited. This
 * removes their files some seconds later, unless the page exists by then.
 */
export class MissingFiles {
  private readonly waiting = new Set<string>()
  private timer: NodeJS.Timeout | undefined
  private readonly folder: string

  constructor(distDir: string) {
    this.folder = cachedPages(distDir)
  }

  /** Records a path that was answered with 404. */
  note(pathname: string): void {
    const names = namesOf(pathname)
    if (!names || this.waiting.size >= mostWaiting) return
    this.waiting.add(names.join('/'))
    this.timer ??= setTimeout(() => void this.sweep(), delayMs).unref()
  }

  /** Removes the files of the recorded paths. A file that cannot be removed only takes up space. */
  async sweep(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const paths = [...this.waiting]
    this.waiting.clear()
    for (const route of await entries(this.folder)) {
      const root = join(this.folder, route, cachedRoot)
      for (const path of paths) {
        const base = join(root, path)
        if (!(await isMissingPage(base))) continue
        for (const ending of cachedEndings)
          await rm(base + ending, { recursive: true, force: true }).catch(() => {})
        await removeEmpty(dirname(base), root)
      }
    }
  }
}
