import type { Config } from '@/lib/platform/config'
import { findMarket, isInternal } from '@/lib/platform/markets'
import type { Brand } from '@/schemas'
import { isStudioPath } from './studio-paths'

/** A market by its shop locale or in upper case. A document is redirected to the market's code; nothing else is there. */
function isForeignSpelling(brand: Brand, path: string): boolean {
  const [, code = ''] = path.split('/')
  const market = findMarket(brand, code)
  return market !== undefined && market.code !== code
}

/**
 * Whether Next.js would render a page at a decoded path that is no address of the shop. The Studio edits the embedded
 * content service, so there is none with a Storyblok space.
 */
export const isClosed = ({ brand, storyblok }: Pick<Config, 'brand' | 'storyblok'>, path: string): boolean =>
  isInternal(path) || isForeignSpelling(brand, path) || (storyblok !== undefined && isStudioPath(path))
