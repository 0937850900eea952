import type { MenuWords } from '@/lib/storefront/runtime/live-preview'
import type { StudioLanguage } from '@/lib/studio/i18n'
import { frameText } from './messages'

/** The words of the bridge's menu in the language of the person. */
export function menuWords(language: StudioLanguage): MenuWords {
  const t = frameText(language)
  return {
    language,
    actions: {
      'Add Block Before': t('menu.before'),
      'Add Block After': t('menu.after'),
      Duplicate: t('menu.duplicate'),
      Copy: t('menu.copy'),
      'Move Forward': t('menu.forward'),
      'Move Backward': t('menu.backward'),
      Delete: t('menu.delete'),
    },
    parents: t('menu.parents'),
    more: t('menu.actions'),
  }
}
