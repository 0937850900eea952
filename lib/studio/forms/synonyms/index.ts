import type { StudioLanguage } from '@/lib/studio/i18n'
import de from './de.json'
import en from './en.json'
import fr from './fr.json'

const byLanguage: Readonly<Record<StudioLanguage, Readonly<Record<string, readonly string[]>>>> = {
  de,
  fr,
  en,
}

/** Other words for a block, by which it is found in the library. */
export const synonymsIn =
  (language: StudioLanguage) =>
  (block: string): readonly string[] =>
    Object.hasOwn(byLanguage[language], block) ? (byLanguage[language][block] ?? []) : []
