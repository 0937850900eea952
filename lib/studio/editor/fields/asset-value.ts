import { focusWithin } from '@/lib/content/media/client'
import { marketsOfStory } from '@/lib/platform/markets'
import type { AssetCard } from '@/lib/studio/media/client'
import { readAssetAddress } from '@/schemas/content'

/** The language of a story's texts: that of its market, else the shop's first. */
export const languageOfStory = (fullSlug: string): string => marketsOfStory(fullSlug)[0]?.language ?? 'de'

/**
 * A file of the library as the content service's own editor writes it, with its texts in the story's language. Its focal
 * point stays with the file, so that it reaches the page whenever it is moved.
 */
export const assetValue = (asset: AssetCard, language: string): Record<string, unknown> => ({
  id: asset.id,
  alt: asset.alt[language] ?? '',
  name: '',
  focus: '',
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
const fileIn = (address: unknown) => readAssetAddress(String(address))?.key ?? address

/** The focal point of a field in the pixels of the same file as it is now. */
function focusIn(former: Record<string, unknown>, chosen: Record<string, unknown>): unknown {
  const [from, to] = [former, chosen].map(({ filename }) => readAssetAddress(String(filename))?.size)
  return typeof former.focus === 'string' && from && to ? focusWithin(former.focus, from, to) : former.focus
}

/**
 * A file in place of another one. Words for the same file stay, as do its focal point in this field and what programs
 * keep in its `meta_data`; words that were just typed stay in any case; all others describe the former file, and go with
 * it.
 */
export function inPlaceOf(
  former: Record<string, unknown>,
  chosen: Record<string, unknown>,
  typed: ReadonlySet<AssetWord>,
): Record<string, unknown> {
  const isSame = fileIn(former.filename) === fileIn(chosen.filename)
  const kept = assetWords.filter((word) => former[word] && (isSame || typed.has(word)))
  return {
    ...chosen,
    ...(isSame && former.focus ? { focus: focusIn(former, chosen) } : {}),
    ...(isSame && former.meta_data ? { meta_data: former.meta_data } : {}),
    ...Object.fromEntries(kept.map((word) => [word, former[word]])),
  }
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
