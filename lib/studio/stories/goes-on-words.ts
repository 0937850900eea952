import type { StudioLanguage } from '@/lib/studio/i18n'
import { storiesText } from './messages'

/** So many are named; the others are counted. */
const most = 4

/** Who can bring a page on that waits in its stage. */
export function goesOnWords(names: readonly string[], language: StudioLanguage): string {
  const t = storiesText(language)
  if (names.length === 0) return t('facts.goesOn.nobody')
  const left = names.length - most
  const shown = names.slice(0, most).join(', ')
  return t('facts.goesOn.some', { names: shown, left: Math.max(0, left) })
}
