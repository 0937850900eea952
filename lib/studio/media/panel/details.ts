import type { AssetCard } from '../types'

/** What the form of a file can change. */
export type Details = Pick<
  AssetCard,
  'name' | 'folderId' | 'alt' | 'title' | 'copyright' | 'source' | 'focus'
>

export const detailsOf = ({ name, folderId, alt, title, copyright, source, focus }: AssetCard): Details => ({
  ...{ name, folderId, alt, title, copyright, source, focus },
})

/** The texts that differ, by language; one that was taken out is empty. */
function changedTexts(opened: Record<string, string>, now: Record<string, string>): Record<string, string> {
  const languages = [...new Set([...Object.keys(opened), ...Object.keys(now)])]
  const textIn = (texts: Record<string, string>, language: string) => texts[language]?.trim() ?? ''
  return Object.fromEntries(
    languages
      .filter((language) => textIn(opened, language) !== textIn(now, language))
      .map((language) => [language, textIn(now, language)]),
  )
}

/**
 * What differs from the details that the form was opened with. Nothing else is sent: what somebody else has changed since
 * would be taken back.
 */
export function changedDetails(opened: Details, now: Details): Partial<Details> {
  const { alt, title, ...plain } = now
  const texts = { alt: changedTexts(opened.alt, alt), title: changedTexts(opened.title, title) }
  return Object.fromEntries([
    ...Object.entries(plain).filter(([name, value]) => value !== opened[name as keyof typeof plain]),
    ...Object.entries(texts).filter(([, changed]) => Object.keys(changed).length > 0),
  ])
}
