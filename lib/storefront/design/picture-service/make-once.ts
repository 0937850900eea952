import type { DiskCache } from '@/lib/platform/disk-cache'
import { logError } from '@/lib/platform/log'

/** Makes files once and keeps them on disk. Those who ask for a file while it is made share the work. */
export function makeOnce(cache: DiskCache) {
  const running = new Map<string, Promise<Buffer>>()

  async function keptOrMade(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await cache.read(name)
    if (kept) return kept
    const bytes = await make()
    // If the disk is full or read-only, the picture is answered without being cached.
    await cache.write(name, bytes).catch((error: unknown) => logError('pictures on disk', error))
    return bytes
  }

  return (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const found = running.get(name) ?? keptOrMade(name, make).finally(() => running.delete(name))
    running.set(name, found)
    return found
  }
}
