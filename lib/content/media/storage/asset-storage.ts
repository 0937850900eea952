import { join } from 'node:path'
import { type Config, config } from '@/lib/platform/config'
import { diskStorage } from './disk-storage'
import { s3Storage } from './s3-storage'
import type { Storage } from './storage'

export type { Storage }

/** The storage of a shop: the store that is configured, else the data folder. */
const storageFor = ({ assetStore, dataDir }: Pick<Config, 'assetStore' | 'dataDir'>): Storage =>
  assetStore ? s3Storage(assetStore) : diskStorage(join(dataDir, 'assets'))

let current: Storage | undefined

/** The storage of this process. */
export function assetStorage(): Storage {
  current ??= storageFor(config())
  return current
}
