import { createRequire } from 'node:module'
import type FileCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import type TagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import type { KeptPage } from './page-files'

// Next.js must keep its pages and their tags in one place: `require` gives this file the same module instance that the
// server has loaded.
const require = createRequire(import.meta.url)
export const {
  default: FileSystemCache,
}: { default: typeof FileCache } = require('next/dist/server/lib/incremental-cache/file-system-cache.js')
export const { areTagsExpired, areTagsStale, tagsManifest }: typeof TagsManifest =
  require('next/dist/server/lib/incremental-cache/tags-manifest.external.js')

/** The part of Next.js' cache that is in memory; private there. */
export const memory = () =>
  (
    FileSystemCache as unknown as {
      memoryCache?: Pick<Map<string, KeptPage>, 'get' | 'set'> & { remove(key: string): void }
    }
  ).memoryCache
