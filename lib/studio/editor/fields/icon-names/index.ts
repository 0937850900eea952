import { isMet } from '@/lib/platform/text'
import { type IconName, iconPaths } from '@/lib/storefront/design/ui'
import type { StudioLanguage } from '@/lib/studio/i18n'
import de from './de.json'
import en from './en.json'
import fr from './fr.json'

/** The name of each icon, and after commas further words by which it is found. */
const wordsOf: Record<StudioLanguage, Readonly<Record<IconName, string>>> = { de, en, fr }

const names = Object.keys(iconPaths) as IconName[]

/** What an icon is called in a language. */
export const iconLabel = (name: IconName, language: StudioLanguage): string =>
  wordsOf[language][name].split(',')[0] ?? name

/** The icons that a word names in a language, or by its name in content; sorted by what they are called. */
export function findIcons(term: string, language: StudioLanguage): IconName[] {
  const wanted = term.split(/\s+/).filter(Boolean)
  const isFound = (name: IconName) =>
    wanted.every((word) => isMet(`${wordsOf[language][name]} ${name}`, word))
  const { compare } = new Intl.Collator(language)
  return names
    .filter(isFound)
    .sort((one, other) => compare(iconLabel(one, language), iconLabel(other, language)))
}
