import { percentDecoded } from '@/lib/platform/text'
import type { StudioLanguage } from '@/lib/studio/i18n'
import { storiesText } from './messages'
import type { MovedAlong } from './moved-along'

const shown = (path: string) => percentDecoded(path) ?? path

/** Says what a new address has taken along; nothing where the address stayed. */
export function movedWords(along: MovedAlong | undefined, language: StudioLanguage): string {
  if (!along) return ''
  const t = storiesText(language)
  const { redirects, references, conditions } = along
  const { first, total } = redirects
  return [
    first &&
      t('done.redirected', { from: shown(first.from), to: shown(first.to), others: Math.max(0, total - 1) }),
    references > 0 && t('done.referencesFollow', { count: references }),
    conditions > 0 && t('done.conditionsFollow', { count: conditions }),
  ]
    .filter(Boolean)
    .join(' ')
}
