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

/** The name at the end of an address, to be read. What an editor types may hold a percent sign that encodes nothing. */
export function fileNameIn(address: string): string {
  const name = address.split('/').at(-1) || address
  try {
    return decodeURI(name)
  } catch {
    return name
  }
}
