import type { Config } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { sharedPagesIn } from '@/lib/platform/shared-pages'
import { installPageCache } from '@/lib/server/next/page-cache'
import type { BuildFacts } from './build-facts'

type Options = {
  /** Where pages lie when the build cannot be written. */
  folder: string | undefined
  /** Unset in development, where no pages are shared. */
  build: BuildFacts | undefined
  /** Asked for where instances share pages. */
  db: () => Database
}

/** Has Next.js keep its pages as the settings say: on how much disk, and for which other instances. */
export function startPageCache(
  { edgeMachines, pagesMaxMb, pagesShared }: Pick<Config, 'edgeMachines' | 'pagesMaxMb' | 'pagesShared'>,
  { folder, build, db }: Options,
): void {
  if (!edgeMachines.includes('page-cache')) return
  installPageCache({
    ...{ maxBytes: pagesMaxMb * 1024 * 1024, folder, build },
    ...(build && pagesShared && { shared: sharedPagesIn(db(), build.fingerprint) }),
  })
}
