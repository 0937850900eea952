import { transliterate } from '@/lib/platform/markets'
import type { assets } from './tables'

export type AssetRow = typeof assets.$inferSelect
type Named = Pick<AssetRow, 'key' | 'name' | 'kind' | 'width' | 'height'>

const longestStem = 60

/** The name of a file without its extension. */
export const stemOf = (name: string): string => name.replace(/\.[^.]{1,5}$/, '')

/** In letters that an address needs no encoding for: `Über uns.JPG` → `ueber-uns`. */
const inAddress = (name: string): string =>
  transliterate(stemOf(name).toLowerCase())
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestStem)
    .replace(/^-+|(?<!-)-+$/g, '') || 'file'

/** A file's name with the extension of what it is. */
export const nameFor = (name: string, kind: AssetRow['kind']): string =>
  `${(stemOf(name.normalize('NFC').replace(/[\\/\p{Cc}]/gu, ' ')).trim() || 'file').slice(0, 150)}.${kind}`

/** The address of a file in content. It leads to what the file is now. */
export const addressOf = ({ key, name, kind, width, height }: Named): string =>
  `/pictures/assets/${width && height ? `${width}x${height}` : 'x'}/${key}/${inAddress(name)}.${kind}`

/** The version in addresses of a file's content. */
export const versionOf = ({ digest }: Pick<AssetRow, 'digest'>): string => digest.slice(0, 8)

/** The address of what a file is now, which browsers keep for ever. */
export const versionedAddress = (row: Named & Pick<AssetRow, 'digest'>): string =>
  `${addressOf(row)}?v=${versionOf(row)}`

/** The name under which the bytes of a file are kept. */
export const storedName = ({ key, digest, kind }: Pick<AssetRow, 'key' | 'digest' | 'kind'>): string =>
  `${key}/${digest.slice(0, 40)}.${kind}`
