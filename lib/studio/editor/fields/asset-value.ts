import { marketsOfStory } from '@/lib/platform/markets'
import type { AssetCard } from '@/lib/studio/media/client'

/** The language of a story's texts: that of its market, else the shop's first. */
export const languageOfStory = (fullSlug: string): string => marketsOfStory(fullSlug)[0]?.language ?? 'de'

/** A file of the library as the content service's own editor writes it, with its texts in the story's language. */
export const assetValue = (asset: AssetCard, language: string): Record<string, unknown> => ({
  id: asset.id,
  alt: asset.alt[language] ?? '',
  name: '',
  focus: asset.focus,
  title: asset.title[language] ?? '',
  source: asset.source,
  filename: asset.filename,
  copyright: asset.copyright,
  fieldtype: 'asset',
  meta_data: {},
  is_external_url: false,
})

/** The words that an editor may type beside a file. */
export const assetWords = ['alt', 'title', 'copyright'] as const
export type AssetWord = (typeof assetWords)[number]

/** The part of a library address that stays when the file is replaced; another address as it is. */
const fileIn = (address: unknown) =>
  /^\/pictures\/assets\/[^/]+\/([a-z0-9]{12})\//.exec(String(address))?.[1] ?? address

/**
 * A file in place of another one. Words for the same file stay, and words that were just typed stay in any case; all
 * others describe the former file, and go with it.
 */
export function inPlaceOf(
  former: Record<string, unknown>,
  chosen: Record<string, unknown>,
  typed: ReadonlySet<AssetWord>,
): Record<string, unknown> {
  const isSame = fileIn(former.filename) === fileIn(chosen.filename)
  const kept = assetWords.filter((word) => former[word] && (isSame || typed.has(word)))
  return { ...chosen, ...Object.fromEntries(kept.map((word) => [word, former[word]])) }
}

/** The name at the end of an address, to be read. What an editor types may hold a percent sign that encodes nothing. */
export function fileNameIn(address: string): string {
  const name = address.split('/').at(-1) || address
  try {
    return decodeURI(name)
  } catch {
    return name
  }
}
